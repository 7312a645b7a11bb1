import type { BaseState } from '@stellwerk/engine/kernel';
import type { Rhineland, State } from '@stellwerk/titles/rhineland';
import type { Bot } from '../bot.ts';
import { botsOf } from '../railway/bots.ts';
import { rhinelandKnowledge } from './knowledge.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The players of a game on the Rhine, the weakest first. */
export function rhinelandBots(
  game: Rhineland,
  is: (state: BaseState) => state is State,
  weights: Weights = WEIGHTS,
): readonly Bot[] {
  return botsOf(game.id, rhinelandKnowledge(game, weights, is));
}
