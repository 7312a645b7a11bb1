import { spawn } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@stellwerk/engine/kernel';
import { seedOf } from '@stellwerk/engine/testing/property';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../../scripts/free-port.ts';
import { readConfig } from '../src/config.ts';
import { DATABASE_FILE, openStore } from '../src/db/store.ts';
import { type Acknowledged, newPlayer, openTable, type Player, playOne } from './load.ts';
import { type Bundle, bundle, startServer } from './process.ts';
import { scratchFolder } from './scratch.ts';

let program: Bundle;
const folders: string[] = [];
beforeAll(async () => {
  program = await bundle();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  program?.remove();
});

function folder(): string {
  const made = scratchFolder('commands');
  folders.push(made);
  return made;
}

/** Runs a command of the server as an operator does: what it said, and with which code it ended. */
function run(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program.file, ...args], {
      env: { PATH: process.env['PATH'], PORT: '0', ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('exit', (code) => resolve({ code: code ?? -1, said }));
  });
}

/** Somebody with an account, who can sign in again. */
async function account(name: string, way: 'sign-up' | 'sign-in', base: () => string): Promise<Player> {
  const answer = await fetch(`${base()}/api/account/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${name}@example.org`,
      password: `the password of ${name}`,
      ...(way === 'sign-up' ? { name } : {}),
    }),
  });
  const { id } = z.object({ id: z.string() }).parse(await answer.json());
  const cookies = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
  return { id, cookie: cookies.join('; '), base };
}

test('a backup made while games go on is restored: the same people play on, and every position is the stored one', async () => {
  const [from, to] = [folder(), folder()];
  const server = await startServer(program.file, await freePort(), { DATA_DIR: from, REQUESTS_PER_MINUTE: '1000000' });
  let base = server.base;
  let players = [await account('Ann', 'sign-up', () => base), await account('Ben', 'sign-up', () => base)];
  const table = await openTable('railroad-dice-2', players, () => true);
  if (table === undefined) throw new Error('no table');
  const random = seededRandom(seedOf('commands'));
  const done: Acknowledged[] = [];
  const play = async (name: string, count: number) => {
    for (let i = 0; i < count; i++) {
      await playOne(
        table,
        players,
        random,
        `${name}-${i}-move`,
        () => true,
        (move) => done.push(move),
      );
    }
  };
  await play('before', 20);
  const kept = join(to, DATABASE_FILE);
  // The game goes on while the backup is written.
  const [backup] = await Promise.all([run({ DATA_DIR: from }, 'backup', kept), play('meanwhile', 10)]);
  expect(backup).toEqual({ code: 0, said: `written: ${kept}\n` });
  expect((await run({ DATA_DIR: from }, 'backup', kept)).code).not.toBe(0);
  await play('after', 5);
  expect(await server.stop()).toBe(0);
  expect(await run({ DATA_DIR: from }, 'verify')).toEqual({ code: 0, said: '1 games replayed, 0 differ\n' });
  expect(await run({ DATA_DIR: to }, 'migrate')).toEqual({ code: 0, said: '' });
  expect(await run({ DATA_DIR: to }, 'verify')).toEqual({ code: 0, said: '1 games replayed, 0 differ\n' });
  const store = openStore(readConfig({ DATA_DIR: to }));
  const stored = await store.db.selectFrom('move').select(['action_id', 'hash']).orderBy('seq').execute();
  await store.close();
  // Everything acknowledged before the backup began is in it, and nothing is that was not played.
  expect(stored.length).toBeGreaterThanOrEqual(20);
  expect(stored).toEqual(done.slice(0, stored.length).map(({ id, hash }) => ({ action_id: id, hash })));
  const restored = await startServer(program.file, await freePort(), { DATA_DIR: to });
  base = restored.base;
  done.length = 0;
  // Whoever was signed in still is, and can sign in again.
  await play('restored', 3);
  players = [await account('Ann', 'sign-in', () => base), await account('Ben', 'sign-in', () => base)];
  await play('signed-in', 2);
  expect(done.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5].map((n) => stored.length + n));
  expect(await restored.stop()).toBe(0);
});

test('verify names the game whose log was changed and ends with 1; wrong commands and settings say so', async () => {
  const [whole, damaged] = [folder(), folder()];
  const server = await startServer(program.file, await freePort(), { DATA_DIR: whole });
  const players = [await newPlayer('Ann', () => server.base), await newPlayer('Ben', () => server.base)];
  const table = await openTable('railroad-dice-2', players, () => true);
  if (table === undefined) throw new Error('no table');
  const random = seededRandom(seedOf('verify'));
  for (let i = 0; i < 4; i++)
    await playOne(
      table,
      players,
      random,
      `move-${i}-of-it`,
      () => true,
      () => {},
    );
  expect(await server.stop()).toBe(0);
  copyFileSync(join(whole, DATABASE_FILE), join(damaged, DATABASE_FILE));
  const store = openStore(readConfig({ DATA_DIR: damaged }));
  await store.db.updateTable('move').set({ hash: 'another' }).where('seq', '=', 3).execute();
  await store.close();
  const { code, said } = await run({ DATA_DIR: damaged }, 'verify');
  expect(code).toBe(1);
  expect(said).toBe(
    `${table} (railroad-dice-2, 4 entries): entry 3 leads to another position\n1 games replayed, 1 differ\n`,
  );
  expect(await run({}, 'restore')).toEqual({ code: 2, said: 'Commands: serve, migrate, verify, ratings, backup\n' });
  expect(await run({ DATA_DIR: whole }, 'backup')).toMatchObject({ code: 1, said: expect.stringContaining('<file>') });
  expect(await run({ LOG_LEVEL: 'loud' }, 'serve')).toMatchObject({
    code: 1,
    said: expect.stringContaining('LOG_LEVEL'),
  });
});

test('a command that serves nobody needs no port', async () => {
  expect(await run({ DATA_DIR: folder(), PORT: '', HOST: 'no.such.host.invalid' }, 'migrate')).toMatchObject({
    code: 0,
  });
});

test('what the machine refuses is told in one line', async () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  const refused = [
    await run({ DATA_DIR: join(file, 'below') }, 'serve'),
    await run({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` }, 'migrate'),
    await run({ DATA_DIR: folder(), HOST: '203.0.113.1', PORT: '4180' }, 'serve'),
  ];
  for (const { code, said } of refused) {
    expect(code).toBe(1);
    const lines = said.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
    expect(lines).toEqual([expect.stringMatching(/^The server cannot (serve|migrate): /)]);
  }
});
