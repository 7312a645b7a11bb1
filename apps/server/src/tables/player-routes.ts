import { z } from 'zod';
import { playersById } from '../accounts/players.ts';
import * as api from '../api/index.ts';
import { type Endpoint, openEndpoint } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';

const tag = 'players';
const TitleParam = z.strictObject({ title: api.Word });

export const playerRoutes: readonly Endpoint[] = [
  openEndpoint(
    {
      method: 'GET',
      path: '/api/players',
      summary: 'Find players by the beginning of their name',
      tag,
      scope: 'read',
      query: z.strictObject({ name: api.Name.min(2) }),
      answer: z.array(api.Player),
    },
    async (context, { query }) => {
      const pattern = `${query.name.replace(/[%_\\]/g, '')}%`;
      const rows = await context.store.db
        .selectFrom('user')
        .select('id')
        .where('name', 'like', pattern)
        .where('email', 'not like', '%@closed.invalid')
        .orderBy('name')
        .limit(20)
        .execute();
      const ids = rows.map(({ id }) => id);
      const playerOf = await playersById(context.store.db, ids);
      return ids.map(playerOf);
    },
  ),
  openEndpoint(
    {
      method: 'GET',
      path: '/api/players/{player}',
      summary: 'A player: ratings and how much they have played',
      tag,
      scope: 'read',
      params: z.strictObject({ player: api.Id }),
      answer: api.Profile,
    },
    async (context, { params }) => {
      const { db } = context.store;
      const playerOf = await playersById(db, [params.player]);
      const player = playerOf(params.player);
      if (player.id !== params.player) throw new Problem(404, 'player/unknown', 'There is no such player.');
      const ratings = await db.selectFrom('rating').selectAll().where('user_id', '=', params.player).execute();
      const counts = await db
        .selectFrom('seat')
        .innerJoin('game', 'game.id', 'seat.game_id')
        .select((select) => ['game.status', select.fn.countAll().as('games')])
        .where('seat.user_id', '=', params.player)
        .groupBy('game.status')
        .execute();
      const count = (status: string) => Number(counts.find((row) => row.status === status)?.games ?? 0);
      return {
        ...player,
        ratings: ratings.map(({ title, rating, uncertainty, games, wins }) => ({
          title,
          rating,
          uncertainty,
          games,
          wins,
        })),
        finished: count('finished'),
        running: count('running'),
      };
    },
  ),
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
      const rows = await context.store.db
        .selectFrom('rating')
        .selectAll()
        .where('title', '=', params.title)
        // Who has played little stands where they stand for sure.
        .orderBy((by) => by('rating', '-', by.ref('uncertainty')), 'desc')
        .limit(100)
        .execute();
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
        db
          .selectFrom('game')
          .select((select) => ['seats', select.fn.countAll().as('games'), select.fn.avg('moves').as('moves')])
          .where('title', '=', params.title)
          .where('status', '=', 'finished')
          .groupBy('seats')
          .orderBy('seats')
          .execute(),
        db
          .selectFrom('seat')
          .innerJoin('game', 'game.id', 'seat.game_id')
          .select(['seat.game_id', 'seat.seat', 'seat.score', 'game.seats'])
          .where('game.title', '=', params.title)
          .where('game.status', '=', 'finished')
          .where('seat.rank', '=', 1)
          .execute(),
        db
          .selectFrom('game')
          .select((select) => select.fn.countAll().as('games'))
          .where('title', '=', params.title)
          .where('status', '=', 'running')
          .executeTakeFirstOrThrow(),
      ]);
      const sharers = new Map<string, number>();
      for (const { game_id } of winners) sharers.set(game_id, (sharers.get(game_id) ?? 0) + 1);
      const mostSeats = Math.max(0, ...games.map(({ seats }) => seats));
      return {
        title: params.title,
        finished: games.reduce((sum, row) => sum + Number(row.games), 0),
        running: Number(running.games),
        byPlayers: games.map(({ seats, games: count, moves }) => ({
          players: seats,
          games: Number(count),
          meanMoves: Number(moves),
          meanWinningScore: mean(winners.filter((row) => row.seats === seats).map(({ score }) => score ?? 0)),
        })),
        winsBySeat: Array.from({ length: mostSeats }, (_, seat) => ({
          seat,
          games: games.filter(({ seats }) => seats > seat).reduce((sum, row) => sum + Number(row.games), 0),
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
