import { readAs } from '@stellwerk/client/answers';
import { loadRemote } from '@stellwerk/client/loading';
import { openRemote, type Remote } from '@stellwerk/client/remote';
import * as shapes from '@stellwerk/client/shapes';
import { type BaseAction, choicesOf, draw, pick, publicHash, sameJson, seededRandom } from '@stellwerk/engine/kernel';
import { z } from 'zod';
import { readConfig } from '../../src/config.ts';
import { verifyAll } from '../../src/ops/verify.ts';
import { makeRunning } from '../../src/server.ts';
import { lots } from '../lots.ts';
import { type Acknowledged, type BadWire, badWire, pause, type Station, type Weather } from './bad-wire.ts';

interface WireOptions {
  /** Where the database is. */
  readonly env: Readonly<Record<string, string>>;
  /** How many processes share it. */
  readonly processes: number;
  readonly seed: string;
  /** How many things each client does. */
  readonly acts: number;
}

export interface WireReport {
  readonly moves: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

type Random = ReturnType<typeof seededRandom>;

const SEATS = 3;
/** Two of the players have a second device; somebody waits for a seat that opens up, somebody only looks on. */
const PEOPLE = ['Ann', 'Bea', 'Cem', 'Dan', 'Eve'];
const DEVICES = [0, 1, 2, 3, 4, 0, 1];
/** A client that has not come to rest after this time hangs. */
const REST_MS = 60_000;
const LOOK_MS = 20;

/**
 * One game that several clients play at random in bad weather, on processes that are stopped and started meanwhile; then the weather
 * clears up. Everybody must come to the same position, and every move that was acknowledged must be there once.
 */
export async function wireRun({ env, processes, seed, acts }: WireOptions): Promise<WireReport> {
  const random = seededRandom(seed);
  const stations: Station[] = [];
  for (let i = 0; i < processes; i++) stations.push(await openStation(env));
  const weather: Weather = { isBad: false };
  const done: Acknowledged[] = [];
  const devices: Device[] = [];
  try {
    const cookies: string[] = [];
    for (const name of PEOPLE) cookies.push(await signIn(stations, name));
    const table = await beginTable(stations, cookies, draw(random, 'undo', 2) === 0 ? 'own' : 'agreed');
    for (const [i, person] of DEVICES.entries()) {
      const mine = seededRandom(`${seed}/${i}`);
      const wire = badWire({
        random: seededRandom(`${seed}/${i}/wire`),
        weather,
        stations: () => stations,
        cookie: cookies[person] ?? '',
        acknowledged: (move) => done.push(move),
      });
      devices.push(await openDevice(wire, mine, table));
    }
    weather.isBad = true;
    const busy = devices.map(async (device) => {
      for (let i = 0; i < acts; i++) {
        await act(device);
        await pause(draw(device.random, 'pause', 15));
      }
    });
    await replaceStation(stations, env);
    await Promise.all(busy);
    weather.isBad = false;
    const faults = await untilRest(devices, stations, table);
    faults.push(...(await checkStored(stations, done)));
    const moves = devices[0]?.remote.game().actions.length ?? 0;
    return { moves, acknowledged: done.length, faults };
  } finally {
    for (const { remote, wire } of devices) {
      remote.close();
      wire.close();
    }
    for (const { running } of stations) await running.stop();
  }
}

async function openStation(env: WireOptions['env']): Promise<Station> {
  const wide = { PORT: '0', LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '10000000', SIGN_INS_PER_MINUTE: '100000' };
  const config = readConfig({ ...wide, SOCKETS_PER_ACCOUNT: '1000', SOCKET_MESSAGES_PER_SECOND: '10000', ...env });
  const running = await makeRunning(config, { titles: [lots] });
  return { running, address: await running.app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** A process ends while games are played, and another takes its place. */
async function replaceStation(stations: Station[], env: WireOptions['env']): Promise<void> {
  // The embedded database is for one process at a time.
  if (stations.length > 1) stations.push(await openStation(env));
  await stations.shift()?.running.stop();
  if (stations.length === 0) stations.push(await openStation(env));
}

async function ask(stations: readonly Station[], url: string, cookie: string, body?: unknown) {
  const [station] = stations;
  if (!station) throw new Error('no server is open');
  const answer = await station.running.app.inject({
    method: 'POST',
    url,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  return answer;
}

async function signIn(stations: readonly Station[], name: string): Promise<string> {
  const { headers } = await ask(stations, '/api/account/guest', '', { name });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

async function beginTable(stations: readonly Station[], cookies: readonly string[], undo: string): Promise<string> {
  const [host = '', ...others] = cookies.slice(0, SEATS);
  const wish = { title: 'lots', name: 'Wire', seats: SEATS, seating: 'joined', undo, options: { lots: 50 } };
  const made = await ask(stations, '/api/tables', host, wish);
  const { id } = z.object({ id: z.string() }).parse(JSON.parse(made.body));
  for (const other of others) await ask(stations, `/api/tables/${id}/join`, other);
  await ask(stations, `/api/tables/${id}/start`, host);
  return id;
}

/** A page that shows the table. */
interface Device {
  readonly wire: BadWire;
  readonly random: Random;
  readonly table: string;
  remote: Remote;
}

async function openDevice(wire: BadWire, random: Random, table: string): Promise<Device> {
  return { wire, random, table, remote: await openTable(wire, table) };
}

/** A page asks until it is answered. */
async function openTable(wire: BadWire, id: string): Promise<Remote> {
  for (;;) {
    const table = await readAs(shapes.table, wire.ask('GET', `/api/tables/${id}`));
    if (!table.ok) continue;
    const loaded = await loadRemote(wire.ask, table.value, lots);
    if (loaded.ok) return openRemote(loaded.value, wire);
  }
}

async function act(device: Device): Promise<void> {
  const { remote, random, wire } = device;
  const { table } = remote.moment();
  switch (draw(random, 'act', 24)) {
    case 0:
      return remote.askUndo(Math.max(0, remote.game().actions.length - 1 - draw(random, 'back', 2)));
    case 1:
      return table.undoRequest ? remote.answerUndo(draw(random, 'agree', 3) > 0) : undefined;
    case 2: {
      await remote.say(`line ${draw(random, 'line', 1000)}`);
      return;
    }
    case 3: {
      if (draw(random, 'leave', 4) === 0) await remote.change('POST', '/leave');
      return;
    }
    case 4:
    case 5:
    case 7: {
      const open = table.seatList.find(({ missing }) => missing);
      if (open) await remote.change('POST', table.mySeat === null ? `/seats/${open.seat}/take` : '/return');
      return;
    }
    case 6: {
      if (draw(random, 'reload', 3) > 0) return;
      remote.close();
      device.remote = await openTable(wire, device.table);
      return;
    }
    default: {
      const seat = table.mySeat;
      const action = seat === null ? undefined : anyAction(remote, seat, random);
      if (action) remote.play(action);
    }
  }
}

function anyAction(remote: Remote, seat: number, random: Random): BaseAction | undefined {
  const game = remote.game();
  if (!game.actors().includes(seat)) return undefined;
  const choice = pick(random, 'choice', choicesOf(lots, game.state, seat));
  if (!choice) return undefined;
  const { amount } = choice.params;
  const least = amount && 'min' in amount ? { amount: amount.min } : {};
  return { type: choice.type, seat, ...least };
}

/** Waits until every client shows what the server has; tells what is still otherwise after a long time. */
async function untilRest(devices: readonly Device[], stations: readonly Station[], table: string): Promise<string[]> {
  const began = performance.now();
  for (;;) {
    const odd = await differences(devices, stations, table);
    if (odd.length === 0 || performance.now() - began > REST_MS) return odd;
    await pause(LOOK_MS);
  }
}

async function differences(devices: readonly Device[], stations: readonly Station[], table: string): Promise<string[]> {
  const [station] = stations;
  if (!station) return ['no server is open'];
  const { db } = station.running.context.store;
  const row = await db
    .selectFrom('game')
    .select(['seq', 'moves', 'chat_no'])
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('move')
    .select('hash')
    .where('game_id', '=', table)
    .where('seq', '=', row.seq)
    .executeTakeFirst();
  const odd: string[] = [];
  for (const [i, { remote, wire }] of devices.entries()) {
    const { pending, line, chat, table: shown } = remote.moment();
    const game = remote.game();
    const is = (what: string, mine: unknown, theirs: unknown) => {
      if (!sameJson(mine, theirs))
        odd.push(`client ${i}: ${what} ${JSON.stringify(mine)}, not ${JSON.stringify(theirs)}`);
    };
    is('line', line, 'open');
    is('pending', pending, 0);
    is('entries', shown.seq, row.seq);
    is('moves', game.actions.length, row.moves);
    if (last) is('position', publicHash(game.state), last.hash);
    is('lines of chat', new Set(chat.map(({ id }) => id)).size, row.chat_no);
    if (odd.length > 0) continue;
    const fresh = await readAs(shapes.table, wire.ask('GET', `/api/tables/${table}`));
    if (!fresh.ok) odd.push(`client ${i}: no answer`);
    else is('table', shown, fresh.value);
  }
  return odd;
}

async function checkStored(stations: readonly Station[], done: readonly Acknowledged[]): Promise<string[]> {
  const [station] = stations;
  if (!station) return ['no server is open'];
  const { store } = station.running.context;
  const rows = await store.db.selectFrom('move').select(['game_id', 'action_id', 'seq', 'hash']).execute();
  const faults = done.flatMap(({ table, id, seq, hash }) => {
    const found = rows.filter(({ game_id, action_id }) => game_id === table && action_id === id);
    const isThere = found.length === 1 && found[0]?.seq === seq && found[0].hash === hash;
    return isThere ? [] : [`${id} acknowledged at ${seq}, stored ${found.length} times`];
  });
  for await (const { game, fault } of verifyAll(store, [lots])) if (fault) faults.push(`${game}: ${fault}`);
  return faults;
}
