import { cashOf, percentOf, playerOwner } from '@stellwerk/engine/finance';
import type { Score } from '@stellwerk/engine/kernel';
import { priceNow, type Rhineland } from './game.ts';
import type { State } from './state.ts';

/** Cash and shares at their price; equal scores share the win. */
export function score(game: Rhineland, state: State): readonly Score[] {
  const totals = Array.from({ length: state.startingPlayers }, (_, seat) => {
    const cash = cashOf(state, playerOwner(seat));
    const shares = game.companies.reduce(
      (sum, company) => sum + (percentOf(state, company, playerOwner(seat)) / 10) * priceNow(game, state, company.id),
      0,
    );
    return { seat, value: cash + shares, parts: { cash, shares } };
  });
  return totals.map((total) => ({ ...total, rank: 1 + totals.filter(({ value }) => value > total.value).length }));
}
