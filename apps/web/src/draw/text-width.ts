const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijlI.,:;'|", 0.28],
  ['ftr()/- ', 0.36],
  ['mwMWÄÖ@%', 0.86],
];

/** About how wide a text is at font size 1, in the widest of the house's fonts; layout must not depend on a screen. */
export function textWidth(text: string, weight: 600 | 700 | 800 = 600): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * (weight === 800 ? 1.04 : 1);
}

function letterWidth(letter: string): number {
  const known = WIDTHS.find(([letters]) => letters.includes(letter));
  if (known !== undefined) return known[1];
  return /\p{Lu}/u.test(letter) ? 0.71 : 0.57;
}
