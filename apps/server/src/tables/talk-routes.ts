import { z } from 'zod';
import { playersById } from '../accounts/players.ts';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { timedId } from '../ids.ts';
import { Problem } from '../problem.ts';
import { visibleTable } from './access.ts';
import { TableParam } from './routes.ts';

const tag = 'talk';
const PAGE = 200;

export const talkRoutes: readonly Endpoint[] = [
  openEndpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}/chat',
      summary: 'What was said at the table, the last lines or those after one',
      tag,
      scope: 'read',
      params: TableParam,
      query: api.ChatQuery,
      answer: z.array(api.ChatLine),
    },
    async (context, { caller, params, query }) => {
      await visibleTable(context, params.table, caller);
      let select = context.store.db.selectFrom('chat').selectAll().where('game_id', '=', params.table).limit(PAGE);
      if (query.after === undefined) select = select.orderBy('id', 'desc');
      else select = select.where('id', '>', query.after).orderBy('id', 'asc');
      const rows = await select.execute();
      if (query.after === undefined) rows.reverse();
      const playerOf = await playersById(
        context.store.db,
        rows.map(({ user_id }) => user_id),
      );
      return rows.map(({ id, user_id, body, at }) => ({ id, player: playerOf(user_id), body, at }));
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/chat',
      summary: 'Say something at the table',
      tag,
      scope: 'chat',
      params: TableParam,
      body: api.NewChat,
      answer: api.ChatLine,
    },
    async (context, { caller, params, body }) => {
      const { game, seats } = await visibleTable(context, params.table, caller);
      const sits = game.host_id === caller.id || seats.some(({ user_id }) => user_id === caller.id);
      if (game.chat === 'players' && !sits) throw new Problem(403, 'chat/players', 'Only players talk at this table.');
      const at = context.clock.now();
      const row = { id: timedId(at), game_id: game.id, user_id: caller.id, body: body.body, at };
      await context.store.write(async (trx) => {
        await trx.insertInto('chat').values(row).execute();
      });
      const line = { id: row.id, player: { id: caller.id, name: caller.name, kind: caller.kind }, body: row.body, at };
      context.hub.tell(game.id, { type: 'chat', table: game.id, line });
      context.bridge.send({ kind: 'chat', table: game.id, id: row.id });
      return line;
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}/note',
      summary: 'My own notes on this table; nobody else sees them',
      tag,
      scope: 'read',
      params: TableParam,
      answer: api.Note,
    },
    async (context, { caller, params }) => {
      await visibleTable(context, params.table, caller);
      const row = await context.store.db
        .selectFrom('note')
        .select('body')
        .where('game_id', '=', params.table)
        .where('user_id', '=', caller.id)
        .executeTakeFirst();
      return { body: row?.body ?? '' };
    },
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/api/tables/{table}/note',
      summary: 'Write my notes',
      tag,
      scope: 'chat',
      params: TableParam,
      body: api.Note,
      answer: api.Done,
    },
    async (context, { caller, params, body }) => {
      await visibleTable(context, params.table, caller);
      const row = { body: body.body, at: context.clock.now() };
      await context.store.write(async (trx) => {
        await trx
          .insertInto('note')
          .values({ game_id: params.table, user_id: caller.id, ...row })
          .onConflict((conflict) => conflict.columns(['game_id', 'user_id']).doUpdateSet(row))
          .execute();
      });
      return done;
    },
  ),
];

/** Sends a chat line that another process has stored to those who watch the table here. */
export async function relayChat(context: Context, table: string, id: string): Promise<void> {
  if (!context.hub.isWatched(table)) return;
  const row = await context.store.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const playerOf = await playersById(context.store.db, [row.user_id]);
  const line = { id, player: playerOf(row.user_id), body: row.body, at: row.at };
  context.hub.tell(table, { type: 'chat', table, line });
}
