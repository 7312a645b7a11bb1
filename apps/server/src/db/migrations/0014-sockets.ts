import type { Kysely } from 'kysely';
import { indexOn } from './index-on.ts';

/** Open sockets, so that all processes can count them together; the keys are hashes. */
export async function sockets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('socket')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('process', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await indexOn(db, 'socket', 'key');
  await indexOn(db, 'socket', 'process');
}
