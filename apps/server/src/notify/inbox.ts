import { type Notice, NoticeKind } from '../api/index.ts';
import type { Context } from '../context.ts';
import { playsItself } from '../play/append.ts';
import { actorsOf } from '../play/stored.ts';
import { noticeRows } from '../repositories/notices.ts';
import { runningSeatsOf } from '../repositories/seats.ts';

/** What somebody was told, and where it is their turn. */
export async function noticesOf(context: Context, user: string): Promise<Notice[]> {
  const rows = await noticeRows(context.store.db, user);
  const stored = rows.map(({ id, name, kind, seq, at, read_at }) => ({
    table: id,
    name,
    kind: NoticeKind.parse(kind),
    seq,
    at,
    read: read_at !== null,
  }));
  return [...(await turnsOf(context, user)), ...stored].sort((a, b) => b.at - a.at);
}

/** Tells everybody who is connected here the notices they have not read, because some may have been missed. */
export async function repeatNotices(context: Context): Promise<void> {
  for (const user of context.hub.users()) {
    const notices = await noticesOf(context, user);
    for (const notice of notices) if (!notice.read) context.hub.tellUser(user, { type: 'notice', notice });
  }
}

/** The tables where it is this player's turn. */
async function turnsOf(context: Context, user: string): Promise<Notice[]> {
  const rows = await runningSeatsOf(context.store.db, user);
  return rows.flatMap((row): Notice[] => {
    if (!actorsOf(row).includes(row.seat) || playsItself(row)) return [];
    return [{ table: row.id, name: row.name, kind: 'turn', seq: row.seq, at: row.changed_at, read: false }];
  });
}
