import type { GameRow, SeatRow } from '../db/schema.ts';

/** A seat, with what a move must know of its player. */
export interface Seated extends SeatRow {
  readonly reachable: number | null;
  readonly vacation_until: number | null;
}

/** A table as it was read; whatever changes any of it counts up `table_no` or `seq`. */
export interface TableRows {
  readonly game: GameRow;
  readonly seats: readonly Seated[];
}

/** Somebody else changed the table or appended to its log first: what was read no longer counts. */
export class Overtaken extends Error {}
