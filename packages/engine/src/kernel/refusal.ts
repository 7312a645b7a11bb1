import type { Json } from './json.ts';

export type Figures = Readonly<Record<string, Json>>;

/**
 * Why something was not done. `rule` is the id of the rule that forbids it; `code` names the text to show, which is the
 * rule's own sentence unless a case of it deserves another; `figures` fill the text.
 */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly figures: Figures;
}

export function refuse(rule: string, figures: Figures = {}, code: string = rule): Refusal {
  return { code, rule, figures };
}

export type Refused = { readonly ok: false; readonly refusal: Refusal };
export type Result<T> = { readonly ok: true; readonly value: T } | Refused;

export function refused(refusal: Refusal): Refused {
  return { ok: false, refusal };
}

export function accepted<T>(value: T): Result<T> {
  return { ok: true, value };
}
