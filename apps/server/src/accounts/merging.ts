import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Trx } from '../db/store.ts';
import { handOverFriends } from '../repositories/friends.ts';
import { changeTable, withTable } from '../tables/change.ts';
import type { TableRows } from '../tables/rows.ts';
import { forget } from './closing.ts';
import { noteReachable, playerChanged } from './players.ts';

/**
 * A guest turns out to be somebody with an account: seats, tables, games, chat, notes and whatever else was the guest's is the
 * account's from now on. Where both sit at one table, the guest's seat opens up for somebody else.
 */
export async function mergeGuest(context: Context, guest: string, account: string): Promise<void> {
  if (guest === account) return;
  const { db } = context.store;
  const seats = await db.selectFrom('seat').select('game_id as id').where('user_id', '=', guest).execute();
  const hosted = await db.selectFrom('game').select('id').where('host_id', '=', guest).execute();
  for (const id of [...new Set([...seats, ...hosted].map((row) => row.id))].sort()) {
    await withTable(context, id, (table) => handOver(context, table, guest, account));
  }
  await context.store.write(async (trx) => {
    await handOverRest(trx, guest, account);
    await forget(trx, guest);
    await noteReachable(trx, account);
  });
  for (const user of [guest, account]) playerChanged(context, user);
}

async function handOver(context: Context, table: TableRows, guest: string, account: string): Promise<void> {
  const { game, seats } = table;
  const seat = seats.find(({ user_id }) => user_id === guest);
  const both = seats.some(({ user_id }) => user_id === account);
  await changeTable(context, table, game.host_id === guest ? { host_id: account } : {}, async (trx) => {
    if (!seat) return;
    const there = trx.updateTable('seat').where('game_id', '=', game.id).where('seat', '=', seat.seat);
    if (!both) await there.set({ user_id: account }).execute();
    else if (game.status === 'running')
      await there.set({ user_id: null, missing: seat.bot === null ? 1 : 0, program: null }).execute();
    else if (game.status === 'open')
      await trx.deleteFrom('seat').where('game_id', '=', game.id).where('seat', '=', seat.seat).execute();
  });
}

async function handOverRest(trx: Trx, guest: string, account: string): Promise<void> {
  for (const table of ['move', 'chat', 'webhook', 'vacation', 'push_subscription'] as const) {
    await trx.updateTable(table).set({ user_id: account }).where('user_id', '=', guest).execute();
  }
  await sql`insert into member (game_id, user_id) select game_id, ${account} from member where user_id = ${guest}
    on conflict do nothing`.execute(trx);
  await sql`insert into notification (user_id, game_id, kind, seq, at, read_at)
    select ${account}, game_id, kind, seq, at, read_at from notification where user_id = ${guest}
    on conflict do nothing`.execute(trx);
  await handOverFriends(trx, guest, account);
  const notes = await trx.selectFrom('note').selectAll().where('user_id', '=', guest).execute();
  for (const { game_id, body, at } of notes) {
    const mine = trx.selectFrom('note').select('body').where('game_id', '=', game_id).where('user_id', '=', account);
    const kept = await mine.executeTakeFirst();
    const both = kept && kept.body !== '' ? `${kept.body}\n\n${body}` : body;
    await trx
      .insertInto('note')
      .values({ game_id, user_id: account, body: both, at })
      .onConflict((conflict) => conflict.columns(['game_id', 'user_id']).doUpdateSet({ body: both, at }))
      .execute();
  }
}
