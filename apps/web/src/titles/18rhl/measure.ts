import { cashOf, percentOf, playerOwner } from '@stellwerk/engine/finance';
import type { BaseState } from '@stellwerk/engine/kernel';
import { companies, priceNow } from '@stellwerk/titles/18rhl';
import type { Measures } from '../measure.ts';
import { isPosition } from './position.ts';

export function measure(state: BaseState): Measures {
  if (!isPosition(state)) return {};
  const all = Object.values(companies);
  const wealth = (seat: number) =>
    all.reduce(
      (sum, company) => sum + (percentOf(state, company, playerOwner(seat)) / 10) * priceNow(state, company.id),
      cashOf(state, playerOwner(seat)),
    );
  const seats = Array.from({ length: state.startingPlayers }, (_, seat) => seat);
  return {
    wealth: Object.fromEntries(seats.map((seat) => [`player-${seat}`, Math.round(wealth(seat))])),
    price: Object.fromEntries(all.map(({ id }) => [id, priceNow(state, id)])),
    income: Object.fromEntries(all.map(({ id }) => [id, state.companies[id].lastIncome])),
  };
}
