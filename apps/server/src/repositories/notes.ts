import type { Db, Trx } from '../db/store.ts';

export async function noteOf(db: Db, table: string, user: string): Promise<string> {
  const row = await db
    .selectFrom('note')
    .select('body')
    .where('game_id', '=', table)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row?.body ?? '';
}

export async function writeNote(trx: Trx, table: string, user: string, body: string, at: number): Promise<void> {
  await trx
    .insertInto('note')
    .values({ game_id: table, user_id: user, body, at })
    .onConflict((conflict) => conflict.columns(['game_id', 'user_id']).doUpdateSet({ body, at }))
    .execute();
}

/** Adds the notes of one to those of another. */
export async function joinNotes(trx: Trx, from: string, to: string): Promise<void> {
  const notes = await trx.selectFrom('note').selectAll().where('user_id', '=', from).execute();
  for (const { game_id, body, at } of notes) {
    const kept = await noteOf(trx, game_id, to);
    await writeNote(trx, game_id, to, kept === '' ? body : `${kept}\n\n${body}`, at);
  }
}
