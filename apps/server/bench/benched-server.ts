import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPostgres } from '../tests/postgres.ts';
import { bundle, type Server, startServer } from '../tests/process.ts';
import { makeWire, type Wire } from './wire.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

interface Benched {
  readonly server: Server;
  readonly wire: Wire;
  /** The server's program and settings, to start another on the same database. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
}

const LIMITS = { REQUESTS_PER_MINUTE: '10000000', SIGN_INS_PER_MINUTE: '1000000', SOCKETS_PER_ADDRESS: '100000' };
const CONNECTIONS = 48;

/** Measures a server of its own, as it is built, with a database that is thrown away afterwards. */
export async function withServer<T>(
  kind: DatabaseKind,
  settings: Readonly<Record<string, string>>,
  measure: (benched: Benched) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-bench-'));
  const opened: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
    if (postgres) opened.push(postgres.stop);
    const where: Record<string, string> = postgres ? { DATABASE_URL: await postgres.database() } : { DATA_DIR: folder };
    const { file, remove } = await bundle();
    opened.push(remove);
    const env = { ...where, ...LIMITS, DATABASE_POOL: '16', LOG_LEVEL: 'warn', ...settings };
    const server = await startServer(file, await freePort(), env);
    opened.push(server.kill);
    const wire = makeWire(server.base, CONNECTIONS);
    opened.push(wire.close);
    return await measure({ server, wire, file, env });
  } finally {
    for (const close of opened.reverse()) await close();
  }
}
