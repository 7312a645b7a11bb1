import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import { richest } from '@stellwerk/engine/rounds';
import type { State } from './state.ts';

/**
 * Who gets the priority deal when a round ends: the player with the most cash, of several the first after the last buyer.
 * `next` would act next if the round went on. 18rhl/3-u, 15.2-b, (A-06)
 */
export function nextPriority(state: State, lastBuyer: number | null, next: number): number {
  if (state.options.priorityTie === 'from-last-buyer') return richest(state, state.seats, lastBuyer ?? state.priority);
  const cash = state.seats.map((seat) => cashOf(state, playerOwner(seat)));
  const most = Math.max(...cash);
  const tied = state.seats.filter((_, i) => cash[i] === most);
  return tied.length === 1 ? (tied[0] ?? next) : next;
}
