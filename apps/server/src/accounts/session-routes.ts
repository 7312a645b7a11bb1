import { z } from 'zod';
import * as api from '../api/index.ts';
import { done, type Endpoint, endpoint } from '../http/endpoint.ts';
import { Problem } from '../problem.ts';
import { playerChanged } from './change.ts';

const tag = 'account';

export const sessionRoutes: readonly Endpoint[] = [
  endpoint(
    {
      method: 'GET',
      path: '/api/account/sessions',
      summary: 'Where I am signed in',
      tag,
      answer: z.array(api.Session),
    },
    async (context, { caller }) => {
      const { internalAdapter } = await context.auth.$context;
      const sessions = await internalAdapter.listSessions(caller.id, { onlyActiveSessions: true });
      return sessions.map(({ id, createdAt, expiresAt, userAgent }) => ({
        id,
        current: id === caller.session,
        createdAt: createdAt.getTime(),
        expiresAt: expiresAt.getTime(),
        agent: userAgent ?? '',
      }));
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/account/sessions/{session}',
      summary: 'End a session',
      tag,
      params: z.strictObject({ session: api.Id }),
      answer: api.Done,
    },
    async (context, { caller, params }) => {
      const { internalAdapter } = await context.auth.$context;
      const mine = await internalAdapter.listSessions(caller.id);
      const found = mine.find(({ id }) => id === params.session);
      if (!found) throw new Problem(404, 'account/session', 'There is no such session.');
      await internalAdapter.deleteSession(found.token);
      playerChanged(context, caller.id);
      return done;
    },
  ),
];
