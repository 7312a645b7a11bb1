import { WebSocket } from 'ws';
import { z } from 'zod';
import { type DatabaseKind, withServer } from './benched-server.ts';
import { company } from './company.ts';
import { gameMemory } from './idle-memory.ts';
import { prepare, quickly, steadily } from './played-tables.ts';
import { cpuOf, cpuOfPostgres, memoryOf, ownCpu } from './processes.ts';

interface LoadOptions {
  readonly kind: DatabaseKind;
  readonly games: number;
  readonly watchers: number;
  readonly seconds: number;
  /** Moves a second that are offered when latency is measured. */
  readonly rate: number;
  readonly say: (line: string) => void;
}

interface Figures {
  /** Durable moves a second, a sample each second, with as many at once as the server takes. */
  readonly throughput: readonly number[];
  /** Milliseconds from sending a move to its acknowledgement, at the offered rate. */
  readonly latency: readonly number[];
  /** The same while four bots think and a visitor pages through old positions; what each page took, and how many moves the bots made. */
  readonly busyLatency: readonly number[];
  readonly pages: readonly number[];
  readonly botMoves: readonly number[];
  /** Milliseconds from the time a move bears to its arrival at a watcher. */
  readonly news: readonly number[];
  /** Kilobytes of the server's memory for each open socket. */
  readonly socketKb: readonly number[];
  /** Milliseconds of processor time for a move: the server's, that of a database apart from it, and this program's own. */
  readonly cpuMs: readonly number[];
  readonly databaseMs: readonly number[];
  readonly clientMs: readonly number[];
  /** Games left in memory once they are idle; bytes left of each; bytes of one in memory. */
  readonly idleGames: readonly number[];
  readonly idleBytes: readonly number[];
  readonly liveBytes: readonly number[];
}

const IDLE_SECONDS = 5;
const WARMING_SECONDS = 3;
/** More moves a second than the server makes. */
const MOST_RATE = 2000;

export async function serverLoad({ kind, games, watchers, seconds, rate, say }: LoadOptions): Promise<Figures> {
  const settings = { GAME_IDLE_SECONDS: String(IDLE_SECONDS) };
  const sockets: WebSocket[] = [];
  const measured = withServer(kind, settings, async ({ server, wire, file, env }) => {
    const most = Math.ceil(((WARMING_SECONDS + 2 * seconds) * (rate + MOST_RATE)) / games);
    say(`${kind}: ${games} games begin`);
    const tables = await Promise.all(Array.from({ length: games }, (_, i) => prepare(wire, i, most)));
    const before = memoryOf(server.child.pid);
    say(`${kind}: ${watchers} watchers come`);
    const news: number[] = [];
    let counting = false;
    for (let i = 0; i < watchers; i++) {
      const table = tables[i % tables.length]?.id ?? '';
      sockets.push(await watch(server.base, table, (at) => (counting ? news.push(Date.now() - at) : 0)));
    }
    const socketKb = [(memoryOf(server.child.pid) - before) / watchers];
    // A server that has just been started reads every game first and compiles its own code; players meet one that runs.
    say(`${kind}: ${rate} moves a second for ${WARMING_SECONDS} s, not counted, then for ${seconds} s`);
    await steadily(tables, wire, rate, WARMING_SECONDS);
    counting = true;
    const latency = await steadily(tables, wire, rate, seconds);
    counting = false;
    say(`${kind}: the same while four bots think and a visitor pages through old positions`);
    const others = await company(wire);
    const busyLatency = await steadily(tables, wire, rate, seconds);
    const botMoves = await others.leave();
    say(`${kind}: as fast as it goes for ${seconds} s`);
    const spent = () => [cpuOf(server.child.pid), kind === 'postgres' ? cpuOfPostgres() : 0, ownCpu()];
    const spentBefore = spent();
    const throughput = await quickly(tables, wire, seconds);
    const spentAfter = spent();
    const played = throughput.reduce((sum, count) => sum + count, 0);
    const [cpuMs = [], databaseMs = [], clientMs = []] = spentAfter.map((ms, i) => [
      (ms - (spentBefore[i] ?? 0)) / played,
    ]);
    for (const socket of sockets) socket.terminate();
    await server.kill();
    say(`${kind}: all games are read and left`);
    const memory = await gameMemory(
      file,
      env,
      IDLE_SECONDS,
      tables.map(({ id }) => id),
    );
    return {
      throughput,
      latency,
      busyLatency,
      pages: others.pages,
      botMoves: [botMoves],
      news,
      socketKb,
      cpuMs,
      databaseMs,
      clientMs,
      idleGames: [memory.idleGames],
      idleBytes: [memory.idleBytes],
      liveBytes: [memory.liveBytes],
    };
  });
  return measured.finally(() => {
    for (const socket of sockets) socket.terminate();
  });
}

const News = z.object({ type: z.literal('entries'), entries: z.array(z.object({ at: z.number() })) });

async function watch(base: string, table: string, heard: (at: number) => void): Promise<WebSocket> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`);
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve));
  socket.on('message', (data) => {
    const text = String(data);
    if (!text.startsWith('{"type":"entries"')) return;
    for (const { at } of News.parse(JSON.parse(text)).entries) heard(at);
  });
  socket.send(JSON.stringify({ type: 'watch', table, after: 0 }));
  return socket;
}
