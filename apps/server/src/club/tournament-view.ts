import { z } from 'zod';
import type { Caller } from '../accounts/callers.ts';
import type { Tournament, TournamentLine } from '../api/index.ts';
import type { Context } from '../context.ts';
import type { TournamentRow } from '../db/schema.ts';
import { clockOf, optionsOf } from '../play/stored.ts';
import { playersById } from '../repositories/players.ts';
import { seatsOf } from '../repositories/seats.ts';
import { entrantsOf, pairingsOf } from '../repositories/tournaments.ts';
import type { Seating } from './pairing.ts';
import { standingsOf, type TableResult } from './standings.ts';

const Names = z.array(z.string());

/** The entrants at a table, by seat. */
export function playersIn({ players }: { readonly players: string }): Seating {
  return Names.parse(JSON.parse(players));
}

export async function tournamentLines(
  context: Context,
  rows: readonly TournamentRow[],
  caller: Caller | undefined,
): Promise<TournamentLine[]> {
  const { db } = context.store;
  const entrants = await entrantsOf(
    db,
    rows.map(({ id }) => id),
  );
  const playerOf = await playersById(
    db,
    rows.map(({ host_id }) => host_id),
  );
  return rows.map((row) => {
    const here = entrants.filter(({ tournament_id }) => tournament_id === row.id);
    return {
      id: row.id,
      name: row.name,
      title: row.title,
      host: playerOf(row.host_id),
      status: row.status,
      seats: row.seats,
      rounds: row.rounds,
      round: row.round,
      entrants: here.length,
      isIn: here.some(({ user_id, withdrawn }) => user_id === caller?.id && withdrawn === 0),
      rated: row.rated === 1,
      clock: clockOf(row),
      createdAt: row.created_at,
      finishedAt: row.finished_at,
    };
  });
}

export async function tournamentView(
  context: Context,
  row: TournamentRow,
  caller: Caller | undefined,
): Promise<Tournament> {
  const { db } = context.store;
  const [[line], entrants, pairings] = await Promise.all([
    tournamentLines(context, [row], caller),
    entrantsOf(db, [row.id]),
    pairingsOf(db, row.id),
  ]);
  if (!line) throw new TypeError('no tournament');
  const seats = await seatsOf(
    db,
    pairings.map(({ game_id }) => game_id),
  );
  const ids = entrants.map(({ user_id }) => user_id);
  const playerOf = await playersById(db, [...ids, ...pairings.flatMap(playersIn)]);
  const tables = pairings.map((pairing) => {
    const here = seats.filter(({ game_id }) => game_id === pairing.game_id);
    return {
      round: pairing.round,
      table: pairing.game_id,
      status: pairing.status,
      // Whoever plays on for an entrant plays for the entrant.
      seats: playersIn(pairing).map((player, seat) => {
        const { bot = null, rank = null, score = null } = here.find((candidate) => candidate.seat === seat) ?? {};
        return { seat, player: playerOf(player), bot, rank, score };
      }),
    };
  });
  const results = tables
    .filter(({ status }) => status === 'finished')
    .map(
      (table): TableResult =>
        table.seats.map(({ player, rank, score }) => ({
          entrant: player.id,
          rank: rank ?? table.seats.length,
          score: score ?? 0,
        })),
    );
  return {
    ...line,
    options: { ...optionsOf(row) },
    tables,
    standings: standingsOf(ids, results).map(({ entrant, ...standing }) => ({
      ...standing,
      player: playerOf(entrant),
      withdrawn: entrants.some(({ user_id, withdrawn }) => user_id === entrant && withdrawn === 1),
    })),
  };
}
