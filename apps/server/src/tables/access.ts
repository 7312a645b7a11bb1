import type { Caller } from '../accounts/callers.ts';
import type { Context } from '../context.ts';
import type { SeatRow } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { Problem, unknownTable } from '../problem.ts';
import type { TableRows } from './rows.ts';

export type { Seated, TableRows } from './rows.ts';

/** A table with its seats, in one question: it is the one asked most. */
export async function readTable(context: Context, id: string): Promise<TableRows | undefined> {
  const rows = await context.store.db
    .selectFrom('game')
    .leftJoin('seat', 'seat.game_id', 'game.id')
    .leftJoin('player', 'player.user_id', 'seat.user_id')
    .selectAll('game')
    .selectAll('seat')
    .select(['player.reachable', 'player.vacation_until'])
    .where('game.id', '=', id)
    .orderBy('seat.seat')
    .execute();
  const [game] = rows;
  if (!game) return undefined;
  const seats = rows.flatMap((row) => {
    const { game_id, seat, missing } = row;
    return game_id === null || seat === null || missing === null ? [] : [{ ...row, game_id, seat, missing }];
  });
  return { game, seats };
}

/** The table if the caller may see it: open ones everybody, others whoever sits there or was let in. */
export async function tableFor(
  context: Context,
  id: string,
  caller: Caller | undefined,
): Promise<TableRows | undefined> {
  const table = await readTable(context, id);
  if (!table || table.game.visibility === 'open') return table;
  if (!caller) return undefined;
  if (table.game.host_id === caller.id || table.seats.some((seat) => seat.user_id === caller.id)) return table;
  const member = await context.store.db
    .selectFrom('member')
    .select('user_id')
    .where('game_id', '=', id)
    .where('user_id', '=', caller.id)
    .executeTakeFirst();
  return member && table;
}

/** Of these players, those who may see a table that is not open to all. */
export async function admitted(db: Db, id: string, players: readonly string[]): Promise<ReadonlySet<string>> {
  if (players.length === 0) return new Set();
  const [hosts, seats, members] = await Promise.all([
    db.selectFrom('game').select('host_id as user').where('id', '=', id).execute(),
    db.selectFrom('seat').select('user_id as user').where('game_id', '=', id).execute(),
    db
      .selectFrom('member')
      .select('user_id as user')
      .where('game_id', '=', id)
      .where('user_id', 'in', players)
      .execute(),
  ]);
  const known = new Set([...hosts, ...seats, ...members].map(({ user }) => user));
  return new Set(players.filter((player) => known.has(player)));
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
