import type { GameRow, RatingRow, SeatRow } from '../db/schema.ts';
import type { Db, Trx } from '../db/store.ts';

export function ratingsOf(db: Db, user: string): Promise<RatingRow[]> {
  return db.selectFrom('rating').selectAll().where('user_id', '=', user).execute();
}

/** The ratings of these players in a title. */
export function ratingsAmong(db: Db, title: string, users: readonly string[]): Promise<RatingRow[]> {
  return db.selectFrom('rating').selectAll().where('title', '=', title).where('user_id', 'in', users).execute();
}

/** The ratings of a title, best first: who has played little stands where they stand for sure. */
export function bestRatings(db: Db, title: string, most: number): Promise<RatingRow[]> {
  return db
    .selectFrom('rating')
    .selectAll()
    .where('title', '=', title)
    .orderBy((by) => by('rating', '-', by.ref('uncertainty')), 'desc')
    .limit(most)
    .execute();
}

export async function putRating(trx: Trx, { title, user_id, ...row }: RatingRow): Promise<void> {
  await trx
    .insertInto('rating')
    .values({ title, user_id, ...row })
    .onConflict((conflict) => conflict.columns(['title', 'user_id']).doUpdateSet(row))
    .execute();
}

/** The games that count for ratings, in the order they ended. */
export function ratedGames(db: Db): Promise<Pick<GameRow, 'id' | 'title' | 'finished_at'>[]> {
  return db
    .selectFrom('game')
    .select(['id', 'title', 'finished_at'])
    .where('status', '=', 'finished')
    .where('rated', '=', 1)
    .orderBy('finished_at')
    .orderBy('id')
    .execute();
}

export function ratedSeats(db: Db, table: string): Promise<Pick<SeatRow, 'seat' | 'user_id' | 'bot' | 'rank'>[]> {
  return db
    .selectFrom('seat')
    .select(['seat', 'user_id', 'bot', 'rank'])
    .where('game_id', '=', table)
    .orderBy('seat')
    .execute();
}

export async function deleteRatings(trx: Trx): Promise<void> {
  await trx.deleteFrom('rating').execute();
  await trx.updateTable('seat').set({ rating_before: null, rating_after: null, uncertainty: null }).execute();
}
