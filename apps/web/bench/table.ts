import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ensureBuilt } from '../server/build.ts';
import { serveBuilt, startAnew } from '../tests/browser.ts';
import { damageHistory, historyKept, openedBy } from '../tests/history.ts';
import { openText } from '../tests/page.ts';

/** Milliseconds, one a sample. */
type Figures = Readonly<Record<'resumed' | 'replayed' | 'shownResumed' | 'shownReplayed', number[]>>;

const SAMPLES = 3;

/**
 * A stored game is opened by a browser just started, with nothing cached: how long it takes to take the game up, from its
 * history and by its moves, and when the table is first shown, counted from the beginning of the navigation.
 */
export async function tableOpening(file: string): Promise<Figures> {
  await ensureBuilt();
  const served = await serveBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-bench-'));
  const figures: Figures = { resumed: [], replayed: [], shownResumed: [], shownReplayed: [] };
  let context = await startAnew(folder);
  try {
    const first = await context.newPage();
    await first.goto(served.address);
    const id = await openText(first, readFileSync(file, 'utf8'));
    for (let i = 0; i < 2 * SAMPLES; i++) {
      const isResumed = i % 2 === 0;
      const before = context.pages().at(-1);
      if (!before) throw new Error('no page is open');
      const moves = Number(await before.locator('.table').getAttribute('data-moves'));
      await historyKept(before, id, moves);
      if (!isResumed) await before.evaluate(damageHistory, id);
      await context.close();
      context = await startAnew(folder);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      await page.goto(`${served.address}#/table/${id}`);
      await page.waitForSelector('.table [data-hex]');
      const shown = await firstView(page);
      const { how, took } = await openedBy(page);
      if (how !== (isResumed ? 'resumed' : 'replayed')) throw new Error(`the game was ${how}`);
      figures[isResumed ? 'resumed' : 'replayed'].push(took);
      figures[isResumed ? 'shownResumed' : 'shownReplayed'].push(shown);
    }
  } finally {
    await context.close();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

/** When the table was first shown. */
async function firstView(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('stellwerk/table').length > 0);
  return page.evaluate(() => performance.getEntriesByName('stellwerk/table')[0]?.startTime ?? Number.NaN);
}
