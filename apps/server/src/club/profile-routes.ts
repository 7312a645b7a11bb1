import { z } from 'zod';
import * as api from '../api/index.ts';
import { type Endpoint, openEndpoint } from '../http/endpoint.ts';
import { FIRST_SKILL, shown } from '../play/ratings.ts';
import { cursorOf } from '../repositories/listed-games.ts';
import { finishedGames, opponents, ratedResults } from '../repositories/player-records.ts';
import { playersById } from '../repositories/players.ts';
import { listedGames } from './listed.ts';

const tag = 'players';
const PlayerParam = z.strictObject({ player: api.Id });
const MOST_OPPONENTS = 50;

export const profileRoutes: readonly Endpoint[] = [
  openEndpoint(
    {
      method: 'GET',
      path: '/api/players/{player}/games',
      summary: 'The games a player has finished, page by page; of games not open to all only those one took part in',
      tag,
      scope: 'read',
      params: PlayerParam,
      query: api.PlayedQuery,
      answer: api.ListedGames,
    },
    async (context, { caller, params, query }) => {
      const rows = await finishedGames(context.store.db, params.player, caller?.id, query);
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
      path: '/api/players/{player}/curves',
      summary: 'How a player’s ratings went, title by title',
      tag,
      scope: 'read',
      params: PlayerParam,
      answer: z.array(api.RatingCurve),
    },
    async (context, { params }) => {
      const rows = await ratedResults(context.store.db, params.player);
      const titles = [...new Set(rows.map(({ title }) => title))];
      return titles.map((title) => {
        const games = rows.filter((row) => row.title === title);
        const first = { at: games[0]?.started_at ?? 0, ...shown(FIRST_SKILL), table: null };
        const after = games.map(({ id, visibility, finished_at, rating_after, uncertainty }) => ({
          at: finished_at ?? 0,
          rating: rating_after ?? 0,
          uncertainty: uncertainty ?? 0,
          table: visibility === 'open' ? id : null,
        }));
        return { title, points: [first, ...after] };
      });
    },
  ),
  openEndpoint(
    {
      method: 'GET',
      path: '/api/players/{player}/opponents',
      summary: 'Against whom a player has finished games, and with what success',
      tag,
      scope: 'read',
      params: PlayerParam,
      answer: z.array(api.HeadToHead),
    },
    async (context, { caller, params }) => {
      const { db } = context.store;
      const rows = await opponents(db, params.player, caller?.id, MOST_OPPONENTS);
      const playerOf = await playersById(
        db,
        rows.map(({ user }) => user),
      );
      return rows.map(({ user, games, ahead, behind, last_at }) => ({
        player: playerOf(user),
        games: Number(games),
        ahead: Number(ahead),
        behind: Number(behind),
        level: Number(games) - Number(ahead) - Number(behind),
        lastAt: Number(last_at ?? 0),
      }));
    },
  ),
];
