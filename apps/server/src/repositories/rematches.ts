import type { Db, Trx } from '../db/store.ts';

/** The table where the people of this one play again, if somebody has opened it. */
export async function rematchOf(db: Db, game: string): Promise<string | undefined> {
  const row = await db.selectFrom('rematch').select('next_id').where('game_id', '=', game).executeTakeFirst();
  return row?.next_id;
}

/** Whoever is first decides; tells whether it was this one. */
export async function noteRematch(trx: Trx, game: string, next: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('rematch')
    .values({ game_id: game, next_id: next })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
