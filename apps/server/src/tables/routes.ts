import { botsFor } from '@stellwerk/bots';
import { makeConfig, type Title } from '@stellwerk/engine/kernel';
import { z } from 'zod';
import type { Caller } from '../accounts/callers.ts';
import { holdPlayer } from '../accounts/players.ts';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import type { GameRow } from '../db/schema.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { newId } from '../ids.ts';
import { tellNotices, writeNotices } from '../notify/notices.ts';
import { refusedBy } from '../play/moves.ts';
import { Problem, unknownTable } from '../problem.ts';
import { hostOnly, readTable, type TableRows, visibleTable } from './access.ts';
import { changeTable, tellTable, withTable } from './change.ts';
import { joinTable, leaveTable, returnToSeat, seatBot, startTable, takeSeat, unseat } from './seats.ts';
import { tableLines, tableView } from './view.ts';

const tag = 'tables';
export const TableParam = z.strictObject({ table: api.Id });
const SeatParam = z.strictObject({ table: api.Id, seat: z.coerce.number().int().min(0).max(99) });
/** Material of one's own (maps, cards) comes with the options of a table. */
const TABLE_BYTES = 262_144;

export const tableRoutes: readonly Endpoint[] = [
  openEndpoint(
    {
      method: 'GET',
      path: '/api/titles',
      summary: 'What can be played here',
      tag,
      scope: 'read',
      answer: z.array(api.Title),
    },
    async (context) => newestTitles(context).map(titleView),
  ),
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
      const now = context.clock.now();
      const row: GameRow = {
        id: newId(),
        status: 'open',
        title: title.id,
        revision: title.revision,
        version: config.value.version,
        name: body.name,
        visibility: body.visibility,
        host_id: caller.id,
        seats: body.seats,
        options: JSON.stringify(config.value.options),
        clock: JSON.stringify(body.clock),
        undo: body.undo,
        seating: body.seating,
        chat: body.chat,
        rated: body.rated ? 1 : 0,
        seed: body.seed ?? newId(40),
        seed_open: body.seed === undefined ? 0 : 1,
        invite: newId(20),
        players: null,
        seq: 0,
        moves: 0,
        actors: '[]',
        next_deadline: null,
        auto_due: null,
        webhooks: 0,
        undo_request: null,
        table_no: 0,
        chat_no: 0,
        table_at: now,
        changed_at: now,
        created_at: now,
        started_at: null,
        finished_at: null,
      };
      await context.store.write(async (trx) => {
        await holdPlayer(trx, caller.id);
        const { count } = await trx
          .selectFrom('game')
          .select((select) => select.fn.countAll().as('count'))
          .where('host_id', '=', caller.id)
          .where('status', 'in', ['open', 'running'])
          .executeTakeFirstOrThrow();
        if (Number(count) >= context.config.TABLES_PER_ACCOUNT) {
          throw new Problem(409, 'table/many', 'You host too many tables; finish one first.');
        }
        await trx.insertInto('game').values(row).execute();
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
      let select = context.store.db.selectFrom('game').selectAll().orderBy('created_at', 'desc').limit(query.limit);
      if (query.mine === 'true') {
        if (!caller) throw new Problem(401, 'account/sign-in', 'Sign in first.');
        const mine = context.store.db.selectFrom('seat').select('game_id').where('user_id', '=', caller.id);
        const asked = context.store.db.selectFrom('member').select('game_id').where('user_id', '=', caller.id);
        select = select.where((where) =>
          where.or([where('host_id', '=', caller.id), where('id', 'in', mine), where('id', 'in', asked)]),
        );
      } else select = select.where('visibility', '=', 'open');
      if (query.status) select = select.where('status', '=', query.status);
      if (query.title) select = select.where('title', '=', query.title);
      if (query.before) select = select.where('created_at', '<', query.before);
      return tableLines(context, await select.execute(), caller);
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
      method: 'POST',
      path: '/api/tables/{table}/enter',
      summary: 'Come in by the link of an invitation, to watch or to join',
      tag,
      scope: 'tables',
      params: TableParam,
      body: z.strictObject({ invite: z.string().max(64) }),
      answer: api.Table,
    },
    async (context, { caller, params, body }) => {
      const table = await readTable(context, params.table);
      if (!table || table.game.visibility === 'private' || table.game.invite !== body.invite) throw unknownTable();
      await context.store.db
        .insertInto('member')
        .values({ game_id: params.table, user_id: caller.id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return viewOf(context, params.table, caller);
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/invite',
      summary: 'Let a player in',
      tag,
      scope: 'tables',
      params: TableParam,
      body: api.Invite,
      answer: api.Done,
    },
    async (context, { caller, params, body }) => {
      const table = await visibleTable(context, params.table, caller);
      hostOnly(table, caller);
      const known = await context.store.db
        .selectFrom('player')
        .selectAll()
        .where('user_id', '=', body.player)
        .executeTakeFirst();
      if (!known) throw new Problem(404, 'player/unknown', 'There is no such player.');
      await context.limits.invitations.take(caller.id);
      const notices = [{ user: body.player, kind: 'invited' as const, seq: 0, reachable: known.reachable === 1 }];
      const isNew = await context.store.write(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('member')
          .values({ game_id: params.table, user_id: body.player })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        // Whoever is invited already is not told again.
        if (numInsertedOrUpdatedRows !== 1n) return false;
        await writeNotices(trx, params.table, notices, context.clock.now());
        return true;
      });
      if (isNew) tellNotices(context, params.table, table.game.name, notices);
      return done;
    },
  ),
  ...seatRoute('join', 'Take a free seat before the game begins', (context, table, caller) =>
    joinTable(context, table, caller),
  ),
  ...seatRoute('leave', 'Give up the seat; in a running game it stays until somebody takes it', leaveTable),
  ...seatRoute('start', 'Begin the game', startTable),
  ...seatRoute('return', 'Come back to a seat where a bot stood in, or that fell', returnToSeat),
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/seats/{seat}/take',
      summary: 'Play on for somebody who is missing',
      tag,
      scope: 'tables',
      params: SeatParam,
      answer: api.Table,
    },
    (context, { caller, params }) =>
      changed(context, params.table, caller, (table) => takeSeat(context, table, caller, params.seat)),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/api/tables/{table}/seats/{seat}/bot',
      summary: 'Put a bot on a free seat, or in the place of somebody who is missing',
      tag,
      scope: 'tables',
      params: SeatParam,
      body: api.SeatBot,
      answer: api.Table,
    },
    (context, { caller, params, body }) =>
      changed(context, params.table, caller, (table) => seatBot(context, table, caller, params.seat, body.bot)),
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/tables/{table}/seats/{seat}',
      summary: 'Clear a seat before the game begins',
      tag,
      scope: 'tables',
      params: SeatParam,
      answer: api.Table,
    },
    (context, { caller, params }) =>
      changed(context, params.table, caller, (table) => unseat(context, table, caller, params.seat)),
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
          await context.store.db
            .deleteFrom('game')
            .where('id', '=', params.table)
            .where('status', '=', 'open')
            .execute();
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

