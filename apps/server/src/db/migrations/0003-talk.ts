import type { Kysely } from 'kysely';

export async function talk(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('chat_of_game').on('chat').columns(['game_id', 'id']).execute();
  await db.schema
    .createTable('note')
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('note_pk', ['game_id', 'user_id'])
    .execute();
}
