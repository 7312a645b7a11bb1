import { publicJson } from '@stellwerk/engine/kernel';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import type { GameRow } from '../db/schema.ts';
import { type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { optionsOf, playersOf, titleOf, versionOf } from '../play/stored.ts';
import { Problem } from '../problem.ts';
import { cursorOf, listGames } from '../repositories/listed-games.ts';
import { visibleTable } from '../tables/access.ts';
import { TableParam } from '../tables/params.ts';
import { isSeedOpen } from '../tables/view.ts';
import { playAgain } from './again.ts';
import { listedGames } from './listed.ts';

const tag = 'club';

export const clubGameRoutes: readonly Endpoint[] = [
  openEndpoint(
    {
      method: 'GET',
      path: '/api/games',
      summary: 'Tables open to all, to join, to watch or to replay, by title, speed, level, player and date',
      tag,
      scope: 'read',
      query: api.GamesQuery,
      answer: api.ListedGames,
    },
    async (context, { caller, query }) => {
      const rows = await listGames(context.store.db, context.store.kind, query);
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      return {
        games: await listedGames(context, page, caller),
        next: rows.length > page.length && last ? cursorOf(last) : null,
      };
    },
  ),
  openEndpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}/board',
      summary:
        'The position of a table as it stands, to draw it in small; with the present `seq` it can be kept for ever',
      tag,
      scope: 'read',
      params: TableParam,
      query: api.BoardQuery,
      answer: api.Board,
    },
    async (context, { caller, params, query, reply }) => {
      const { game } = await visibleTable(context, params.table, caller);
      const board = await boardOf(context, game);
      if (query.seq === board.seq) reply.header('cache-control', 'private, max-age=31536000, immutable');
      return board;
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/again',
      summary: 'Play again: a new table for the same people, who are invited; the same one for whoever asks later',
      tag,
      scope: 'tables',
      params: TableParam,
      answer: api.Table,
    },
    (context, { caller, params }) => playAgain(context, params.table, caller),
  ),
];

const MOST_BOARDS = 300;
/** Boards that were asked for lately: a list of games asks for many, and for all of them again with every visitor. */
const boards = new WeakMap<Context, Map<string, api.Board>>();

async function boardOf(context: Context, game: GameRow): Promise<api.Board> {
  const kept = boards.get(context) ?? new Map<string, api.Board>();
  boards.set(context, kept);
  const known = kept.get(game.id);
  if (known?.seq === game.seq) return known;
  if (game.players === null) throw new Problem(409, 'game/not-started', 'The game has not begun.');
  const { id, revision } = titleOf(context.titles, game);
  // What an older revision left behind is looked at at the table itself.
  if (revision !== game.revision) throw new Problem(409, 'game/older', 'The game was played under older rules.');
  const past = await context.history.at(game, game.moves);
  if (!past) throw new Problem(404, 'game/position', 'The game has fewer moves.');
  const board: api.Board = {
    table: game.id,
    seq: game.seq,
    moves: game.moves,
    config: {
      title: id,
      revision,
      players: playersOf(game),
      options: { ...optionsOf(game) },
      seed: isSeedOpen(game) ? game.seed : '',
      version: versionOf(game),
    },
    position: publicJson(past.state),
  };
  kept.delete(game.id);
  kept.set(game.id, board);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_BOARDS) break;
    kept.delete(oldest);
  }
  return board;
}
