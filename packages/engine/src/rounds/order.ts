import { cashOf, clockwiseFrom, type MoneyState, playerOwner } from '../finance/index.ts';
import type { Seat } from '../kernel/index.ts';

/** The seat with the most cash; of several the first clockwise after `from`, who comes last. */
export function richest(state: MoneyState, seats: readonly Seat[], from: Seat): Seat {
  const order = clockwiseFrom(seats, from);
  const most = Math.max(...order.map((seat) => cashOf(state, playerOwner(seat))));
  return order.find((seat) => cashOf(state, playerOwner(seat)) === most) ?? from;
}
