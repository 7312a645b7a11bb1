import { type Db, isDuplicate, type Store, type Trx } from '../db/store.ts';
import { storedDate, storedTruth } from '../db/values.ts';
import { newId } from '../ids.ts';

/** Ends what stands in the place of an address until one is confirmed. */
const UNCONFIRMED = '@unconfirmed.invalid';

export function unconfirmedAddress(): string {
  return `${newId(32)}${UNCONFIRMED}`;
}

export function claimRow(db: Db, user: string) {
  return db.selectFrom('claim').selectAll().where('user_id', '=', user).executeTakeFirst();
}

/** What stands in the place of the address with the account that this address and password open. */
export async function claimedAddress(db: Db, email: string, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('claim')
    .innerJoin('user', 'user.id', 'claim.user_id')
    .select('user.email')
    .where('claim.email', '=', email)
    .where('claim.key', '=', key)
    .executeTakeFirst();
  return row?.email;
}

interface Claim {
  readonly user: string;
  readonly email: string;
  readonly key: string;
  readonly now: number;
}

/** False if this address and password open another account. */
export async function insertClaim(db: Db, { user, email, key, now }: Claim): Promise<boolean> {
  try {
    await db.insertInto('claim').values({ user_id: user, email, key, at: now }).execute();
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Whether this address and password open an account of somebody else. */
export async function isClaimedElsewhere(db: Db, user: string, email: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('claim')
    .select('user_id')
    .where('email', '=', email)
    .where('key', '=', key)
    .where('user_id', '<>', user)
    .executeTakeFirst();
  return row !== undefined;
}

/** With a new password; false if it opens another account. */
export async function rekeyClaim(db: Db, user: string, key: string): Promise<boolean> {
  try {
    await db.updateTable('claim').set({ key }).where('user_id', '=', user).execute();
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** An account that was made a moment ago and is not wanted. */
export async function deleteFreshUser(db: Db, user: string): Promise<void> {
  await db.deleteFrom('user').where('id', '=', user).execute();
}

interface Kept extends Claim {
  readonly passwordHash: string;
}

/**
 * A guest gets password and claim at once. Tells what came of it: the account may be no guest's any more, or address and password
 * may open another one.
 */
export async function keepGuest(store: Store, kept: Kept): Promise<'done' | 'no guest' | 'other account'> {
  const { user, passwordHash, now } = kept;
  const date = storedDate(store.kind, now);
  const [yes, no] = [storedTruth(store.kind, true), storedTruth(store.kind, false)];
  try {
    return await store.write(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('user')
        .set({ email: unconfirmedAddress(), emailVerified: no, isAnonymous: no, updatedAt: date })
        .where('id', '=', user)
        .where('isAnonymous', '=', yes)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return 'no guest';
      const row = { id: newId(32), accountId: user, providerId: 'credential', userId: user, password: passwordHash };
      await trx
        .insertInto('account')
        .values({ ...row, createdAt: date, updatedAt: date })
        .execute();
      await trx.insertInto('claim').values({ user_id: user, email: kept.email, key: kept.key, at: now }).execute();
      return 'done';
    });
  } catch (error) {
    if (isDuplicate(error)) return 'other account';
    throw error;
  }
}

/** Who has this address; nobody as long as it is only claimed. */
export async function holderOf(db: Db, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

/** Whoever said last that this address is theirs. */
export async function lastClaimant(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('claim')
    .select('user_id')
    .where('email', '=', email)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.user_id;
}

/** From now on the address is this account's; the claim, if there was one, is met. */
export async function confirmAddress(trx: Trx, store: Store, user: string, email: string): Promise<void> {
  await trx
    .updateTable('user')
    .set({ email, emailVerified: storedTruth(store.kind, true) })
    .where('id', '=', user)
    .execute();
  await trx.deleteFrom('claim').where('user_id', '=', user).execute();
}
