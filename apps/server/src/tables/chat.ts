import type { ChatRow } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { Line } from '../news/hub.ts';
import { lastRows, rowsAfter } from '../repositories/chat.ts';
import { playersById } from '../repositories/players.ts';

/** The lines of a table after the one with this number. */
export async function linesAfter(db: Db, table: string, no: number): Promise<Line[]> {
  return inWords(db, await rowsAfter(db, table, no));
}

export async function lastLines(db: Db, table: string): Promise<Line[]> {
  return inWords(db, await lastRows(db, table));
}

async function inWords(db: Db, rows: readonly ChatRow[]): Promise<Line[]> {
  const playerOf = await playersById(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ no, id, user_id, body, at }) => ({ no, line: { id, player: playerOf(user_id), body, at } }));
}
