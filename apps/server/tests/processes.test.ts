import { type BaseAction, canonical, seededRandom } from '@stellwerk/engine/kernel';
import { seedOf } from '@stellwerk/engine/testing/property';
import { titles } from '@stellwerk/titles';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../../scripts/free-port.ts';
import { Choices, Entry, Table } from '../src/api/index.ts';
import { readConfig } from '../src/config.ts';
import { openStore } from '../src/db/store.ts';
import { makeHub } from '../src/news/hub.ts';
import { makeElsewhere } from '../src/news/presence.ts';
import { verifyAll } from '../src/ops/verify.ts';
import { call, type Line } from './line.ts';
import { anyAction, isChoice, newPlayer, type Player, type Reply } from './load.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Bundle, bundle, type Server, startServer } from './process.ts';

/** Two server processes, as they run in earnest, on one PostgreSQL: Ann plays at the first, Ben at the second. */
describe('two processes', () => {
  const lines: Line[] = [];
  let postgres: Postgres;
  let env: Record<string, string>;
  let program: Bundle;
  let servers: readonly [Server, Server];
  let ann: Player;
  let ben: Player;
  let table: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    program = await bundle();
    env = { DATABASE_URL: await postgres.database(), REQUESTS_PER_MINUTE: '1000000', SIGN_INS_PER_MINUTE: '1000' };
    const [here, there] = [await freePort(), await freePort()];
    // Both start at once on an empty database: one brings it up to date, the other waits for it.
    servers = await Promise.all([startServer(program.file, here, env), startServer(program.file, there, env)]);
    [ann, ben] = await Promise.all([newPlayer('Ann', () => servers[0].base), newPlayer('Ben', () => servers[1].base)]);
  });
  // Played at random a game is over after thirty moves or so: one table would not do for all.
  beforeEach(async () => {
    const wish = { title: 'railroad-dice-2', name: 'Far apart', seats: 2, seating: 'joined', seed: 'far apart' };
    table = Table.parse((await ask(ann, 'POST', '/api/tables', wish)).body).id;
    expect((await ask(ben, 'POST', `/api/tables/${table}/join`)).status).toBe(200);
    expect((await ask(ann, 'POST', `/api/tables/${table}/start`)).status).toBe(200);
  });
  afterEach(() => {
    for (const line of lines.splice(0)) line.close();
  });
  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.kill()));
    await postgres?.stop();
    program?.remove();
  });

  /** The same player, talking to the other process. */
  const at = (player: Player, server: Server): Player => ({ ...player, base: () => server.base });

  async function dial(player: Player, after = 0): Promise<Line> {
    const line = await call(player.base(), { cookie: player.cookie });
    lines.push(line);
    line.say({ type: 'watch', table, after });
    await line.until('watching');
    return line;
  }

  async function whoActs(): Promise<{ player: Player; seat: number; seq: number }> {
    const { actors, seq } = Table.parse((await ask(ann, 'GET', `/api/tables/${table}`)).body);
    const seat = actors[0] ?? 0;
    return { player: seat === 0 ? ann : ben, seat, seq };
  }

  /** Some of the moves that are offered, all different. */
  async function moves(player: Player, seat: number, count: number): Promise<BaseAction[]> {
    const { choices } = Choices.parse((await ask(player, 'GET', `/api/tables/${table}/choices`)).body);
    const known: readonly unknown[] = choices;
    const random = seededRandom(seedOf('processes'));
    const found = new Map<string, BaseAction>();
    for (let tries = 0; tries < 100 && found.size < count; tries++) {
      const action = anyAction(random, known.filter(isChoice), seat);
      if (action) found.set(JSON.stringify(action), action);
    }
    return [...found.values()];
  }

  test('moves of either reach a socket at the other, each once and in order', async () => {
    const [near, far] = [await dial(ann), await dial(ben)];
    for (let round = 0; round < 12; round++) {
      const { player, seat, seq } = await whoActs();
      const [action] = await moves(player, seat, 1);
      const played = await ask(player, 'POST', `/api/tables/${table}/moves`, {
        after: seq,
        id: `round-${seq}-move`,
        action,
      });
      expect(played.status, JSON.stringify(played.body)).toBe(200);
      for (const line of [near, far])
        await line.until('entries', ({ entries }) => entries.some((e) => e.seq === seq + 1));
    }
    expect(entriesOf(near).map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(entriesOf(far)).toEqual(entriesOf(near));
  });

  test('of two moves with the same number one is accepted, the other told what it missed', async () => {
    for (let round = 0; round < 20; round++) {
      const { player, seat, seq } = await whoActs();
      const [one, two = one] = await moves(player, seat, 2);
      const wishes = [
        { after: seq, id: `race-${seq}-one`, action: one },
        { after: seq, id: `race-${seq}-two`, action: two },
      ];
      // Now the one, now the other process is asked first.
      const order = round % 2 === 0 ? servers : [...servers].reverse();
      const race = await Promise.all(
        wishes.map((wish, i) => ask(at(player, order[i] ?? servers[0]), 'POST', `/api/tables/${table}/moves`, wish)),
      );
      expect(race.map(({ status }) => status).sort(), JSON.stringify(race)).toEqual([200, 409]);
      const won = race.findIndex(({ status }) => status === 200);
      const { entry } = z.object({ entry: Entry }).parse(race[won]?.body);
      expect(entry.seq).toBe(seq + 1);
      expect(canonical(entry.action)).toBe(canonical(wishes[won]?.action ?? null));
      expect(race[1 - won]?.body).toMatchObject({ code: 'move/stale', seq: seq + 1, entries: [entry], more: false });
    }
  });

  test('the same move sent to both is played once and answered the same', async () => {
    const { player, seat, seq } = await whoActs();
    const [action] = await moves(player, seat, 1);
    const body = { after: seq, id: `twice-${seq}-move`, action };
    const both = await Promise.all(
      servers.map((server) => ask(at(player, server), 'POST', `/api/tables/${table}/moves`, body)),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = both.map((reply) => z.object({ entry: Entry }).parse(reply.body).entry);
    expect(second).toEqual(first);
    expect((await whoActs()).seq).toBe(seq + 1);
  });

  test('who looks at the table is known at both: arriving, leaving, and who was there before', async () => {
    const near = await dial(ann);
    await near.until('presence', ({ players }) => players.length === 1 && players[0] === ann.id);
    const far = await dial(ben);
    const both = ({ players }: { readonly players: readonly string[] }) =>
      players.includes(ann.id) && players.includes(ben.id);
    await near.until('presence', both);
    // Ben came later, and yet is told of Ann.
    await far.until('presence', both);
    const visitor = await call(servers[1].base);
    lines.push(visitor);
    visitor.say({ type: 'watch', table, after: 0 });
    await near.until('presence', ({ players, others }) => both({ players }) && others === 1);
    const before = near.heard.length;
    far.close();
    visitor.close();
    await near.until('presence', (message) => {
      const { players, others } = message;
      return near.heard.indexOf(message) >= before && players.join() === ann.id && others === 0;
    });
  });

  test('chat, a change of the table and a notice cross over', async () => {
    const [near, far] = [await dial(ann), await dial(ben)];
    await ask(ben, 'POST', `/api/tables/${table}/chat`, { body: 'From afar' });
    expect(await near.until('chat')).toMatchObject({ line: { body: 'From afar', player: { id: ben.id } } });
    await ask(ben, 'POST', `/api/tables/${table}/leave`);
    expect(await near.until('table')).toEqual({ type: 'table', table });
    await ask(ben, 'POST', `/api/tables/${table}/return`);
    const wish = { title: 'railroad-dice-2', name: 'Private', seats: 2, visibility: 'private' };
    const other = Table.parse((await ask(ann, 'POST', '/api/tables', wish)).body).id;
    await ask(ann, 'POST', `/api/tables/${other}/invite`, { player: ben.id });
    // Who comes back is told too that it is their turn.
    const invited = await far.until('notice', ({ notice }) => notice.kind === 'invited');
    expect(invited).toMatchObject({ notice: { table: other, name: 'Private' } });
  });

  test('one process is killed: the other has everything, and the log replays', async () => {
    await servers[0].kill();
    const alone = at(ann, servers[1]);
    const seen = Table.parse((await ask(alone, 'GET', `/api/tables/${table}`)).body);
    const seat = seen.actors[0] ?? 0;
    const player = seat === 0 ? alone : ben;
    const [action] = await moves(player, seat, 1);
    const body = { after: seen.seq, id: `alone-${seen.seq}-move`, action };
    expect((await ask(player, 'POST', `/api/tables/${table}/moves`, body)).status).toBe(200);
    expect(await servers[1].stop()).toBe(0);
    const store = openStore(readConfig(env));
    try {
      const found: [string, number, string | undefined][] = [];
      for await (const { game, entries, fault } of verifyAll(store, titles)) found.push([game, entries, fault]);
      expect(found).toContainEqual([table, seen.seq + 1, undefined]);
      expect(found.filter(([, , fault]) => fault !== undefined)).toEqual([]);
    } finally {
      await store.close();
    }
  });
});

