import {
  type BaseAction,
  breadth,
  type Choice,
  type Domain,
  expand,
  isOpen,
  isRange,
  type Json,
  type Params,
  type Seat,
  sameJson,
  sizeOf,
} from '@stellwerk/engine/kernel';
import { type Target, targetId } from '../titles/view.ts';
import { type Draft, paramsInOrder, remaining, valuesOf } from './draft.ts';

/** One line of what may be done now: an action that a click performs, or a kind of action to be put together. */
export type Offer =
  | { readonly kind: 'act'; readonly action: BaseAction; readonly choice: Choice }
  | { readonly kind: 'draft'; readonly type: string; readonly choices: readonly Choice[]; readonly count: number };

/** Up to so many actions of a kind each get a button. */
const MOST_BUTTONS = 8;
/** And so many stand beside what is put together. */
const MOST_BESIDE = 4;

type Pointing = Readonly<Record<string, readonly string[]>>;

/** The choices by kind, in the order the engine gives them. */
export function offersOf(choices: readonly Choice[], seat: Seat, pointing: Pointing): readonly Offer[] {
  const types = [...new Set(choices.map(({ type }) => type))];
  return types.flatMap((type): Offer[] => {
    const alike = choices.filter((choice) => choice.type === type);
    const count = alike.reduce((sum, choice) => sum + breadth(choice), 0);
    const open = alike.some((choice) => Object.values(choice.params).some(isOpen));
    const direct = count === 1 ? !open : count <= MOST_BUTTONS && !open && pointing[type] === undefined;
    if (direct) return alike.flatMap((choice) => buttons(choice, seat));
    const draft: Offer = {
      kind: 'draft',
      type,
      choices: alike,
      count: placesOf(alike, pointing[type]) ?? waysOf(alike),
    };
    // What is settled beside what has a price to be named: a new train beside those of other companies.
    const single =
      pointing[type] === undefined ? alike.filter((choice) => breadth(choice) === 1 && !hasOpen(choice)) : [];
    if (single.length === 0 || single.length > MOST_BESIDE || single.length === alike.length) return [draft];
    const rest = alike.filter((choice) => !single.includes(choice));
    return [...single.flatMap((choice) => buttons(choice, seat)), { ...draft, choices: rest, count: waysOf(rest) }];
  });
}

/** A figure to be named is one way, however many figures there are. */
function waysOf(choices: readonly Choice[]): number {
  const ways = (domain: Domain) => (isRange(domain) ? 1 : sizeOf(domain));
  return choices.reduce((sum, { params }) => sum + Object.values(params).reduce((n, domain) => n * ways(domain), 1), 0);
}

/** The parameters that can still be one thing or another: what there is to choose. */
export function toChoose(choices: readonly Choice[]): readonly string[] {
  const seen = new Map<string, Set<string>>();
  for (const { params } of choices) {
    for (const [name, domain] of Object.entries(params)) {
      const known = seen.get(name) ?? new Set();
      if (isRange(domain)) known.add(`${domain.min}`).add(`${domain.max}`);
      else for (const value of valuesOf(domain)) known.add(JSON.stringify(value));
      seen.set(name, known);
    }
  }
  return paramsInOrder(choices).filter((name) => (seen.get(name)?.size ?? 0) > 1);
}

function buttons(choice: Choice, seat: Seat): readonly Offer[] {
  return [...expand(choice, seat)].map((action): Offer => ({ kind: 'act', action, choice }));
}

function hasOpen(choice: Choice): boolean {
  return Object.values(choice.params).some(isOpen);
}

/** At how many places of the board, for a kind of action that has one. */
function placesOf(choices: readonly Choice[], pointing: readonly string[] | undefined): number | undefined {
  return pointing && new Set(choices.flatMap((choice) => idsOf(choice, pointing))).size;
}

function idsOf(choice: Choice, pointing: readonly string[]): readonly string[] {
  return pointing
    .map((name) => valuesOf(choice.params[name] ?? []))
    .reduce<readonly (readonly Json[])[]>(
      (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])),
      [[]],
    )
    .map((row) => row.join(','));
}

/** Every place on the board where something may begin now. */
export function targetsOf(choices: readonly Choice[], pointing: Pointing): readonly Target[] {
  const found = new Map<string, Set<string>>();
  for (const choice of choices) {
    const names = pointing[choice.type];
    if (!names) continue;
    for (const id of idsOf(choice, names)) found.set(id, (found.get(id) ?? new Set()).add(choice.type));
  }
  return [...found].map(([id, types]) => ({ id, types: [...types] }));
}

/** The parameters that stand for a place, with the types the choices use. */
export function valuesAt(choices: readonly Choice[], type: string, names: readonly string[], id: string): Params {
  const choice = choices.find((candidate) => candidate.type === type && idsOf(candidate, names).includes(id));
  const parts = id.split(',');
  return Object.fromEntries(
    names.map((name, i) => {
      const known = valuesOf(choice?.params[name] ?? []).find((value) => String(value) === parts[i]);
      return [name, known ?? parts[i] ?? ''];
    }),
  );
}

/** What the draft could become at its place: every combination of the rest, leaving out how it is turned. */
export function fanOf(
  choices: readonly Choice[],
  draft: Draft,
  pointing: readonly string[],
  turning: string,
): readonly Params[] {
  const place = Object.fromEntries(Object.entries(draft.values).filter(([name]) => pointing.includes(name)));
  const left = remaining(choices, { type: draft.type, values: place });
  const seen = new Map<string, Params>();
  for (const choice of left) {
    for (const action of expand(choice, 0, MOST_FANNED)) {
      const values = paramsOfAction(action);
      const key = JSON.stringify({ ...values, [turning]: 0 });
      if (!seen.has(key)) seen.set(key, values);
    }
  }
  return [...seen.values()].slice(0, MOST_FANNED);
}

const MOST_FANNED = 48;

/** What an action says beside its kind and who does it. */
export function paramsOfAction(action: BaseAction): Params {
  const { type: _, seat: __, ...rest } = action;
  const values: object = rest;
  const params: Record<string, Json> = {};
  for (const [name, value] of Object.entries(values)) params[name] = value;
  return params;
}

/** The same draft turned once more. */
export function turned(choices: readonly Choice[], draft: Draft, turning: string): Draft {
  const { [turning]: now, ...others } = draft.values;
  const left = remaining(choices, { type: draft.type, values: others });
  const turns = left.flatMap((choice) => valuesOf(choice.params[turning] ?? []));
  const next = turns[(turns.findIndex((turn) => sameJson(turn, now)) + 1) % Math.max(1, turns.length)];
  return next === undefined || sameJson(next, now)
    ? draft
    : { type: draft.type, values: { ...others, [turning]: next } };
}

/** The place a draft is about. */
export function placeOf(draft: Draft | undefined, pointing: Pointing): string | undefined {
  const names = draft && pointing[draft.type];
  if (!draft || !names || names.some((name) => !(name in draft.values))) return undefined;
  return targetId(names, draft.values);
}

/** The parameters worth a picker: those that can be something else. */
export function openParams(choices: readonly Choice[], draft: Draft, pointing: readonly string[]): readonly string[] {
  const alike = choices.filter((choice) => choice.type === draft.type);
  return paramsInOrder(alike, pointing);
}
