import type { Caller } from '../accounts/callers.ts';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import { done, type Endpoint, endpoint } from '../http/endpoint.ts';
import { updateSeat } from '../repositories/seats.ts';
import { presentOnly, runningOnly, seatOf, visibleTable } from '../tables/access.ts';
import { changeTable, withTable } from '../tables/change.ts';
import { TableParam } from '../tables/params.ts';
import { checkProgram } from './programs.ts';
import { actorsOf, programOf, type StoredProgram } from './stored.ts';

const tag = 'games';
const NO_PROGRAM: StoredProgram = { program: null, played: 0, stopped: null };

export const programRoutes: readonly Endpoint[] = [
  endpoint(
    {
      method: 'GET',
      path: '/api/tables/{table}/program',
      summary: 'My programmed move',
      tag,
      scope: 'play',
      params: TableParam,
      answer: api.ProgramView,
    },
    async (context, { caller, params }) => {
      const table = await visibleTable(context, params.table, caller);
      return programOf(seatOf(table, caller)) ?? NO_PROGRAM;
    },
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/api/tables/{table}/program',
      summary: 'Program a move: it is played whenever it is my turn and the rules allow it, until something stops it',
      tag,
      scope: 'play',
      params: TableParam,
      body: api.Program,
      answer: api.ProgramView,
    },
    async (context, { caller, params, body }) => {
      await visibleTable(context, params.table, caller);
      const stored = { program: body, played: 0, stopped: null };
      await setProgram(context, params.table, caller, stored);
      return stored;
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/tables/{table}/program',
      summary: 'Think again: no programmed move',
      tag,
      scope: 'play',
      params: TableParam,
      answer: api.Done,
    },
    async (context, { caller, params }) => {
      await visibleTable(context, params.table, caller);
      await setProgram(context, params.table, caller, undefined);
      return done;
    },
  ),
];

async function setProgram(
  context: Context,
  id: string,
  caller: Caller,
  stored: StoredProgram | undefined,
): Promise<void> {
  await withTable(context, id, async (table) => {
    const { game } = table;
    const mine = seatOf(table, caller);
    const { seat } = mine;
    runningOnly(table);
    presentOnly(mine);
    if (stored?.program) checkProgram((await context.live.at(game)).game.title, stored.program, seat);
    const due = stored !== undefined && actorsOf(game).includes(seat);
    await changeTable(context, table, due ? { auto_due: context.clock.now() } : {}, async (trx) => {
      await updateSeat(trx, mine, { program: stored ? JSON.stringify(stored) : null });
    });
    if (due) context.wake.auto(id);
  });
}
