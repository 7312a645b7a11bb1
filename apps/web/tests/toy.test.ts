import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expand, newGame } from '@stellwerk/engine/kernel';
import { play } from '@stellwerk/engine/testing/play';
import { toy } from '@stellwerk/titles/tests/toy';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen, serveFolder } from '../server/serve.ts';
import { type Served, type Visit, visit } from './browser.ts';
import { doByClicks, openTable } from './by-clicks.ts';
import { RAW_KEY, textsShown } from './page.ts';
import { cardOf, catalogue } from './toy/catalogue.ts';

const WEB = join(import.meta.dirname, '..');

/** The client, built with the toy as its only title. */
async function serveToy(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-toy-'));
  // Vite reads it: React's own checks belong into development only.
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    resolve: { alias: [{ find: /^.*\/titles\/catalogue\.ts$/, replacement: join(WEB, 'tests/toy/catalogue.ts') }] },
    build: { outDir: folder, emptyOutDir: true, minify: false },
  });
  vi.unstubAllEnvs();
  const server = serveFolder(folder);
  const port = await listen(server, 0, 'localhost');
  return {
    address: `http://localhost:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let here: Visit;

beforeAll(async () => {
  here = await visit(serveToy);
});
afterAll(async () => {
  await here?.close();
});

test('the card says what the title says', () => {
  expect(catalogue.map(({ id }) => id)).toEqual([toy.id]);
  expect(cardOf(toy.id)).toMatchObject({ name: toy.name, players: toy.players });
});

test('a title made of parts is played at the table by clicks, from the shares to the first train', async () => {
  const { page, complaints, leave } = await here.open();
  const started = newGame(toy, { players: ['Ann', 'Ben'], seed: 'toy' });
  if (!started.ok) throw new Error(started.refusal.rule);
  const game = started.value;
  await openTable(page, ['Ann', 'Ben'], 'toy', 'toy');
  const moves = [
    { type: 'buyShare', company: 'N' },
    { type: 'pass' },
    { type: 'pass' },
    { type: 'pass' },
    { type: 'buyTrain', train: '2', from: 'bank', price: 80 },
  ];
  for (const move of moves) {
    const [seat = 0] = game.actors();
    const offered = game.choices(seat).flatMap((choice) => [...expand(choice, seat)]);
    const action = offered.find((one) =>
      Object.entries(move).every(([name, value]) => Reflect.get(one, name) === value),
    );
    if (!action) throw new Error(`${JSON.stringify(move)} is not offered`);
    play(game, { ...action });
    await doByClicks(page, action);
  }
  await expect.poll(() => page.locator('.table').getAttribute('data-moves')).toBe(String(moves.length));
  await expect.poll(() => page.locator('.dw-market .dw-market-marker').count()).toBe(1);
  expect(await page.evaluate(textsShown)).not.toMatch(RAW_KEY);
  expect(complaints).toEqual([]);
  await leave();
});
