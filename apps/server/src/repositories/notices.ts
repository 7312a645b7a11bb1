import type { Db, Trx } from '../db/store.ts';

/** What somebody was told, newest first. */
export function noticeRows(db: Db, user: string) {
  return db
    .selectFrom('notification')
    .innerJoin('game', 'game.id', 'notification.game_id')
    .select(['game.id', 'game.name'])
    .select(['notification.kind', 'notification.seq', 'notification.at', 'notification.read_at'])
    .where('notification.user_id', '=', user)
    .orderBy('notification.at', 'desc')
    .limit(100)
    .execute();
}

/** All notices of somebody were read, or those of one table. */
export async function noteRead(db: Db, user: string, table: string | undefined, now: number): Promise<void> {
  let update = db.updateTable('notification').set({ read_at: now });
  update = update.where('user_id', '=', user).where('read_at', 'is', null);
  if (table !== undefined) update = update.where('game_id', '=', table);
  await update.execute();
}

/** Of each kind a table has at most one notice for a player. */
export async function putNotice(
  trx: Trx,
  notice: { readonly user_id: string; readonly game_id: string; readonly kind: string; readonly seq: number },
  at: number,
): Promise<void> {
  await trx
    .insertInto('notification')
    .values({ ...notice, at, read_at: null })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'game_id', 'kind']).doUpdateSet({ seq: notice.seq, at, read_at: null }),
    )
    .execute();
}
