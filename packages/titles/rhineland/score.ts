import { cashOf, percentOf, playerOwner, sumOf } from '@stellwerk/engine/finance';
import type { Score } from '@stellwerk/engine/kernel';
import { ranked, seatsFor } from '@stellwerk/engine/rounds';
import { priceNow, type Rhineland } from './game.ts';
import type { State } from './state.ts';

/** Cash, shares at their price and what else the law counts; equal scores share the win. */
export function score(game: Rhineland, state: State): readonly Score[] {
  return ranked(seatsFor(state.startingPlayers), (seat) => {
    const owner = playerOwner(seat);
    const worth = game.companies.map((one) => (percentOf(state, one, owner) / 10) * priceNow(game, state, one.id));
    return { cash: cashOf(state, owner), shares: sumOf(worth), ...game.law.accounts?.(state, seat) };
  });
}
