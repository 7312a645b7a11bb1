import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type LogEvent, Migrator, PostgresDialect, SqliteDialect, sql, type Transaction } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import type { Config } from '../config.ts';
import { groupCommit } from './group-commit.ts';
import type { DatabaseKind } from './kind.ts';
import { migrationsFor } from './migrations.ts';
import { prepareStatements } from './prepared.ts';
import type { Database } from './schema.ts';
import { type Trouble, type TroubleLog, troubleIn, troubleLog } from './trouble.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** The one door to the data, whichever database holds it. */
export interface Store {
  readonly kind: DatabaseKind;
  readonly db: Db;
  /** Runs the task in a transaction, perhaps more than once; when it returns, what was written is on disk. */
  write<T>(task: (trx: Trx) => Promise<T>): Promise<T>;
  migrate(): Promise<readonly string[]>;
  /** The time of a database that several processes share. */
  time(): Promise<number | undefined>;
  /** Why nothing can be stored now; undefined if all is well. */
  check(): Promise<Trouble | undefined>;
  /** The trouble that the database had since a moment of `performance.now()`. */
  troubleSince(moment: number): Trouble | undefined;
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
  const file = join(folder, DATABASE_FILE);
  // Nobody else on the machine reads it; the files beside it get the same rights.
  closeSync(openSync(file, 'a', 0o600));
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) chmodSync(file + end, 0o600);
  const database = new Sqlite(file, { timeout: 10_000 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const troubles = troubleLog();
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }), log: logTo(troubles) });
  return {
    ...common('sqlite', db, troubles),
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
  const troubles = troubleLog();
  // The pool replaces connections that die. Without a listener the error of one, idle or in use, would end the process.
  pool.on('error', troubles.note);
  pool.on('connect', (client) => client.on('error', troubles.note));
  prepareStatements(pool);
  const connections = {
    async connect() {
      try {
        return await pool.connect();
      } catch (error) {
        troubles.note(error);
        throw error;
      }
    },
    end: () => pool.end(),
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: connections }), log: logTo(troubles) });
  return {
    ...common('postgres', db, troubles),
    async write(task) {
      for (let tries = 1; ; tries++) {
        try {
          return await db.transaction().execute(task);
        } catch (error) {
          // Of transactions that wait for each other in a circle PostgreSQL ends one, which has changed nothing.
          if (tries >= MOST_TRIES || !isCircle(error)) throw error;
        }
      }
    },
  };
}

const MOST_TRIES = 4;

function isCircle(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
}

function logTo(troubles: TroubleLog): (event: LogEvent) => void {
  return (event) => {
    if (event.level === 'error') troubles.note(event.error);
  };
}

/** Large enough not to fit into what is left of a page when the disk is full. */
const PROBE = 'x'.repeat(100_000);

function common(kind: DatabaseKind, db: Db, troubles: TroubleLog): Omit<Store, 'write'> {
  let checkedAt = 0;
  /** After a full disk it takes a write to know whether there is room again. */
  async function probe(): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('secret')
        .values({ name: 'probe', value: PROBE })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: PROBE }))
        .execute();
      await trx.updateTable('secret').set({ value: '' }).where('name', '=', 'probe').execute();
    });
  }
  return {
    kind,
    db,
    async migrate() {
      const { error, results = [] } = await new Migrator({ db, provider: migrationsFor(kind) }).migrateToLatest();
      if (error !== undefined) throw error;
      return results.map(({ migrationName }) => migrationName);
    },
    async time() {
      if (kind === 'sqlite') return undefined;
      const { rows } = await sql<{
        now: number;
      }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
      return rows[0]?.now;
    },
    async check() {
      const began = performance.now();
      const wasFull = troubles.since(checkedAt) === 'full';
      try {
        await (wasFull ? probe() : sql`select 1`.execute(db));
        checkedAt = began;
        return undefined;
      } catch (error) {
        // The embedded database has rolled back by then, and complains of the rollback.
        return troubleIn(error) ?? troubles.since(began) ?? 'lost';
      }
    },
    troubleSince: troubles.since,
    close: () => db.destroy(),
  };
}

/** Whether the error says that a row with the same key is there already. */
export function isDuplicate(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code === '23505' || code.startsWith('SQLITE_CONSTRAINT');
}
