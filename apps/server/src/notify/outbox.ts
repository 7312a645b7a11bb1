import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import {
  deleteFailed,
  deleteMessage,
  leaseMessage,
  type Message,
  messagesDue,
  putOff,
} from '../repositories/outbox.ts';
import { type Deliverer, Hopeless } from './deliver.ts';

/** The process that sends a message has it to itself for this time. After that, any process may try again. */
const LEASE_MS = 60_000;
const MOST_TRIES = 8;
const FIRST_WAIT_MS = 10_000;
const AT_ONCE = 20;
const KEEP_FAILED_MS = 30 * 86_400_000;

/** Sends one batch of the messages of a kind that are due. Returns whether there were any. */
export async function sendDue(context: Context, deliverer: Deliverer, kind: Message['kind']): Promise<boolean> {
  const now = context.clock.now();
  const rows = await messagesDue(context.store.db, kind, now, AT_ONCE);
  await Promise.all(rows.map((row) => send(context, deliverer, row)));
  return rows.length > 0;
}

async function send(context: Context, deliverer: Deliverer, row: Message): Promise<void> {
  const { db } = context.store;
  if (!(await leaseMessage(db, row, context.clock.now() + LEASE_MS))) return;
  try {
    await deliverer[row.kind](JSON.parse(row.payload));
    await deleteMessage(db, row.id);
    context.metrics.outbox.inc({ kind: row.kind, result: 'sent' });
  } catch (error) {
    const last = row.tries + 1 >= MOST_TRIES || error instanceof Hopeless || error instanceof Problem;
    const last_error = (error instanceof Error ? error.message : 'failed').slice(0, 200);
    const due_at = context.clock.now() + FIRST_WAIT_MS * 3 ** row.tries;
    await putOff(db, row.id, { state: last ? 'failed' : 'waiting', last_error, due_at });
    context.metrics.outbox.inc({ kind: row.kind, result: last ? 'failed' : 'retry' });
    context.log.warn({ kind: row.kind, tries: row.tries + 1, last }, 'a message could not be sent');
  }
}

/** Messages nobody could deliver are kept for a while, to be looked at. */
export async function forgetFailed(context: Context): Promise<void> {
  const limit = context.clock.now() - KEEP_FAILED_MS;
  await deleteFailed(context.store.db, limit);
}
