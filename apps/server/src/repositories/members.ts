import type { Db, Trx } from '../db/store.ts';

/** Lets somebody in; tells whether they were not before. */
export async function addMember(db: Db, table: string, user: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('member')
    .values({ game_id: table, user_id: user })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteMember(trx: Trx, table: string, user: string): Promise<void> {
  await trx.deleteFrom('member').where('game_id', '=', table).where('user_id', '=', user).execute();
}

export async function isMember(db: Db, table: string, user: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('user_id')
    .where('game_id', '=', table)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row !== undefined;
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
