import type { Context } from '../context.ts';
import type { SeatRow } from '../db/schema.ts';
import { updateSeat } from '../repositories/seats.ts';
import { runningTablesOf } from '../repositories/tables.ts';
import { noteBack, playersBack } from '../repositories/vacations.ts';
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
  for (const user of await playersBack(context.store.db, context.clock.now())) {
    // The clocks first: a process that dies in between leaves the rest to the next.
    await resumeClocks(context, user);
    await noteBack(context.store.db, user, context.clock.now());
  }
}

async function setClocks(context: Context, userId: string, paused: boolean): Promise<void> {
  const tables = await runningTablesOf(context.store.db, userId);
  for (const id of tables) await withTable(context, id, (table) => setClock(context, table, userId, paused));
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
    await updateSeat(trx, seat, { left_ms, since, deadline });
  });
}
