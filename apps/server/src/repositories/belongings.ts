import { sql } from 'kysely';
import type { z } from 'zod';
import type { Belongings } from '../api/index.ts';
import type { Db, Trx } from '../db/store.ts';
import { handOverFriends } from './friends.ts';
import { joinNotes } from './notes.ts';

/** Everything that is stored of a player and is theirs: what they may take along before they go. */
export async function belongingsOf(db: Db, id: string): Promise<z.input<typeof Belongings>> {
  const [
    account,
    preferences,
    sessions,
    bots,
    tables,
    moves,
    said,
    notes,
    notices,
    ratings,
    vacations,
    push,
    webhooks,
    friends,
    claims,
  ] = await Promise.all([
    db.selectFrom('user').select(['id', 'name', 'email', 'createdAt']).where('id', '=', id).execute(),
    db.selectFrom('player').select(['language', 'mail', 'push', 'vacation_until']).where('user_id', '=', id).execute(),
    db.selectFrom('session').select(['id', 'expiresAt']).where('userId', '=', id).execute(),
    db
      .selectFrom('player')
      .innerJoin('user', 'user.id', 'player.user_id')
      .select(['user.id', 'user.name'])
      .where('player.owner_id', '=', id)
      .execute(),
    db
      .selectFrom('seat')
      .innerJoin('game', 'game.id', 'seat.game_id')
      .select(['game.id', 'game.title', 'game.name', 'game.status', 'seat.seat', 'seat.rank', 'seat.score'])
      .select(['game.created_at', 'game.started_at', 'game.finished_at'])
      .where('seat.user_id', '=', id)
      .orderBy('game.created_at')
      .execute(),
    db
      .selectFrom('move')
      .select(['game_id', 'seq', 'seat', 'action', 'at'])
      .where('user_id', '=', id)
      .orderBy('at')
      .execute(),
    db.selectFrom('chat').select(['game_id', 'body', 'at']).where('user_id', '=', id).orderBy('at').execute(),
    db.selectFrom('note').select(['game_id', 'body', 'at']).where('user_id', '=', id).execute(),
    db.selectFrom('notification').select(['game_id', 'kind', 'seq', 'at']).where('user_id', '=', id).execute(),
    db.selectFrom('rating').select(['title', 'rating', 'games', 'wins']).where('user_id', '=', id).execute(),
    db.selectFrom('vacation').select(['begins', 'ends']).where('user_id', '=', id).execute(),
    db.selectFrom('push_subscription').select(['endpoint']).where('user_id', '=', id).execute(),
    db.selectFrom('webhook').select(['game_id', 'url']).where('user_id', '=', id).execute(),
    db.selectFrom('friend').select(['friend_id', 'at']).where('user_id', '=', id).execute(),
    db.selectFrom('claim').select(['email', 'at']).where('user_id', '=', id).execute(),
  ]);
  return {
    account,
    preferences,
    sessions,
    bots,
    tables,
    moves: moves.map((move) => ({ ...move, action: JSON.parse(move.action ?? 'null') })),
    said,
    notes,
    notices,
    ratings,
    vacations,
    push,
    webhooks,
    friends,
    claims,
  };
}

/** Deletes what is only of one player; what others have part in stays. */
export async function deleteBelongings(trx: Trx, user: string): Promise<void> {
  const own = ['push_subscription', 'note', 'notification', 'webhook', 'rating', 'member', 'vacation'] as const;
  for (const table of own) await trx.deleteFrom(table).where('user_id', '=', user).execute();
}

/** Whatever is stored of a guest, seats and tables apart, is the account's from now on. */
export async function handOverBelongings(trx: Trx, guest: string, account: string): Promise<void> {
  for (const table of ['move', 'chat', 'webhook', 'vacation', 'push_subscription'] as const) {
    await trx.updateTable(table).set({ user_id: account }).where('user_id', '=', guest).execute();
  }
  await sql`insert into member (game_id, user_id) select game_id, ${account} from member where user_id = ${guest}
    on conflict do nothing`.execute(trx);
  await sql`insert into notification (user_id, game_id, kind, seq, at, read_at)
    select ${account}, game_id, kind, seq, at, read_at from notification where user_id = ${guest}
    on conflict do nothing`.execute(trx);
  await handOverFriends(trx, guest, account);
  await joinNotes(trx, guest, account);
}
