import * as api from '../api/index.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';
import { holdPlayer, noteReachable, setWays } from '../repositories/players.ts';
import { subscribe, subscriptionsOf, unsubscribe } from '../repositories/push.ts';
import { checkTarget } from './guard.ts';

const tag = 'notifications';
const MOST_PUSH = 20;

export const pushRoutes: readonly Endpoint[] = [
  openEndpoint(
    { method: 'GET', path: '/api/push/key', summary: 'The key a browser needs to subscribe', tag, answer: api.PushKey },
    async (context) => ({ publicKey: context.secrets.vapidPublic }),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/push',
      summary: 'Send my notifications to this browser too',
      tag,
      body: api.NewPush,
      answer: api.Done,
    },
    async (context, { caller, body }) => {
      checkTarget(context.config, body.endpoint);
      const { p256dh, auth } = body.keys;
      await context.store.write(async (trx) => {
        await holdPlayer(trx, caller.id);
        const { length } = await subscriptionsOf(trx, caller.id);
        if (length >= MOST_PUSH) throw new Problem(409, 'push/many', 'Too many browsers; remove one first.');
        await subscribe(trx, { user_id: caller.id, endpoint: body.endpoint, p256dh, auth });
        await setWays(trx, caller.id, { push: true });
      });
      return done;
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/push',
      summary: 'Not to this browser any more',
      tag,
      body: api.EndpointOf,
      answer: api.Done,
    },
    async (context, { caller, body }) => {
      await context.store.write(async (trx) => {
        await holdPlayer(trx, caller.id);
        await unsubscribe(trx, caller.id, body.endpoint);
        await noteReachable(trx, caller.id);
      });
      return done;
    },
  ),
];
