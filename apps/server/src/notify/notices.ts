import type { NoticeKind } from '../api/index.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/store.ts';
import { type NewMessage, newMessage } from './enqueue.ts';

export interface NewNotice {
  readonly user: string;
  readonly kind: NoticeKind;
  readonly seq: number;
  /** Whether anything but the page is to be tried. */
  readonly reachable: boolean;
}

/** Writes what players are to be told, together with what it tells of. */
export async function writeNotices(trx: Trx, table: string, notices: readonly NewNotice[], now: number): Promise<void> {
  const messages = messagesOf(table, notices, now);
  if (messages.length > 0) await trx.insertInto('outbox').values(messages).execute();
  await keepNotices(trx, table, notices.filter(isKept), now);
}

/** What is to be sent of notices. */
export function messagesOf(table: string, notices: readonly NewNotice[], now: number): NewMessage[] {
  return notices.flatMap(({ user, kind, seq, reachable }) =>
    reachable ? [newMessage('notify', { user, table, kind, seq }, now)] : [],
  );
}

/** That it is somebody's turn the table itself says, as long as it is so; of any other kind there is one for each table. */
export function isKept({ kind }: NewNotice): boolean {
  return kind !== 'turn';
}

export async function keepNotices(trx: Trx, table: string, kept: readonly NewNotice[], now: number): Promise<void> {
  for (const { user, kind, seq } of kept) {
    await trx
      .insertInto('notification')
      .values({ user_id: user, game_id: table, kind, seq, at: now, read_at: null })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'game_id', 'kind']).doUpdateSet({ seq, at: now, read_at: null }),
      )
      .execute();
  }
}

/** Tells the page, here and on the other processes, once the notices are stored. */
export function tellNotices(context: Context, table: string, name: string, notices: readonly NewNotice[]): void {
  const at = context.clock.now();
  for (const { user, kind, seq, reachable } of notices) {
    context.hub.tellUser(user, { type: 'notice', notice: { table, name, kind, seq, at, read: false } });
    context.bridge.send({ kind: 'notice', user, table, notice: kind });
    if (reachable) context.wake.outbox();
  }
}
