import type { BaseAction, Game } from '@stellwerk/engine/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens a new table by clicks and answers with the game's id. */
export async function openTable(
  page: Page,
  names: readonly string[],
  seed: string,
  title = 'railroad-dice-2',
): Promise<string> {
  await page.goto(new URL('#/', page.url()).href);
  await page.click('a.primary[href="#/new"]');
  await page.click(`.shelf a[href="#/new/${title}"]`);
  const seats = page.locator('.seats li');
  await seats.first().waitFor();
  while ((await seats.count()) < names.length) await page.locator('.seats + .btn').click();
  for (const [i, name] of names.entries()) await seats.nth(i).locator('input').fill(name);
  await page.locator('.options input[type=text]').last().fill(seed);
  await page.click('[data-start]');
  await page.waitForSelector('.table');
  return /#\/table\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

/** Makes a move as a person would: points at the board, sets what is open, confirms, and sees the table go on. */
export async function doByClicks(page: Page, action: BaseAction): Promise<void> {
  const values = Object.entries(action).filter(([name]) => name !== 'type' && name !== 'seat');
  const direct = `.now .offer[data-action='${JSON.stringify(action)}']`;
  // A run that lies ready needs no opening.
  const ready = `.pick[data-draft="${action.type}"]`;
  const opener = openerOf(action.type, values);
  const before = await page.evaluate(() => document.querySelector('.table')?.getAttribute('data-moves') ?? null);
  const way = await firstShown(page, [direct, ready, opener]);
  await (way === ready ? undefined : press(page, way));
  if (way !== direct) await putTogether(page, ready, values);
  // As a rule it has by now; asking is quicker than waiting.
  if (!(await page.evaluate(wentOn, before))) await page.waitForFunction(wentOn, before);
}

type Values = readonly (readonly [name: string, value: unknown])[];

/** What is clicked to begin an action that is put together. */
function openerOf(type: string, values: Values): string {
  const place = values.find(([name]) => name === 'field' || name === 'station')?.[1];
  const card = values.find(([name]) => name === 'card')?.[1];
  if (place !== undefined) return `[data-field="${place}"] .hit`;
  return card === undefined ? `.now .offer[data-type="${type}"][data-offer="draft"]` : `[data-card="${card}"]`;
}

async function putTogether(page: Page, card: string, values: Values): Promise<void> {
  await page.waitForSelector('.pick');
  for (const [name, value] of values) {
    const chip = `.pick [data-param="${name}"] [data-value='${JSON.stringify(value)}'][aria-pressed="false"]`;
    if (await page.evaluate((selector) => document.querySelector(selector) !== null, chip)) await press(page, chip);
    if (typeof value !== 'number' || name === 'card' || name === 'rotation') continue;
    const figure = page.locator(`.pick [data-range="${name}"] input[type=number]`);
    if ((await figure.count()) > 0) await figure.fill(String(value));
  }
  await press(page, `${card} [data-confirm="yes"]`);
}

/** Waits until one of them is there, and answers with the first that is. */
async function firstShown(page: Page, selectors: readonly string[]): Promise<string> {
  const now = await page.evaluate(shownOf, selectors);
  if (now !== undefined) return now;
  return (await (await page.waitForFunction(shownOf, selectors)).jsonValue()) ?? '';
}

/** Runs in the page. */
function shownOf(selectors: readonly string[]): string | undefined {
  return selectors.find((selector) => document.querySelector(selector) !== null);
}

/** Runs in the page: the move has been made, or the game is over. */
function wentOn(before: string | null): boolean {
  const table = document.querySelector('.table');
  return document.querySelector('.finale') !== null || (table !== null && table.getAttribute('data-moves') !== before);
}

/**
 * A real click where the element stands, without waiting for it to come to rest: nothing moves in these tests. What is
 * always in sight may lie over it, so it is brought clear of that first, as focus by keyboard would.
 */
async function press(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { state: 'attached' });
  await page.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'nearest' }), selector);
  await page.click(selector, { force: true, noWaitAfter: true });
}

/** How many moves the table says there are. */
export async function movesShown(page: Page): Promise<number> {
  const shown = (await page.locator('.scrubber .count').textContent()) ?? '';
  return Number(shown.split('/')[1]);
}

/** The hash of the position as it lies in the browser's store. */
async function storedHash(page: Page, id: string): Promise<string> {
  return page.evaluate(
    (key) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('stellwerk');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction('games').objectStore('games').get(key);
          request.onsuccess = () => {
            opening.result.close();
            resolve(String(request.result?.saved?.hash));
          };
        };
      }),
    id,
  );
}

export async function waitForHash(page: Page, id: string, game: Game): Promise<void> {
  const what = `move ${game.actions.length} of the game in the browser's store`;
  await expect.poll(() => storedHash(page, id), { message: what }).toBe(game.hash());
}
