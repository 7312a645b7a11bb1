import type { Context } from '../context.ts';
import { handOverBelongings } from '../repositories/belongings.ts';
import { noteReachable } from '../repositories/players.ts';
import { deleteSeat, updateSeat } from '../repositories/seats.ts';
import { tablesOf } from '../repositories/tables.ts';
import { changeTable, withTable } from '../tables/change.ts';
import type { TableRows } from '../tables/rows.ts';
import { playerChanged } from './change.ts';
import { forget } from './closing.ts';

/**
 * A guest turns out to be somebody with an account: seats, tables, games, chat, notes and whatever else was the guest's is the
 * account's from now on. Where both sit at one table, the guest's seat opens up for somebody else.
 */
export async function mergeGuest(context: Context, guest: string, account: string): Promise<void> {
  if (guest === account) return;
  await handOverTables(context, guest, account);
  await context.store.write(async (trx) => {
    await handOverBelongings(trx, guest, account);
    await forget(trx, guest);
    await noteReachable(trx, account);
  });
  // A request of the guest that was under way may have sat down meanwhile; from now on none does.
  await handOverTables(context, guest, account);
  for (const user of [guest, account]) playerChanged(context, user);
}

async function handOverTables(context: Context, guest: string, account: string): Promise<void> {
  for (const id of await tablesOf(context.store.db, [guest])) {
    await withTable(context, id, (table) => handOver(context, table, guest, account));
  }
}

async function handOver(context: Context, table: TableRows, guest: string, account: string): Promise<void> {
  const { game, seats } = table;
  const seat = seats.find(({ user_id }) => user_id === guest);
  const both = seats.some(({ user_id }) => user_id === account);
  await changeTable(context, table, game.host_id === guest ? { host_id: account } : {}, async (trx) => {
    if (!seat) return;
    if (!both) await updateSeat(trx, seat, { user_id: account });
    else if (game.status === 'running')
      await updateSeat(trx, seat, { user_id: null, missing: seat.bot === null ? 1 : 0, program: null });
    else if (game.status === 'open') await deleteSeat(trx, seat);
  });
}
