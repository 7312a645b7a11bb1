import { type BaseAction, type Game, isRecord } from '@stellwerk/engine/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens a new table by clicks and answers with the game's id. */
export async function openTable(
  page: Page,
  names: readonly string[],
  seed: string,
  title = 'railroad-dice-2',
  bots: readonly string[] = [],
): Promise<string> {
  await page.goto(new URL('#/', page.url()).href);
  await page.click('a.primary[href="#/new"]');
  const card = `.shelf a[href="#/new/${title}"]`;
  await page.click(card);
  // Until then the seats of the title before it are shown, and they may be fewer.
  await page.waitForSelector(`${card}[aria-current]`);
  const seats = page.locator('.seats li');
  await seats.first().waitFor();
  while ((await seats.count()) < names.length) await page.locator('.seats + .btn').click();
  for (const [i, name] of names.entries()) await seats.nth(i).locator('input').fill(name);
  for (const [i, bot] of bots.entries()) await seats.nth(i).locator('select').selectOption(bot);
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
  const ways = [direct, ready, openerOf(action.type, values)];
  const begun = await press(page, ways, [ready]);
  const wentOn = ways[begun.index] === direct ? begun.wentOn : await putTogether(page, ready, values);
  // As a rule it has by now; asking is quicker than waiting.
  if (!wentOn) await page.waitForFunction(hasGoneOn, begun.moves, { polling: 20 });
}

type Values = readonly (readonly [name: string, value: unknown])[];

/** What is clicked to begin an action that is put together. */
function openerOf(type: string, values: Values): string {
  const place = values.find(([name]) => name === 'field' || name === 'station')?.[1];
  const card = values.find(([name]) => name === 'card')?.[1];
  if (place !== undefined) return `[data-field="${place}"] .hit`;
  return card === undefined ? `.now .offer[data-type="${type}"][data-offer="draft"]` : `[data-card="${card}"]`;
}

/** Answers whether the table has gone on with the last click. */
async function putTogether(page: Page, card: string, values: Values): Promise<boolean> {
  // In this order; what is not there is set already, or needs no setting.
  const parts = values.flatMap(([name, value]) => {
    const chip = `.pick [data-param="${name}"] [data-value='${JSON.stringify(value)}'][aria-pressed="false"]`;
    // Cards and turns are chosen by pointing.
    const isFigure = typeof value === 'number' && name !== 'card' && name !== 'rotation';
    const figure = { selector: `.pick [data-range="${name}"] input[type=number]`, fill: String(value) };
    return [{ selector: chip, fill: undefined }, ...(isFigure ? [figure] : [])];
  });
  let left = [...parts, { selector: `${card} [data-confirm="yes"]`, fill: undefined }];
  let wentOn = false;
  while (left.length > 0) {
    const figures = left.filter(({ fill }) => fill !== undefined).map(({ selector }) => selector);
    const selectors = left.map(({ selector }) => selector);
    const pressed = await press(page, selectors, figures);
    const part = left[pressed.index];
    if (part?.fill !== undefined) await page.fill(part.selector, part.fill);
    wentOn = pressed.wentOn;
    left = left.slice(pressed.index + 1);
  }
  return wentOn;
}

/** Where to click, and how many moves the table had when that was seen. */
interface Spot {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly moves: string | null;
  /** It lies in a list that is folded up, and this is the spot that opens the list. */
  readonly folded: boolean;
}

interface Pressed extends Spot {
  /** The table has gone on already. */
  readonly wentOn: boolean;
}

/** What moves on while it is aimed at comes to rest before that. */
const MOST_TRIES = 50;

/**
 * Waits until one of them is there, and clicks the first that is; those to be left are only waited for. What is drawn after the
 * rest may move it between look and click: such a click is kept from the page, and it is looked for again.
 */
async function press(page: Page, selectors: readonly string[], left: readonly string[]): Promise<Pressed> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const now = await page.evaluate(aim, selectors);
    const spot = now ?? (await (await page.waitForFunction(aim, selectors, { polling: 20 })).jsonValue());
    if (!spot) break;
    if (!spot.folded && left.includes(selectors[spot.index] ?? '')) return { ...spot, wentOn: false };
    await page.mouse.click(spot.x, spot.y);
    const { isHit, wentOn } = await page.evaluate(afterClick, spot.moves);
    if (isHit && !spot.folded) return { ...spot, wentOn };
  }
  throw new Error(`none is hit of ${selectors.join(', ')}`);
}

/**
 * Runs in the page: aims at the middle of the first of them that is there. Nothing moves for long in these tests, so that a click
 * there needs to wait for nothing; what is always in sight may lie over it, so it is brought clear of that, as focus would.
 */
function aim(selectors: readonly string[]): Spot | undefined {
  for (const [index, selector] of selectors.entries()) {
    const found = document.querySelector(selector);
    if (!found) continue;
    const lid = found.closest('details:not([open])')?.querySelector('summary');
    const shown = lid ?? found;
    shown.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const under = document.elementFromPoint(x, y);
    const guard: unknown = Reflect.get(window, 'clickGuard');
    if (guard instanceof AbortController) guard.abort();
    const next = new AbortController();
    Object.assign(window, { clickGuard: next, clickHit: false });
    addEventListener(
      'click',
      (event) => {
        next.abort();
        const { target } = event;
        const isHit = target instanceof Node && (shown.contains(target) || target === under);
        Object.assign(window, { clickHit: isHit });
        if (isHit) return;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      { capture: true, signal: next.signal },
    );
    const moves = document.querySelector('.table')?.getAttribute('data-moves') ?? null;
    return { index, folded: shown !== found, x, y, moves };
  }
  return undefined;
}

/** Runs in the page: whether the click hit what was aimed at, and whether the move has been made, or the game is over. */
function afterClick(before: string | null): { readonly isHit: boolean; readonly wentOn: boolean } {
  const isHit = Reflect.get(window, 'clickHit') === true;
  const table = document.querySelector('.table');
  const isOver = document.querySelector('.finale') !== null;
  return { isHit, wentOn: isOver || (table !== null && table.getAttribute('data-moves') !== before) };
}

/** Runs in the page. */
function hasGoneOn(before: string | null): boolean {
  const table = document.querySelector('.table');
  return document.querySelector('.finale') !== null || (table !== null && table.getAttribute('data-moves') !== before);
}

/** How many moves the table says there are. */
export async function movesShown(page: Page): Promise<number> {
  const shown = (await page.locator('.scrubber .count').textContent()) ?? '';
  return Number(shown.split('/')[1]);
}

/** The hash of the position as it lies in the browser's store. */
async function storedHash(page: Page, id: string): Promise<string> {
  const saved = await storedGame(page, id);
  return isRecord(saved) ? String(saved['hash']) : '';
}

/** The saved game as it lies in the browser's store. */
export async function storedGame(page: Page, id: string): Promise<unknown> {
  return page.evaluate(
    (key) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('stellwerk');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction('games').objectStore('games').get(key);
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result?.saved);
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
