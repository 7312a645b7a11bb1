import type { Db, Trx } from '../db/store.ts';
import { newId } from '../ids.ts';
import { holdPlayer } from './players.ts';
import { outdateTables } from './tables.ts';

/** The vacations of a player that ended after this moment, or have not ended. */
export function vacationsSince(db: Db, user: string, since: number) {
  return db
    .selectFrom('vacation')
    .select(['begins', 'ends'])
    .where('user_id', '=', user)
    .where('ends', '>', since)
    .execute();
}

/**
 * Says that a player is away until then; null: is back. Whoever writes the player first has it until the end of the
 * transaction: of several requests one is granted.
 */
export async function setAway(trx: Trx, user: string, until: number | null): Promise<void> {
  await holdPlayer(trx, user);
  await outdateTables(trx, user);
  await trx.updateTable('player').set({ vacation_until: until }).where('user_id', '=', user).execute();
}

export async function insertVacation(trx: Trx, user: string, begins: number, ends: number): Promise<void> {
  await trx.insertInto('vacation').values({ id: newId(), user_id: user, begins, ends }).execute();
}

export async function cutVacations(trx: Trx, user: string, now: number): Promise<void> {
  const mine = trx.updateTable('vacation').set({ ends: now }).where('user_id', '=', user);
  await mine.where('ends', '>', now).execute();
}

/** Players whose vacation is over but who are still noted as away. */
export async function playersBack(db: Db, now: number): Promise<string[]> {
  const rows = await db.selectFrom('player').select('user_id').where('vacation_until', '<=', now).execute();
  return rows.map(({ user_id }) => user_id);
}

export async function noteBack(db: Db, user: string, now: number): Promise<void> {
  const mine = db.updateTable('player').set({ vacation_until: null }).where('user_id', '=', user);
  await mine.where('vacation_until', '<=', now).execute();
}
