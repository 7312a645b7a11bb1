import { type Choice, type Offer, offer, refuse, type Seat, type Tell } from '../kernel/index.ts';

/** Whose turn it is in a round of turns, and how many have passed in a row. */
export interface TurnTaking {
  seat: Seat;
  passes: number;
}

export const PASS: Choice = { type: 'pass', params: {} };
export const PASS_OFFER: Offer = offer('pass', () => [PASS]);

/** Of a frame in which all happens of itself. */
export const NOBODY_ACTS = { actors: () => [], choices: () => [], apply: () => refuse('kernel/not-now') };

/** True once, when the round or turn begins. */
export function begins(frame: { begun: boolean }): boolean {
  if (frame.begun) return false;
  frame.begun = true;
  return true;
}

/** The next clockwise; after a seat that has left the game the first. */
export function seatAfter(seats: readonly Seat[], seat: Seat): Seat {
  return seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
}

/** The seat did something: everybody gets another turn before the round can end. */
export function endTurn(turns: TurnTaking, seats: readonly Seat[]): void {
  turns.passes = 0;
  turns.seat = seatAfter(seats, turns.seat);
}

/** The seat passes. True if everybody has passed in a row, which ends the round. */
export function passTurn(turns: TurnTaking, seats: readonly Seat[], tell: Tell): boolean {
  tell({ type: 'passed', seat: turns.seat });
  turns.passes += 1;
  turns.seat = seatAfter(seats, turns.seat);
  return turns.passes >= seats.length;
}

/** Remembers who sold what in a round: they may not buy it back in the same one. */
export function noteSale(sold: Record<string, Seat[] | undefined>, company: string, seat: Seat): void {
  sold[company] = [...new Set([...(sold[company] ?? []), seat])];
}
