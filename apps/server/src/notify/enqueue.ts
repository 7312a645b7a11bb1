import type { OutboxRow } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { timedId } from '../ids.ts';
import { insertMessages, type NewMessage } from '../repositories/outbox.ts';

export function newMessage(
  kind: OutboxRow['kind'],
  payload: Readonly<Record<string, unknown>>,
  now: number,
  delayMs = 0,
): NewMessage {
  return {
    id: timedId(now),
    kind,
    payload: JSON.stringify(payload),
    state: 'waiting',
    due_at: now + delayMs,
    created_at: now,
    last_error: null,
  };
}

/** Writes a message to send, in the same transaction as the change that it reports. */
export async function enqueue(
  db: Db,
  kind: OutboxRow['kind'],
  payload: Readonly<Record<string, unknown>>,
  now: number,
  delayMs = 0,
): Promise<void> {
  await insertMessages(db, [newMessage(kind, payload, now, delayMs)]);
}
