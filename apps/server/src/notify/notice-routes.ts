import { z } from 'zod';
import * as api from '../api/index.ts';
import { done, type Endpoint, endpoint } from '../http/endpoint.ts';
import { noteRead } from '../repositories/notices.ts';
import { noticesOf } from './inbox.ts';

const tag = 'notifications';

export const noticeRoutes: readonly Endpoint[] = [
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
      await noteRead(context.store.db, caller.id, body.table, context.clock.now());
      return done;
    },
  ),
];
