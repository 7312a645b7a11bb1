import { GONE, playerOwner, seatOf } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import { bankPays } from './bank.ts';
import { type Box, itemOf } from './game.ts';
import type { State } from './state.ts';

/** They pay in operating rounds only, short ones included. */
export function payPrivates(game: Box, state: State, tell: Tell): void {
  for (const id of game.privates) {
    const seat = seatOf(state.privates[id] ?? GONE);
    const revenue = itemOf(game, state, id).revenue;
    if (seat < 0 || revenue === 0) continue;
    bankPays(state, playerOwner(seat), revenue, tell, 'operating');
    tell({ type: 'privatePaid', seat, item: id, amount: revenue });
  }
}

export function closePrivates(game: Box, state: State, tell: Tell): void {
  for (const id of game.privates) state.privates[id] = GONE;
  tell({ type: 'privatesClosed' });
}

/** The seat of a private's owner; -1 while it has none. */
export function ownerSeat(state: State, id: string): number {
  return seatOf(state.privates[id] ?? GONE);
}
