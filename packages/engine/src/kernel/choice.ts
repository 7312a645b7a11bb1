import type { BaseAction, Seat } from './action.ts';
import { type Json, sameJson } from './json.ts';
import type { Figures } from './refusal.ts';

/**
 * All values a parameter may take: a list of them, or whole numbers from `min` to `max`. Where there are too many to list, as
 * with the routes of trains, the domain is open: what is suggested is accepted, and of all else the engine decides.
 */
export type Domain = readonly Json[] | Range | Open;

export interface Open {
  readonly open: true;
  readonly suggested: readonly Json[];
  /** Legal too, found at little cost and perhaps less good: enough for whoever plays on to see where a position leads. */
  readonly quick?: readonly Json[];
}

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * An action whose parameters are still open, each within its own domain, independently of the others. What depends on one
 * another is told in several choices. `info` holds what a button says (a price, a distance); it is no part of the action.
 */
export interface Choice {
  readonly type: string;
  readonly params: Readonly<Record<string, Domain>>;
  readonly info?: Figures;
}

export type Params = Readonly<Record<string, Json>>;

export function isRange(domain: Domain): domain is Range {
  return 'min' in domain;
}

export function isOpen(domain: Domain): domain is Open {
  return 'open' in domain;
}

/** How many values are listed. */
export function sizeOf(domain: Domain): number {
  if (isOpen(domain)) return domain.suggested.length;
  if (!isRange(domain)) return domain.length;
  return domain.max < domain.min ? 0 : Math.floor((domain.max - domain.min) / domain.step) + 1;
}

/** The i-th value of a domain, for i from 0 to below its size. */
export function valueAt(domain: Domain, i: number): Json {
  if (isRange(domain)) return domain.min + i * domain.step;
  const value = isOpen(domain) ? domain.suggested[i] : domain[i];
  if (value === undefined) throw new RangeError(`no value ${i} in this domain`);
  return value;
}

export function contains(domain: Domain, value: unknown): boolean {
  if (!isRange(domain)) return (isOpen(domain) ? domain.suggested : domain).some((item) => sameJson(item, value));
  return (
    typeof value === 'number' &&
    value >= domain.min &&
    value <= domain.max &&
    Number.isInteger((value - domain.min) / domain.step)
  );
}

/** How many actions a choice stands for. */
export function breadth(choice: Choice): number {
  return Object.values(choice.params).reduce((n, domain) => n * sizeOf(domain), 1);
}

/** The choice, or nothing where one of its parameters has no value; not for open domains, which would be searched for it. */
export function unlessEmpty(choice: Choice): Choice[] {
  return breadth(choice) > 0 ? [choice] : [];
}

/** The action a choice becomes when `at` says which value of each domain is taken. */
export function actionFrom(choice: Choice, seat: Seat, at: (domain: Domain, param: string) => number): BaseAction {
  const params: Record<string, Json> = {};
  for (const [name, domain] of Object.entries(choice.params)) params[name] = valueAt(domain, at(domain, name));
  return { ...params, type: choice.type, seat };
}

/** Every action a choice stands for, up to `most`. */
export function* expand(choice: Choice, seat: Seat, most = Number.POSITIVE_INFINITY): Generator<BaseAction> {
  const names = Object.keys(choice.params);
  const sizes = names.map((name) => sizeOf(choice.params[name] ?? []));
  const total = Math.min(breadth(choice), most);
  for (let n = 0; n < total; n++) {
    let rest = n;
    const at = new Map<string, number>();
    for (let i = 0; i < names.length; i++) {
      const size = sizes[i] ?? 1;
      at.set(names[i] ?? '', rest % size);
      rest = Math.floor(rest / size);
    }
    yield actionFrom(choice, seat, (_, name) => at.get(name) ?? 0);
  }
}

/** Whether an action is one of those the choices stand for. */
export function admits(choices: readonly Choice[], action: BaseAction): boolean {
  return fits(choices, action, contains);
}

/** Whether an action is one of those, or would be but for parameters with an open domain. */
export function mayAdmit(choices: readonly Choice[], action: BaseAction): boolean {
  return fits(choices, action, (domain, value) => isOpen(domain) || contains(domain, value));
}

function fits(
  choices: readonly Choice[],
  action: BaseAction,
  holds: (domain: Domain, value: unknown) => boolean,
): boolean {
  const params: Readonly<Record<string, unknown>> = { ...action };
  return choices.some((choice) => {
    if (choice.type !== action.type) return false;
    const names = Object.keys(choice.params);
    return (
      Object.keys(params).length === names.length + 2 &&
      names.every((name) => holds(choice.params[name] ?? [], params[name]))
    );
  });
}
