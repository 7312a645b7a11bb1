import { isJson, type Json } from './json.ts';
import { type Refusal, refuse } from './refusal.ts';
import { integer } from './shape.ts';

/** What the host may set before the game. Everything here is stored with the game and sent to every player. */
export type OptionSpec = {
  readonly id: string;
  /** The rule it changes or reads in another way, if the rulebook has one. */
  readonly rule?: string;
} & (
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  /** Material of the user's own; null stands for the title's. `check` says what is wrong with it. */
  | { readonly kind: 'data'; readonly default: null; check(value: Json): Refusal | undefined }
);

/** A reading of a rule: the first value is the default. */
export function reading(rule: string, id: string, first: string, ...others: readonly string[]): OptionSpec {
  return { id, rule, kind: 'choice', values: [first, ...others], default: first };
}

export type Options = Readonly<Record<string, Json>>;

/** The given options completed by the defaults, or why they cannot be. */
export function checkOptions(specs: readonly OptionSpec[], given: Options): Refusal | undefined {
  const unknown = Object.keys(given).find((id) => !specs.some((spec) => spec.id === id));
  if (unknown !== undefined) return refuse('kernel/option', { option: unknown });
  for (const spec of specs) {
    const value = given[spec.id];
    const refusal = value === undefined ? undefined : checkOption(spec, value);
    if (refusal) return refusal;
  }
  return undefined;
}

export function completeOptions(specs: readonly OptionSpec[], given: Options): Options {
  return Object.fromEntries(specs.map((spec) => [spec.id, given[spec.id] ?? spec.default]));
}

function checkOption(spec: OptionSpec, value: unknown): Refusal | undefined {
  const wrong = refuse('kernel/option', { option: spec.id });
  switch (spec.kind) {
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value) ? undefined : wrong;
    case 'switch':
      return typeof value === 'boolean' ? undefined : wrong;
    case 'number':
      return integer(spec.min, spec.max).accepts(value) ? undefined : wrong;
    case 'data':
      if (value === null) return undefined;
      return isJson(value) ? spec.check(value) : wrong;
  }
}
