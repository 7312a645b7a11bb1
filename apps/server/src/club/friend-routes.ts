import { z } from 'zod';
import * as api from '../api/index.ts';
import { done, type Endpoint, endpoint } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';
import { addFriend, friendsOf, removeFriend, tablesOfFriends } from '../repositories/friends.ts';
import { holdPlayer, playersById } from '../repositories/players.ts';

const tag = 'club';
const PlayerParam = z.strictObject({ player: api.Id });
const MOST_FRIENDS = 200;

export const friendRoutes: readonly Endpoint[] = [
  endpoint(
    {
      method: 'GET',
      path: '/api/friends',
      summary: 'My friends, and where they play just now',
      tag,
      scope: 'read',
      answer: z.array(api.Friend),
    },
    async (context, { caller }) => {
      const { db } = context.store;
      const ids = await friendsOf(db, caller.id);
      const [playerOf, tables] = await Promise.all([playersById(db, ids), tablesOfFriends(db, ids, caller.id)]);
      return ids.map((id) => ({
        player: playerOf(id),
        tables: tables.flatMap(({ user_id, id: table, name, title, status }) =>
          user_id === id && (status === 'open' || status === 'running') ? [{ id: table, name, title, status }] : [],
        ),
      }));
    },
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/api/friends/{player}',
      summary: 'Note somebody as a friend; only I see that',
      tag,
      scope: 'tables',
      params: PlayerParam,
      answer: api.Done,
    },
    async (context, { caller, params }) => {
      const { db } = context.store;
      const playerOf = await playersById(db, [params.player]);
      if (playerOf(params.player).id !== params.player)
        throw new Problem(404, 'player/unknown', 'There is no such player.');
      if (params.player === caller.id) throw new Problem(422, 'friend/self', 'You are your own friend already.');
      await context.store.write(async (trx) => {
        await holdPlayer(trx, caller.id);
        const { length } = await friendsOf(trx, caller.id);
        if (length >= MOST_FRIENDS)
          throw new Problem(409, 'friend/many', 'You have noted as many friends as there is room for.');
        await addFriend(trx, caller.id, params.player, context.clock.now());
      });
      return done;
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/friends/{player}',
      summary: 'Note somebody no longer as a friend',
      tag,
      scope: 'tables',
      params: PlayerParam,
      answer: api.Done,
    },
    async (context, { caller, params }) => {
      await removeFriend(context.store.db, caller.id, params.player);
      return done;
    },
  ),
];
