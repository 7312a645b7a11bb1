import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Visit, visit } from './browser.ts';
import { followGuide, whatIsAsked } from './guided.ts';
import { RAW_KEY, seriousFlaws, textsShown } from './page.ts';

let here: Visit;

beforeAll(async () => {
  here = await visit();
});
afterAll(async () => {
  await here?.close();
});

describe('the guided first game', () => {
  test('leads from the home page by what it marks, answers other tries, is kept, and goes on as a free game', async () => {
    const { page, complaints, leave } = await here.open();
    await page.click('[data-learn]');
    await page.click('.learn a[href="#/learn/18rhl"]');
    await whatIsAsked(page);
    // Something else that the rules allow gets a friendly answer, and nothing is played.
    await page.click('.now .offer[data-type="pass"]');
    await expect.poll(() => page.locator('[data-strayed]').textContent()).toMatch(/bid 145 M/);
    expect(await page.locator('.table').getAttribute('data-moves')).toBe('0');
    await followGuide(page, 7);
    // What the rules refuse is answered by the rule.
    await page.click('.map [data-hex="F5"]', { force: true });
    await expect
      .poll(() => page.locator('.now .refusals a').first().getAttribute('href'))
      .toMatch(/library\/18rhl\/rules/);
    expect(await seriousFlaws(page)).toEqual([]);
    // One step back, and again forward; what was done is kept over a reload.
    await page.click('[data-back]');
    await expect.poll(async () => (await whatIsAsked(page)).step).toBe(6);
    await followGuide(page, 9);
    await page.reload();
    expect((await whatIsAsked(page)).step).toBe(9);
    await followGuide(page);
    expect(await page.evaluate(textsShown)).not.toMatch(RAW_KEY);
    expect(await seriousFlaws(page)).toEqual([]);
    const moves = Number(await page.locator('.table').getAttribute('data-moves'));
    await page.click('[data-lesson-done] [data-play-on]');
    await page.waitForSelector('.table:not(:has(.coach))');
    expect(page.url()).toMatch(/#\/table\//);
    expect(Number(await page.locator('.table').getAttribute('data-moves'))).toBeGreaterThanOrEqual(moves);
    await page.goto(here.address);
    await expect.poll(() => page.locator('.games a[href="#/learn/18rhl"]').count()).toBe(1);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('is played on a phone in German', async () => {
    const { page, complaints, leave } = await here.open({
      settings: { language: 'de' },
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      at: 'learn/railroad-dice-2',
    });
    await whatIsAsked(page);
    await expect.poll(() => page.locator('.coach .todo').textContent()).toMatch(/Startbahnhof/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await followGuide(page);
    await expect.poll(() => page.locator('[data-lesson-done]').textContent()).toMatch(/Geschafft/);
    expect(await page.evaluate(textsShown)).not.toMatch(RAW_KEY);
    expect(complaints).toEqual([]);
    await leave();
  });
});
