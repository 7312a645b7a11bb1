import type { Score } from '@stellwerk/engine/kernel';
import type { Trx } from '../db/store.ts';
import { updateSeat } from '../repositories/seats.ts';
import type { TableRows } from '../tables/access.ts';
import { rateGame } from './rated-games.ts';

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
    await updateSeat(trx, { game_id: game.id, seat }, { rank, score: value });
  }
  if (game.rated !== 1) return;
  const ended = seats.map(({ seat, user_id, bot }) => {
    const rank = scores.find((score) => score.seat === seat)?.rank ?? null;
    return { seat, user_id, bot, rank };
  });
  await rateGame(trx, game, ended, now);
}
