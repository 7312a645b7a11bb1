import {
  actorsOf,
  type BaseAction,
  type BaseState,
  clone,
  type RandomState,
  seededRandom,
  step,
  type Title,
} from '@stellwerk/engine/kernel';
import type { Means, Policy } from '../bot.ts';

/** How play is imagined to go on after a move. */
interface Line {
  /** By this everybody moves. */
  readonly policy: Policy;
  readonly means: Means;
  /** The seed of its chance: the same for all moves that are compared. */
  readonly seed: string;
  /** Asked at every position after the first move. */
  isOver(state: BaseState): boolean;
}

interface Played {
  /** None if the first move is refused. */
  readonly end: BaseState | undefined;
  readonly positions: number;
}

/** A line that has not reached its end by then is valued where it is. */
const MOST_ACTIONS = 160;

/** The position to which a move leads if all go on by a policy. */
export function playOn(title: Title, from: BaseState, action: BaseAction, line: Line): Played {
  const { policy, means, seed, isOver } = line;
  const state = clone(from);
  state.random = { ...seededRandom(`line/${seed}`, from.random.version), draws: from.random.draws };
  const random: RandomState = seededRandom(`players/${seed}`);
  let positions = 1;
  if (!step(title, state, action).ok) return { end: undefined, positions };
  for (; positions < MOST_ACTIONS; positions++) {
    const [seat] = actorsOf(title, state);
    if (isOver(state) || seat === undefined) break;
    const next = policy({ title, state }, seat, { ...means, random }).action;
    if (!step(title, state, next).ok) break;
  }
  return { end: state, positions };
}
