import { makeConfig } from '@stellwerk/engine/kernel';
import { z } from 'zod';
import * as api from '../api/index.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { refusedBy } from '../play/moves.ts';
import { Problem } from '../problem.ts';
import { holdPlayer } from '../repositories/players.ts';
import { countHosted, deleteOpenTable, insertTable, listTables } from '../repositories/tables.ts';
import { hostOnly, visibleTable } from './access.ts';
import { changeTable, tellTable, withTable } from './change.ts';
import { newTableRow } from './new-table.ts';
import { TableParam } from './params.ts';
import { joinTable } from './seats.ts';
import { newestTitles } from './titles.ts';
import { tableLines, tableView, viewOf } from './view.ts';

const tag = 'tables';
/** Material of one's own (maps, cards) comes with the options of a table. */
const TABLE_BYTES = 262_144;

export const tableRoutes: readonly Endpoint[] = [
  endpoint(
    {
      method: 'POST',
      path: '/api/tables',
      summary: 'Open a table; the host takes the first seat',
      tag,
      scope: 'tables',
      body: api.NewTable,
      answer: api.Table,
      bodyBytes: TABLE_BYTES,
    },
    async (context, { caller, body }) => {
      const title = newestTitles(context).find(({ id }) => id === body.title);
      if (!title) throw new Problem(422, 'table/title', 'This title is not played here.');
      const players = Array.from({ length: body.seats }, (_, i) => `${i + 1}`);
      const config = makeConfig(title, { players, options: body.options, seed: body.seed ?? 'any' });
      if (!config.ok) throw refusedBy(title, [], config.refusal);
      if (body.rated && caller.kind === 'guest') throw new Problem(403, 'table/rated', 'Guests play without ratings.');
      if (body.rated && body.seed !== undefined) {
        throw new Problem(422, 'table/rated-seed', 'With a known seed no game counts for ratings.');
      }
      const row = newTableRow(title, config.value, body, caller.id, context.clock.now());
      await context.store.write(async (trx) => {
        await holdPlayer(trx, caller.id);
        if ((await countHosted(trx, caller.id)) >= context.config.TABLES_PER_ACCOUNT) {
          throw new Problem(409, 'table/many', 'You host too many tables; finish one first.');
        }
        await insertTable(trx, row);
      });
      await withTable(context, row.id, (table) => joinTable(context, table, caller));
      return viewOf(context, row.id, caller);
    },
  ),
  openEndpoint(
    {
      method: 'GET',
      path: '/api/tables',
      summary: 'Open tables, or mine',
      tag,
      scope: 'read',
      query: api.TableQuery,
      answer: z.array(api.TableLine),
    },
    async (context, { caller, query }) => {
      const mine = query.mine === 'true';
      if (mine && !caller) throw new Problem(401, 'account/sign-in', 'Sign in first.');
      const games = await listTables(context.store.db, query, mine ? caller?.id : undefined);
      return tableLines(context, games, caller);
    },
  ),
  openEndpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}',
      summary: 'A table: seats, clocks, whose turn it is',
      tag,
      scope: 'read',
      params: TableParam,
      answer: api.Table,
    },
    async (context, { caller, params }) => {
      const table = await visibleTable(context, params.table, caller);
      return tableView(context, table, caller);
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/tables/{table}',
      summary: 'Close a table that has not begun, or end a game that only the host is left in',
      tag,
      scope: 'tables',
      params: TableParam,
      answer: api.Done,
    },
    async (context, { caller, params }) => {
      await visibleTable(context, params.table, caller);
      await withTable(context, params.table, async (table) => {
        hostOnly(table, caller);
        if (table.game.status === 'open') {
          await deleteOpenTable(context.store.db, params.table);
          tellTable(context, params.table, table.game.table_no + 1);
          return;
        }
        const others = table.seats.filter(
          ({ user_id, bot, missing }) => user_id !== null && user_id !== caller.id && bot === null && missing === 0,
        );
        if (table.game.status !== 'running') throw new Problem(409, 'game/over', 'The game is over.');
        if (others.length > 0) throw new Problem(409, 'table/others', 'Others are playing here.');
        const now = context.clock.now();
        await changeTable(context, table, {
          status: 'ended',
          finished_at: now,
          next_deadline: null,
          auto_due: null,
          actors: '[]',
        });
      });
      return done;
    },
  ),
];
