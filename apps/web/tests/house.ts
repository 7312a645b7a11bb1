import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Player, Table } from '@stellwerk/server/api';
import type { Page } from 'playwright-core';
import { freePort } from '../../../scripts/free-port.ts';
import { NO_ORPHAN } from '../../../scripts/orphans.ts';
import { askShared, isSharing } from '../../../scripts/shared.ts';
import { DIST } from '../server/build.ts';
import type { Served } from './browser.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The server itself, in a process and with a database of its own that go away with it. */
export async function serveHouse(more: Readonly<Record<string, string>> = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-web-'));
  const port = await freePort();
  const source = ['--import', 'tsx', join('apps', 'server', 'src', 'main.ts')];
  const child = spawn(process.execPath, [...NO_ORPHAN, ...(isSharing() ? [await askShared('server')] : source)], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOST: 'localhost',
      PORT: String(port),
      DATA_DIR: folder,
      WEB_DIR: DIST,
      LOG_LEVEL: 'warn',
      SIGN_INS_PER_MINUTE: '1000',
      REQUESTS_PER_MINUTE: '100000',
      // Other tests keep the processors busy.
      BOT_PRIORITY: 'normal',
      BOT_PAUSE_MS: '0',
      ...more,
    },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://localhost:${port}/`;
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    async close() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Comes in as a guest from wherever the page asks for a name. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.fill('.sign-in input[name=name]', name);
  await page.click('[data-enter]');
  await page.waitForSelector('.sign-in', { state: 'detached' });
}

export async function signUpAs(page: Page, name: string, email: string): Promise<void> {
  await page.click('[data-way="signUp"]');
  await page.fill('.sign-in input[name=name]', name);
  await page.fill('.sign-in input[name=email]', email);
  await page.fill('.sign-in input[name=password]', 'a long password');
  await page.click('[data-enter]');
  await page.waitForSelector('.sign-in', { state: 'detached' });
}

interface Wishes {
  readonly title?: string;
  readonly seats?: number;
  readonly seed?: string;
  readonly visibility?: 'open' | 'link' | 'private';
  readonly undo?: 'own' | 'agreed' | 'none';
  readonly bots?: number;
  /** A set of readings of the rules. */
  readonly readings?: 'rulebook' | 'site';
}

/** Opens a table by clicks and answers with its id. */
export async function hostTable(page: Page, wishes: Wishes = {}): Promise<string> {
  await page.goto(new URL('#/lobby', page.url()).href);
  await page.click('[data-host]');
  const card = `.shelf a[href="#/host/${wishes.title ?? 'railroad-dice-2'}"]`;
  await page.click(card);
  // Until then the fields of the title before it are shown.
  await page.waitForSelector(`${card}[aria-current]`);
  await page.waitForSelector('select[name=seats]');
  await page.selectOption('select[name=seats]', String(wishes.seats ?? 2));
  if (wishes.bots) await page.selectOption('select[name=bots]', String(wishes.bots));
  await page.selectOption('select[name=visibility]', wishes.visibility ?? 'open');
  await page.selectOption('select[name=undo]', wishes.undo ?? 'own');
  await page.selectOption('select[name=seating]', 'joined');
  if (wishes.readings) await page.click(`[data-readings="${wishes.readings}"]`);
  if (wishes.seed !== undefined) {
    await page.click('.more-options summary');
    await page.fill('input[name=seed]', wishes.seed);
  }
  await page.click('[data-open-table]');
  await page.waitForSelector('.room-seats');
  return tableOf(page);
}

export function tableOf(page: Page): string {
  return /live~([A-Za-z0-9_-]+)/.exec(page.url())?.[1] ?? '';
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Somebody who plays along without a browser. */
export interface Friend {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  ask(method: string, path: string, body?: unknown): Promise<Answered>;
}

/** Comes in over the interface: as a guest, or with an account where an address is named. */
export async function friendAt(address: string, name: string, email?: string): Promise<Friend> {
  const base = address.replace(/\/$/, '');
  const way = email === undefined ? 'guest' : 'sign-up';
  const card = email === undefined ? { name } : { name, email, password: 'a long password' };
  const answer = await fetch(`${base}/api/account/${way}`, asJson('POST', card, ''));
  const { id } = Player.parse(await answer.json());
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return friendOf(base, id, name, cookie);
}

/** The same person as in a browser, without it. */
export async function friendIn(page: Page): Promise<Friend> {
  const base = new URL(page.url()).origin;
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${base}/api/account`, asJson('GET', undefined, cookie));
  const { id, name } = Player.parse(await answer.json());
  return friendOf(base, id, name, cookie);
}

function friendOf(base: string, id: string, name: string, cookie: string): Friend {
  return {
    id,
    name,
    cookie,
    async ask(method, path, body) {
      const answer = await fetch(base + path, asJson(method, body, cookie));
      return { status: answer.status, body: await answer.json() };
    },
  };
}

function asJson(method: string, body: unknown, cookie: string): RequestInit {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  return { method, headers: { cookie, ...type }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

/** A table that has begun, seats in the order given. */
export async function begunTable(friends: readonly Friend[], more: Readonly<Record<string, unknown>>): Promise<string> {
  const [host, ...others] = friends;
  if (!host) throw new Error('a table has a host');
  const wish = { title: 'railroad-dice-2', name: 'A table', seats: friends.length, seating: 'joined', ...more };
  const made = await host.ask('POST', '/api/tables', wish);
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const { id } = Table.parse(made.body);
  for (const other of others) await other.ask('POST', `/api/tables/${id}/join`);
  const begun = await host.ask('POST', `/api/tables/${id}/start`);
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  return id;
}
