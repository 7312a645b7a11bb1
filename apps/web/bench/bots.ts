import { titleById } from '@stellwerk/titles';
import { visit } from '../tests/browser.ts';
import { openTable } from '../tests/by-clicks.ts';
import { readFrames, watchFrames } from '../tests/frames.ts';

/** Milliseconds: from the question to a bot's answer, and from frame to frame while bots think. */
interface Figures {
  readonly moves: readonly number[];
  readonly frames: readonly number[];
}

/** A table of bots only is played in Chromium for some seconds, at once. */
export async function botsThinking(titleId: string, level: string, seconds: number): Promise<Figures> {
  const title = titleById(titleId);
  if (!title) throw new Error(`no title ${titleId}`);
  const here = await visit();
  try {
    const { page } = await here.open({ settings: { pace: 'atOnce' } });
    const names = Array.from({ length: title.players[0] }, (_, i) => `Bot ${i + 1}`);
    await openTable(
      page,
      names,
      'bench',
      titleId,
      names.map(() => level),
    );
    await page.evaluate(watchFrames);
    await page.waitForFunction(
      (until) => document.querySelector('.finale') !== null || performance.now() > until,
      (await page.evaluate(() => performance.now())) + 1000 * seconds,
      { polling: 500, timeout: 2000 * seconds + 60_000 },
    );
    const frames = await page.evaluate(readFrames);
    const moves = await page.evaluate(() =>
      performance.getEntriesByName('stellwerk/bot').map(({ duration }) => duration),
    );
    return { moves, frames };
  } finally {
    await here.close();
  }
}
