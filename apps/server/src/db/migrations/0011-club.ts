import type { Kysely } from 'kysely';
import { indexOn } from './index-on.ts';

/** What makes a club of a server: friends, games that are played again, tournaments. */
export async function club(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('friend')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('friend_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('friend_pk', ['user_id', 'friend_id'])
    .execute();
  await indexOn(db, 'friend', 'friend_id');
  await db.schema
    .createTable('rematch')
    .addColumn('game_id', 'text', (c) => c.primaryKey().references('game.id').onDelete('cascade'))
    .addColumn('next_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .execute();
  await indexOn(db, 'rematch', 'next_id');
  await db.schema
    .createTable('tournament')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('host_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('rounds', 'integer', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await indexOn(db, 'tournament', 'status');
  await indexOn(db, 'tournament', 'host_id');
  await db.schema
    .createTable('entrant')
    .addColumn('tournament_id', 'text', (c) => c.notNull().references('tournament.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('withdrawn', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entrant_pk', ['tournament_id', 'user_id'])
    .execute();
  await indexOn(db, 'entrant', 'user_id');
  await db.schema
    .createTable('pairing')
    .addColumn('game_id', 'text', (c) => c.primaryKey().references('game.id').onDelete('cascade'))
    .addColumn('tournament_id', 'text', (c) => c.notNull().references('tournament.id').onDelete('cascade'))
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('players', 'text', (c) => c.notNull())
    .execute();
  await indexOn(db, 'pairing', 'tournament_id');
  await db.schema.createIndex('game_listed').on('game').columns(['visibility', 'status', 'changed_at']).execute();
  await db.schema.createIndex('game_archived').on('game').columns(['visibility', 'status', 'finished_at']).execute();
}