test('who looked at a table through a process that died is forgotten after a while', () => {
  const time = { now: 0 };
  const sent: unknown[] = [];
  const clock = { now: () => time.now, every: () => () => {} };
  const elsewhere = makeElsewhere({ me: 'a', clock, send: (item) => sent.push(item) });
  const said = { kind: 'presence' as const, table: 't', asks: false };
  elsewhere.heard({ ...said, from: 'b', players: ['ann'], others: 2 });
  elsewhere.heard({ ...said, from: 'c', players: ['ben'], others: 1 });
  expect(elsewhere.at('t')).toEqual({ players: ['ann', 'ben'], others: 3 });
  time.now = 20_000;
  elsewhere.heard({ ...said, from: 'c', players: ['ben'], others: 1 });
  time.now = 30_000;
  expect(elsewhere.sweep()).toEqual(['t']);
  expect(elsewhere.at('t')).toEqual({ players: ['ben'], others: 1 });
  elsewhere.heard({ ...said, from: 'c', players: [], others: 0 });
  expect(elsewhere.at('t')).toEqual({ players: [], others: 0 });
  elsewhere.tell('t', { players: ['cleo'], others: 4 }, true);
  expect(sent).toEqual([{ ...said, from: 'a', players: ['cleo'], others: 4, asks: true }]);
});

