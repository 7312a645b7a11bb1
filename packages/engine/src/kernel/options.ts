import { isJson, type Json } from './json.ts';
import { type Refusal, refuse } from './refusal.ts';
import { integer } from './shape.ts';

/** What the host may set before the game. Everything here is stored with the game and sent to every player. */
export type OptionSpec = {
  readonly id: string;
  /** The rule it changes or reads in another way, if the rulebook has one. */
  readonly rule?: string;
  /** Added when games were stored already: at its default it is left out, so that their files and positions stay as they are. */
  readonly added?: true;
} & (
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  /** Material of the user's own; null stands for the title's. `check` says what is wrong with it. */
  | { readonly kind: 'data'; readonly default: null; check(value: Json): Refusal | undefined }
);

/** A reading of a rule: the first value is the default. */
export function reading<const I extends string, const V extends string>(rule: string, id: I, first: V, ...others: V[]) {
  return { id, rule, kind: 'choice', values: [first, ...others], default: first } as const;
}

/** What an option of this specification can be. */
type ValueOf<S extends OptionSpec> = S extends { readonly kind: 'choice'; readonly values: readonly (infer V)[] }
  ? V
  : S extends { readonly kind: 'switch' }
    ? boolean
    : S extends { readonly kind: 'number' }
      ? number
      : Json;

/** The options of these specifications, each with its type. */
export type OptionsOf<S extends readonly OptionSpec[]> = {
  readonly [K in S[number] as K extends { readonly added: true } ? never : K['id']]: ValueOf<K>;
} & {
  readonly [K in S[number] as K extends { readonly added: true } ? K['id'] : never]?: ValueOf<K>;
};

/** The options of a game, read by their specification. */
export function readOptions<const S extends readonly OptionSpec[]>(specs: S, given: Options): OptionsOf<S> {
  const values = completeOptions(specs, given);
  if (!agrees(specs, values)) throw new RangeError('these options were never accepted');
  return values;
}

function agrees<const S extends readonly OptionSpec[]>(specs: S, values: Options): values is OptionsOf<S> & Options {
  return checkOptions(specs, values) === undefined;
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
  const values = specs.map((spec) => ({ spec, value: given[spec.id] ?? spec.default }));
  const stored = values.filter(({ spec, value }) => spec.added !== true || value !== spec.default);
  return Object.fromEntries(stored.map(({ spec, value }) => [spec.id, value]));
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
