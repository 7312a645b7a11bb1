import type { Insertable, Selectable } from 'kysely';
import type { OutboxRow } from '../db/schema.ts';
import type { Db, Trx } from '../db/store.ts';

export type NewMessage = Insertable<OutboxRow>;
export type Message = Selectable<OutboxRow>;

export async function insertMessages(db: Db, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto('outbox')
    .values([...messages])
    .execute();
}

export function messagesDue(db: Db, kind: Message['kind'], now: number, most: number): Promise<Message[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute();
}

/** Takes a message to send until then; false if another process was faster. */
export async function leaseMessage(db: Db, { id, due_at, tries }: Message, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: until, tries: tries + 1 })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

export async function putOff(
  db: Db,
  id: string,
  change: Pick<OutboxRow, 'state' | 'last_error' | 'due_at'>,
): Promise<void> {
  await db.updateTable('outbox').set(change).where('id', '=', id).execute();
}

export async function deleteFailed(db: Db, before: number): Promise<void> {
  await db.deleteFrom('outbox').where('state', '=', 'failed').where('created_at', '<', before).execute();
}

/** What was to be sent to somebody who is gone. */
export async function deleteMessagesFor(trx: Trx, user: string): Promise<void> {
  await trx.deleteFrom('outbox').where('payload', 'like', `%"user":"${user}"%`).execute();
}