test('of a large audience those who sit at the table are named first, the rest by number', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const hub = makeHub({
    entriesAfter: async () => ({ entries: [], more: false }),
    linesAfter: async () => [],
    admitted: async (_table, players) => new Set(players),
  });
  const heard: string[] = [];
  const join = (userId: string, sits: boolean) => {
    const listener = { userId, send: (text: string) => heard.push(text), recheck() {} };
    hub.arrive(listener);
    return hub.watch(listener, 't', 0, { open: true, tableNo: 0, chatNo: 0 }, sits);
  };
  for (let i = 0; i < 150; i++) await join(`watcher-${i}`, false);
  await join('player', true);
  const { players, others } = hub.here('t');
  expect(players).toHaveLength(100);
  expect(players[0]).toBe('player');
  expect(others).toBe(51);
  // The first was told at once; of whoever came after it in the same moment all are told together.
  const told = () => heard.filter((text) => text.includes('"presence"')).length;
  expect(told()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(told()).toBe(1 + 151);
});

async function ask(player: Player, method: string, path: string, body?: unknown): Promise<Reply> {
  const answer = await fetch(player.base() + path, {
    method,
    headers: { cookie: player.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

function entriesOf(line: Line): Entry[] {
  return line.heard.flatMap((message) => (message.type === 'entries' ? message.entries : []));
}
