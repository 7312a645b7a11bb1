import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import * as api from '../api/index.ts';
import type { WebhookRow } from '../db/schema.ts';
import { done, type Endpoint, endpoint } from '../http/endpoint.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import { deleteWebhook, insertWebhook, webhooksOf } from '../repositories/webhooks.ts';
import { hostOnly, visibleTable } from '../tables/access.ts';
import { TableParam } from '../tables/params.ts';
import { checkTarget } from './guard.ts';

const tag = 'notifications';
const MOST_WEBHOOKS = 5;

export const webhookRoutes: readonly Endpoint[] = [
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
      const rows = await webhooksOf(context.store.db, params.table);
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
      const isAdded = await context.store.write((trx) => insertWebhook(trx, row, MOST_WEBHOOKS));
      if (!isAdded) throw new Problem(409, 'webhook/many', 'Too many webhooks at this table.');
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
      await context.store.write((trx) => deleteWebhook(trx, params.table, params.webhook));
      return done;
    },
  ),
];

function webhookView({ id, url, state, failures, last_error, last_at }: WebhookRow): api.Webhook {
  return { id, url, state, failures, lastError: last_error, lastAt: last_at };
}
