import { z } from 'zod';
import type { Caller } from '../accounts/callers.ts';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { type TableRows, visibleTable } from './access.ts';
import { withTable } from './change.ts';
import { TableParam } from './params.ts';
import { joinTable, leaveTable, returnToSeat, seatBot, startTable, takeSeat, unseat } from './seats.ts';
import { viewOf } from './view.ts';

const tag = 'tables';
const SeatParam = z.strictObject({ table: api.Id, seat: z.coerce.number().int().min(0).max(99) });

export const seatRoutes: readonly Endpoint[] = [
  ...seatRoute('join', 'Take a free seat before the game begins', (context, table, caller) =>
    joinTable(context, table, caller),
  ),
  ...seatRoute('leave', 'Give up the seat; in a running game it stays until somebody takes it', leaveTable),
  ...seatRoute('start', 'Begin the game', startTable),
  ...seatRoute('return', 'Come back to a seat where a bot stood in, or that fell', returnToSeat),
  endpoint(
    {
      method: 'POST',
      path: '/api/tables/{table}/seats/{seat}/take',
      summary: 'Play on for somebody who is missing',
      tag,
      scope: 'tables',
      params: SeatParam,
      answer: api.Table,
    },
    (context, { caller, params }) =>
      changed(context, params.table, caller, (table) => takeSeat(context, table, caller, params.seat)),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/api/tables/{table}/seats/{seat}/bot',
      summary: 'Put a bot on a free seat, or in the place of somebody who is missing',
      tag,
      scope: 'tables',
      params: SeatParam,
      body: api.SeatBot,
      answer: api.Table,
    },
    (context, { caller, params, body }) =>
      changed(context, params.table, caller, (table) => seatBot(context, table, caller, params.seat, body.bot)),
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/tables/{table}/seats/{seat}',
      summary: 'Clear a seat before the game begins',
      tag,
      scope: 'tables',
      params: SeatParam,
      answer: api.Table,
    },
    (context, { caller, params }) =>
      changed(context, params.table, caller, (table) => unseat(context, table, caller, params.seat)),
  ),
];

type SeatWork = (context: Context, table: TableRows, caller: Caller) => Promise<void>;

function seatRoute(name: string, summary: string, work: SeatWork): Endpoint[] {
  return [
    endpoint(
      {
        method: 'POST',
        path: `/api/tables/{table}/${name}`,
        summary,
        tag,
        scope: 'tables',
        params: TableParam,
        answer: api.Table,
      },
      (context, { caller, params }) => changed(context, params.table, caller, (table) => work(context, table, caller)),
    ),
  ];
}

/** Does something with a table that the caller may see, and answers with the table as it is afterwards. */
async function changed(
  context: Context,
  id: string,
  caller: Caller,
  work: (table: TableRows) => Promise<void>,
): Promise<api.Table> {
  await visibleTable(context, id, caller);
  await withTable(context, id, work);
  return viewOf(context, id, caller);
}
