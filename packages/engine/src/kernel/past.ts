import type { BaseAction } from './action.ts';
import type { Config } from './config.ts';
import type { BaseState } from './flow.ts';
import type { Game } from './game.ts';
import { clone } from './json.ts';
import { type Refusal, refused } from './refusal.ts';
import { hashOfState } from './state.ts';
import type { Title } from './title.ts';

/** A game that today's rules do not lead to. It is read like any other, but nobody acts in it. */
export interface PastGame {
  readonly game: Game;
  /** After which moves a position is stored, ascending. */
  readonly shown: readonly number[];
  /** Why it cannot go on. */
  readonly refusal: Refusal;
}

export interface StoredPosition {
  readonly moves: number;
  readonly state: BaseState;
}

interface Past {
  readonly actions: readonly BaseAction[];
  /** At least one, ascending. */
  readonly positions: readonly [StoredPosition, ...StoredPosition[]];
  readonly refusal: Refusal;
}

/** Between two stored positions the earlier one is shown: no rule of today is asked what happened in between. */
export function pastGame(title: Title, config: Config, { actions, positions, refusal }: Past): PastGame {
  const at = (moves: number) => (positions.findLast((stored) => stored.moves <= moves) ?? positions[0]).state;
  const state = at(actions.length);
  const game: Game = {
    title,
    config,
    state,
    actions,
    over: state.flow.length === 0,
    redoable: 0,
    actors: () => [],
    choices: () => [],
    play: () => refused(refusal),
    preview: () => refused(refusal),
    undo: () => refused(refusal),
    redo: () => refused(refusal),
    at: (moves) => clone(at(moves)),
    events: () => [],
    pages: () => [],
    hash: () => hashOfState(state),
    score: () => title.score(state),
  };
  return { game, shown: positions.map(({ moves }) => moves), refusal };
}

/**
 * Whether the title of today can read a position of an older revision at all; its shape may have changed with the
 * rules.
 */
export function isReadable(title: Title, state: BaseState): boolean {
  try {
    title.flaws(state);
    title.score(state);
    title.conserved(state);
    return state.flow.every(({ kind }) => Object.hasOwn(title.frames, kind));
  } catch {
    return false;
  }
}
