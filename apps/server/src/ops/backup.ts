import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

import Sqlite from 'libsql';
import { z } from 'zod';
import { copyInto } from '../db/copy.ts';
import type { Store } from '../db/store.ts';
import { sealedToken } from '../repositories/credentials.ts';

const Sessions = z.array(z.object({ id: z.string(), token: z.string() }));

/**
 * Writes the whole embedded database into one file, while the server may go on; games in it are as of one moment. Of
 * sessions it holds only hashes, and no links from mails, so that a copy that gets lost lets nobody in; after a restore whoever has
 * the cookie of a session has it still, guests and their seats included.
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
    const rows = Sessions.parse(copy.prepare('select id, token from session').all());
    const seal = copy.prepare('update session set token = ? where id = ?');
    for (const { id, token } of rows) seal.run(sealedToken(token), id);
    copy.exec('delete from verification; vacuum;');
  } finally {
    copy.close();
  }
}
