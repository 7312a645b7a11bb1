import { clone, publicHash, publicJson, saveGame } from '@stellwerk/engine/kernel';
import type { z } from 'zod';
import * as api from '../api/index.ts';
import { type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';
import { seatOf, visibleTable } from '../tables/access.ts';
import { TableParam } from '../tables/params.ts';
import { isSeedOpen } from '../tables/view.ts';
import { withGame } from './begun-game.ts';
import { entriesAfter } from './entries.ts';
import { playersOf } from './stored.ts';

const tag = 'games';

export const gameRoutes: readonly Endpoint[] = [
  openEndpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}/game',
      summary: 'The game as it stands: what it takes to play along',
      tag,
      scope: 'read',
      params: TableParam,
      answer: api.GameView,
    },
    (context, { caller, params }) =>
      withGame(
        context,
        params.table,
        caller,
        async ({ game: row }, { game, seq }): Promise<z.input<typeof api.GameView>> => {
          const open = isSeedOpen(row);
          const { title, revision, options, seed, version } = game.config;
          return {
            table: row.id,
            seq,
            config: {
              title,
              revision,
              players: playersOf(row),
              options: { ...options },
              seed: open ? seed : '',
              version,
            },
            seedKept: !open,
            actions: clone(game.actions).map((action) => ({ ...action })),
            position: clone(publicJson(game.state)),
            hash: publicHash(game.state),
            actors: [...game.actors()],
            over: game.over,
            scores: game.over ? game.score().map((score) => ({ ...score, parts: { ...score.parts } })) : [],
          };
        },
      ),
  ),
  openEndpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}/entries',
      summary: 'The log after an entry: moves and what was taken back',
      tag,
      scope: 'read',
      params: TableParam,
      query: api.EntriesQuery,
      answer: api.Entries,
    },
    async (context, { caller, params, query }) => {
      const { game } = await visibleTable(context, params.table, caller);
      const { entries, more } = await entriesAfter(context.store.db, game.id, query.after);
      return { seq: game.seq, entries: [...entries], more };
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}/choices',
      summary: 'What my seat may do now',
      tag,
      scope: 'read',
      params: TableParam,
      answer: api.Choices,
    },
    (context, { caller, params }) =>
      withGame(context, params.table, caller, async (table, { game, seq }) => {
        const { seat } = seatOf(table, caller);
        return { seq, seat, choices: game.choices(seat).map((choice) => ({ ...choice })) };
      }),
  ),
  openEndpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}/export',
      summary: 'The game as a file that replays anywhere; while the seed is kept, only once it is over',
      tag,
      scope: 'read',
      params: TableParam,
      answer: api.SavedGame,
    },
    (context, { caller, params }) =>
      withGame(context, params.table, caller, async (table, { game }): Promise<z.input<typeof api.SavedGame>> => {
        if (!isSeedOpen(table.game)) {
          throw new Problem(409, 'game/seed-kept', 'The seed is kept until the game is over; then it can be exported.');
        }
        const saved = saveGame(game);
        const actions = saved.actions.map((action) => ({ ...action }));
        return { ...saved, players: playersOf(table.game), options: { ...saved.options }, actions };
      }),
  ),
];
