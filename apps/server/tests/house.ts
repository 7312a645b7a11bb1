import { randomBytes, scryptSync } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { titles } from '@stellwerk/titles';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { z } from 'zod';
import type { Passwords } from '../src/accounts/auth.ts';
import type { Clock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { DATABASE_FILE, openStore } from '../src/db/store.ts';
import { endpoints } from '../src/endpoints.ts';
import { makeRunning, type Parts, type Running } from '../src/server.ts';
import { lots } from './lots.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { scratchFolder } from './scratch.ts';

type Kind = 'sqlite' | 'postgres';

/** A server for a test, with a clock that is turned by hand. */
export interface House {
  readonly running: Running;
  readonly log: string[];
  readonly clock: { now: number };
  /** Lets time pass, and the workers do what is due then. */
  pass(ms: number): Promise<void>;
  guest(name: string): Promise<Client>;
  person(name: string): Promise<Client>;
  visitor(): Client;
  /** Somebody known from another process on the same data. */
  as(client: Client): Client;
  /** A client with a token of a fresh bot account of this person. */
  bot(owner: Client, name: string, scopes: readonly string[]): Promise<Client & { readonly token: string }>;
  /** Another process on the same data. */
  twin(parts?: Parts): Promise<House>;
}

interface Answer {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The body as a test reads it: fields by name, at any depth. */
type Body = { readonly [key: string]: Body } & { readonly [index: number]: Body } & Iterable<Body>;

export interface Client {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  readonly token?: string;
  send(method: Method, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  del(path: string, body?: unknown): Promise<Answer>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Every test on both databases. */
export function onBoth(
  name: string,
  tests: (open: (env?: Record<string, string>, parts?: Parts) => Promise<House>, kind: Kind) => void,
): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, (kind) => {
    let postgres: Postgres | undefined;
    const template = scratchFolder('template');
    const opened: Closing = [];
    beforeAll(async () => {
      if (kind === 'postgres') postgres = await startPostgres();
      // Every table of the schema waits for the disk once; a copy of a fresh database does not.
      else await migrated(template);
    });
    afterEach(async () => {
      for (const close of opened.splice(0).reverse()) await close();
    });
    afterAll(async () => {
      await postgres?.stop();
      rmSync(template, { recursive: true, force: true });
    });
    tests(async (env = {}, parts = {}) => {
      const where = await (postgres ? onPostgres(postgres, opened) : onSqlite(template, opened));
      return openHouse({ ...where, ...env }, (close) => opened.push(close), parts);
    }, kind);
  });
}

type Closing = (() => Promise<void>)[];

async function onPostgres(postgres: Postgres, closing: Closing): Promise<Record<string, string>> {
  const url = await postgres.borrow();
  closing.push(() => postgres.giveBack(url));
  return { DATABASE_URL: url };
}

async function onSqlite(template: string, closing: Closing): Promise<Record<string, string>> {
  const folder = scratchFolder('test');
  closing.push(async () => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(join(template, DATABASE_FILE), join(folder, DATABASE_FILE));
  return { DATA_DIR: folder };
}

async function migrated(folder: string): Promise<void> {
  const store = openStore(readConfig({ DATA_DIR: folder }));
  await store.migrate();
  await store.close();
}

/** Salted and hashed, but at next to no cost: tests open hundreds of accounts. */
const QUICK: Passwords = {
  derive: async (password, salt) => scryptSync(password, salt, 16, { N: 16 }).toString('hex'),
  async hash(password) {
    const salt = randomBytes(8).toString('hex');
    return `${salt}:${scryptSync(password, salt, 16, { N: 16 }).toString('hex')}`;
  },
  async verify({ hash, password }) {
    const [salt = ''] = hash.split(':');
    return hash === `${salt}:${scryptSync(password, salt, 16, { N: 16 }).toString('hex')}`;
  },
};

export async function openHouse(
  env: Record<string, string>,
  onClose: (close: () => Promise<void>) => void,
  parts: Parts = {},
): Promise<House> {
  const log: string[] = [];
  const time = { now: 1_800_000_000_000 };
  const clock: Clock = { now: () => time.now, every: () => () => {} };
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'info',
    SIGN_INS_PER_MINUTE: '100000',
    REQUESTS_PER_MINUTE: '1000000',
    // Other tests keep the processors busy.
    BOT_PRIORITY: 'normal',
    BOT_PAUSE_MS: '0',
    ...env,
  });
  const running = await makeRunning(config, {
    clock,
    titles: [lots, ...titles],
    logTo: { write: (line) => log.push(line) },
    passwords: QUICK,
    ...parts,
  });
  let open = true;
  onClose(async () => {
    if (open) await running.stop();
    open = false;
  });
  const house: House = {
    running,
    log,
    clock: time,
    async pass(ms) {
      time.now += ms;
      await running.workers.settled();
      await running.workers.tick();
      await running.workers.settled();
    },
    visitor: () => clientOf(running, '', '', {}),
    as: ({ id, name, cookie }) => clientOf(running, id, name, { cookie }),
    async guest(name) {
      return signedIn(running, name, '/api/account/guest', { name });
    },
    async person(name) {
      const email = `${name.toLowerCase().replace(/\W/g, '')}-${Math.trunc(performance.now() * 1000)}@example.org`;
      return signedIn(running, name, '/api/account/sign-up', { name, email, password: 'a long password' });
    },
    async bot(owner, name, scopes) {
      const made = await owner.post('/api/bots', { name });
      const token = await owner.post(`/api/bots/${String(made.body['id'])}/tokens`, { name: 'main', scopes });
      const secret = String(token.body['token']);
      return {
        ...clientOf(running, String(made.body['id']), name, { authorization: `Bearer ${secret}` }),
        token: secret,
      };
    },
    twin: (others = parts) => openHouse(env, onClose, others),
  };
  return house;
}

async function signedIn(running: Running, name: string, path: string, body: unknown): Promise<Client> {
  const answer = await clientOf(running, '', '', {}).post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const cookies = z.union([z.string(), z.array(z.string())]).parse(answer.headers['set-cookie']);
  const cookie = [cookies]
    .flat()
    .map((text) => text.split(';')[0])
    .join('; ');
  return clientOf(running, String(answer.body['id']), name, { cookie });
}

/** Whoever asks through here has every answer checked against the schema that describes it. */
function clientOf(running: Running, id: string, name: string, identity: Record<string, string>): Client {
  const send: Client['send'] = async (method, path, body, headers = {}) => {
    const answer = await running.app.inject({
      method,
      url: path,
      headers: { ...identity, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const json: Body = answer.body === '' ? JSON.parse('{}') : JSON.parse(answer.body);
    if (answer.statusCode === 200) checkAnswer(method, path, json);
    else expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    return { status: answer.statusCode, body: json, headers: answer.headers };
  };
  return {
    id,
    name,
    cookie: identity['cookie'] ?? '',
    send,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    del: (path, body) => send('DELETE', path, body),
  };
}

const PATTERNS = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

function checkAnswer(method: string, path: string, body: unknown): void {
  const bare = path.split('?')[0] ?? '';
  const found = PATTERNS.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(bare));
  if (!found) return;
  const read = found.endpoint.answer.safeParse(body);
  if (!read.success) throw new Error(`${method} ${path} answers otherwise than described: ${read.error.message}`);
}

/** A table with these players, begun; seats in the order given. */
export async function begin(players: readonly Client[], more: Record<string, unknown> = {}): Promise<string> {
  const [host, ...others] = players;
  if (!host) throw new Error('a table has a host');
  const body = { title: 'lots', name: 'A table', seats: players.length, seating: 'joined', ...more };
  const made = await host.post('/api/tables', body);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const id = String(made.body['id']);
  for (const other of others) {
    if (more['visibility'] === 'link') await other.post(`/api/tables/${id}/enter`, { invite: made.body['invite'] });
    if (more['visibility'] === 'private') await host.post(`/api/tables/${id}/invite`, { player: other.id });
    expect((await other.post(`/api/tables/${id}/join`)).status).toBe(200);
  }
  const started = await host.post(`/api/tables/${id}/start`);
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  return id;
}

let moveCount = 0;

export function moveId(): string {
  moveCount += 1;
  return `test-move-${moveCount}`;
}

/** A move of a seat after the entry with this number. */
export function move(
  client: Client,
  table: string,
  after: number,
  action: Record<string, unknown>,
  id = moveId(),
): Promise<Answer> {
  return client.post(`/api/tables/${table}/moves`, { after, id, action });
}
