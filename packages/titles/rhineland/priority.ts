import { cashOf, clockwiseFrom, playerOwner } from '@stellwerk/engine/finance';
import type { State } from './state.ts';

/** The player with the most cash, of several the nearest clockwise to the holder, who is nearest of all. */
export function richestFromHolder(state: State): number {
  const { priority, seats } = state;
  const cash = (seat: number) => cashOf(state, playerOwner(seat));
  const order = [priority, ...clockwiseFrom(seats, priority)];
  const most = Math.max(...order.map(cash));
  return order.find((seat) => cash(seat) === most) ?? priority;
}
