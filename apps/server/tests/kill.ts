import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draw, seededRandom } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { freePort } from '../../../scripts/free-port.ts';
import { readConfig } from '../src/config.ts';
import { openStore } from '../src/db/store.ts';
import { verifyAll } from '../src/ops/verify.ts';
import { type Acknowledged, newPlayer, type Player, playTables } from './load.ts';
import { startPostgres } from './postgres.ts';
import { bundle, pause, type Server, startServer } from './process.ts';

interface KillOptions {
  readonly kind: 'sqlite' | 'postgres';
  readonly kills: number;
  readonly seed: string;
  readonly progress?: (kills: number, moves: number) => void;
}

interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged moves that are not stored, not once, or not as they were told. */
  readonly wrong: readonly string[];
  readonly stored: number;
  readonly games: number;
  readonly faults: readonly string[];
}

const TABLES = ['railroad-dice-2', 'railroad-dice-2', '18rhl', 'railroad-dice-2'];

/**
 * Plays while the server is killed at random moments, again and again. On PostgreSQL two processes serve the same games and
 * either may be the one that dies.
 */
export async function killRun({ kind, kills, seed, progress = () => {} }: KillOptions): Promise<KillReport> {
  const random = seededRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-kill-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const limits = { REQUESTS_PER_MINUTE: '10000000', SIGN_INS_PER_MINUTE: '100000', TABLES_PER_ACCOUNT: '1000' };
  const where: Record<string, string> = postgres ? { DATABASE_URL: await postgres.database() } : { DATA_DIR: folder };
  const env = { ...limits, ...where };
  const { file, remove } = await bundle();
  const servers: Server[] = [];
  try {
    const ports = await Promise.all(Array.from({ length: postgres ? 2 : 1 }, freePort));
    for (const port of ports) servers.push(await startServer(file, port, env));
    const bases = servers.map(({ base }) => base);
    const done: Acknowledged[] = [];
    let playing = true;
    const load = TABLES.map(async (title, table) => {
      const seats = title === '18rhl' ? 3 : 2;
      const players: Player[] = [];
      for (let seat = 0; seat < seats; seat++) {
        const base = bases[(table + seat) % bases.length] ?? '';
        players.push(await newPlayer(`P${table}${seat}`, () => base));
      }
      const acknowledged = (move: Acknowledged) => done.push(move);
      await playTables({ title, players, seed: `${seed}/${table}`, running: () => playing, acknowledged });
    });
    const all = Promise.all(load);
    // A player that gives up is a fault of the run; it shows at the end.
    all.catch(() => {});
    for (let i = 0; i < kills; i++) {
      const before = done.length;
      while (done.length < before + 10) await pause(5);
      await pause(draw(random, 'moment', 300));
      const victim = draw(random, 'victim', servers.length);
      const port = ports[victim] ?? 0;
      await servers[victim]?.kill();
      servers[victim] = await startServer(file, port, env);
      progress(i + 1, done.length);
    }
    const before = done.length;
    while (done.length < before + 5) await pause(5);
    playing = false;
    await all;
    for (const server of servers) {
      const code = await server.stop();
      if (code !== 0) throw new Error(`a server that was asked to stop ended with ${code}`);
    }
    return { kills, acknowledged: done.length, ...(await checkMoves(env, done)) };
  } finally {
    for (const server of servers) if (server.child.exitCode === null) await server.kill();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
    remove();
  }
}

export async function checkMoves(
  env: Record<string, string>,
  done: readonly Acknowledged[],
): Promise<Omit<KillReport, 'kills' | 'acknowledged'>> {
  const store = openStore(readConfig(env));
  try {
    const rows = await store.db.selectFrom('move').select(['game_id', 'action_id', 'seq', 'hash']).execute();
    const stored = new Map<string, string[]>();
    for (const { game_id, action_id, seq, hash } of rows) {
      const key = `${game_id} ${action_id}`;
      stored.set(key, [...(stored.get(key) ?? []), `${seq} ${hash}`]);
    }
    const wrong = done.flatMap(({ table, id, seq, hash }) => {
      const found = stored.get(`${table} ${id}`) ?? [];
      return found.length === 1 && found[0] === `${seq} ${hash}`
        ? []
        : [`${table} ${id}: ${found.join(', ') || 'lost'}`];
    });
    const faults: string[] = [];
    let games = 0;
    for await (const { game, fault } of verifyAll(store, titles)) {
      games += 1;
      if (fault !== undefined) faults.push(`${game}: ${fault}`);
    }
    return { wrong, stored: rows.length, games, faults };
  } finally {
    await store.close();
  }
}
