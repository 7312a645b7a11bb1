import type { Context } from '../context.ts';
import type { SeatRow } from '../db/schema.ts';
import type { Trx } from '../db/store.ts';
import { playersOf } from '../play/stored.ts';
import { deleteSeat, updateSeat } from '../repositories/seats.ts';
import { deleteOpenTable, tablesOf } from '../repositories/tables.ts';
import { changeTable, tellTable, withTable } from './change.ts';
import { FORMER_PLAYER, numbered } from './names.ts';
import type { TableRows } from './rows.ts';

/**
 * These players go for good. Seats of games that have not begun are free, those of running games open up for somebody else or
 * stay with the bot that stands in; the clock runs on. Where they were the host, another player is. Their names are taken out.
 */
export async function departForGood(context: Context, users: readonly string[]): Promise<void> {
  for (const id of await tablesOf(context.store.db, users)) {
    await withTable(context, id, (table) => departFrom(context, table, new Set(users)));
    // The names are in the game that is kept in memory, too.
    context.live.forget(id);
  }
}

async function departFrom(context: Context, table: TableRows, users: ReadonlySet<string>): Promise<void> {
  const { game, seats } = table;
  const leaving = seats.filter(({ user_id }) => user_id !== null && users.has(user_id));
  const host = users.has(game.host_id) ? nextHost(seats, users) : game.host_id;
  if (game.status === 'open' && host === undefined) {
    await deleteOpenTable(context.store.db, game.id);
    tellTable(context, game.id, game.table_no + 1);
    return;
  }
  const changes = { ...(host === undefined ? {} : { host_id: host }), ...namesWithout(table, leaving) };
  await changeTable(context, table, changes, async (trx) => {
    for (const seat of leaving) await clear(trx, game.status, seat);
  });
}

/** Whoever sits at the table and is there; else whoever has a seat. */
function nextHost(seats: TableRows['seats'], without: ReadonlySet<string>): string | undefined {
  const people = seats.filter(({ user_id }) => user_id !== null && !without.has(user_id));
  return (people.find(({ missing }) => missing === 0) ?? people[0])?.user_id ?? undefined;
}

function namesWithout({ game }: TableRows, leaving: readonly SeatRow[]): { readonly players?: string } {
  if (game.players === null || leaving.length === 0) return {};
  const names = playersOf(game);
  for (const { seat } of leaving) names[seat] = numbered(FORMER_PLAYER, names);
  return { players: JSON.stringify(names) };
}

async function clear(trx: Trx, status: string, seat: SeatRow): Promise<void> {
  if (status === 'open') return deleteSeat(trx, seat);
  // What is over keeps who played it, under a name that tells nothing.
  if (status !== 'running') return;
  await updateSeat(trx, seat, { user_id: null, missing: seat.bot === null ? 1 : 0, program: null });
}
