import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { DIST } from '../server/build.ts';
import type { Served } from './browser.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The server itself, as `npm start` runs it, with a database of its own that goes away with it. */
export async function serveHouse(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-web-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', join('apps', 'server', 'src', 'main.ts')], {
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
    },
    stdio: ['ignore', 'ignore', 'pipe'],
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Comes in as a guest from wherever the page asks for a name. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.fill('.sign-in input[name=name]', name);
  await page.click('[data-enter]');
  await page.waitForSelector('.sign-in', { state: 'detached' });
}

export interface Wishes {
  readonly title?: string;
  readonly seats?: number;
  readonly seed?: string;
  readonly visibility?: 'open' | 'link' | 'private';
  readonly undo?: 'own' | 'agreed' | 'none';
  readonly bots?: number;
}

/** Opens a table by clicks and answers with its id. */
export async function hostTable(page: Page, wishes: Wishes = {}): Promise<string> {
  await page.goto(new URL('#/lobby', page.url()).href);
  await page.click('[data-host]');
  await page.click(`.shelf a[href="#/host/${wishes.title ?? 'railroad-dice-2'}"]`);
  await page.waitForSelector('select[name=seats]');
  await page.selectOption('select[name=seats]', String(wishes.seats ?? 2));
  if (wishes.bots) await page.selectOption('select[name=bots]', String(wishes.bots));
  await page.selectOption('select[name=visibility]', wishes.visibility ?? 'open');
  await page.selectOption('select[name=undo]', wishes.undo ?? 'own');
  await page.selectOption('select[name=seating]', 'joined');
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
