import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Game, saveGame } from '@stellwerk/engine/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIST } from '../server/build.ts';
import { startAnew, type Visit, visit } from './browser.ts';
import { doByClicks, openTable, waitForHash } from './by-clicks.ts';
import { percentile, report } from './figures.ts';
import { readFrames, watchFrames } from './frames.ts';
import { heapInMegabytes, openText, readClicks, screenShown, walk, watchClicks } from './page.ts';
import { opening, rhinelandGame } from './rhineland-opening.ts';

/** Figures are printed for whoever reads them; what is asserted is far from any machine's limits. */
const PLAYERS = ['Ann', 'Ben', 'Cleo'];
const SEED = 'opening';

let here: Visit;

beforeAll(async () => {
  here = await visit();
});
afterAll(async () => {
  await here?.close();
  report('how fast the table is');
});

function rhineland(moves: number): Game {
  const game = rhinelandGame(PLAYERS, SEED);
  for (const _ of opening(game, moves));
  return game;
}

describe('speed', () => {
  test('first view of a table from a cold start: a browser just started, nothing cached', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stellwerk-'));
    const times: number[] = [];
    try {
      let context = await startAnew(folder);
      const first = await context.newPage();
      await first.goto(here.address);
      const game = rhineland(60);
      const id = await openText(first, JSON.stringify(saveGame(game)));
      await waitForHash(first, id, game);
      for (let i = 0; i < 3; i++) {
        await context.close();
        context = await startAnew(folder);
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Network.clearBrowserCache');
        await page.goto(`${here.address}#/table/${id}`);
        await page.waitForSelector('.table .dw-svg [data-hex]');
        times.push(await page.evaluate(firstTable));
      }
      await context.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    percentile('first view of a table, cold start', times, 'ms');
    expect(times).toHaveLength(3);
    expect(Math.min(...times)).toBeGreaterThan(0);
  });

  test('the first load is small', async () => {
    const fresh = await here.open({ serviceWorkers: 'block' });
    const files = new Set<string>();
    fresh.page.on('request', (request) => {
      if (request.url().endsWith('.js')) files.add(new URL(request.url()).pathname);
    });
    await fresh.page.goto(`${here.address}?again`);
    await screenShown(fresh.page);
    const sizes = [...files].map((file) => gzipSync(readFileSync(join(DIST, file))).length);
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1024;
    percentile('first-load JavaScript, gzipped', [total], 'kB');
    expect(total).toBeGreaterThan(20);
    expect(total).toBeLessThan(300);
    await fresh.leave();
  });

  test('clicks of an opening of 18Rhl, panning its map, and the heap after walking through it', async () => {
    const { page, complaints, leave } = await here.open();
    await openTable(page, PLAYERS, SEED, '18rhl');
    await page.evaluate(watchClicks);
    const game = rhinelandGame(PLAYERS, SEED);
    for (const action of opening(game, 70)) await doByClicks(page, action);
    const clicks = await page.evaluate(readClicks);
    percentile('18Rhl, click to paint', clicks, 'ms');
    expect(clicks.length).toBeGreaterThan(game.actions.length);

    const box = await page.locator('.map svg').first().boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.keyboard.press('Escape');
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -600);
    await page.evaluate(watchFrames);
    await page.mouse.down();
    for (let i = 0; i < 90; i++) await page.mouse.move(x - 2 * i, y - i);
    await page.mouse.up();
    const frames = await page.evaluate(readFrames);
    percentile('18Rhl, frame while the map is panned', frames, 'ms');
    expect(frames.length).toBeGreaterThan(10);

    expect(await walk(page, game.actions.length)).toEqual([]);
    const heap = await page.evaluate(heapInMegabytes);
    percentile('18Rhl, heap after walking through it', [heap], 'MB');
    expect(heap).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await leave();
  });
});

/** Runs in the page: when the table was first painted, counted from the beginning of the navigation. */
function firstTable(): number {
  const paints = performance.getEntriesByName('stellwerk/table');
  return paints[0]?.startTime ?? Number.NaN;
}
