import {
  type BaseAction,
  type Choice,
  contains,
  type Domain,
  isOpen,
  isRange,
  type Json,
  type Params,
  type Range,
  type Seat,
  sameJson,
  sizeOf,
  valueAt,
} from '@stellwerk/engine/kernel';

/** An action somebody is putting together: its kind, and the parameters chosen so far. */
export interface Draft {
  readonly type: string;
  readonly values: Params;
  /** Which part of it is being changed: the train whose route clicks on the board change. */
  readonly part?: string;
}

/** Lists longer than this are asked for as a figure, not as a row of buttons. */
const MOST_LISTED = 400;

/** The choices that what was chosen so far leaves open. */
export function remaining(choices: readonly Choice[], draft: Draft): readonly Choice[] {
  return choices.filter(
    (choice) =>
      choice.type === draft.type &&
      Object.entries(draft.values).every(([name, value]) => mayBe(choice.params[name] ?? [], value)),
  );
}

/** Of what an open domain does not suggest, the engine decides. */
function mayBe(domain: Domain, value: Json): boolean {
  return isOpen(domain) || contains(domain, value);
}

/** What a parameter may still become: the domains of all choices left, as one. */
export function domainOf(choices: readonly Choice[], param: string): Domain {
  const given = choices.map((choice) => choice.params[param] ?? []);
  const [first] = given;
  if (first === undefined) return [];
  if (given.every((domain) => sameJson(domain, first))) return first;
  const ranges = given.filter(isRange);
  if (ranges.length === given.length && ranges.reduce((sum, range) => sum + sizeOf(range), 0) > MOST_LISTED) {
    return hull(ranges);
  }
  return distinct(given.flatMap(valuesOf));
}

/** The smallest range around them; what lies between two of them the engine refuses by itself. */
function hull(ranges: readonly Range[]): Range {
  return {
    min: Math.min(...ranges.map((range) => range.min)),
    max: Math.max(...ranges.map((range) => range.max)),
    step: Math.min(...ranges.map((range) => range.step)),
  };
}

export function valuesOf(domain: Domain): readonly Json[] {
  return Array.from({ length: Math.min(sizeOf(domain), MOST_LISTED) }, (_, i) => valueAt(domain, i));
}

function distinct(values: readonly Json[]): readonly Json[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const text = JSON.stringify(value);
    return !seen.has(text) && seen.add(text);
  });
}

/** The parameters in the order they are asked for: what is pointed at on the board first, figures from a range last. */
export function paramsInOrder(choices: readonly Choice[], pointing: readonly string[] = []): readonly string[] {
  const names = [...new Set(choices.flatMap((choice) => Object.keys(choice.params)))];
  const rank = (name: string) => {
    if (pointing.includes(name)) return 0;
    return choices.some((choice) => isRange(choice.params[name] ?? [])) ? 2 : 1;
  };
  return names.sort((a, b) => rank(a) - rank(b));
}

/** Sets a parameter. What was chosen before and no longer goes with it is forgotten, the latest first. */
export function withValues(choices: readonly Choice[], draft: Draft, change: Params): Draft {
  const older = Object.entries(draft.values).filter(([name]) => !(name in change));
  for (let kept = older.length; kept >= 0; kept--) {
    const next = { type: draft.type, values: { ...Object.fromEntries(older.slice(0, kept)), ...change } };
    if (remaining(choices, next).length > 0) return next;
  }
  return { type: draft.type, values: change };
}

/** Everything that is settled: what was chosen, and what has one value left. */
export function settled(choices: readonly Choice[], draft: Draft): Params {
  const values: Record<string, Json> = { ...draft.values };
  for (let changed = true; changed; ) {
    changed = false;
    const left = remaining(choices, { type: draft.type, values });
    for (const name of paramsInOrder(left)) {
      const domain = domainOf(left, name);
      if (name in values || isOpen(domain) || sizeOf(domain) !== 1) continue;
      values[name] = valueAt(domain, 0);
      changed = true;
    }
  }
  return values;
}

/** The action itself, once nothing is open any more. */
export function completed(choices: readonly Choice[], draft: Draft, seat: Seat): BaseAction | undefined {
  const values = settled(choices, draft);
  const left = remaining(choices, { type: draft.type, values });
  const [choice] = left;
  if (!choice || Object.keys(choice.params).some((name) => !(name in values))) return undefined;
  return { ...values, type: draft.type, seat };
}

/** The draft with a proposal for all that is still open, so that one look shows what would happen. */
export function proposed(
  choices: readonly Choice[],
  draft: Draft,
  pointing: readonly string[],
  highest: readonly string[],
): Draft {
  let next = draft;
  for (const name of paramsInOrder(remaining(choices, draft), pointing)) {
    if (name in next.values) continue;
    const domain = domainOf(remaining(choices, next), name);
    const size = sizeOf(domain);
    if (size === 0) continue;
    // What uses up nothing is proposed first.
    const value = contains(domain, 'none') ? 'none' : valueAt(domain, highest.includes(name) ? size - 1 : 0);
    next = { type: next.type, values: { ...next.values, [name]: value } };
  }
  return next;
}
