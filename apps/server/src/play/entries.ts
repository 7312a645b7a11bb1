import { Action, Chance, type Entry, SeatChange } from '../api/index.ts';
import type { MoveRow } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { EntryPage } from '../news/hub.ts';
import { nextEntries } from '../repositories/log.ts';

const PAGE = 200;

export function entryOf(row: MoveRow): Entry {
  const { seq, kind, seat, origin, moves, hash, at } = row;
  return {
    seq,
    kind,
    seat,
    origin,
    action: row.action === null ? null : Action.parse(JSON.parse(row.action)),
    moves,
    hash,
    revealed: row.revealed === 1,
    chance: row.chance === null ? null : Chance.parse(JSON.parse(row.chance)),
    seats: row.seats === null ? [] : SeatChange.array().parse(JSON.parse(row.seats)),
    at,
  };
}

/** The next entries of a log after the one with this number. */
export async function entriesAfter(db: Db, table: string, seq: number): Promise<EntryPage> {
  const rows = await nextEntries(db, table, seq, PAGE + 1);
  return { entries: rows.slice(0, PAGE).map(entryOf), more: rows.length > PAGE };
}
