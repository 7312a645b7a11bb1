import type { BaseState } from '@stellwerk/engine/kernel';
import type { Rhineland, State } from '@stellwerk/titles/rhineland';
import { botsOf } from '../railway/bots.ts';
import type { Rehearsal } from '../railway/rehearsal.ts';
import { rhinelandKnowledge } from './knowledge.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** What is founded, and at which par, decides these games, and nothing in them is left to chance: they are played to their end. */
const REHEARSAL: Omit<Rehearsal, 'moves'> = {
  frame: 'stockRound',
  kind: 'found',
  behind: 500,
  trust: 0.2,
  pricePerSeat: 33,
};

/** The players of a game on the Rhine. */
export function rhinelandBots(
  game: Rhineland,
  is: (state: BaseState) => state is State,
  weights: Weights = WEIGHTS,
): ReturnType<typeof botsOf> {
  return botsOf(game.id, rhinelandKnowledge(game, weights, is), {
    rehearsal: { ...REHEARSAL, moves: weights.rehearsed },
  });
}
