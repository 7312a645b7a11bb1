import { pop, type Tell } from '@stellwerk/engine/kernel';
import type { Box } from './game.ts';
import { payPrivates } from './privates.ts';
import type { State } from './state.ts';

/**
 * Interrupts the sale of the start packet: the privates pay, and no company operates yet. Revenue that the bank cannot pay
 * ends the game with the operating rounds, and this one is over.
 */
export function playShortOperatingRound(game: Box, state: State, tell: Tell): void {
  tell({ type: 'shortOperatingRound' });
  payPrivates(game, state, tell);
  if (!state.bankBroke) return;
  while (state.flow.length > 0) pop(state);
  tell({ type: 'gameEnded', reason: 'bank' });
}
