import { publicHash, publicJson } from '@stellwerk/engine/kernel';
import { z } from 'zod';
import type { Caller } from '../accounts/callers.ts';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import type { GameRow } from '../db/schema.ts';
import { type Endpoint, openEndpoint } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';
import { visibleTable } from '../tables/access.ts';
import { TableParam } from '../tables/params.ts';
import { withGame } from './begun-game.ts';
import { tryToday } from './older-revision.ts';
import { requestOf, titleOf } from './stored.ts';

const tag = 'games';

export const pastRoutes: readonly Endpoint[] = [
  openEndpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}/positions/{moves}',
      summary: 'The position after so many moves',
      tag,
      scope: 'read',
      params: z.strictObject({ table: api.Id, moves: z.coerce.number().int().min(0).max(1_000_000) }),
      answer: api.Position,
    },
    async (context, { caller, params: { table, moves } }) => {
      const past = await context.history.at(await todaysGame(context, table, caller), moves);
      if (!past) throw new Problem(404, 'game/position', 'The game has fewer moves.');
      const { state } = past;
      const events = past.events.map((event) => ({ ...event }));
      return { moves, position: publicJson(state), hash: publicHash(state), events };
    },
  ),
  openEndpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}/past',
      summary: 'A game of an older revision that cannot go on: the positions that are left of it, and why',
      tag,
      scope: 'read',
      params: TableParam,
      answer: api.PastGame,
    },
    async (context, { caller, params }): Promise<z.input<typeof api.PastGame>> => {
      const { game: row } = await visibleTable(context, params.table, caller);
      if (row.players === null) throw new Problem(409, 'game/not-started', 'The game has not begun.');
      const title = titleOf(context.titles, row);
      const tried = title.revision === row.revision ? undefined : await tryToday(context.store, title, row);
      if (!tried || tried.ok) throw new Problem(404, 'game/current', 'This game is played under the rules of today.');
      const { actions, positions, refusal } = tried.past;
      const { players, options = {}, version = 1 } = requestOf(row);
      const { rule, code, figures } = refusal;
      return {
        config: {
          title: row.title,
          revision: row.revision,
          players: [...players],
          options: { ...options },
          seed: '',
          version,
        },
        actions: actions.map((action) => ({ ...action })),
        positions: positions.map(({ moves, state }) => ({ moves, position: publicJson(state) })),
        refusal: { rule, code, figures: { ...figures } },
      };
    },
  ),
];

/** A game that has begun and goes by the rules of today; one of an older revision is taken over first, or refused. */
async function todaysGame(context: Context, id: string, caller: Caller | undefined): Promise<GameRow> {
  const { game } = await visibleTable(context, id, caller);
  if (game.players !== null && titleOf(context.titles, game).revision === game.revision) return game;
  return withGame(context, id, caller, async (table) => table.game);
}
