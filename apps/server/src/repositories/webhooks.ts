import type { WebhookRow } from '../db/schema.ts';
import type { Db, Trx } from '../db/store.ts';
import { outdateTable } from './tables.ts';

/** After this many failures in a row, a webhook is no longer called until its owner creates it again. */
const MOST_FAILURES = 20;

export function webhooksOf(db: Db, table: string): Promise<WebhookRow[]> {
  return db.selectFrom('webhook').selectAll().where('game_id', '=', table).execute();
}

export function webhookRow(db: Db, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Adds a webhook unless the table has so many already. */
export async function insertWebhook(trx: Trx, row: WebhookRow, most: number): Promise<boolean> {
  // The table is held first, so that several requests are counted one after the other.
  await outdateTable(trx, row.game_id);
  const { length } = await webhooksOf(trx, row.game_id);
  if (length >= most) return false;
  await trx.insertInto('webhook').values(row).execute();
  await outdateTable(trx, row.game_id, { webhooks: length + 1 });
  return true;
}

export async function deleteWebhook(trx: Trx, table: string, id: string): Promise<void> {
  await trx.deleteFrom('webhook').where('id', '=', id).where('game_id', '=', table).execute();
  const { length } = await webhooksOf(trx, table);
  await outdateTable(trx, table, { webhooks: length });
}

export async function noteCalled(db: Db, id: string, now: number): Promise<void> {
  const well = { state: 'active' as const, failures: 0, last_error: null, last_at: now };
  await db.updateTable('webhook').set(well).where('id', '=', id).execute();
}

export async function noteCallFailed(db: Db, id: string, error: string, now: number): Promise<void> {
  const update = db.updateTable('webhook').where('id', '=', id);
  await update
    .set((set) => ({ state: 'failing', failures: set('failures', '+', 1), last_error: error, last_at: now }))
    .execute();
  await update.set({ state: 'disabled' }).where('failures', '>=', MOST_FAILURES).execute();
}
