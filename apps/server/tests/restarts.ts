import { draw, seededRandom } from '@stellwerk/engine/kernel';
import { freePort } from '../../../scripts/free-port.ts';
import { checkMoves } from './kill.ts';
import { type Acknowledged, newPlayer, type Player, playTables } from './load.ts';
import { ownPostgres } from './postgres.ts';
import { bundle, pause, type Server, startServer } from './process.ts';

interface RestartReport {
  readonly restarts: number;
  readonly acknowledged: number;
  /** Server processes that ended. */
  readonly dead: number;
  /** Answers of 500 and above other than the one that asks to send again. */
  readonly odd: readonly number[];
  /** Milliseconds from the moment PostgreSQL is open again to the next acknowledged move, the longest. */
  readonly slowestMs: number;
  readonly wrong: readonly string[];
  readonly faults: readonly string[];
}

interface RestartOptions {
  readonly restarts: number;
  readonly seed: string;
  readonly progress?: (restarts: number, moves: number) => void;
}

/** Two processes serve games while their PostgreSQL ends without warning and comes back, again and again. */
export async function restartRun({ restarts, seed, progress = () => {} }: RestartOptions): Promise<RestartReport> {
  const random = seededRandom(seed);
  const postgres = await ownPostgres();
  const env = {
    DATABASE_URL: await postgres.database(),
    REQUESTS_PER_MINUTE: '10000000',
    SIGN_INS_PER_MINUTE: '100000',
    TABLES_PER_ACCOUNT: '1000',
  };
  const { file, remove } = await bundle();
  const servers: Server[] = [];
  const odd: number[] = [];
  const told = (status: number) => {
    if (status >= 500 && status !== 503) odd.push(status);
  };
  let playing = true;
  try {
    for (let i = 0; i < 2; i++) servers.push(await startServer(file, await freePort(), env));
    const done: Acknowledged[] = [];
    const load = [0, 1, 2].map(async (table) => {
      const players: Player[] = [];
      for (let seat = 0; seat < 2; seat++) {
        const base = servers[(table + seat) % 2]?.base ?? '';
        players.push({ ...(await newPlayer(`P${table}${seat}`, () => base)), told });
      }
      const acknowledged = (move: Acknowledged) => done.push(move);
      const title = 'railroad-dice-2';
      await playTables({ title, players, seed: `${seed}/${table}`, running: () => playing, acknowledged });
    });
    const all = Promise.all(load);
    // A player that gives up is a fault of the run; it shows at the end.
    all.catch(() => {});
    const dead = () => servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length;
    let slowestMs = 0;
    for (let i = 0; i < restarts && dead() === 0; i++) {
      const before = done.length;
      while (done.length < before + 10 && dead() === 0) await pause(5);
      await pause(draw(random, 'moment', 200));
      await postgres.restart();
      const [opened, then] = [performance.now(), done.length];
      while (done.length === then && dead() === 0) await pause(5);
      slowestMs = Math.max(slowestMs, performance.now() - opened);
      progress(i + 1, done.length);
    }
    playing = false;
    await all;
    const deaths = dead();
    for (const server of servers) if (server.child.exitCode === null) await server.stop();
    const { wrong, faults } = await checkMoves(env, done);
    return { restarts, acknowledged: done.length, dead: deaths, odd, slowestMs, wrong, faults };
  } finally {
    playing = false;
    for (const server of servers) if (server.child.exitCode === null) await server.kill();
    await postgres.stop();
    remove();
  }
}
