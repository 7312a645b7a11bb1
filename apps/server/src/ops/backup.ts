import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

import Sqlite from 'libsql';
import { copyInto } from '../db/copy.ts';
import type { Store } from '../db/store.ts';

/**
 * Writes the whole embedded database into one file, while the server may go on; games in it are as of one moment. Sessions and
 * links from mails are left out, so that a copy that gets lost lets nobody in; after a restore everybody signs in again.
 */
export async function backup(store: Store, file: string): Promise<void> {
  if (store.kind !== 'sqlite') throw new Error('PostgreSQL is backed up by its own tools: pg_dump');
  if (existsSync(file)) throw new Error(`${file} exists already`);
  // SQLite takes an empty file as a new one, and this one nobody else can read.
  closeSync(openSync(file, 'wx', 0o600));
  await copyInto(store, file);
  chmodSync(file, 0o600);
  const copy = new Sqlite(file);
  try {
    copy.pragma('secure_delete = on');
    copy.exec('delete from session; delete from verification; vacuum;');
  } finally {
    copy.close();
  }
}
