import { sql } from 'kysely';
import type { GameRow } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

/** Tells the other processes. A notification stores nothing, so this commit need not wait for the disk. */
export async function notifyProcesses(db: Db, channel: string, text: string): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${text})`.execute(db);
}

/** How far the log, the changes and the chat of these tables have come. */
export function countsOf(
  db: Db,
  tables: readonly string[],
): Promise<Pick<GameRow, 'id' | 'seq' | 'table_no' | 'chat_no'>[]> {
  return db.selectFrom('game').select(['id', 'seq', 'table_no', 'chat_no']).where('id', 'in', tables).execute();
}
