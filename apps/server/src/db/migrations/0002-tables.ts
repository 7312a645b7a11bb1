import type { Kysely } from 'kysely';
import { indexOn } from './index-on.ts';

export async function tables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('host_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('undo', 'text', (c) => c.notNull())
    .addColumn('seating', 'text', (c) => c.notNull())
    .addColumn('chat', 'text', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('seed_open', 'integer', (c) => c.notNull())
    .addColumn('invite', 'text', (c) => c.notNull())
    .addColumn('players', 'text')
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('moves', 'integer', (c) => c.notNull())
    .addColumn('actors', 'text', (c) => c.notNull())
    .addColumn('next_deadline', 'bigint')
    .addColumn('auto_due', 'bigint')
    .addColumn('webhooks', 'integer', (c) => c.notNull())
    .addColumn('undo_request', 'text')
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('table_no', 'integer', (c) => c.notNull())
    .addColumn('table_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .execute();
  for (const column of ['changed_at', 'next_deadline', 'auto_due', 'host_id']) await indexOn(db, 'game', column);
  await db.schema
    .createTable('seat')
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('user.id'))
    .addColumn('bot', 'text')
    .addColumn('missing', 'integer', (c) => c.notNull())
    .addColumn('left_ms', 'bigint')
    .addColumn('since', 'bigint')
    .addColumn('deadline', 'bigint')
    .addColumn('program', 'text')
    .addColumn('rank', 'integer')
    .addColumn('score', 'double precision')
    .addColumn('rating_before', 'integer')
    .addColumn('rating_after', 'integer')
    .addPrimaryKeyConstraint('seat_pk', ['game_id', 'seat'])
    .execute();
  await indexOn(db, 'seat', 'user_id');
  await db.schema
    .createTable('member')
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('member_pk', ['game_id', 'user_id'])
    .execute();
  await indexOn(db, 'member', 'user_id');
  await db.schema
    .createTable('move')
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('action_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('action', 'text')
    .addColumn('moves', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('revealed', 'integer', (c) => c.notNull())
    .addColumn('chance', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('move_pk', ['game_id', 'seq'])
    .addUniqueConstraint('move_once', ['game_id', 'action_id'])
    .execute();
  await db.schema
    .createTable('snapshot')
    .addColumn('game_id', 'text', (c) => c.notNull().references('game.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('moves', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshot_pk', ['game_id', 'seq'])
    .execute();
  await db.schema
    .createTable('rating')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('wins', 'integer', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_pk', ['title', 'user_id'])
    .execute();
}
