import type { TournamentRow } from '../db/schema.ts';
import type { Db, Trx } from '../db/store.ts';

export async function insertTournament(trx: Trx, row: TournamentRow): Promise<void> {
  await trx.insertInto('tournament').values(row).execute();
}

export function tournamentRow(db: Db, id: string): Promise<TournamentRow | undefined> {
  return db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Tournaments, those that people may still enter first and then the latest. */
export function listTournaments(db: Db, status: TournamentRow['status'] | undefined): Promise<TournamentRow[]> {
  let select = db.selectFrom('tournament').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(50);
  if (status !== undefined) select = select.where('status', '=', status);
  return select.execute();
}

export async function runningTournaments(db: Db): Promise<readonly TournamentRow[]> {
  return db.selectFrom('tournament').selectAll().where('status', '=', 'running').orderBy('id').execute();
}

export async function countHostedTournaments(db: Db, host: string): Promise<number> {
  const { count } = await db
    .selectFrom('tournament')
    .select((select) => select.fn.countAll().as('count'))
    .where('host_id', '=', host)
    .where('status', '<>', 'finished')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes a tournament that is still in the round and the state that was seen; tells whether it was. */
export async function changeTournament(
  trx: Trx,
  seen: TournamentRow,
  changes: Partial<TournamentRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tournament')
    .set(changes)
    .where('id', '=', seen.id)
    .where('round', '=', seen.round)
    .where('status', '=', seen.status)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteOpenTournament(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tournament')
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The entrants of these tournaments, in the order they came. */
export async function entrantsOf(db: Db, tournaments: readonly string[]) {
  if (tournaments.length === 0) return [];
  return db
    .selectFrom('entrant')
    .selectAll()
    .where('tournament_id', 'in', tournaments)
    .orderBy('at')
    .orderBy('user_id')
    .execute();
}

export async function addEntrant(trx: Trx, tournament: string, user: string, now: number): Promise<void> {
  await trx
    .insertInto('entrant')
    .values({ tournament_id: tournament, user_id: user, withdrawn: 0, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeEntrant(trx: Trx, tournament: string, user: string): Promise<void> {
  await trx.deleteFrom('entrant').where('tournament_id', '=', tournament).where('user_id', '=', user).execute();
}

export async function withdrawEntrant(trx: Trx, tournament: string, user: string): Promise<void> {
  await trx
    .updateTable('entrant')
    .set({ withdrawn: 1 })
    .where('tournament_id', '=', tournament)
    .where('user_id', '=', user)
    .execute();
}

export async function insertPairing(
  trx: Trx,
  pairing: {
    readonly tournament: string;
    readonly round: number;
    readonly game: string;
    readonly players: readonly string[];
  },
): Promise<void> {
  const { tournament, round, game, players } = pairing;
  await trx
    .insertInto('pairing')
    .values({ tournament_id: tournament, round, game_id: game, players: JSON.stringify(players) })
    .execute();
}

/** The tables of a tournament, round by round, with what became of each seat. */
export function pairingsOf(db: Db, tournament: string) {
  return db
    .selectFrom('pairing')
    .innerJoin('game', 'game.id', 'pairing.game_id')
    .select(['pairing.round', 'pairing.game_id', 'pairing.players', 'game.status'])
    .where('pairing.tournament_id', '=', tournament)
    .orderBy('pairing.round')
    .orderBy('pairing.game_id')
    .execute();
}

/** Who closes the account enters no further round, and what they had announced is called off. */
export async function forgetTournaments(trx: Trx, user: string): Promise<void> {
  const open = trx.selectFrom('tournament').select('id').where('status', '=', 'open');
  await trx.deleteFrom('entrant').where('user_id', '=', user).where('tournament_id', 'in', open).execute();
  await trx.updateTable('entrant').set({ withdrawn: 1 }).where('user_id', '=', user).execute();
  await trx.deleteFrom('tournament').where('host_id', '=', user).where('status', '=', 'open').execute();
}
