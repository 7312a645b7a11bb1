import { z } from 'zod';
import * as api from '../api/index.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { timedId } from '../ids.ts';
import { Problem, unknownTable } from '../problem.ts';
import { insertLine, lineNumber } from '../repositories/chat.ts';
import { noteOf, writeNote } from '../repositories/notes.ts';
import { visibleTable } from './access.ts';
import { lastLines, linesAfter } from './chat.ts';
import { TableParam } from './params.ts';

const tag = 'talk';

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
      const { db } = context.store;
      const lines = await (query.after === undefined
        ? lastLines(db, params.table)
        : linesAfter(db, params.table, await lineNumber(db, params.table, query.after)));
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
      const no = await context.store.write((trx) => insertLine(trx, row));
      if (no === undefined) throw unknownTable();
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
      return { body: await noteOf(context.store.db, params.table, caller.id) };
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
      const now = context.clock.now();
      await context.store.write((trx) => writeNote(trx, params.table, caller.id, body.body, now));
      return done;
    },
  ),
];
