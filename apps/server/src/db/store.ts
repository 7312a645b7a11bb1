import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect, sql, type Transaction } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import type { Config } from '../config.ts';
import { groupCommit } from './group-commit.ts';
import type { DatabaseKind } from './kind.ts';
import { migrationsFor } from './migrations.ts';
import { prepareStatements } from './prepared.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** The one door to the data, whichever database holds it. */
export interface Store {
  readonly kind: DatabaseKind;
  readonly db: Db;
  /** Runs the task in a transaction; when it returns, what was written is on disk. */
  write<T>(task: (trx: Trx) => Promise<T>): Promise<T>;
  migrate(): Promise<readonly string[]>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export const DATABASE_FILE = 'stellwerk.db';

export function openStore(config: Config): Store {
  return config.DATABASE_URL === undefined
    ? openSqlite(config.DATA_DIR)
    : openPostgres(config.DATABASE_URL, config.DATABASE_POOL);
}

function openSqlite(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new Sqlite(join(folder, DATABASE_FILE), { timeout: 10_000 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
  return {
    ...common('sqlite', db),
    write: groupCommit(db),
    async close() {
      // Writes the log beside the file into it, so that a stopped server leaves one complete file.
      if (database.open) database.pragma('wal_checkpoint(TRUNCATE)');
      await db.destroy();
    },
  };
}

function openPostgres(connectionString: string, max: number): Store {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (id, format) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)),
    },
  });
  // The pool replaces a connection that dies while idle; without a listener the error would end the process.
  pool.on('error', () => {});
  prepareStatements(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { ...common('postgres', db), write: (task) => db.transaction().execute(task) };
}

function common(kind: DatabaseKind, db: Db): Omit<Store, 'write'> {
  return {
    kind,
    db,
    async migrate() {
      const { error, results = [] } = await new Migrator({ db, provider: migrationsFor(kind) }).migrateToLatest();
      if (error !== undefined) throw error;
      return results.map(({ migrationName }) => migrationName);
    },
    async ping() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** Whether the error says that a row with the same key is there already. */
export function isDuplicate(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code === '23505' || code.startsWith('SQLITE_CONSTRAINT');
}
