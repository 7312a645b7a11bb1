import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { copyInto } from '../db/copy.ts';
import type { Store } from '../db/store.ts';

/**
 * Writes the whole embedded database into one file, while the server may go on; games in it are as of one moment. Of
 * sessions and links the database itself holds hashes alone, so a copy that gets lost lets nobody in.
 */
export async function backup(store: Store, file: string): Promise<void> {
  if (store.kind !== 'sqlite') throw new Error('PostgreSQL is backed up by its own tools: pg_dump');
  if (existsSync(file)) throw new Error(`${file} exists already`);
  // SQLite takes an empty file as a new one, and this one nobody else can read.
  closeSync(openSync(file, 'wx', 0o600));
  await copyInto(store, file);
  chmodSync(file, 0o600);
}
