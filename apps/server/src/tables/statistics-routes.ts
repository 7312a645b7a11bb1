import { z } from 'zod';
import * as api from '../api/index.ts';
import { type Endpoint, openEndpoint } from '../http/endpoint.ts';
import { playersById } from '../repositories/players.ts';
import { bestRatings } from '../repositories/ratings.ts';
import { countRunning, finishedBySeats, winningSeats } from '../repositories/statistics.ts';

const tag = 'players';
const TitleParam = z.strictObject({ title: api.Word });

export const statisticsRoutes: readonly Endpoint[] = [
  openEndpoint(
    {
      method: 'GET',
      path: '/api/titles/{title}/ratings',
      summary: 'The best players of a title',
      tag,
      scope: 'read',
      params: TitleParam,
      answer: z.array(api.RankedPlayer),
    },
    async (context, { params }) => {
      const rows = await bestRatings(context.store.db, params.title, 100);
      const playerOf = await playersById(
        context.store.db,
        rows.map(({ user_id }) => user_id),
      );
      return rows.map(({ user_id, rating, uncertainty, games, wins }) => ({
        player: playerOf(user_id),
        rating,
        uncertainty,
        games,
        wins,
      }));
    },
  ),
  openEndpoint(
    {
      method: 'GET',
      path: '/api/titles/{title}/statistics',
      summary: 'How games of a title went',
      tag,
      scope: 'read',
      params: TitleParam,
      answer: api.TitleStatistics,
    },
    async (context, { params }) => {
      const { db } = context.store;
      const [games, winners, running] = await Promise.all([
        finishedBySeats(db, params.title),
        winningSeats(db, params.title),
        countRunning(db, params.title),
      ]);
      const sharers = new Map<string, number>();
      for (const { game_id } of winners) sharers.set(game_id, (sharers.get(game_id) ?? 0) + 1);
      const mostSeats = Math.max(0, ...games.map(({ seats }) => seats));
      return {
        title: params.title,
        finished: games.reduce((sum, row) => sum + row.games, 0),
        running,
        byPlayers: games.map(({ seats, games: count, meanMoves }) => ({
          players: seats,
          games: count,
          meanMoves,
          meanWinningScore: mean(winners.filter((row) => row.seats === seats).map(({ score }) => score ?? 0)),
        })),
        winsBySeat: Array.from({ length: mostSeats }, (_, seat) => ({
          seat,
          games: games.filter(({ seats }) => seats > seat).reduce((sum, row) => sum + row.games, 0),
          wins: winners
            .filter((row) => row.seat === seat)
            .reduce((sum, { game_id }) => sum + 1 / (sharers.get(game_id) ?? 1), 0),
        })),
      };
    },
  ),
];

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
