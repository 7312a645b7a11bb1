import type { Player } from '../api/index.ts';
import type { DatabaseKind } from '../db/kind.ts';
import type { TokenRow } from '../db/schema.ts';
import type { Db, Trx } from '../db/store.ts';
import { storedDate, storedTruth } from '../db/values.ts';
import { insertPlayer } from './players.ts';

interface NewBot {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly now: number;
}

/** A user of the account library, without any way to sign in but tokens. */
export async function insertBot(trx: Trx, kind: DatabaseKind, { id, name, owner, now }: NewBot): Promise<void> {
  const date = storedDate(kind, now);
  const no = storedTruth(kind, false);
  const user = { id, name, email: `${id}@bots.invalid`, emailVerified: no, image: null, isAnonymous: no };
  await trx
    .insertInto('user')
    .values({ ...user, createdAt: date, updatedAt: date })
    .execute();
  await insertPlayer(trx, id, owner);
}

export async function botsOf(db: Db, owner: string): Promise<Player[]> {
  const rows = await db
    .selectFrom('player')
    .innerJoin('user', 'user.id', 'player.user_id')
    .select(['user.id', 'user.name'])
    .where('player.owner_id', '=', owner)
    .execute();
  return rows.map(({ id, name }) => ({ id, name, kind: 'bot' }));
}

export function tokenRows(db: Db, bot: string): Promise<TokenRow[]> {
  return db.selectFrom('token').selectAll().where('user_id', '=', bot).execute();
}

export async function insertToken(trx: Trx, row: TokenRow): Promise<void> {
  await trx.insertInto('token').values(row).execute();
}

/** Whether there was such a token. */
export async function revokeToken(db: Db, bot: string, token: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('token')
    .set({ revoked_at: now })
    .where('id', '=', token)
    .where('user_id', '=', bot)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
