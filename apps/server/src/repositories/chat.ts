import type { ChatRow } from '../db/schema.ts';
import type { Db, Trx } from '../db/store.ts';

const PAGE = 200;

/** Stores a line under the next number of its table; undefined if there is no such table. */
export async function insertLine(trx: Trx, row: Omit<ChatRow, 'no'>): Promise<number | undefined> {
  const counted = await trx
    .updateTable('game')
    .set((set) => ({ chat_no: set('chat_no', '+', 1) }))
    .where('id', '=', row.game_id)
    .returning('chat_no')
    .executeTakeFirst();
  if (!counted) return undefined;
  await trx
    .insertInto('chat')
    .values({ ...row, no: counted.chat_no })
    .execute();
  return counted.chat_no;
}

/** The lines of a table after the one with this number. */
export function rowsAfter(db: Db, table: string, no: number): Promise<ChatRow[]> {
  const lines = db.selectFrom('chat').selectAll().where('game_id', '=', table).limit(PAGE);
  return lines.where('no', '>', no).orderBy('no', 'asc').execute();
}

export async function lastRows(db: Db, table: string): Promise<ChatRow[]> {
  const lines = db.selectFrom('chat').selectAll().where('game_id', '=', table).limit(PAGE);
  return (await lines.orderBy('no', 'desc').execute()).reverse();
}

/** The number of a line; one that nobody knows is before all others. */
export async function lineNumber(db: Db, table: string, id: string): Promise<number> {
  const row = await db
    .selectFrom('chat')
    .select('no')
    .where('game_id', '=', table)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.no ?? 0;
}
