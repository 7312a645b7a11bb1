import type { NoticeKind } from '../api/index.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/store.ts';
import { putNotice } from '../repositories/notices.ts';
import { insertMessages, type NewMessage } from '../repositories/outbox.ts';
import { newMessage } from './enqueue.ts';

export interface NewNotice {
  readonly user: string;
  readonly kind: NoticeKind;
  readonly seq: number;
  /** Whether the player is reached by mail, push or webhook as well, not only on the page. */
  readonly reachable: boolean;
}

/** Writes the notices for players, in the same transaction as the change that they report. */
export async function writeNotices(trx: Trx, table: string, notices: readonly NewNotice[], now: number): Promise<void> {
  await insertMessages(trx, messagesOf(table, notices, now));
  await keepNotices(trx, table, notices.filter(isKept), now);
}

/** The messages that these notices lead to. */
export function messagesOf(table: string, notices: readonly NewNotice[], now: number): NewMessage[] {
  return notices.flatMap(({ user, kind, seq, reachable }) =>
    reachable ? [newMessage('notify', { user, table, kind, seq }, now)] : [],
  );
}

/**
 * A notice of a turn is not stored: the table itself says whose turn it is. Of any other kind, each table has at most
 * one notice.
 */
export function isKept({ kind }: NewNotice): boolean {
  return kind !== 'turn';
}

export async function keepNotices(trx: Trx, table: string, kept: readonly NewNotice[], now: number): Promise<void> {
  for (const { user, kind, seq } of kept) {
    await putNotice(trx, { user_id: user, game_id: table, kind, seq }, now);
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
