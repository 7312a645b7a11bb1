import type { Caller } from '../accounts/callers.ts';
import type { Context } from '../context.ts';
import type { SeatRow } from '../db/schema.ts';
import { Problem, unknownTable } from '../problem.ts';
import { isMember } from '../repositories/members.ts';
import { readTable } from '../repositories/tables.ts';
import type { TableRows } from './rows.ts';

export type { Seated, TableRows } from './rows.ts';

/** The table if the caller may see it: open ones everybody, others whoever sits there or was let in. */
export async function tableFor(
  context: Context,
  id: string,
  caller: Caller | undefined,
): Promise<TableRows | undefined> {
  const table = await readTable(context.store.db, id);
  if (!table || table.game.visibility === 'open') return table;
  if (!caller) return undefined;
  if (table.game.host_id === caller.id || table.seats.some((seat) => seat.user_id === caller.id)) return table;
  return (await isMember(context.store.db, id, caller.id)) ? table : undefined;
}

export async function visibleTable(context: Context, id: string, caller: Caller | undefined): Promise<TableRows> {
  const table = await tableFor(context, id, caller);
  if (!table) throw unknownTable();
  return table;
}

export function seatOf(table: TableRows, caller: Caller): SeatRow {
  const seat = table.seats.find(({ user_id }) => user_id === caller.id);
  if (!seat) throw new Problem(403, 'seat/none', 'You have no seat at this table.');
  return seat;
}

/** Whoever left, or has a bot standing in, must come back before anything is done at the seat. */
export function presentOnly({ bot, missing }: SeatRow): void {
  if (bot !== null) throw new Problem(409, 'seat/bot', 'A bot plays for you; come back to your seat first.');
  if (missing === 1) throw new Problem(409, 'seat/missing', 'You have left your seat; come back to it first.');
}

export function hostOnly(table: TableRows, caller: Caller): void {
  if (table.game.host_id !== caller.id) throw new Problem(403, 'table/host', 'Only the host of the table may do this.');
}

export function runningOnly({ game }: TableRows): void {
  if (game.status === 'open') throw new Problem(409, 'game/not-started', 'The game has not begun.');
  if (game.status !== 'running') throw new Problem(409, 'game/over', 'The game is over.');
}
