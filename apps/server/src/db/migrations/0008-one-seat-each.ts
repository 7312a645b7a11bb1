import { type Kysely, sql } from 'kysely';

/** Nobody has two seats at a table: of those who have, all but the first seat open up. Entries tell what a move's clock had. */
export async function oneSeatEach(db: Kysely<unknown>): Promise<void> {
  await sql`update seat set user_id = null, missing = 1 where exists
    (select 1 from seat other where other.game_id = seat.game_id and other.user_id = seat.user_id
      and other.seat < seat.seat)`.execute(db);
  await db.schema.createIndex('seat_once').unique().on('seat').columns(['game_id', 'user_id']).execute();
  await db.schema.alterTable('move').addColumn('had_ms', 'bigint').execute();
}
