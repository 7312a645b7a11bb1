/** More marks on one letter than any writing needs run over the lines above and below. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu;
const DIRECTION_SIGNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Letters written from right to left: Hebrew, Arabic and their kin. */
const FROM_THE_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'];

/** A name as it is shown: whatever it holds, the words and figures around it stay in their lines and in their order. */
export function shownName(name: string): string {
  const plain = name.replace(DIRECTION_SIGNS, '').replace(TOO_MANY_MARKS, '$1');
  return FROM_THE_RIGHT.test(plain) ? ISOLATE + plain + END_OF_ISOLATE : plain;
}

/** One for all names: to make it takes longer than to use it. */
const segmenter = new Intl.Segmenter();

/** The first letters of a name, each whole: with its marks, or all the parts of an emoji. */
export function firstLetters(name: string, count: number): string {
  const letters = segmenter.segment(name.replace(DIRECTION_SIGNS, '').trim());
  return Array.from(letters, ({ segment }) => segment)
    .slice(0, count)
    .join('');
}
