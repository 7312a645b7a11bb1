import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../../scripts/find-postgres.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { askShared, isSharing } from '../../../scripts/shared.ts';
import { scratchFolder } from './scratch.ts';

/** A PostgreSQL on a private port, in a folder that goes with it. */
export interface Postgres {
  readonly url: string;
  readonly bin: string;
  /** A new database without tables; its address. */
  database(): Promise<string>;
  /** A database without content, which may have its tables already; to be given back. */
  borrow(): Promise<string>;
  /** Nobody uses this database any more: it is emptied for the next who asks, which is quicker than making one. */
  giveBack(url: string): Promise<void>;
  stop(): Promise<void>;
}

/** One that nobody else uses, so it may be taken down. */
interface OwnPostgres extends Postgres {
  /** Ends it in the middle of everything, as if it had crashed, and starts it again. */
  restart(): Promise<void>;
}

interface PostgresOptions {
  /** Wait for the disk at every commit, as a real one does; tests that kill nothing go faster without. */
  readonly durable?: boolean;
}

/** That of the test run, where nobody waits for the disk, or one of one's own. */
export async function startPostgres({ durable = false }: PostgresOptions = {}): Promise<Postgres> {
  return isSharing() && !durable ? sharedPostgres() : ownPostgres({ durable });
}

async function sharedPostgres(): Promise<Postgres> {
  return {
    url: await askShared('postgres'),
    bin: findPostgres(),
    database: () => askShared('database'),
    borrow: () => askShared('borrowed-database'),
    giveBack: async (url) => {
      await askShared('returned-database', url);
    },
    // The run stops it at its end.
    stop: async () => {},
  };
}

export async function ownPostgres({ durable = false }: PostgresOptions = {}): Promise<OwnPostgres> {
  const bin = findPostgres();
  const who = unprivileged();
  const folder = durable ? mkdtempSync(join(tmpdir(), 'stellwerk-pg-')) : scratchFolder('pg');
  own(folder, who);
  const data = join(folder, 'data');
  cpSync(template(bin, who), data, { recursive: true });
  own(data, who);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '200',
    fsync: durable ? 'on' : 'off',
    // What is acknowledged has left the process, even where nobody waits for the disk.
    synchronous_commit: 'on',
    shared_buffers: '128MB',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const address = (database: string) => `postgres://stellwerk@127.0.0.1:${port}/${database}`;
  const start = async () => {
    const started = spawn(join(bin, 'postgres'), ['-D', data, ...args], { stdio: 'ignore', ...who });
    await untilOpen(address('postgres'), started);
    return started;
  };
  const end = async () => {
    if (child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await gone;
  };
  let child = await start();
  let count = 0;
  const free: string[] = [];
  const database = async () => {
    count += 1;
    const name = `test_${count}`;
    await query(address('postgres'), `create database ${name}`);
    return address(name);
  };
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: address('postgres'),
    bin,
    database,
    borrow: async () => free.pop() ?? database(),
    async giveBack(url) {
      await query(url, EMPTY_ALL);
      free.push(url);
    },
    stop,
    async restart() {
      await end();
      child = await start();
    },
  };
}

/** Everything goes but the tables themselves and the record of the migrations that made them. */
const EMPTY_ALL = `
  do $$ declare names text; begin
    select string_agg(format('%I', tablename), ', ') into names
      from pg_tables where schemaname = 'public' and tablename not like 'kysely_%';
    if names is not null then execute 'truncate ' || names; end if;
  end $$`;

interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL does not run as root: then it is started as the user its package made, or as nobody. */
function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, user]).stdout.toString().trim()));
    if (uid && gid) return { uid, gid };
  }
  throw new Error('there is no user to run PostgreSQL as');
}

function own(folder: string, { uid, gid }: Identity): void {
  if (uid === undefined) return;
  spawnSync('chown', ['-R', `${uid}:${gid}`, folder]);
}

/** `initdb` takes seconds, so its result is kept and copied. */
function template(bin: string, who: Identity): string {
  const home = join(tmpdir(), `stellwerk-pg-template-${who.uid ?? process.getuid?.() ?? 0}`);
  const kept = join(home, bin.replace(/\W+/g, '-'));
  if (existsSync(join(kept, 'PG_VERSION'))) return kept;
  mkdirSync(home, { recursive: true });
  own(home, who);
  const fresh = mkdtempSync(join(home, 'new-'));
  own(fresh, who);
  const args = ['-D', join(fresh, 'data'), '-U', 'stellwerk', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), args, { ...who });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  try {
    renameSync(join(fresh, 'data'), kept);
  } catch {
    // Another worker was first; its copy is as good.
  }
  rmSync(fresh, { recursive: true, force: true });
  return kept;
}

async function untilOpen(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    try {
      await query(url, 'select 1');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not open');
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

export { freePort };
