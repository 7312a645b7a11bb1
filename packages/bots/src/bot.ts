import type { BaseAction, BaseState, RandomState, Seat, Title } from '@stellwerk/engine/kernel';

/** The weakest first. */
export const LEVELS = ['random', 'casual', 'planner', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What a computer player sees: the position, with chance that is not the game's (`seenPosition`). */
interface Position {
  readonly title: Title;
  readonly state: BaseState;
}

/** What a computer player may use to think. */
export interface Means {
  /** Its own chance: one stream for each seed, seat and move. */
  readonly random: RandomState;
  /** How many positions it may look at. Positions, not time: the same answer on every machine. */
  readonly budget: number;
  /** Asked from time to time: true when it must answer with the best found so far. */
  readonly isOver?: () => boolean;
  readonly signal?: AbortSignal;
}

/** A move it considered, and what it expects of it: the difference in final wealth to the move it likes best. */
interface Considered {
  readonly action: BaseAction;
  readonly behind: number;
}

export interface Thought {
  readonly action: BaseAction;
  /** What it compared, the best first; empty where it had nothing to compare. */
  readonly considered: readonly Considered[];
}

/** A computer player. It knows no rule; it tries actions on copies of the position. */
export interface Bot {
  readonly id: string;
  readonly level: Level;
  /** The title it plays; undefined if it plays them all. */
  readonly title?: string;
  think(position: Position, seat: Seat, means: Means): Promise<Thought>;
}

/** A player that decides at once. */
export type Policy = (position: Position, seat: Seat, means: Means) => Thought;

export function policyBot(level: Level, policy: Policy, title?: string): Bot {
  return {
    id: level,
    level,
    ...(title !== undefined && { title }),
    async think(position, seat, means) {
      means.signal?.throwIfAborted();
      return policy(position, seat, means);
    },
  };
}

/** A thought without alternatives. */
export function decided(action: BaseAction): Thought {
  return { action, considered: [] };
}
