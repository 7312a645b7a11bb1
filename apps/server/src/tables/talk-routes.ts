import { z } from 'zod';
import { playersById } from '../accounts/players.ts';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { timedId } from '../ids.ts';
import type { Line } from '../news/hub.ts';
import { Problem, unknownTable } from '../problem.ts';
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
      const lines = await (query.after === undefined
        ? lastLines(context, params.table)
        : linesAfter(context, params.table, await numberOf(context, params.table, query.after)));
      return lines.map(({ line }) => line);
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
      const no = await context.store.write(async (trx) => {
        const counted = await trx
          .updateTable('game')
          .set((set) => ({ chat_no: set('chat_no', '+', 1) }))
          .where('id', '=', game.id)
          .returning('chat_no')
          .executeTakeFirst();
        if (!counted) throw unknownTable();
        await trx
          .insertInto('chat')
          .values({ ...row, no: counted.chat_no })
          .execute();
        return counted.chat_no;
      });
      context.hub.said(game.id, no);
      context.bridge.send({ kind: 'chat', table: game.id, no });
      return { id: row.id, player: { id: caller.id, name: caller.name, kind: caller.kind }, body: row.body, at };
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

type Said = Pick<Context, 'store'>;

/** The lines of a table after the one with this number. */
export async function linesAfter(context: Said, table: string, no: number): Promise<Line[]> {
  const rows = await linesOf(context, table).where('no', '>', no).orderBy('no', 'asc').execute();
  return inWords(context, rows);
}

async function lastLines(context: Said, table: string): Promise<Line[]> {
  const rows = await linesOf(context, table).orderBy('no', 'desc').execute();
  return inWords(context, rows.reverse());
}

function linesOf({ store }: Said, table: string) {
  return store.db.selectFrom('chat').selectAll().where('game_id', '=', table).limit(PAGE);
}

/** The number of a line; one that nobody knows is before all others. */
async function numberOf({ store }: Said, table: string, id: string): Promise<number> {
  const row = await store.db
    .selectFrom('chat')
    .select('no')
    .where('game_id', '=', table)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.no ?? 0;
}

async function inWords(
  { store }: Said,
  rows: Awaited<ReturnType<ReturnType<typeof linesOf>['execute']>>,
): Promise<Line[]> {
  const playerOf = await playersById(
    store.db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ no, id, user_id, body, at }) => ({ no, line: { id, player: playerOf(user_id), body, at } }));
}
