import { makeConfig, type Title } from '@stellwerk/engine/kernel';
import type { Context } from '../context.ts';
import type { GameRow, TournamentRow } from '../db/schema.ts';
import { momentOf } from '../play/clocks.ts';
import { refusedBy } from '../play/moves.ts';
import { clockOf, optionsOf } from '../play/stored.ts';
import { Problem } from '../problem.ts';
import { insertSeats } from '../repositories/seats.ts';
import { insertTable } from '../repositories/tables.ts';
import {
  changeTournament,
  entrantsOf,
  insertPairing,
  pairingsOf,
  runningTournaments,
} from '../repositories/tournaments.ts';
import { changeTable, withTable } from '../tables/change.ts';
import { newTableRow } from '../tables/new-table.ts';
import { beginGame, emptySeat } from '../tables/seats.ts';
import { newestTitles } from '../tables/titles.ts';
import { drawRound, type Seating, tableSizes } from './pairing.ts';
import { playersIn } from './tournament-view.ts';

/** Goes on with every tournament whose round is over. Any process may; the database lets one of them. */
export async function advanceTournaments(context: Context): Promise<void> {
  for (const tournament of await runningTournaments(context.store.db)) {
    // One that cannot go on holds up no other.
    await advance(context, tournament).catch((error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      context.log.error({ tournament: tournament.id, fault: { type: name, message } }, 'a tournament does not go on');
    });
  }
}

async function advance(context: Context, tournament: TournamentRow): Promise<void> {
  const now = (await pairingsOf(context.store.db, tournament.id)).filter(({ round }) => round === tournament.round);
  // A process may have died between making the tables and beginning their games.
  for (const { game_id, status } of now) if (status === 'open') await beginTable(context, game_id);
  if (now.some(({ status }) => status === 'open' || status === 'running')) return;
  if (tournament.round < tournament.rounds && (await tablesOfRound(context, tournament))) {
    await beginRound(context, tournament);
    return;
  }
  await context.store.write(async (trx) => {
    await changeTournament(trx, tournament, { status: 'finished', finished_at: context.clock.now() });
  });
}

/** Makes the tables of the next round and begins their games. */
export async function beginRound(context: Context, tournament: TournamentRow): Promise<void> {
  const tables = await tablesOfRound(context, tournament);
  if (!tables) throw new Problem(409, 'tournament/few', 'There are too few people for tables of this size.');
  const round = tournament.round + 1;
  const title = titleFor(context, tournament);
  const rows = tables.map((players, i) => tableRow(context, title, tournament, players, `${round}.${i + 1}`));
  const isMine = await context.store.write(async (trx) => {
    if (!(await changeTournament(trx, tournament, { status: 'running', round }))) return false;
    for (const { row, players } of rows) {
      await insertTable(trx, row);
      await insertSeats(
        trx,
        players.map((player, seat) => ({ ...emptySeat(row.id, seat), user_id: player })),
      );
      await insertPairing(trx, { tournament: tournament.id, round, game: row.id, players });
    }
    return true;
  });
  if (isMine) for (const { row } of rows) await beginTable(context, row.id);
}

async function beginTable(context: Context, table: string): Promise<void> {
  await withTable(context, table, async (rows) => {
    const { game, seats } = rows;
    if (game.status !== 'open') return;
    if (seats.length === game.seats) return beginGame(context, rows, undefined);
    // Somebody has closed the account since the round was drawn: this table is not played.
    await changeTable(context, rows, { status: 'ended', finished_at: momentOf(context.clock, game), actors: '[]' });
  });
}

/** Who would sit where in the next round; undefined if there are too few. */
async function tablesOfRound(context: Context, tournament: TournamentRow): Promise<readonly Seating[] | undefined> {
  const { db } = context.store;
  const [entrants, pairings] = await Promise.all([entrantsOf(db, [tournament.id]), pairingsOf(db, tournament.id)]);
  const players = entrants.filter(({ withdrawn }) => withdrawn === 0).map(({ user_id }) => user_id);
  const sizes = tableSizes(players.length, tournament.seats, titleFor(context, tournament).players[0]);
  return sizes && drawRound(players, sizes, pairings.map(playersIn));
}

function titleFor(context: Context, { title }: Pick<TournamentRow, 'title'>): Title {
  const found = newestTitles(context).find(({ id }) => id === title);
  if (!found) throw new Problem(422, 'table/title', 'This title is not played here.');
  return found;
}

function tableRow(
  context: Context,
  title: Title,
  tournament: TournamentRow,
  players: Seating,
  number: string,
): { readonly row: GameRow; readonly players: Seating } {
  const options = optionsOf(tournament);
  const config = makeConfig(title, { players: players.map((_, i) => `${i + 1}`), options, seed: 'any' });
  if (!config.ok) throw refusedBy(title, [], config.refusal);
  const wish = {
    title: title.id,
    name: `${tournament.name.slice(0, 34)} ${number}`,
    visibility: 'open' as const,
    seats: players.length,
    options: {},
    clock: clockOf(tournament),
    undo: 'own' as const,
    seating: 'joined' as const,
    chat: 'players' as const,
    rated: tournament.rated === 1,
  };
  return { row: newTableRow(title, config.value, wish, tournament.host_id, context.clock.now()), players };
}
