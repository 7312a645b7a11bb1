import { z } from 'zod';
import * as api from '../api/index.ts';
import { type Endpoint, openEndpoint } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';
import { playersById, playersNamed } from '../repositories/players.ts';
import { ratingsOf } from '../repositories/ratings.ts';
import { gamesByStatus } from '../repositories/statistics.ts';

const tag = 'players';

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
      const ids = await playersNamed(context.store.db, query.name, 20);
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
      const ratings = await ratingsOf(db, params.player);
      const count = await gamesByStatus(db, params.player);
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
];
