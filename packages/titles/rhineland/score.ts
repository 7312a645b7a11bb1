import { cashOf, percentOf, playerOwner } from '@stellwerk/engine/finance';
import type { Score } from '@stellwerk/engine/kernel';
import { ranked } from '@stellwerk/engine/rounds';
import { priceNow, type Rhineland } from './game.ts';
import type { State } from './state.ts';

/** Cash, shares at their price and what else the law counts; equal scores share the win. */
export function score(game: Rhineland, state: State): readonly Score[] {
  const seats = Array.from({ length: state.startingPlayers }, (_, seat) => seat);
  return ranked(seats, (seat) => {
    const owner = playerOwner(seat);
    const worth = game.companies.map((one) => (percentOf(state, one, owner) / 10) * priceNow(game, state, one.id));
    const shares = worth.reduce((sum, value) => sum + value, 0);
    return { cash: cashOf(state, owner), shares, ...game.law.accounts?.(state, seat) };
  });
}
