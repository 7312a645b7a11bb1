import {
  actorsOf,
  type BaseAction,
  type BaseState,
  clone,
  hashOf,
  type Seat,
  seededRandom,
  step,
  type Title,
  topFrame,
} from '@stellwerk/engine/kernel';
import type { Means, Policy, Thought } from '../bot.ts';
import { bestOf } from './master.ts';
import { type Knowledge, planner, type Temper } from './planner.ts';

/** How a player tries decisions by playing the rest of the game. */
export interface Rehearsal {
  /** The kind of frame in which such decisions are made. */
  readonly frame: string;
  /** It is done where the planner would make a move of this kind. */
  readonly kind: string;
  /** The moves that are played on, the planner's best ones. */
  readonly moves: number;
  /** A move that the planner sees so far behind its best is not looked at again. */
  readonly behind: number;
  /** How much what the planner saw counts beside what was found by playing on. */
  readonly trust: number;
  /** What playing a game to its end takes of a budget, for each seat: with more players it is longer. */
  readonly pricePerSeat: number;
}

/**
 * Plays on from the planner's best moves to the end of the game: all go on as planners do, and build as they do. Whatever
 * else is due is done as a planner does it, so that what was rehearsed comes true where the others are planners.
 */
export function rehearsing<S extends BaseState>(knowledge: Knowledge<S>, rehearsal: Rehearsal, temper: Temper): Policy {
  const plan = planner(knowledge, temper);
  const ends = new Map<string, readonly number[]>();
  return ({ title, state }, seat, means) => {
    const thought = plan({ title, state }, seat, means);
    if (topFrame(state)?.kind !== rehearsal.frame || thought.action.type !== rehearsal.kind) return thought;
    const price = rehearsal.pricePerSeat * title.score(state).length;
    const moves = worthRehearsing(thought, rehearsal, Math.floor(means.budget / price));
    if (moves.length < 2) return thought;
    const rated: { readonly action: BaseAction; readonly value: number }[] = [];
    for (const { action, behind } of moves) {
      const end = endAfter({ title, state, plan, frame: rehearsal.frame, means, ends }, action);
      if (!end) break;
      rated.push({ action, value: lead(end, seat, temper) - rehearsal.trust * behind });
    }
    return rated.length < 2 ? thought : bestOf(rated, thought);
  };
}

/** Shares are sold where the planner would: what else could be sold is seldom better, and there is much of it. */
function worthRehearsing(
  { considered }: Thought,
  { moves, behind }: Rehearsal,
  affordable: number,
): Thought['considered'] {
  return considered
    .filter((one) => one.behind <= behind && (one.behind === 0 || one.action.type !== 'sellShares'))
    .slice(0, Math.min(moves, affordable));
}

/** One's own wealth less some of the others': half of that as they have in the mean, half as the richest of them has. */
function lead(wealth: readonly number[], seat: Seat, { rivalry }: Temper): number {
  const others = wealth.filter((_, other) => other !== seat);
  if (others.length === 0) return wealth[seat] ?? 0;
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
  return (wealth[seat] ?? 0) - (rivalry * (mean + Math.max(...others))) / 2;
}

interface Rest {
  readonly title: Title;
  readonly state: BaseState;
  readonly plan: Policy;
  readonly frame: string;
  readonly means: Means;
  /** How games ended that went through a position: many orders of purchases lead to the same one. */
  readonly ends: Map<string, readonly number[]>;
}

/** Longer than any game. */
const MOST_MOVES = 3000;
/** Beyond this the oldest ends are forgotten. */
const MOST_ENDS = 4000;

/** What each seat will have at the end if all go on as planners; undefined if there was no time to see it. */
function endAfter({ title, state, plan, frame, means, ends }: Rest, action: BaseAction): readonly number[] | undefined {
  const own = clone(state);
  // The same chance for the same position: what was seen a turn ago is seen again.
  own.random = { ...seededRandom('rehearsal', state.random.version), draws: state.random.draws };
  const passed: string[] = [];
  let next = action;
  for (let count = 0; count < MOST_MOVES; count++) {
    means.signal?.throwIfAborted();
    if (means.isOver?.() || !step(title, own, next).ok) return undefined;
    const [actor] = actorsOf(title, own);
    const name = topFrame(own)?.kind === frame ? hashOf(own) : undefined;
    const end = actor === undefined ? scoresOf(title, own) : name === undefined ? undefined : ends.get(name);
    if (end) {
      for (const one of passed) ends.set(one, end);
      for (const oldest of ends.keys()) {
        if (ends.size <= MOST_ENDS) break;
        ends.delete(oldest);
      }
      return end;
    }
    if (actor === undefined) return undefined;
    if (name !== undefined) passed.push(name);
    next = plan({ title, state: own }, actor, { ...means, random: seededRandom('rehearsal') }).action;
  }
  return undefined;
}

function scoresOf(title: Title, state: BaseState): readonly number[] {
  return [...title.score(state)].sort((a, b) => a.seat - b.seat).map(({ value }) => value);
}
