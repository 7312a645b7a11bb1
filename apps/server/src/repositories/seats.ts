import type { SeatRow } from '../db/schema.ts';
import type { Db, Trx } from '../db/store.ts';

type Place = Pick<SeatRow, 'game_id' | 'seat'>;

export function seatsOf(db: Db, tables: readonly string[]): Promise<SeatRow[]> {
  if (tables.length === 0) return Promise.resolve([]);
  return db.selectFrom('seat').selectAll().where('game_id', 'in', tables).orderBy('seat').execute();
}

export async function insertSeats(trx: Trx, rows: readonly SeatRow[]): Promise<void> {
  await trx
    .insertInto('seat')
    .values([...rows])
    .execute();
}

export async function updateSeat(
  trx: Trx,
  { game_id, seat }: Place,
  changes: Partial<Omit<SeatRow, keyof Place>>,
): Promise<void> {
  await trx.updateTable('seat').set(changes).where('game_id', '=', game_id).where('seat', '=', seat).execute();
}

export async function deleteSeat(trx: Trx, { game_id, seat }: Place): Promise<void> {
  await trx.deleteFrom('seat').where('game_id', '=', game_id).where('seat', '=', seat).execute();
}

export async function deleteSeats(trx: Trx, table: string): Promise<void> {
  await trx.deleteFrom('seat').where('game_id', '=', table).execute();
}

/** The seats of a player at running tables, with what tells whether it is their turn. */
export function runningSeatsOf(db: Db, user: string) {
  return db
    .selectFrom('seat')
    .innerJoin('game', 'game.id', 'seat.game_id')
    .select(['game.id', 'game.name', 'game.seq', 'game.actors', 'game.changed_at'])
    .select(['seat.seat', 'seat.bot', 'seat.program'])
    .where('seat.user_id', '=', user)
    .where('seat.missing', '=', 0)
    .where('game.status', '=', 'running')
    .execute();
}
