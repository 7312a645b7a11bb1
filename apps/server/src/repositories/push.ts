import type { PushRow } from '../db/schema.ts';
import type { Db, Trx } from '../db/store.ts';
import { newId } from '../ids.ts';

export async function subscriptionsOf(db: Db, user: string): Promise<string[]> {
  const rows = await db.selectFrom('push_subscription').select('id').where('user_id', '=', user).execute();
  return rows.map(({ id }) => id);
}

export function subscriptionRow(db: Db, id: string): Promise<PushRow | undefined> {
  return db.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A browser has one subscription; whoever subscribes with it last has it. */
export async function subscribe(trx: Trx, { endpoint, ...row }: Omit<PushRow, 'id' | 'last_error'>): Promise<void> {
  await trx
    .insertInto('push_subscription')
    .values({ id: newId(), endpoint, ...row, last_error: null })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...row, last_error: null }))
    .execute();
}

export async function unsubscribe(trx: Trx, user: string, endpoint: string): Promise<void> {
  const mine = trx.deleteFrom('push_subscription').where('user_id', '=', user);
  await mine.where('endpoint', '=', endpoint).execute();
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}

export async function notePushError(db: Db, id: string, last_error: string | null): Promise<void> {
  await db.updateTable('push_subscription').set({ last_error }).where('id', '=', id).execute();
}
