import type { z } from 'zod';
import type { TableQuery } from '../api/index.ts';
import type { GameRow } from '../db/schema.ts';
import type { Db, Trx } from '../db/store.ts';
import type { TableRows } from '../tables/rows.ts';

/** A table with its seats, in one question: it is the one asked most. */
export async function readTable(db: Db, id: string): Promise<TableRows | undefined> {
  const rows = await db
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

/** What messages say of a table. */
export function tableLine(db: Db, id: string) {
  return db
    .selectFrom('game')
    .select(['name', 'title', 'seq', 'status', 'actors', 'players'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertTable(trx: Trx, row: GameRow): Promise<void> {
  await trx.insertInto('game').values(row).execute();
}

/** How many tables somebody hosts that are not over. */
export async function countHosted(db: Db, host: string): Promise<number> {
  const { count } = await db
    .selectFrom('game')
    .select((select) => select.fn.countAll().as('count'))
    .where('host_id', '=', host)
    .where('status', 'in', ['open', 'running'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Tables that are open to all, newest first; with a player, those where they sit, are the host or were let in. */
export function listTables(
  db: Db,
  { status, title, before, limit }: z.output<typeof TableQuery>,
  player: string | undefined,
): Promise<GameRow[]> {
  let select = db.selectFrom('game').selectAll().orderBy('created_at', 'desc').limit(limit);
  if (player !== undefined) {
    const mine = db.selectFrom('seat').select('game_id').where('user_id', '=', player);
    const asked = db.selectFrom('member').select('game_id').where('user_id', '=', player);
    select = select.where((where) =>
      where.or([where('host_id', '=', player), where('id', 'in', mine), where('id', 'in', asked)]),
    );
  } else select = select.where('visibility', '=', 'open');
  if (status) select = select.where('status', '=', status);
  if (title) select = select.where('title', '=', title);
  if (before) select = select.where('created_at', '<', before);
  return select.execute();
}

/** The tables where one of these players sits or is the host. */
export async function tablesOf(db: Db, users: readonly string[]): Promise<readonly string[]> {
  const seats = await db.selectFrom('seat').select('game_id as id').where('user_id', 'in', users).execute();
  const hosted = await db.selectFrom('game').select('id').where('host_id', 'in', users).execute();
  return [...new Set([...seats, ...hosted].map(({ id }) => id))].sort();
}

/** The running tables where this player sits, always in the same order. */
export async function runningTablesOf(db: Db, user: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game_id')
    .select('game.id')
    .where('seat.user_id', '=', user)
    .where('game.status', '=', 'running')
    .orderBy('game.id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteOpenTable(db: Db, id: string): Promise<void> {
  await db.deleteFrom('game').where('id', '=', id).where('status', '=', 'open').execute();
}

/** Changes a table if it is still as it was seen. */
export async function updateTable(
  trx: Trx,
  { id, table_no, seq }: Pick<GameRow, 'id' | 'table_no' | 'seq'>,
  changes: Partial<GameRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('game')
    .set({ ...changes, table_no: table_no + 1 })
    .where('id', '=', id)
    .where('table_no', '=', table_no)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Something changes that moves must know of a player: whoever has read a running table where they sit must read it again. To be
 * called before anything of a seat is written, and table by table in their order, so that nobody waits in a circle.
 */
export async function outdateTables(trx: Trx, userId: string): Promise<void> {
  for (const id of await runningTablesOf(trx, userId)) await outdateTable(trx, id);
}

export async function outdateTable(trx: Trx, id: string, changes: Partial<GameRow> = {}): Promise<void> {
  await trx
    .updateTable('game')
    .set((game) => ({ ...changes, table_no: game('table_no', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Running games in which a clock has run out. */
export async function tablesFallen(db: Db, now: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('game')
    .select('id')
    .where('next_deadline', '<=', now)
    .where('status', '=', 'running')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Running games in which a bot or a programmed move has been due since then. */
export async function tablesDue(db: Db, since: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('game')
    .select('id')
    .where('auto_due', '<=', since)
    .where('status', '=', 'running')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** A game goes on under another revision of its rules. */
export async function setRevision(db: Db, { id, revision }: GameRow, next: number): Promise<void> {
  await db.updateTable('game').set({ revision: next }).where('id', '=', id).where('revision', '=', revision).execute();
}

/** Games that have begun, page by page in the order of their ids. */
export function gamesAfter(db: Db, id: string, most: number): Promise<GameRow[]> {
  return db
    .selectFrom('game')
    .selectAll()
    .where('players', 'is not', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(most)
    .execute();
}
