import type { Player } from '../api/index.ts';
import type { Db, Trx } from '../db/store.ts';
import { Problem } from '../problem.ts';
import { outdateTables } from './tables.ts';

const GONE: Player = { id: 'gone', name: '–', kind: 'person' };
/** Ends the addresses of those who have closed their account. */
const CLOSED = '@closed.invalid';

/** Players as others see them, by id. */
export async function playersById(db: Db, ids: readonly (string | null)[]): Promise<(id: string | null) => Player> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('user')
          .innerJoin('player', 'player.user_id', 'user.id')
          .select(['user.id', 'user.name', 'user.isAnonymous', 'player.owner_id'])
          .where('user.id', 'in', wanted)
          .execute();
  const found = new Map<string | null, Player>(
    rows.map(({ id, name, isAnonymous, owner_id }) => [
      id,
      { id, name, kind: owner_id !== null ? 'bot' : isAnonymous ? 'guest' : 'person' },
    ]),
  );
  return (id) => found.get(id) ?? GONE;
}

/** The ids of players whose name begins so. */
export async function playersNamed(db: Db, beginning: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('id')
    .where('name', 'like', `${beginning.replace(/[%_\\]/g, '')}%`)
    .where('email', 'not like', `%${CLOSED}`)
    .orderBy('name')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export function playerRow(db: Db, user: string) {
  return db.selectFrom('player').selectAll().where('user_id', '=', user).executeTakeFirst();
}

/** What the account library and we ourselves keep of somebody. */
export function accountRow(db: Db, user: string) {
  return db
    .selectFrom('user')
    .innerJoin('player', 'player.user_id', 'user.id')
    .selectAll()
    .where('user.id', '=', user)
    .executeTakeFirst();
}

export async function insertPlayer(db: Db, user: string, owner: string | null): Promise<void> {
  await db
    .insertInto('player')
    .values({ user_id: user, owner_id: owner, language: 'en', mail: 0, push: 0, reachable: 0, vacation_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function renamePlayer(db: Db, user: string, name: string): Promise<void> {
  await db.updateTable('user').set({ name }).where('id', '=', user).execute();
}

export async function setLanguage(db: Db, user: string, language: string | undefined): Promise<void> {
  if (language === undefined) return;
  await db.updateTable('player').set({ language }).where('user_id', '=', user).execute();
}

/** How somebody wants to be reached; what is left out stays. */
export async function setWays(
  trx: Trx,
  user: string,
  { mail, push }: { readonly mail?: boolean | undefined; readonly push?: boolean | undefined },
): Promise<void> {
  if (mail !== undefined || push !== undefined) {
    const ways = {
      ...(mail === undefined ? {} : { mail: mail ? 1 : 0 }),
      ...(push === undefined ? {} : { push: push ? 1 : 0 }),
    };
    await trx.updateTable('player').set(ways).where('user_id', '=', user).execute();
  }
  await noteReachable(trx, user);
}

/** Whether somebody can be reached outside the page; kept with the player so that a move need not look. */
export async function noteReachable(trx: Trx, userId: string): Promise<void> {
  const subscribed = await trx
    .selectFrom('push_subscription')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  const row = await trx.selectFrom('player').select(['mail', 'push']).where('user_id', '=', userId).executeTakeFirst();
  const reachable = row && (row.mail === 1 || (row.push === 1 && subscribed)) ? 1 : 0;
  await outdateTables(trx, userId);
  await trx.updateTable('player').set({ reachable }).where('user_id', '=', userId).execute();
}

/**
 * To be called first in a transaction, before anything of tables is written, so that nobody waits in a circle.
 * Until the end of the transaction nobody else counts or adds anything that this player may have only so many of, nor closes
 * the account; who has closed it adds nothing any more.
 */
export async function holdPlayer(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('player')
    .set((set) => ({ reachable: set('reachable', '+', 0) }))
    .where('user_id', '=', userId)
    .execute();
  const row = await trx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
  if (!row || row.email.endsWith(CLOSED)) throw new Problem(401, 'account/sign-in', 'Sign in first.');
}

/** Holds players, always in the same order, and tells until when each is away. */
export async function holdPlayers(trx: Trx, users: readonly string[]): Promise<ReadonlyMap<string, number | null>> {
  for (const user of [...users].sort()) await holdPlayer(trx, user);
  if (users.length === 0) return new Map();
  const rows = await trx
    .selectFrom('player')
    .select(['user_id', 'vacation_until'])
    .where('user_id', 'in', users)
    .execute();
  return new Map(rows.map(({ user_id, vacation_until }) => [user_id, vacation_until]));
}

/** Who has closed the account and still has a seat at a table that is open or running. */
export async function closedAtTables(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('user')
    .innerJoin('seat', 'seat.user_id', 'user.id')
    .innerJoin('game', 'game.id', 'seat.game_id')
    .select('user.id')
    .distinct()
    .where('user.email', 'like', `%${CLOSED}`)
    .where('game.status', 'in', ['open', 'running'])
    .execute();
  return rows.map(({ id }) => id);
}

/** Leaves a player without a name, an address or a way to be reached. */
export async function makeNameless(trx: Trx, user: string, name: string): Promise<void> {
  await trx
    .updateTable('player')
    .set({ mail: 0, push: 0, reachable: 0, vacation_until: null })
    .where('user_id', '=', user)
    .execute();
  await trx
    .updateTable('user')
    .set({ name, email: `${user}${CLOSED}`, image: null })
    .where('id', '=', user)
    .execute();
}

/** Who has closed the account. */
export async function closedPlayers(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('user').select('id').where('email', 'like', `%${CLOSED}`).execute();
  return new Set(rows.map(({ id }) => id));
}
