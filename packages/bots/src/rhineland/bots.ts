import type { BaseState } from '@stellwerk/engine/kernel';
import type { Rhineland, State } from '@stellwerk/titles/rhineland';
import { botsOf } from '../railway/bots.ts';
import { MASTER } from '../railway/master.ts';
import { rhinelandKnowledge } from './knowledge.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Fewer moves than elsewhere: what its planner sees far behind is seldom better, and lines are dear. */
const SEARCH = { ...MASTER, moves: 3, behind: 150 };

/** The players of a game on the Rhine. */
export function rhinelandBots(
  game: Rhineland,
  is: (state: BaseState) => state is State,
  weights: Weights = WEIGHTS,
): ReturnType<typeof botsOf> {
  return botsOf(game.id, rhinelandKnowledge(game, weights, is), { search: SEARCH });
}
