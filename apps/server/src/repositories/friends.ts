import { sql } from 'kysely';
import type { Db, Trx } from '../db/store.ts';

/** Whom somebody wants to find again, in the order they were noted. */
export async function friendsOf(db: Db, user: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('friend')
    .select('friend_id')
    .where('user_id', '=', user)
    .orderBy('at')
    .orderBy('friend_id')
    .execute();
  return rows.map(({ friend_id }) => friend_id);
}

export async function addFriend(db: Db, user: string, friend: string, now: number): Promise<void> {
  await db
    .insertInto('friend')
    .values({ user_id: user, friend_id: friend, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFriend(db: Db, user: string, friend: string): Promise<void> {
  await db.deleteFrom('friend').where('user_id', '=', user).where('friend_id', '=', friend).execute();
}

/** The open and running tables of these players that anybody may see, or where this reader has a seat as well. */
export async function tablesOfFriends(db: Db, friends: readonly string[], reader: string) {
  if (friends.length === 0) return [];
  const own = db.selectFrom('seat as own').select('own.game_id').where('own.user_id', '=', reader);
  return db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game_id')
    .select(['seat.user_id', 'game.id', 'game.name', 'game.title', 'game.status'])
    .where('seat.user_id', 'in', friends)
    .where('game.status', 'in', ['open', 'running'])
    .where((where) => where.or([where('game.visibility', '=', 'open'), where('game.id', 'in', own)]))
    .orderBy('game.changed_at', 'desc')
    .limit(200)
    .execute();
}

/** Nobody finds somebody again who has closed the account, and they find nobody. */
export async function forgetFriends(trx: Trx, user: string): Promise<void> {
  await trx
    .deleteFrom('friend')
    .where((where) => where.or([where('user_id', '=', user), where('friend_id', '=', user)]))
    .execute();
}

/** A guest's friends are the account's, and whoever noted the guest has noted the account. */
export async function handOverFriends(trx: Trx, guest: string, account: string): Promise<void> {
  await sql`insert into friend (user_id, friend_id, at) select ${account}, friend_id, at from friend
    where user_id = ${guest} and friend_id <> ${account} on conflict do nothing`.execute(trx);
  await sql`insert into friend (user_id, friend_id, at) select user_id, ${account}, at from friend
    where friend_id = ${guest} and user_id <> ${account} on conflict do nothing`.execute(trx);
}
