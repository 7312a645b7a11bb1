import type { Score } from '@stellwerk/engine/kernel';
import type { Trx } from '../db/store.ts';
import type { TableRows } from '../tables/access.ts';
import { FIRST_RATING, ratingsAfter } from './ratings.ts';

export interface Finish {
  readonly scores: readonly Score[];
}

/** Writes the results, and new ratings where the game counts for them. */
export async function writeFinish(
  trx: Trx,
  { game, seats }: TableRows,
  { scores }: Finish,
  now: number,
): Promise<void> {
  for (const { seat, rank, value } of scores) {
    await trx
      .updateTable('seat')
      .set({ rank, score: value })
      .where('game_id', '=', game.id)
      .where('seat', '=', seat)
      .execute();
  }
  if (game.rated !== 1) return;
  // A bot that stood in until the end has played the result, not the player.
  const rated = seats.flatMap(({ seat, user_id, bot }) => {
    const rank = scores.find((score) => score.seat === seat)?.rank;
    return user_id === null || bot !== null || rank === undefined ? [] : [{ seat, user_id, rank }];
  });
  if (rated.length < 2) return;
  const rows = await trx
    .selectFrom('rating')
    .selectAll()
    .where('title', '=', game.title)
    .where(
      'user_id',
      'in',
      rated.map(({ user_id }) => user_id),
    )
    .execute();
  const before = rated.map(({ user_id, rank }) => {
    const row = rows.find((candidate) => candidate.user_id === user_id);
    return { rating: row?.rating ?? FIRST_RATING, games: row?.games ?? 0, wins: row?.wins ?? 0, rank };
  });
  const after = ratingsAfter(before);
  for (const [i, { seat, user_id, rank }] of rated.entries()) {
    const old = before[i];
    const rating = after[i];
    if (!old || rating === undefined) continue;
    const row = { rating, games: old.games + 1, wins: old.wins + (rank === 1 ? 1 : 0), changed_at: now };
    await trx
      .insertInto('rating')
      .values({ title: game.title, user_id, ...row })
      .onConflict((conflict) => conflict.columns(['title', 'user_id']).doUpdateSet(row))
      .execute();
    await trx
      .updateTable('seat')
      .set({ rating_before: old.rating, rating_after: rating })
      .where('game_id', '=', game.id)
      .where('seat', '=', seat)
      .execute();
  }
}
