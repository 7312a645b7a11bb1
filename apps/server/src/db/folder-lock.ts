import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { ConfigError } from '../config.ts';

/**
 * One process serves a folder: two would each keep games in memory that the other changes. The lock is the system's and ends
 * with the process, however that ends.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'stellwerk.lock');
  closeSync(openSync(file, 'a', 0o600));
  const lock = new Sqlite(file, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch {
    lock.close();
    throw new ConfigError(
      `Another process serves the folder ${folder} already. Stop it first, or choose another folder with DATA_DIR=…; ` +
        'several processes serve the same games on PostgreSQL: DATABASE_URL=postgres://…',
    );
  }
  return () => lock.close();
}
