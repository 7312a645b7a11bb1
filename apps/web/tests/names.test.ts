import { type Game, saveGame } from '@stellwerk/engine/kernel';
import { Table } from '@stellwerk/server/api';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Visit, visit } from './browser.ts';
import { chinaGame, playOn } from './china-opening-1880.ts';
import { friendAt, friendIn, serveHouse, signInAs } from './house.ts';
import { HARD_NAMES, stickingOut } from './names.ts';
import { openText } from './page.ts';
import { opening, rhinelandGame } from './rhineland-opening.ts';
import { dice } from './screens-games.ts';

// Whatever a name holds, nothing sticks out of its box, and the page is never wider than the window.

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

const [first, second, third, ...others] = HARD_NAMES;

function fits(page: Page): Promise<void> {
  return expect.poll(() => page.evaluate(stickingOut)).toEqual([]);
}

const fileOf = (game: Game) => JSON.stringify(saveGame(game));

/** A position early in the start packet, and one with companies on the market. */
function rhineland(moves: number): string {
  const game = rhinelandGame([first, second, third], 'opening');
  for (const _ of opening(game, moves));
  return fileOf(game);
}

function china(moves: number): string {
  return fileOf(playOn(chinaGame([first, second, third]), ({ actions }) => actions.length >= moves));
}

describe.each(Object.entries(SIZES))('%s', (_, size) => {
  let here: Visit;
  beforeAll(async () => {
    here = await visit();
  });
  afterAll(async () => {
    await here?.close();
  });

  test.each([
    ['Railroad Dice 2', () => dice([first, second, third, others[0] ?? ''], 60)],
    ['18Rhl, start packet', () => rhineland(4)],
    ['18Rhl, first rounds', () => rhineland(60)],
    ['1880, auction', () => china(12)],
    ['1880, first rounds', () => china(70)],
  ])('%s: every page of the table, and the list of games', async (__, text) => {
    const { page, complaints, leave } = await here.openGame(text(), size);
    await page.waitForSelector('.who b');
    await fits(page);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
      await fits(page);
    }
    await page.goto(`${here.address}#/`);
    await page.waitForSelector('.games .game');
    await fits(page);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('the final account, and a file whose name has no end', async () => {
    const { page, leave } = await here.open(size);
    const id = await openText(page, dice([first, second, ...others].slice(0, 4), 10_000));
    await page.goto(`${here.address}#/finale/${id}`);
    await page.waitForSelector('.chart-box');
    await fits(page);
    await page.goto(`${here.address}#/`);
    await page.waitForSelector('.games .game');
    await page.evaluate(() => {
      File.prototype.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    });
    const name = `${'x'.repeat(200)}.json`;
    await page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByText(name).waitFor();
    await fits(page);
    await leave();
  });
});

describe('on a server', () => {
  /** What the server takes: forty signs, none of them invisible. */
  const [ann, ben, cleo] = ['W'.repeat(40), third.slice(0, 40).trim(), second.slice(0, 40)];
  let here: Visit;
  beforeAll(async () => {
    here = await visit(() => serveHouse());
  });
  afterAll(async () => {
    await here?.close();
  });

  test.each(Object.entries(SIZES))('%s: lobby, room, chat, a table that has begun', async (_, size) => {
    const { page, leave } = await here.open(size);
    await page.goto(`${here.address}#/lobby`);
    await signInAs(page, ann);
    const [me, friend, another] = [
      await friendIn(page),
      await friendAt(here.address, ben),
      await friendAt(here.address, cleo),
    ];
    const made = await me.ask('POST', '/api/tables', {
      title: 'railroad-dice-2',
      name: ann,
      seats: 3,
      seating: 'joined',
    });
    const { id: table } = Table.parse(made.body);
    await page.goto(`${here.address}#/table/live~${table}`);
    await page.waitForSelector('.room-seats');
    for (const one of [friend, another]) {
      expect((await one.ask('POST', `/api/tables/${table}/join`)).status).toBe(200);
      expect((await one.ask('POST', `/api/tables/${table}/chat`, { body: 'x'.repeat(300) })).status).toBe(200);
    }
    await page.waitForSelector('[data-begin]:enabled');
    await expect.poll(() => page.locator('.chat li').count()).toBeGreaterThan(2);
    await fits(page);
    await page.goto(`${here.address}#/lobby`);
    await page.waitForSelector(`[data-table="${table}"]`);
    await fits(page);
    await page.goto(`${here.address}#/table/live~${table}`);
    await page.click('[data-begin]:enabled');
    await page.waitForSelector('.live-status-seats');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
      await fits(page);
    }
    await leave();
  });
});
