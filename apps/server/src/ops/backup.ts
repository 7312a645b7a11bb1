import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Store } from '../db/store.ts';

/** Writes the whole embedded database into one file, while the server may go on; games in it are as of one moment. */
export async function backup(store: Store, file: string): Promise<void> {
  if (store.kind !== 'sqlite') throw new Error('PostgreSQL is backed up by its own tools: pg_dump');
  if (existsSync(file)) throw new Error(`${file} exists already`);
  await sql`vacuum into ${file}`.execute(store.db);
}
