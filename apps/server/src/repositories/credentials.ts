import { type Db, isDuplicate, type Store, type Trx } from '../db/store.ts';
import { storedDate, storedTruth } from '../db/values.ts';
import { newId, sha256 } from '../ids.ts';

const SEALED = 'sha256:';

/** The token of a session as a backup holds it: whoever has the token can be recognised by it, nobody gets in with it. */
export function sealedToken(token: string): string {
  return token.startsWith(SEALED) ? token : SEALED + sha256(token);
}

/** After a restore: a session whose token somebody has shown is theirs again. */
export async function unsealSession(db: Db, token: string): Promise<void> {
  if (token.startsWith(SEALED)) return;
  await db.updateTable('session').set({ token }).where('token', '=', sealedToken(token)).execute();
}

/** A session that is kept, with who has it. */
export function sessionRow(db: Db, token: string) {
  return db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['session.expiresAt', 'user.id', 'user.name', 'user.isAnonymous'])
    .where('session.token', '=', token)
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
  await trx.deleteFrom('session').where('userId', '=', user).execute();
  await trx.deleteFrom('account').where('userId', '=', user).execute();
  await trx.deleteFrom('verification').where('value', '=', user).execute();
}

interface Kept {
  readonly user: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly now: number;
}

/**
 * A guest gets e-mail and password at once, so that of several who want the same address one gets it. Tells what came of it:
 * the account may be no guest's any more, or the address may be another's.
 */
export async function keepGuest(store: Store, kept: Kept): Promise<'done' | 'no guest' | 'address taken'> {
  const { user, email, passwordHash, now } = kept;
  const date = storedDate(store.kind, now);
  const [yes, no] = [storedTruth(store.kind, true), storedTruth(store.kind, false)];
  try {
    return await store.write(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('user')
        .set({ email, emailVerified: no, isAnonymous: no, updatedAt: date })
        .where('id', '=', user)
        .where('isAnonymous', '=', yes)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return 'no guest';
      const row = { id: newId(32), accountId: user, providerId: 'credential', userId: user, password: passwordHash };
      await trx
        .insertInto('account')
        .values({ ...row, createdAt: date, updatedAt: date })
        .execute();
      return 'done';
    });
  } catch (error) {
    if (isDuplicate(error)) return 'address taken';
    throw error;
  }
}
