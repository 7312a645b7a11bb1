import type { Selectable } from 'kysely';
import type { Context } from '../context.ts';
import type { OutboxRow } from '../db/schema.ts';
import { Problem } from '../problem.ts';
import { type Deliverer, Hopeless } from './deliver.ts';

/** The process that sends a message has it to itself for this time. After that, any process may try again. */
const LEASE_MS = 60_000;
const MOST_TRIES = 8;
const FIRST_WAIT_MS = 10_000;
const AT_ONCE = 20;
const KEEP_FAILED_MS = 30 * 86_400_000;

/** Sends one batch of the messages that are due. Returns whether there were any. */
export async function sendDue(context: Context, deliverer: Deliverer): Promise<boolean> {
  const now = context.clock.now();
  const rows = await context.store.db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  await Promise.all(rows.map((row) => send(context, deliverer, row)));
  return rows.length > 0;
}

async function send(context: Context, deliverer: Deliverer, row: Selectable<OutboxRow>): Promise<void> {
  const { db } = context.store;
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: context.clock.now() + LEASE_MS, tries: row.tries + 1 })
    .where('id', '=', row.id)
    .where('due_at', '=', row.due_at)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  try {
    await deliverer[row.kind](JSON.parse(row.payload));
    await db.deleteFrom('outbox').where('id', '=', row.id).execute();
    context.metrics.outbox.inc({ kind: row.kind, result: 'sent' });
  } catch (error) {
    const last = row.tries + 1 >= MOST_TRIES || error instanceof Hopeless || error instanceof Problem;
    const last_error = (error instanceof Error ? error.message : 'failed').slice(0, 200);
    const due_at = context.clock.now() + FIRST_WAIT_MS * 3 ** row.tries;
    await db
      .updateTable('outbox')
      .set({ state: last ? 'failed' : 'waiting', last_error, due_at })
      .where('id', '=', row.id)
      .execute();
    context.metrics.outbox.inc({ kind: row.kind, result: last ? 'failed' : 'retry' });
    context.log.warn({ kind: row.kind, tries: row.tries + 1, last }, 'a message could not be sent');
  }
}

/** Messages nobody could deliver are kept for a while, to be looked at. */
export async function forgetFailed(context: Context): Promise<void> {
  const limit = context.clock.now() - KEEP_FAILED_MS;
  await context.store.db.deleteFrom('outbox').where('state', '=', 'failed').where('created_at', '<', limit).execute();
}
