import { type Kysely, sql } from 'kysely';

/** Lines of the chat are numbered table by table, so that nobody who was cut off misses one. */
export async function numberedChat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn('chat_no', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('chat')
    .addColumn('no', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update chat set no =
    (select count(*) from chat earlier where earlier.game_id = chat.game_id and earlier.id <= chat.id)`.execute(db);
  await sql`update game set chat_no = (select count(*) from chat where chat.game_id = game.id)`.execute(db);
  await db.schema.dropIndex('chat_of_game').execute();
  await db.schema.createIndex('chat_of_game').unique().on('chat').columns(['game_id', 'no']).execute();
}
