import type { Context } from '../context.ts';
import type { GameRow } from '../db/schema.ts';
import { isDuplicate, type Trx } from '../db/store.ts';
import { Problem, unknownTable } from '../problem.ts';
import { readTable, type TableRows } from './access.ts';

/** Somebody else changed the table or appended to its log first: what was read no longer counts. */
export class Overtaken extends Error {}

const MOST_TRIES = 8;

/** Does something with a table that is read first; if somebody else was faster, it is read and tried again. */
export async function withTable<T>(context: Context, id: string, work: (table: TableRows) => Promise<T>): Promise<T> {
  return context.live.exclusively(id, async () => {
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const table = await readTable(context, id);
      if (!table) throw unknownTable();
      try {
        return await work(table);
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
      }
    }
    throw new Problem(503, 'table/busy', 'The table changes faster than this could be done; try again.');
  });
}

/** Changes a table that was read with `readTable`, and tells everybody who watches it. */
export async function changeTable(
  context: Context,
  { game }: TableRows,
  changes: Partial<GameRow>,
  write: (trx: Trx) => Promise<void> = async () => {},
): Promise<void> {
  const now = context.clock.now();
  try {
    await context.store.write(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('game')
        .set({ ...changes, table_no: game.table_no + 1, table_at: now, changed_at: now })
        .where('id', '=', game.id)
        .where('table_no', '=', game.table_no)
        .where('seq', '=', game.seq)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Overtaken();
      await write(trx);
    });
  } catch (error) {
    if (isDuplicate(error)) throw new Overtaken();
    throw error;
  }
  tellTable(context, game.id);
}

export function tellTable(context: Context, table: string): void {
  context.hub.tell(table, { type: 'table', table });
  context.bridge.send({ kind: 'table', table });
}
