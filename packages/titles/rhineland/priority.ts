import { cashOf, clockwiseFrom, playerOwner } from '@stellwerk/engine/finance';
import { seatAfter } from '@stellwerk/engine/rounds';
import type { StartPacket, State } from './state.ts';

/** The player with the most cash, of several the nearest clockwise to the holder, who is nearest of all. */
export function richestFromHolder(state: State): number {
  const { priority, seats } = state;
  const cash = (seat: number) => cashOf(state, playerOwner(seat));
  const order = [priority, ...clockwiseFrom(seats, priority)];
  const most = Math.max(...order.map(cash));
  return order.find((seat) => cash(seat) === most) ?? priority;
}

/** Shares are bought left of the last buyer of the packet, who leaves the priority deal there. */
export function leftOfLastBuyer(state: State, { seat, lastBuyer }: StartPacket): number {
  state.priority = lastBuyer === null ? seat : seatAfter(state.seats, lastBuyer);
  return state.priority;
}
