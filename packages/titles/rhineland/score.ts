import { cashOf, percentOf, playerOwner } from '@stellwerk/engine/finance';
import type { Score } from '@stellwerk/engine/kernel';
import { ranked } from '@stellwerk/engine/rounds';
import { priceNow, type Rhineland } from './game.ts';
import type { State } from './state.ts';

/** Cash and shares at their price; equal scores share the win. */
export function score(game: Rhineland, state: State): readonly Score[] {
  const seats = Array.from({ length: state.startingPlayers }, (_, seat) => seat);
  return ranked(seats, (seat) => {
    const owner = playerOwner(seat);
    const worth = game.companies.map((one) => (percentOf(state, one, owner) / 10) * priceNow(game, state, one.id));
    return { cash: cashOf(state, owner), shares: worth.reduce((sum, value) => sum + value, 0) };
  });
}
