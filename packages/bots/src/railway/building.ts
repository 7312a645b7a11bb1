import {
  type BaseAction,
  type BaseState,
  positionAfter,
  type RandomState,
  shuffled,
  type Title,
} from '@stellwerk/engine/kernel';
import type { GraphNode, Reach } from '@stellwerk/engine/track';
import { wordOf } from './params.ts';
import { pull } from './pull.ts';

/** Who builds, and what track is worth to it. */
export interface Builder<S extends BaseState> {
  network(state: S): Reach;
  stopValueIn(state: S): (node: GraphNode) => number;
  /** Hexes on which nobody may lay a tile, beside those printed so. */
  readonly closed?: ReadonlySet<string>;
  /** The best run of these trains. */
  income(state: S, kinds: readonly string[]): number;
  treasury(state: S): number;
  /** What it runs in its next turns, and for how many of them. */
  readonly now: readonly string[];
  readonly turnsNow: number;
  /** What it will run later. */
  readonly later: readonly string[];
  readonly turnsLater: number;
  /** What a coin of its treasury is worth. */
  readonly coin: number;
  /** Below this its treasury should not fall: the price of the train it needs. */
  readonly reserve: number;
  /** How much a promise counts beside what is earned, if not as usual. */
  readonly hope?: number;
  /** What it costs to lay nothing: a company with little track has no time to wait. */
  readonly idle?: number;
  /** Hexes on which its trains run: what is laid there earns at once, though it promises little. */
  readonly underway?: ReadonlySet<string>;
}

interface Pains {
  /** Lays looked at quickly, and of those the number looked at with the search for routes. */
  readonly lays: number;
  readonly runs: number;
}

interface Rated {
  readonly action: BaseAction;
  readonly gain: number;
}

/** How much of a promise counts beside what is earned; more as long as nothing is. */
const PROMISE = 1.2;
const FIRST_PROMISE = 4;
/** Later income is less certain. */
const LATER = 0.4;
/** A coin that is missing for a needed train costs so much more. */
const MISSED_TRAIN = 1.5;

/** The lays or markers that bring something, the best first. */
export function ratedBuilding<S extends BaseState>(
  title: Title,
  state: S,
  is: (state: BaseState) => state is S,
  actions: readonly BaseAction[],
  builder: Builder<S>,
  pains: Pains,
  random: RandomState,
): Rated[] {
  const before = promiseOf(state, builder);
  const isUnderway = (action: BaseAction) => builder.underway?.has(wordOf(action, 'hex')) ?? false;
  const tried =
    actions.length > pains.lays
      ? [...actions.filter(isUnderway), ...shuffled(random, 'lays', actions).filter((one) => !isUnderway(one))].slice(
          0,
          pains.lays,
        )
      : actions;
  const quick: { readonly action: BaseAction; readonly after: S; readonly promise: number }[] = [];
  for (const action of tried) {
    const after = positionAfter<BaseState>(title, state, action);
    if (!after.ok || !is(after.value)) continue;
    quick.push({ action, after: after.value, promise: promiseOf(after.value, builder) - before });
  }
  quick.sort((a, b) => b.promise - a.promise);
  if (quick.length === 0) return [];
  const now = builder.income(state, builder.now);
  const hope = builder.hope ?? (now > 0 ? PROMISE : FIRST_PROMISE);
  const soon = worthARun(quick, pains.runs, isUnderway).map(({ action, after, promise }) => {
    const cost = builder.treasury(state) - builder.treasury(after);
    const short = Math.max(0, Math.min(cost, builder.reserve - builder.treasury(after)));
    const earned = builder.now.length === 0 ? 0 : (builder.income(after, builder.now) - now) * builder.turnsNow;
    return { action, after, gain: earned + hope * promise - builder.coin * cost - MISSED_TRAIN * short };
  });
  soon.sort((a, b) => b.gain - a.gain);
  // The search for the routes of large trains is dear: only the best so far are worth it.
  const few = soon.slice(0, Math.ceil(pains.runs / 2));
  const later = builder.later.length === 0 ? 0 : builder.income(state, builder.later);
  return few
    .map(({ action, after, gain }) => {
      const hoped =
        builder.later.length === 0 ? 0 : (builder.income(after, builder.later) - later) * builder.turnsLater;
      return { action, gain: gain + LATER * hoped };
    })
    .filter(({ gain }) => gain > -(builder.idle ?? 0))
    .sort((a, b) => b.gain - a.gain);
}

/** The most promising, half of them where trains run: of those one for each hex and tile. */
function worthARun<Q extends { readonly action: BaseAction }>(
  quick: readonly Q[],
  runs: number,
  isUnderway: (action: BaseAction) => boolean,
): readonly Q[] {
  const seen = new Set<string>();
  const underway = quick.filter(({ action }) => {
    const place = `${wordOf(action, 'hex')} ${wordOf(action, 'tile')}`;
    if (!isUnderway(action) || seen.has(place)) return false;
    seen.add(place);
    return true;
  });
  const some = underway.slice(0, Math.ceil(runs / 2));
  return [...some, ...quick.filter(({ action }) => !isUnderway(action)).slice(0, runs - some.length)];
}

function promiseOf<S extends BaseState>(state: S, builder: Builder<S>): number {
  return pull(builder.network(state), builder.stopValueIn(state), builder.closed);
}
