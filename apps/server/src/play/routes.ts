import { clone, publicHash, publicJson, saveGame } from '@stellwerk/engine/kernel';
import { z } from 'zod';
import type { Caller } from '../accounts/callers.ts';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import type { GameRow } from '../db/schema.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';
import { presentOnly, runningOnly, seatOf, type TableRows, visibleTable } from '../tables/access.ts';
import { changeTable, withTable } from '../tables/change.ts';
import { TableParam } from '../tables/routes.ts';
import { isSeedOpen } from '../tables/view.ts';
import { entriesAfter } from './entries.ts';
import type { Live } from './live-games.ts';
import { playMove } from './moves.ts';
import { tryToday } from './older-revision.ts';
import { checkProgram } from './programs.ts';
import { actorsOf, playersOf, programOf, requestOf, type StoredProgram, titleOf } from './stored.ts';
import { answerUndo, askUndo } from './undo.ts';

const tag = 'games';
const NO_PROGRAM: StoredProgram = { program: null, played: 0, stopped: null };

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
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/moves',
      summary:
        'Make a move. 409: something happened that the sender has not seen, and here it is; 422: refused, by this rule',
      tag,
      scope: 'play',
      params: TableParam,
      body: api.NewMove,
      answer: api.MovePlayed,
    },
    (context, { caller, params, body }) => playMove(context, params.table, caller, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/undo',
      summary: 'Ask to take moves back',
      tag,
      scope: 'play',
      params: TableParam,
      body: api.AskUndo,
      answer: api.UndoState,
    },
    (context, { caller, params, body }) => askUndo(context, params.table, caller, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/undo/answer',
      summary: 'Agree to moves being taken back, or not',
      tag,
      scope: 'play',
      params: TableParam,
      body: api.UndoAnswer,
      answer: api.UndoState,
    },
    (context, { caller, params, body }) => answerUndo(context, params.table, caller, body),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}/program',
      summary: 'My programmed move',
      tag,
      scope: 'play',
      params: TableParam,
      answer: api.ProgramView,
    },
    async (context, { caller, params }) => {
      const table = await visibleTable(context, params.table, caller);
      return programOf(seatOf(table, caller)) ?? NO_PROGRAM;
    },
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/api/tables/{table}/program',
      summary: 'Program a move: it is played whenever it is my turn and the rules allow it, until something stops it',
      tag,
      scope: 'play',
      params: TableParam,
      body: api.Program,
      answer: api.ProgramView,
    },
    async (context, { caller, params, body }) => {
      await visibleTable(context, params.table, caller);
      const stored = { program: body, played: 0, stopped: null };
      await setProgram(context, params.table, caller, stored);
      return stored;
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/tables/{table}/program',
      summary: 'Think again: no programmed move',
      tag,
      scope: 'play',
      params: TableParam,
      answer: api.Done,
    },
    async (context, { caller, params }) => {
      await visibleTable(context, params.table, caller);
      await setProgram(context, params.table, caller, undefined);
      return done;
    },
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

/** A game that has begun and goes by the rules of today; one of an older revision is taken over first, or refused. */
async function todaysGame(context: Context, id: string, caller: Caller | undefined): Promise<GameRow> {
  const { game } = await visibleTable(context, id, caller);
  if (game.players !== null && titleOf(context.titles, game).revision === game.revision) return game;
  return withGame(context, id, caller, async (table) => table.game);
}

/** A game that has begun, for somebody who may see it. */
async function withGame<T>(
  context: Context,
  id: string,
  caller: Caller | undefined,
  work: (table: TableRows, live: Live) => Promise<T>,
): Promise<T> {
  await visibleTable(context, id, caller);
  return withTable(context, id, async (table) => {
    if (table.game.players === null) throw new Problem(409, 'game/not-started', 'The game has not begun.');
    return work(table, await context.live.at(table.game));
  });
}

async function setProgram(
  context: Context,
  id: string,
  caller: Caller,
  stored: StoredProgram | undefined,
): Promise<void> {
  await withTable(context, id, async (table) => {
    const { game } = table;
    const mine = seatOf(table, caller);
    const { seat } = mine;
    runningOnly(table);
    presentOnly(mine);
    if (stored?.program) checkProgram((await context.live.at(game)).game.title, stored.program, seat);
    const due = stored !== undefined && actorsOf(game).includes(seat);
    await changeTable(context, table, due ? { auto_due: context.clock.now() } : {}, async (trx) => {
      await trx
        .updateTable('seat')
        .set({ program: stored ? JSON.stringify(stored) : null })
        .where('game_id', '=', id)
        .where('seat', '=', seat)
        .execute();
    });
    if (due) context.wake.auto(id);
  });
}
