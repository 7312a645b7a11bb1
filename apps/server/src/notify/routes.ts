import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { holdPlayer, noteReachable } from '../accounts/players.ts';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import type { WebhookRow } from '../db/schema.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { newId } from '../ids.ts';
import { playsItself } from '../play/append.ts';
import { actorsOf } from '../play/stored.ts';
import { Problem } from '../problem.ts';
import { hostOnly, visibleTable } from '../tables/access.ts';
import { outdateTable } from '../tables/change.ts';
import { TableParam } from '../tables/routes.ts';
import { checkTarget } from './guard.ts';

const tag = 'notifications';
const MOST_WEBHOOKS = 5;
const MOST_PUSH = 20;

export const notificationRoutes: readonly Endpoint[] = [
  endpoint(
    {
      method: 'GET',
      path: '/api/notices',
      summary: 'What I was told, newest first',
      tag,
      scope: 'read',
      answer: z.array(api.Notice),
    },
    async (context, { caller }) => noticesOf(context, caller.id),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/notices/read',
      summary: 'I have read them, all or those of one table',
      tag,
      scope: 'read',
      body: z.strictObject({ table: api.Id.optional() }),
      answer: api.Done,
    },
    async (context, { caller, body }) => {
      let update = context.store.db.updateTable('notification').set({ read_at: context.clock.now() });
      update = update.where('user_id', '=', caller.id).where('read_at', 'is', null);
      if (body.table !== undefined) update = update.where('game_id', '=', body.table);
      await update.execute();
      return done;
    },
  ),
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
      const row = { user_id: caller.id, p256dh: body.keys.p256dh, auth: body.keys.auth, last_error: null };
      await context.store.write(async (trx) => {
        await holdPlayer(trx, caller.id);
        const mine = await trx.selectFrom('push_subscription').select('id').where('user_id', '=', caller.id).execute();
        if (mine.length >= MOST_PUSH) throw new Problem(409, 'push/many', 'Too many browsers; remove one first.');
        await trx
          .insertInto('push_subscription')
          .values({ id: newId(), endpoint: body.endpoint, ...row })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
          .execute();
        await trx.updateTable('player').set({ push: 1 }).where('user_id', '=', caller.id).execute();
        await noteReachable(trx, caller.id);
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
        await trx
          .deleteFrom('push_subscription')
          .where('user_id', '=', caller.id)
          .where('endpoint', '=', body.endpoint)
          .execute();
        await noteReachable(trx, caller.id);
      });
      return done;
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}/webhooks',
      summary: 'The webhooks of a table and how they fare',
      tag,
      params: TableParam,
      answer: z.array(api.Webhook),
    },
    async (context, { caller, params }) => {
      hostOnly(await visibleTable(context, params.table, caller), caller);
      const rows = await webhooksOf(context, params.table);
      return rows.map(webhookView);
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/webhooks',
      summary: 'Call an address whenever something happens at the table; https and public addresses only',
      tag,
      params: TableParam,
      body: api.NewWebhook,
      answer: api.WebhookMade,
    },
    async (context, { caller, params, body }) => {
      if (!context.config.WEBHOOKS) throw new Problem(403, 'webhook/off', 'This server calls nobody.');
      hostOnly(await visibleTable(context, params.table, caller), caller);
      checkTarget(context.config, body.url);
      const secret = randomBytes(24).toString('base64url');
      const row: WebhookRow = {
        id: newId(),
        game_id: params.table,
        user_id: caller.id,
        url: body.url,
        secret,
        state: 'active',
        failures: 0,
        last_error: null,
        last_at: null,
      };
      await context.store.write(async (trx) => {
        // The table is held first, so that several requests are counted one after the other.
        await outdateTable(trx, params.table);
        const mine = await trx.selectFrom('webhook').select('id').where('game_id', '=', params.table).execute();
        if (mine.length >= MOST_WEBHOOKS) throw new Problem(409, 'webhook/many', 'Too many webhooks at this table.');
        await trx.insertInto('webhook').values(row).execute();
        await outdateTable(trx, params.table, { webhooks: mine.length + 1 });
      });
      return { ...webhookView(row), secret };
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/tables/{table}/webhooks/{webhook}',
      summary: 'Call there no more',
      tag,
      params: z.strictObject({ table: api.Id, webhook: api.Id }),
      answer: api.Done,
    },
    async (context, { caller, params }) => {
      hostOnly(await visibleTable(context, params.table, caller), caller);
      await context.store.write(async (trx) => {
        await trx.deleteFrom('webhook').where('id', '=', params.webhook).where('game_id', '=', params.table).execute();
        const rest = await trx.selectFrom('webhook').select('id').where('game_id', '=', params.table).execute();
        await outdateTable(trx, params.table, { webhooks: rest.length });
      });
      return done;
    },
  ),
];

async function noticesOf(context: Context, user: string): Promise<api.Notice[]> {
  const rows = await context.store.db
    .selectFrom('notification')
    .innerJoin('game', 'game.id', 'notification.game_id')
    .select([
      'game.id',
      'game.name',
      'notification.kind',
      'notification.seq',
      'notification.at',
      'notification.read_at',
    ])
    .where('notification.user_id', '=', user)
    .orderBy('notification.at', 'desc')
    .limit(100)
    .execute();
  const stored = rows.map(({ id, name, kind, seq, at, read_at }) => ({
    table: id,
    name,
    kind: api.NoticeKind.parse(kind),
    seq,
    at,
    read: read_at !== null,
  }));
  return [...(await turnsOf(context, user)), ...stored].sort((a, b) => b.at - a.at);
}

/** Tells everybody who is connected here the notices they have not read, because some may have been missed. */
export async function repeatNotices(context: Context): Promise<void> {
  for (const user of context.hub.users()) {
    const notices = await noticesOf(context, user);
    for (const notice of notices) if (!notice.read) context.hub.tellUser(user, { type: 'notice', notice });
  }
}

/** The tables where it is this player's turn. */
async function turnsOf(context: Context, user: string): Promise<api.Notice[]> {
  const rows = await context.store.db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game_id')
    .select([
      'game.id',
      'game.name',
      'game.seq',
      'game.actors',
      'game.changed_at',
      'seat.seat',
      'seat.bot',
      'seat.program',
    ])
    .where('seat.user_id', '=', user)
    .where('seat.missing', '=', 0)
    .where('game.status', '=', 'running')
    .execute();
  return rows.flatMap((row): api.Notice[] => {
    if (!actorsOf(row).includes(row.seat) || playsItself(row)) return [];
    return [{ table: row.id, name: row.name, kind: 'turn', seq: row.seq, at: row.changed_at, read: false }];
  });
}

function webhooksOf(context: Context, table: string): Promise<WebhookRow[]> {
  return context.store.db.selectFrom('webhook').selectAll().where('game_id', '=', table).execute();
}

function webhookView({ id, url, state, failures, last_error, last_at }: WebhookRow): api.Webhook {
  return { id, url, state, failures, lastError: last_error, lastAt: last_at };
}
