import type { BaseState } from '@stellwerk/engine/kernel';
import type { Rhineland, State } from '@stellwerk/titles/rhineland';
import { botsOf } from '../railway/bots.ts';
import { rhinelandKnowledge } from './knowledge.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The players of a game on the Rhine. */
export function rhinelandBots(
  game: Rhineland,
  is: (state: BaseState) => state is State,
  weights: Weights = WEIGHTS,
): ReturnType<typeof botsOf> {
  return botsOf(game.id, rhinelandKnowledge(game, weights, is));
}
