import { cashOf, percentOf, playerOwner } from '@stellwerk/engine/finance';
import type { Score } from '@stellwerk/engine/kernel';
import { allCompanies } from './companies.ts';
import { priceNow, type State } from './state.ts';

/** Cash and shares at their price; equal scores share the win. 18rhl/17.2 */
export function score(state: State): readonly Score[] {
  const totals = Array.from({ length: state.startingPlayers }, (_, seat) => {
    const cash = cashOf(state, playerOwner(seat));
    const shares = allCompanies.reduce(
      (sum, company) => sum + (percentOf(state, company, playerOwner(seat)) / 10) * priceNow(state, company.id),
      0,
    );
    return { seat, value: cash + shares, parts: { cash, shares } };
  });
  return totals.map((total) => ({ ...total, rank: 1 + totals.filter(({ value }) => value > total.value).length }));
}
