import { z } from 'zod';
import * as api from '../api/index.ts';
import { done, type Endpoint, endpoint } from '../http/endpoint.ts';
import { tellNotices, writeNotices } from '../notify/notices.ts';
import { Problem, unknownTable } from '../problem.ts';
import { addMember } from '../repositories/members.ts';
import { playerRow } from '../repositories/players.ts';
import { readTable } from '../repositories/tables.ts';
import { hostOnly, visibleTable } from './access.ts';
import { TableParam } from './params.ts';
import { viewOf } from './view.ts';

const tag = 'tables';

export const entranceRoutes: readonly Endpoint[] = [
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/enter',
      summary: 'Come in by the link of an invitation, to watch or to join',
      tag,
      scope: 'tables',
      params: TableParam,
      body: z.strictObject({ invite: z.string().max(64) }),
      answer: api.Table,
    },
    async (context, { caller, params, body }) => {
      const table = await readTable(context.store.db, params.table);
      if (!table || table.game.visibility === 'private' || table.game.invite !== body.invite) throw unknownTable();
      await addMember(context.store.db, params.table, caller.id);
      return viewOf(context, params.table, caller);
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/invite',
      summary: 'Let a player in',
      tag,
      scope: 'tables',
      params: TableParam,
      body: api.Invite,
      answer: api.Done,
    },
    async (context, { caller, params, body }) => {
      const table = await visibleTable(context, params.table, caller);
      hostOnly(table, caller);
      const known = await playerRow(context.store.db, body.player);
      if (!known) throw new Problem(404, 'player/unknown', 'There is no such player.');
      await context.limits.invitations.take(caller.id);
      const notices = [{ user: body.player, kind: 'invited' as const, seq: 0, reachable: known.reachable === 1 }];
      const isNew = await context.store.write(async (trx) => {
        // Whoever is invited already is not told again.
        if (!(await addMember(trx, params.table, body.player))) return false;
        await writeNotices(trx, params.table, notices, context.clock.now());
        return true;
      });
      if (isNew) tellNotices(context, params.table, table.game.name, notices);
      return done;
    },
  ),
];
