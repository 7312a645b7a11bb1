import type { Context } from '../context.ts';
import type { GameRow } from '../db/schema.ts';
import { isDuplicate, type Trx } from '../db/store.ts';
import { momentOf } from '../play/clocks.ts';
import { Problem, unknownTable } from '../problem.ts';
import { readTable, updateTable } from '../repositories/tables.ts';
import { Overtaken, type TableRows } from './rows.ts';

const MOST_TRIES = 8;

/**
 * Does something with a table that is read first; if somebody else was faster, it is read and tried again. What this process
 * wrote last will do instead of reading where `trusts` says so: the write finds out if it is out of date, and nobody is
 * refused anything before the database has confirmed that it is not.
 */
export async function withTable<T>(
  context: Context,
  id: string,
  work: (table: TableRows) => Promise<T>,
  trusts: (known: TableRows) => boolean = () => false,
): Promise<T> {
  return context.live.exclusively(id, async () => {
    let known = context.live.known(id);
    if (known && !trusts(known)) known = undefined;
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const table = known ?? (await readTable(context.store.db, id));
      if (!table) throw unknownTable();
      try {
        return await work(table);
      } catch (error) {
        if (!(error instanceof Overtaken) && (!known || (await isAsSeen(context, known)))) throw error;
        known = undefined;
      }
    }
    throw new Problem(503, 'table/busy', 'The table changes faster than this could be done; try again.');
  });
}

async function isAsSeen(context: Context, { game }: TableRows): Promise<boolean> {
  const table = await readTable(context.store.db, game.id);
  return table?.game.seq === game.seq && table.game.table_no === game.table_no;
}

/** Changes a table that was read with `readTable`, and tells everybody who watches it. */
export async function changeTable(
  context: Context,
  { game }: TableRows,
  changes: Partial<GameRow>,
  write: (trx: Trx) => Promise<void> = async () => {},
  /** Whoever must stay as they were read, to be held before anything of the table is. */
  hold: (trx: Trx) => Promise<void> = async () => {},
): Promise<void> {
  const now = momentOf(context.clock, game);
  try {
    await context.store.write(async (trx) => {
      const after = { ...changes, table_at: now, changed_at: now };
      await hold(trx);
      if (!(await updateTable(trx, game, after))) throw new Overtaken();
      await write(trx);
    });
  } catch (error) {
    if (isDuplicate(error)) throw new Overtaken();
    throw error;
  } finally {
    context.live.unknow(game.id);
  }
  tellTable(context, game.id, game.table_no + 1);
}

/** Tells everybody who watches a table that it has been changed so many times. */
export function tellTable(context: Context, table: string, no: number): void {
  context.hub.tableChanged(table, no);
  context.bridge.send({ kind: 'table', table, no });
}
