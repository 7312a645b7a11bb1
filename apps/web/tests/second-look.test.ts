import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Visit, visit } from './browser.ts';
import { movesShown } from './by-clicks.ts';
import { openText, seriousFlaws } from './page.ts';
import { rhineland } from './screens-games.ts';

let here: Visit;

beforeAll(async () => {
  here = await visit();
});
afterAll(async () => {
  await here?.close();
});

describe('looking back', () => {
  test('tells the move, its turn and its changes; steps by turn, round and owner; Escape leads back to now', async () => {
    const { page, complaints, leave } = await here.open();
    await openText(page, rhineland('buyTrain', 11));
    const now = await movesShown(page);
    // The dividend and the run of the same turn lie just behind.
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('.look-back').textContent()).toMatch(/Looking back.*4 moves ago/);
    await expect.poll(() => page.locator('.story .told').textContent()).toMatch(/pays out/);
    await expect.poll(() => page.locator('.story-changes').textContent()).toMatch(/Cash/);
    await expect.poll(() => page.locator('.turn-rail [aria-current]').textContent()).toMatch(/pays out/);
    await expect.poll(() => page.locator('.log li.at').first().textContent()).toMatch(/pays out/);
    await expect.poll(() => page.locator('[data-tool="undo"]').getAttribute('aria-label')).toMatch(/running game/);
    expect(await seriousFlaws(page)).toEqual([]);
    // The run of the turn, by its place in the rail: its routes are drawn.
    await page.locator('.turn-rail button', { hasText: 'runs for' }).click();
    await expect.poll(() => page.locator('.map .dw-route').count()).toBeGreaterThan(0);
    const shown = async () => Number((await page.locator('.scrubber .count').textContent())?.split('/')[0]);
    const before = await shown();
    await page.keyboard.press('ArrowUp');
    await expect.poll(shown).toBeLessThan(before);
    const turn = await shown();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(shown).toBeLessThan(turn);
    // Whoever writes to the others meanwhile goes on writing.
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('input'), { id: 'written' }));
      document.getElementById('written')?.focus();
    });
    const round = await shown();
    await page.keyboard.type('1 or 2 n');
    expect(await page.locator('#written').inputValue()).toBe('1 or 2 n');
    await page.evaluate(() => document.getElementById('written')?.remove());
    expect(await shown()).toBe(round);
    await page.locator('[data-step="only"]').selectOption('player-0');
    await page.locator('[data-step="turn-back"]').click();
    await expect.poll(() => page.locator('.story .who').textContent()).toMatch(/Ann/);
    // The focus is on a button of the transport; Escape leads back all the same.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.look-back').count()).toBe(0);
    expect(await movesShown(page)).toBe(now);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('a late stock round', () => {
  test('shows all companies and holdings, deals in the row, and says why not', async () => {
    const { page, complaints, leave } = await here.open();
    await openText(page, rhineland('buyShare', 40));
    await expect.poll(() => page.locator('.stock-matrix tbody tr[data-company]').count()).toBe(8);
    expect(await seriousFlaws(page)).toEqual([]);
    await page.locator('.stock-matrix .refused').first().click();
    await expect.poll(() => page.locator('.why-row').textContent()).toMatch(/Rule 18rhl\//);
    const moves = await movesShown(page);
    await page.locator('.stock-matrix [data-deal="sellShares"]:not(.refused)').first().click();
    await expect.poll(() => page.locator('.pick').getAttribute('data-draft')).toBe('sellShares');
    // The button in the row has the focus; Enter confirms what it drew up.
    await page.keyboard.press('Enter');
    await expect.poll(() => movesShown(page)).toBe(moves + 1);
    await page.locator('[data-pane="map"]').click();
    await expect.poll(() => page.locator('.stock-matrix').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('the review after the game', () => {
  test('shows every run beside the best one, and each leads to its position', async () => {
    const { page, complaints, leave } = await here.open();
    await openText(page, rhineland('buyTrain', 11));
    const id = new URL(page.url()).hash.replace('#/table/', '');
    await page.goto(`${here.address}#/finale/${id}`);
    await page.waitForSelector('.heat td a');
    expect(await page.locator('.heat tbody tr').count()).toBeGreaterThan(3);
    expect(await page.locator('.turning-points li').count()).toBeGreaterThan(0);
    const run = page.locator('.heat td a').first();
    const made = (await run.textContent())?.split(' ')[0];
    await run.click();
    await expect
      .poll(() => page.locator('.story .told').textContent())
      .toMatch(new RegExp(`runs for ${made}|does not run`));
    expect(complaints).toEqual([]);
    await leave();
  });
});
