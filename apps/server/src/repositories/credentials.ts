import type { Db, Trx } from '../db/store.ts';
import { sha256 } from '../ids.ts';
import { deleteLinks } from './links.ts';

const SEALED = 'sha256:';

/** The token of a session as it is stored: whoever has the token is recognised by it, nobody gets in with it. */
export function sealedToken(token: string): string {
  return token.startsWith(SEALED) ? token : SEALED + sha256(token);
}

/** A session that is kept, with who has it. */
export function sessionRow(db: Db, id: string) {
  return db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['session.expiresAt', 'user.id', 'user.name', 'user.isAnonymous'])
    .where('session.id', '=', id)
    .executeTakeFirst();
}

/** The token of a bot, unless it was revoked. */
export function tokenRow(db: Db, token: string) {
  return db
    .selectFrom('token')
    .innerJoin('user', 'user.id', 'token.user_id')
    .select(['token.scopes', 'token.expires_at', 'user.id', 'user.name'])
    .where('token.hash', '=', sha256(token))
    .where('token.revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Takes away every way in. */
export async function deleteCredentials(trx: Trx, user: string): Promise<void> {
  await trx.deleteFrom('token').where('user_id', '=', user).execute();
  await deleteSessions(trx, user);
  await trx.deleteFrom('account').where('userId', '=', user).execute();
  await trx.deleteFrom('claim').where('user_id', '=', user).execute();
  await deleteLinks(trx, user);
}

export async function deleteSessions(trx: Trx, user: string): Promise<void> {
  await trx.deleteFrom('session').where('userId', '=', user).execute();
}

export async function setPassword(trx: Trx, user: string, hash: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ password: hash })
    .where('userId', '=', user)
    .where('providerId', '=', 'credential')
    .execute();
}
