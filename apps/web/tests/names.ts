/** Names that people or files may hold, at the length that is allowed. */
export const HARD_NAMES = [
  'W'.repeat(60),
  'Zo\u0308e'.replace(/[Zoe]/g, (letter) => letter + '\u0301\u0330\u0352\u0347\u0489'.repeat(3)),
  'שלמה בן דוד המלך (1880) ועוד שמות ארוכים מאוד של שחקנים כאן!'.slice(0, 60),
  '👨‍👩‍👧‍👦'.repeat(5),
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenkasse',
  `a\u202E${'‮gnol'.repeat(11)}`.slice(0, 60),
] as const;

/** Runs in the page: whatever sticks out of its box or out of the window sideways. */
export function stickingOut(): string[] {
  const found: string[] = [];
  // Ticks and flags stand on the rim of what they mark.
  const MARGIN = 4;
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.body.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement) || element.closest('.visually-hidden, svg, select')) continue;
    const { overflowX, display } = getComputedStyle(element);
    if (display === 'inline' || display === 'contents' || element.clientWidth === 0) continue;
    // What may be scrolled or is cut with an ellipsis holds its text; the rest must have room for it.
    if (overflowX === 'visible' && element.scrollWidth > element.clientWidth + MARGIN) {
      const parent = element.parentElement?.getAttribute('class') ?? '';
      const name = `.${parent} > ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      found.push(`${name}: ${element.scrollWidth} in ${element.clientWidth}`);
    }
  }
  return found;
}
