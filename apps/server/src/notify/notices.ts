import type { NoticeKind } from '../api/index.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/store.ts';
import { enqueue } from './enqueue.ts';

export interface NewNotice {
  readonly user: string;
  readonly kind: NoticeKind;
  readonly seq: number;
  /** Whether anything but the page is to be tried. */
  readonly reachable: boolean;
}

/**
 * Writes what players are to be told, together with what it tells of. There is one notice of a kind for each table; that it is
 * somebody's turn the table itself says, as long as it is so.
 */
export async function writeNotices(trx: Trx, table: string, notices: readonly NewNotice[], now: number): Promise<void> {
  for (const { user, kind, seq, reachable } of notices) {
    if (reachable) await enqueue(trx, 'notify', { user, table, kind, seq }, now);
    if (kind === 'turn') continue;
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
