import type { Context } from '../context.ts';
import type { SeatRow } from '../db/schema.ts';
import type { TableRows } from '../tables/access.ts';
import { changeTable, withTable } from '../tables/change.ts';
import { firstDeadline, isFallen, momentOf, nextClock, type SeatClock } from './clocks.ts';
import { actorsOf, clockOf } from './stored.ts';

/** Stops the clocks of a player who goes on vacation. */
export function pauseClocks(context: Context, userId: string): Promise<void> {
  return setClocks(context, userId, true);
}

export function resumeClocks(context: Context, userId: string): Promise<void> {
  return setClocks(context, userId, false);
}

/** Ends vacations whose last day is over. */
export async function endVacations(context: Context): Promise<void> {
  const rows = await context.store.db
    .selectFrom('player')
    .select('user_id')
    .where('vacation_until', '<=', context.clock.now())
    .execute();
  for (const { user_id } of rows) {
    // The clocks first: a process that dies in between leaves the rest to the next.
    await resumeClocks(context, user_id);
    await context.store.db
      .updateTable('player')
      .set({ vacation_until: null })
      .where('user_id', '=', user_id)
      .where('vacation_until', '<=', context.clock.now())
      .execute();
  }
}

async function setClocks(context: Context, userId: string, paused: boolean): Promise<void> {
  const rows = await context.store.db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game_id')
    .select('game.id')
    .where('seat.user_id', '=', userId)
    .where('game.status', '=', 'running')
    .execute();
  for (const { id } of rows) await withTable(context, id, (table) => setClock(context, table, userId, paused));
}

async function setClock(context: Context, table: TableRows, userId: string, paused: boolean): Promise<void> {
  const rules = clockOf(table.game);
  const seat = table.seats.find(({ user_id }) => user_id === userId);
  if (rules.kind === 'none' || !seat || seat.bot !== null || isFallen(seat)) return;
  const acts = actorsOf(table.game).includes(seat.seat);
  const now = momentOf(context.clock, table.game);
  const clock = nextClock(rules, seat, { acted: acts, acts, moved: false, paused, now });
  await putClock(context, table, seat, clock);
}

async function putClock(context: Context, table: TableRows, seat: SeatRow, clock: SeatClock): Promise<void> {
  const { left_ms, since, deadline } = clock;
  const others = table.seats.filter((candidate) => candidate.seat !== seat.seat);
  await changeTable(context, table, { next_deadline: firstDeadline([...others, clock]) }, async (trx) => {
    await trx
      .updateTable('seat')
      .set({ left_ms, since, deadline })
      .where('game_id', '=', seat.game_id)
      .where('seat', '=', seat.seat)
      .execute();
  });
}
