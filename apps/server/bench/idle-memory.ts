import { freePort } from '../tests/postgres.ts';
import { pause, startServer } from '../tests/process.ts';
import { heapOf } from './heap.ts';
import { makeWire } from './wire.ts';

interface GameMemory {
  /** Games left in memory once nobody touches them. */
  readonly idleGames: number;
  /** Bytes of the heap for a game in memory, and what is left of one that has been and is idle. */
  readonly liveBytes: number;
  readonly idleBytes: number;
}

const AT_ONCE = 8;
/** So often the games that warm it up are read. */
const WARMING = 3;

/**
 * What games cost in memory: a fresh process reads stored games and lets them go again. Half of them are read beforehand, for
 * what is loaded and compiled only when it is needed; the other half is measured.
 */
export async function gameMemory(
  file: string,
  env: Readonly<Record<string, string>>,
  idleSeconds: number,
  tables: readonly string[],
): Promise<GameMemory> {
  const inspectPort = await freePort();
  const server = await startServer(file, await freePort(), { ...env, NODE_OPTIONS: `--inspect-port=${inspectPort}` });
  const wire = makeWire(server.base, AT_ONCE);
  try {
    const heap = await heapOf(server.child.pid ?? 0, inspectPort);
    const half = Math.ceil(tables.length / 2);
    const measured = tables.slice(half);
    const readAll = async (ids: readonly string[]) => {
      for (let i = 0; i < ids.length; i += AT_ONCE) {
        await Promise.all(ids.slice(i, i + AT_ONCE).map((id) => wire.get(`/api/tables/${id}/game`)));
      }
    };
    const inMemory = async () =>
      Number(/^stellwerk_games_in_memory (\d+)$/m.exec(await wire.get('/metrics'))?.[1] ?? Number.NaN);
    const untilIdle = () => pause(1000 * (idleSeconds + 3));
    for (let i = 0; i < WARMING; i++) await readAll(tables.slice(0, half));
    await untilIdle();
    const before = await heap.bytes();
    await readAll(measured);
    const games = await inMemory();
    const live = await heap.bytes();
    await untilIdle();
    const after = await heap.bytes();
    heap.close();
    return {
      idleGames: await inMemory(),
      liveBytes: (live - after) / games,
      idleBytes: (after - before) / measured.length,
    };
  } finally {
    wire.close();
    await server.kill();
  }
}
