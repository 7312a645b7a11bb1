import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BaseAction } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { freePort, startPostgres } from '../tests/postgres.ts';
import { bundle, pause, startServer } from '../tests/process.ts';
import { company, guest, playedOut } from './company.ts';
import { gameMemory } from './idle-memory.ts';
import { cpuOf, cpuOfPostgres, memoryOf, ownCpu } from './processes.ts';
import { makeWire, type Wire } from './wire.ts';

interface LoadOptions {
  readonly kind: 'sqlite' | 'postgres';
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

const AT_ONCE = 24;
const IDLE_SECONDS = 5;
const WARMING_SECONDS = 3;

export async function serverLoad({ kind, games, watchers, seconds, rate, say }: LoadOptions): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-bench-'));
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  const where: Record<string, string> = postgres ? { DATABASE_URL: await postgres.database() } : { DATA_DIR: folder };
  const limits = { REQUESTS_PER_MINUTE: '10000000', SIGN_INS_PER_MINUTE: '1000000', SOCKETS_PER_ADDRESS: '100000' };
  const { file, remove } = await bundle();
  const env = { ...where, ...limits, GAME_IDLE_SECONDS: String(IDLE_SECONDS), DATABASE_POOL: '16', LOG_LEVEL: 'warn' };
  const sockets: WebSocket[] = [];
  const opened: (() => unknown)[] = [];
  try {
    const server = await startServer(file, await freePort(), env);
    opened.push(server.kill);
    const wire = makeWire(server.base, AT_ONCE * 2);
    opened.push(wire.close);
    say(`${kind}: ${games} games begin`);
    const tables = await Promise.all(Array.from({ length: games }, (_, i) => prepare(wire, i, seconds, rate, games)));
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
    const spent = () => [cpuOf(server.child.pid), postgres ? cpuOfPostgres() : 0, ownCpu()];
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
  } finally {
    for (const socket of sockets) socket.terminate();
    for (const close of opened.reverse()) await close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
    remove();
  }
}

interface Prepared {
  readonly id: string;
  readonly cookies: readonly string[];
  readonly actions: readonly BaseAction[];
  at: number;
  busy: boolean;
}

const WithId = z.object({ id: z.string() });

/** A table with an open seed, so that its moves can be known beforehand and nothing is asked but to play them. */
async function prepare(wire: Wire, i: number, seconds: number, rate: number, games: number): Promise<Prepared> {
  const title = titles[i % 2];
  if (!title) throw new Error('a title is missing');
  const seats = title.players[0];
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  const seed = `bench ${i}`;
  const most = Math.ceil(((WARMING_SECONDS + 2 * seconds) * (rate + 2000)) / games);
  const actions = playedOut(title, names, seed, most);
  const cookies: string[] = [];
  for (const name of names) cookies.push(await guest(wire, name));
  const [host = '', ...others] = cookies;
  const table = { title: title.id, name: 'Bench', seats, seed, seating: 'joined' };
  const made = await wire.post('/api/tables', host, table);
  const { id } = WithId.parse(JSON.parse(made.text));
  for (const other of others) await wire.post(`/api/tables/${id}/join`, other, undefined);
  const started = await wire.post(`/api/tables/${id}/start`, host, undefined);
  if (started.status !== 200) throw new Error(started.text);
  return { id, cookies, actions, at: 0, busy: false };
}

/** Sends the next move of a table; tells how long it took. */
async function next(table: Prepared, wire: Wire): Promise<number> {
  const action = table.actions[table.at];
  if (!action) throw new Error('no move left');
  table.busy = true;
  const began = performance.now();
  const body = { after: table.at, id: `bench-${table.at}-move`, action };
  const answer = await wire.post(`/api/tables/${table.id}/moves`, table.cookies[action.seat] ?? '', body);
  if (answer.status !== 200) throw new Error(`a move was answered ${answer.status}: ${answer.text}`);
  table.at += 1;
  table.busy = false;
  return performance.now() - began;
}

/** At a fixed rate, whether the server keeps up or not: a move that could not be sent in time counts from when it was due. */
async function steadily(tables: readonly Prepared[], wire: Wire, rate: number, seconds: number): Promise<number[]> {
  const latency: number[] = [];
  const began = performance.now();
  const sent: Promise<void>[] = [];
  let turn = 0;
  for (let n = 0; n < rate * seconds; n++) {
    const due = began + (1000 * n) / rate;
    while (performance.now() < due) await pause(1);
    let table: Prepared | undefined;
    while (!table) {
      table = tables.slice(turn % tables.length).find(ready) ?? tables.find(ready);
      if (!table && !tables.some(({ at, actions }) => at < actions.length)) return latency;
      if (!table) await pause(1);
      turn += 1;
    }
    const late = performance.now() - due;
    sent.push(next(table, wire).then((ms) => void latency.push(ms + late)));
  }
  await Promise.all(sent);
  return latency;
}

function ready({ busy, at, actions }: Prepared): boolean {
  return !busy && at < actions.length;
}

async function quickly(tables: readonly Prepared[], wire: Wire, seconds: number): Promise<number[]> {
  const ends = performance.now() + 1000 * seconds;
  const perSecond: number[] = [];
  const began = performance.now();
  let turn = 0;
  const lane = async () => {
    while (performance.now() < ends) {
      turn += 1;
      const table = tables.slice(turn % tables.length).find(ready) ?? tables.find(ready);
      if (!table) return;
      await next(table, wire);
      const second = Math.floor((performance.now() - began) / 1000);
      perSecond[second] = (perSecond[second] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return perSecond.slice(0, seconds).filter((count) => count !== undefined);
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
