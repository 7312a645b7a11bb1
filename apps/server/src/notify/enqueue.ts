import type { Insertable, Kysely } from 'kysely';
import type { Database, OutboxRow } from '../db/schema.ts';
import { timedId } from '../ids.ts';

export type MailKind = 'verify' | 'reset';
export type SendMail = (userId: string, kind: MailKind, to: string, link: string) => Promise<void>;

/** Writes a message to send, in the same transaction as the change that it reports. */
export type NewMessage = Insertable<OutboxRow>;

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

export async function enqueue(
  db: Kysely<Database>,
  kind: OutboxRow['kind'],
  payload: Readonly<Record<string, unknown>>,
  now: number,
  delayMs = 0,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values(newMessage(kind, payload, now, delayMs))
    .execute();
}