type SeatWork = (context: Context, table: TableRows, caller: Caller) => Promise<void>;

function seatRoute(name: string, summary: string, work: SeatWork): Endpoint[] {
  return [
    endpoint(
      {
        method: 'POST',
        path: `/api/tables/{table}/${name}`,
        summary,
        tag,
        scope: 'tables',
        params: TableParam,
        answer: api.Table,
      },
      (context, { caller, params }) => changed(context, params.table, caller, (table) => work(context, table, caller)),
    ),
  ];
}

/** Does something with a table that the caller may see, and answers with the table as it is afterwards. */
async function changed(
  context: Context,
  id: string,
  caller: Caller,
  work: (table: TableRows) => Promise<void>,
): Promise<api.Table> {
  await visibleTable(context, id, caller);
  await withTable(context, id, work);
  return viewOf(context, id, caller);
}

async function viewOf(context: Context, id: string, caller: Parameters<typeof tableView>[2]): Promise<api.Table> {
  return tableView(context, await visibleTable(context, id, caller), caller);
}

/** The titles in their newest revision. New games use no other; older revisions only continue old games. */
function newestTitles({ titles }: Context): Title[] {
  return titles.filter(({ id, revision }) => titles.every((other) => other.id !== id || other.revision <= revision));
}

function titleView(title: Title): api.Title {
  const { id, name, revision, players } = title;
  const options = title.options.map((option) => {
    const { id: optionId, kind, default: fallback } = option;
    const values = option.kind === 'choice' ? { values: [...option.values] } : {};
    const range = option.kind === 'number' ? { min: option.min, max: option.max } : {};
    return { id: optionId, kind, default: fallback, ...values, ...range };
  });
  return { id, name, revision, players: [players[0], players[1]], options, bots: botsFor(id).map((bot) => bot.id) };
}
