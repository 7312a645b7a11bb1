import { type Figures, type Json, type Refusal, refuse } from '@stellwerk/engine/kernel';

/** Numbers and texts stand for names in the site's files; nothing else does, and nothing else is ever turned into a text. */
export function wordOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

const LONGEST = 40;

/** What is not seen as it is: control characters, surrogates without a partner, marks that turn the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** A text out of a file as it may stand in a sentence: short, in one line, with nothing unseen. */
export function shown(text: string): string {
  const start = [...text.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('');
  const cut = start.length < text.length ? `${start}…` : start;
  return cut.replace(UNSEEN, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);
}

/** A refusal of something in a file: the file's own texts stand in it as they may be shown. */
export function decline(rule: string, figures: Figures = {}): Refusal {
  const shownFigures = Object.entries(figures).map(([name, value]): [string, Json] => [
    name,
    typeof value === 'string' ? shown(value) : value,
  ]);
  return refuse(rule, Object.fromEntries(shownFigures));
}
