import type { GameRow, SeatRow } from '../db/schema.ts';
import { isFallen } from '../play/clocks.ts';

/** A seat, with what a move must know of its player. */
export interface Seated extends SeatRow {
  readonly reachable: number | null;
  readonly vacation_until: number | null;
}

/** Whether the clock of a seat stands still though it is its turn. */
export function isPaused(seat: Seated, now: number): boolean {
  return seat.bot !== null || (seat.vacation_until ?? 0) > now || isFallen(seat);
}

/** A table as it was read; whatever changes any of it counts up `table_no` or `seq`. */
export interface TableRows {
  readonly game: GameRow;
  readonly seats: readonly Seated[];
}

/** Somebody else changed the table or appended to its log first: what was read no longer counts. */
export class Overtaken extends Error {}
