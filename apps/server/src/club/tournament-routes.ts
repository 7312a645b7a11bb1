import { makeConfig } from '@stellwerk/engine/kernel';
import { z } from 'zod';
import type { Caller } from '../accounts/callers.ts';
import * as api from '../api/index.ts';
import type { Context } from '../context.ts';
import type { TournamentRow } from '../db/schema.ts';
import { done, type Endpoint, endpoint, openEndpoint } from '../http/endpoint.ts';
import { newId } from '../ids.ts';
import { refusedBy } from '../play/moves.ts';
import { Problem } from '../problem.ts';
import { holdPlayer } from '../repositories/players.ts';
import {
  addEntrant,
  changeTournament,
  countHostedTournaments,
  deleteOpenTournament,
  entrantsOf,
  insertTournament,
  listTournaments,
  removeEntrant,
  tournamentRow,
  withdrawEntrant,
} from '../repositories/tournaments.ts';
import { newestTitles } from '../tables/titles.ts';
import { beginRound } from './rounds.ts';
import { tournamentLines, tournamentView } from './tournament-view.ts';

const tag = 'tournaments';
const TournamentParam = z.strictObject({ tournament: api.Id });
const MOST_HOSTED = 5;
const MOST_ENTRANTS = 64;

export const tournamentRoutes: readonly Endpoint[] = [
  openEndpoint(
    {
      method: 'GET',
      path: '/api/tournaments',
      summary: 'Tournaments, the latest first',
      tag,
      scope: 'read',
      query: api.TournamentQuery,
      answer: z.array(api.TournamentLine),
    },
    async (context, { caller, query }) =>
      tournamentLines(context, await listTournaments(context.store.db, query.status), caller),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tournaments',
      summary: 'Set up a tournament; people enter until its host begins the first round',
      tag,
      scope: 'tables',
      body: api.NewTournament,
      answer: api.Tournament,
    },
    async (context, { caller, body }) => {
      membersOnly(caller);
      const title = newestTitles(context).find(({ id }) => id === body.title);
      if (!title) throw new Problem(422, 'table/title', 'This title is not played here.');
      const players = Array.from({ length: body.seats }, (_, i) => `${i + 1}`);
      const config = makeConfig(title, { players, options: body.options, seed: 'any' });
      if (!config.ok) throw refusedBy(title, [], config.refusal);
      const row: TournamentRow = {
        id: newId(),
        name: body.name,
        title: title.id,
        host_id: caller.id,
        status: 'open',
        seats: body.seats,
        rounds: body.rounds,
        round: 0,
        options: JSON.stringify(config.value.options),
        clock: JSON.stringify(body.clock),
        rated: body.rated ? 1 : 0,
        created_at: context.clock.now(),
        finished_at: null,
      };
      await context.store.write(async (trx) => {
        await holdPlayer(trx, caller.id);
        if ((await countHostedTournaments(trx, caller.id)) >= MOST_HOSTED)
          throw new Problem(
            409,
            'tournament/many',
            'You have set up as many tournaments as one may; finish one first.',
          );
        await insertTournament(trx, row);
        await addEntrant(trx, row.id, caller.id, row.created_at);
      });
      return tournamentView(context, row, caller);
    },
  ),
  openEndpoint(
    {
      method: 'GET',
      path: '/api/tournaments/{tournament}',
      summary: 'A tournament: who is in, its tables round by round, and the standings',
      tag,
      scope: 'read',
      params: TournamentParam,
      answer: api.Tournament,
    },
    async (context, { caller, params }) => tournamentView(context, await found(context, params.tournament), caller),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tournaments/{tournament}/enter',
      summary: 'Enter a tournament that has not begun',
      tag,
      scope: 'tables',
      params: TournamentParam,
      answer: api.Tournament,
    },
    async (context, { caller, params }) => {
      membersOnly(caller);
      const row = await found(context, params.tournament);
      await context.store.write(async (trx) => {
        await holdPlayer(trx, caller.id);
        await openOnly(trx, row);
        if ((await entrantsOf(trx, [row.id])).length >= MOST_ENTRANTS)
          throw new Problem(409, 'tournament/full', 'The tournament is full.');
        await addEntrant(trx, row.id, caller.id, context.clock.now());
      });
      return tournamentView(context, row, caller);
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tournaments/{tournament}/withdraw',
      summary: 'Withdraw: before the first round for good, later from the next round on',
      tag,
      scope: 'tables',
      params: TournamentParam,
      answer: api.Tournament,
    },
    async (context, { caller, params }) => {
      const row = await found(context, params.tournament);
      await context.store.write(async (trx) => {
        if (row.status === 'open') {
          await openOnly(trx, row);
          await removeEntrant(trx, row.id, caller.id);
        } else await withdrawEntrant(trx, row.id, caller.id);
      });
      return tournamentView(context, row, caller);
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/api/tournaments/{tournament}/start',
      summary: 'Begin the first round: the server makes the tables and begins their games, and goes on by itself',
      tag,
      scope: 'tables',
      params: TournamentParam,
      answer: api.Tournament,
    },
    async (context, { caller, params }) => {
      const row = await found(context, params.tournament);
      hostOnly(row, caller);
      if (row.status !== 'open') throw begun();
      await beginRound(context, row);
      return tournamentView(context, await found(context, row.id), caller);
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/api/tournaments/{tournament}',
      summary: 'Call off a tournament that has not begun',
      tag,
      scope: 'tables',
      params: TournamentParam,
      answer: api.Done,
    },
    async (context, { caller, params }) => {
      const row = await found(context, params.tournament);
      hostOnly(row, caller);
      if (!(await deleteOpenTournament(context.store.db, row.id))) throw begun();
      return done;
    },
  ),
];

async function found(context: Context, id: string): Promise<TournamentRow> {
  const row = await tournamentRow(context.store.db, id);
  if (!row) throw new Problem(404, 'tournament/unknown', 'There is no such tournament.');
  return row;
}

/** Holds a tournament that has not begun until the end of the transaction, so that it does not begin meanwhile. */
async function openOnly(trx: Parameters<typeof changeTournament>[0], row: TournamentRow): Promise<void> {
  if (row.status !== 'open' || !(await changeTournament(trx, row, { round: 0 }))) throw begun();
}

function begun(): Problem {
  return new Problem(409, 'tournament/begun', 'The tournament has begun.');
}

function hostOnly({ host_id }: TournamentRow, { id }: Caller): void {
  if (host_id !== id) throw new Problem(403, 'tournament/host', 'Only who set up the tournament may do this.');
}

function membersOnly({ kind }: Caller): void {
  if (kind === 'guest') throw new Problem(403, 'tournament/guest', 'Keep your account first: tournaments need one.');
}
