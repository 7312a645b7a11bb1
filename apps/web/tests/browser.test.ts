import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { diceBuilder } from '@stellwerk/bots';
import { type Game, hashOfState, newGame, saveGame, seededRandom } from '@stellwerk/engine/kernel';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Visit, visit } from './browser.ts';
import { doByClicks, movesShown, openTable, waitForHash } from './by-clicks.ts';
import { percentile, report } from './figures.ts';
import {
  flawedIn,
  heapInMegabytes,
  type Look,
  lookInThemes,
  openText,
  RAW_KEY,
  readClicks,
  screenShown,
  THEMES,
  textsShown,
  walk,
  watchClicks,
} from './page.ts';
import { opening, rhinelandGame } from './rhineland-opening.ts';

const NAMES = ['Ann', 'Ben'];
const SEED = 'web-28';

/** A file as the site exports it, if it lies beside the repository. */
const GAMES = join(import.meta.dirname, '../../../../shared/games/18rhl/raw');
const RECORDED = join(GAMES, 'human_game_end_bank.json');

let here: Visit;

beforeAll(async () => {
  here = await visit();
});
afterAll(async () => {
  await here?.close();
  report();
});

function freshGame(): Game {
  const started = newGame(railroadDice2, { players: NAMES, seed: SEED });
  if (!started.ok) throw new Error(started.refusal.rule);
  return started.value;
}

/** The game as a bot would play it on, move by move. */
function* botMoves(game: Game) {
  const random = seededRandom('moves');
  while (!game.over) {
    const action = diceBuilder.choose(game, game.actors()[0] ?? 0, random);
    const played = game.play(action);
    if (!played.ok) throw new Error(played.refusal.rule);
    yield action;
  }
}

function savedRhineland(moves: number): string {
  const game = rhinelandGame(['Ann', 'Ben', 'Cleo'], 'opening');
  for (const _ of opening(game, moves));
  return JSON.stringify(saveGame(game));
}

function savedAfter(moves: number): string {
  const game = freshGame();
  for (const _ of botMoves(game)) if (game.actions.length === moves) break;
  return JSON.stringify(saveGame(game));
}

/** Opens a game file on the home screen and answers with the game's id. */
async function openFile(page: Page, moves: number): Promise<string> {
  return openText(page, savedAfter(moves));
}

async function playSome(page: Page, game: Game, moves: number): Promise<void> {
  for (const action of botMoves(game)) {
    await doByClicks(page, action);
    if (game.actions.length >= moves) return;
  }
}

describe('Railroad Dice 2 for two at one screen', () => {
  test('a game by clicks to the finale, with a reload on the way and its middle from a file', async () => {
    const { page, complaints, leave } = await here.open();
    await page.evaluate(watchClicks);
    let id = await openTable(page, NAMES, SEED);
    const game = freshGame();
    const clicks: number[] = [];
    const all = [...botMoves(freshGame())];
    const done = new Set<string>();
    for (const [move, action] of all.entries()) {
      game.play(action);
      // The middle holds nothing that is not done by clicks before it or after it.
      if (move >= 80 && move < all.length - 50) continue;
      if (move === all.length - 50) {
        const before = freshGame();
        for (const earlier of all.slice(0, move)) before.play(earlier);
        await page.goto(`${here.address}#/`);
        id = await openText(page, JSON.stringify(saveGame(before)));
      }
      await doByClicks(page, action);
      done.add(action.type);
      if (game.actions.length === 60) {
        await waitForHash(page, id, game);
        clicks.push(...(await page.evaluate(readClicks)));
        await page.reload();
        await page.waitForSelector('.table');
        await expect.poll(() => movesShown(page)).toBe(60);
        await page.evaluate(watchClicks);
      }
    }
    await page.waitForSelector('.finale');
    clicks.push(...(await page.evaluate(readClicks)));
    await waitForHash(page, id, game);
    expect(done).toEqual(new Set(all.map(({ type }) => type)));
    const winner = game.score().find(({ rank }) => rank === 1);
    await expect.poll(() => page.locator('.finale .lead').textContent()).toContain(NAMES[winner?.seat ?? 0]);
    await page.waitForSelector('.chart-box');
    const heap = await scrubWhole(page, game);
    percentile('click to paint', clicks, 'ms');
    percentile('heap after scrubbing a whole game', [heap], 'MB');
    expect(complaints).toEqual([]);
    await leave();
  });

  test('undo says what it takes back, asks before another’s move, and redo and a reload keep it', async () => {
    const { page, complaints, leave } = await here.open();
    const id = await openTable(page, NAMES, SEED);
    const game = freshGame();
    await playSome(page, game, 14);
    const undo = page.locator('[data-tool="undo"]');
    const before = await undo.getAttribute('aria-label');
    expect(before).toMatch(/^Undo: \S+ /);
    if (await takesBack(page)) await page.locator('dialog .btn.danger').click();
    await expect.poll(() => movesShown(page)).toBe(13);
    await expect
      .poll(() => page.locator('[data-tool="redo"]').getAttribute('aria-label'))
      .toBe(before?.replace('Undo', 'Redo'));
    game.undo();
    await waitForHash(page, id, game);
    await page.reload();
    await page.waitForSelector('.table');
    await expect.poll(() => movesShown(page)).toBe(13);
    await page.locator('[data-tool="redo"]').click();
    await expect.poll(() => movesShown(page)).toBe(14);
    // Two moves further back lies the other player's.
    while (!(await takesBack(page)));
    await expect.poll(() => page.locator('dialog[open]').textContent()).toMatch(/Take it back all the same/);
    await page.locator('dialog[open] .btn:not(.danger)').click();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    // Who agrees is not asked again, whosever move comes next.
    const asked = await movesShown(page);
    await undo.click();
    await page.locator('dialog[open] .btn.danger').click();
    await expect.poll(() => movesShown(page)).toBe(asked - 1);
    expect(new Set(game.actions.slice(0, asked - 1).map(({ seat }) => seat)).size).toBe(2);
    for (let left = asked - 2; left >= 0; left--) {
      await undo.click();
      await expect.poll(() => movesShown(page)).toBe(left);
    }
    expect(complaints).toEqual([]);
    await leave();
  });

  test('scrubbing shows older positions and comes back; the analysis changes nothing', async () => {
    const { page, complaints, leave } = await here.open();
    const id = await openTable(page, NAMES, SEED);
    const game = freshGame();
    await playSome(page, game, 16);
    await waitForHash(page, id, game);
    await page.locator('body').press('ArrowLeft');
    await page.locator('body').press('ArrowLeft');
    await expect.poll(() => page.locator('.scrubber .count').textContent()).toBe('14/16');
    await expect.poll(() => page.locator('.now .offer').count()).toBe(0);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect.poll(() => page.locator('.now .offer').count()).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log li button').nth(3).click();
    await expect.poll(() => page.locator('.scrubber .count').textContent()).toMatch(/^[0-3]\/16$/);
    await page.locator('body').press('n');
    await page.locator('[data-tool="menu"]').click();
    await page.getByRole('link', { name: /Try things out/ }).click();
    await page.waitForSelector('.comparison');
    const trial = freshGame();
    for (const action of game.actions) trial.play(action);
    await playSome(page, trial, 20);
    await expect.poll(() => movesShown(page)).toBe(20);
    await page.goto(`${here.address}#/table/${id}`);
    await page.waitForSelector('.table .scrubber');
    await expect.poll(() => movesShown(page)).toBe(16);
    await waitForHash(page, id, game);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a lay and a purchase with the keyboard alone', async () => {
    const { page, complaints, leave } = await here.open();
    const id = await openTable(page, NAMES, SEED);
    const game = freshGame();
    // Everything from here on by keys: stations, the roll, a lay, a loco.
    while (game.state.flow[0]?.kind !== 'turn') await keyTarget(page, game);
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.hand').count()).toBe(1);
    await keyTarget(page, undefined);
    await expect.poll(() => page.locator('.log, .die').count()).toBeGreaterThan(0);
    const buy = page.locator('.offer[data-type="buyLoco"] kbd');
    await page.keyboard.press((await buy.textContent()) ?? '');
    await expect.poll(() => page.locator('.sheet .ticket').first().count()).toBe(1);
    await page.getByRole('tab', { name: 'Log' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.log').textContent()).toMatch(/lays a .*\n?/);
    await expect.poll(() => page.locator('.log').textContent()).toMatch(/buys a loco 2/);
    expect(id).not.toBe('');
    expect(complaints).toEqual([]);
    await leave();
  });

  test('what is not legal says why, with its rule', async () => {
    const { page, leave } = await here.open();
    await openTable(page, NAMES, SEED);
    await page.locator('[data-field="A1"] .hit').click({ force: true });
    const why = page.locator('.refusals');
    await expect.poll(() => why.textContent()).toMatch(/edge/);
    await why.getByRole('link').first().click();
    await page.waitForSelector('.rules .marked');
    await expect.poll(() => page.locator('.rules .marked code').textContent()).toBe('rrd2/setup-i');
    await leave();
  });

  test('who asks what a bot would do is told its best moves and why', async () => {
    const { page, complaints, leave } = await here.open();
    await openTable(page, NAMES, SEED);
    await page.locator('[data-advice]').click();
    const advised = page.locator('[data-advised]');
    await expect.poll(() => advised.locator('li').count()).toBeGreaterThan(0);
    await expect.poll(() => advised.locator('p').textContent()).toMatch(/\w+/);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('against a bot, which can be stopped, asked for each move and told to move at once', async () => {
    const { page, complaints, leave } = await here.open();
    // The worker's file is held back, so that the bot does not move before it is stopped.
    let letGo = () => {};
    const stopped = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/assets\/worker-.*\.js/, async (route) => {
      await stopped;
      await route.continue().catch(() => {});
    });
    await page.goto(`${here.address}#/new`);
    await page.locator('.seats select').nth(1).selectOption('casual');
    await page.locator('.options input[type=text]').fill('bot');
    await page.click('[data-start]');
    const stop = page.getByRole('button', { name: 'Stop' });
    const open = page.locator('.field.open .hit').first();
    const place = async () => {
      const moves = await movesShown(page);
      await open.click({ force: true });
      await page.locator('[data-confirm="yes"]').click();
      await expect.poll(() => movesShown(page)).toBeGreaterThan(moves);
    };
    await stop.or(open).first().waitFor();
    if (!(await stop.isVisible())) await place();
    const moves = await movesShown(page);
    await stop.click();
    const goOn = page.getByRole('button', { name: 'Go on' });
    await goOn.waitFor();
    await expect.poll(() => movesShown(page)).toBe(moves);
    // By click: each move of the bot is asked for.
    const pace = page.locator('[data-pace]');
    await pace.selectOption('byClick');
    letGo();
    for (let i = 0; i < 2; i++) {
      const before = await movesShown(page);
      await goOn.click();
      await expect.poll(() => movesShown(page)).toBe(before + 1);
      await goOn.or(open).first().waitFor();
      while (await open.isVisible()) await place();
    }
    // At once: it goes on by itself until somebody else is to act.
    await pace.selectOption('atOnce');
    for (let i = 0; i < 2; i++) {
      await open.waitFor();
      await place();
    }
    await expect.poll(() => movesShown(page)).toBeGreaterThan(moves + 5);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('18Rhl at one screen', () => {
  test.each(['de', 'en'])(
    'an opening by clicks in “%s”: packet, stock round, two operating rounds',
    async (language) => {
      const { page, complaints, leave } = await here.open({ settings: { language } });
      const players = ['Ann', 'Ben', 'Cleo'];
      const id = await openTable(page, players, `opening-${language}`, '18rhl');
      const game = rhinelandGame(players, `opening-${language}`);
      const done = new Set<string>();
      for (const action of opening(game, 70)) {
        await doByClicks(page, action);
        done.add(action.type);
        expect(await page.evaluate(textsShown)).not.toMatch(RAW_KEY);
      }
      expect([...done]).toEqual(expect.arrayContaining(MOVES));
      expect(complaints).toEqual([]);
      expect(id).not.toBe('');
      await leave();
    },
  );
});

describe('files and the network', () => {
  test('a game goes out as a file and comes in again', async () => {
    const { page, complaints, leave } = await here.open();
    const saved = savedAfter(40);
    await openFile(page, 40);
    await expect.poll(() => movesShown(page)).toBe(40);
    await page.locator('[data-tool="menu"]').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the game as a file' }).click();
    const stream = await (await download).createReadStream();
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    // The file has the game, and its position for the day when the rules are others.
    const { position, ...game } = JSON.parse(text);
    expect(game).toEqual(JSON.parse(saved));
    expect(hashOfState(position)).toBe(game.hash);
    await page.goto(here.address);
    const forged = {
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(saved.replace('"hash":"', '"hash":"0')),
    };
    await page.setInputFiles('input[type=file]', forged);
    await expect.poll(() => page.locator('[role=alert]').textContent()).toMatch(/damaged/);
    expect(complaints).toEqual([]);
    await leave();
  });

  // The recorded game is no part of the project; where it lies beside it, it is walked through.
  test.runIf(existsSync(RECORDED))('a game people played on 18xx.games comes in and is walked through', async () => {
    const { page, complaints, leave } = await here.open();
    await page.setInputFiles('input[type=file]', RECORDED);
    await page.click('[data-go-on]');
    await page.waitForSelector('.table');
    const moves = await movesShown(page);
    expect(moves).toBeGreaterThan(100);
    // Every third position: the steps between them are drawn by the same code.
    expect(await walk(page, moves, 3)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('after the first visit the table opens without a network', async () => {
    const { page, leave } = await here.open({ serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await openTable(page, NAMES, SEED);
    await expect.poll(() => page.locator('.field.open').count()).toBeGreaterThan(0);
    await leave();
  });
});

describe('for everybody', () => {
  let looked: Promise<readonly Look[]> | undefined;
  test.each(THEMES)('no serious flaw on any screen in the %s theme', async (theme) => {
    looked ??= lookAtScreens();
    expect(flawedIn(theme, await looked)).toEqual([]);
  });

  test.each(['de', 'en'])('no raw key is shown in “%s”', async (language) => {
    const { page, leave } = await here.open({ settings: { language } });
    const rhineland = await openText(page, savedRhineland(25));
    await page.goto(`${here.address}#/`);
    const id = await openFile(page, 13);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    const more = [tableOf(rhineland), ['new/18rhl', '.seats li'], ['library/18rhl/rules', '.rules h2']] as const;
    for (const screen of [...screensOf(id), ...more]) {
      await show(page, screen);
      const text = await page.evaluate(textsShown);
      expect(text, screen[0]).not.toMatch(RAW_KEY);
      expect(text, screen[0]).not.toMatch(/\{\w+(:[^}]*)?\}/);
    }
    await leave();
  });

  test('360 px wide: nothing to scroll sideways, every action in reach', async () => {
    const { page, complaints, leave } = await here.open({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    const id = await openTable(page, NAMES, SEED);
    const game = freshGame();
    await playSome(page, game, 13);
    await waitForHash(page, id, game);
    for (const screen of screensOf(id)) {
      await show(page, screen);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen[0]).toBeLessThanOrEqual(360);
    }
    await page.goto(`${here.address}#/table/${id}`);
    await page.waitForSelector('.table');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    expect(complaints).toEqual([]);
    await leave();
  });
});

/** What an opening of 18Rhl must have shown. */
const MOVES = ['buyItem', 'setPar', 'buyShare', 'found', 'layTile', 'placeMarker', 'run', 'payDividend', 'buyTrain'];

/** Each with what it shows once it has everything. */
type Screen = readonly [screen: string, shown: string];

function screensOf(id: string): readonly Screen[] {
  return [
    ['', '.games .game'],
    ['new', '.seats li'],
    [`table/${id}`, '.table .field'],
    [`analysis/${id}/8`, '.comparison, .table.phone'],
    [`finale/${id}`, '.finale .chart-box'],
    ['library', '.shelf li'],
    ['library/railroad-dice-2/rules', '.rules h2'],
    ['library/railroad-dice-2/material', '.library .tab-page'],
  ];
}

function tableOf(rhineland: string): Screen {
  return [`table/${rhineland}`, '.table [data-hex]'];
}

/** What axe finds on each screen, in all themes. */
async function lookAtScreens(): Promise<readonly Look[]> {
  const { page, complaints, leave } = await here.open({ settings: { theme: 'light', language: 'en' } });
  const rhineland = await openText(page, savedRhineland(25));
  await page.goto(`${here.address}#/`);
  const id = await openFile(page, 13);
  const found: Look[] = [];
  for (const screen of [...screensOf(id), tableOf(rhineland), ['library/18rhl/tiles', '.library .tab-page']] as const) {
    await show(page, screen);
    found.push(...(await lookInThemes(page, screen[0])));
  }
  expect(complaints).toEqual([]);
  await leave();
  return found;
}

async function show(page: Page, [screen, shown]: Screen): Promise<void> {
  await page.goto(`${here.address}#/${screen}`);
  await screenShown(page);
  await page.waitForSelector(shown);
}

/** Clicks undo: a move is taken back, or it is asked first, which is told. */
async function takesBack(page: Page): Promise<boolean> {
  const moves = await movesShown(page);
  const asks = async () => (await page.locator('dialog[open]').count()) > 0;
  await page.locator('[data-tool="undo"]').click();
  await expect.poll(async () => (await asks()) || (await movesShown(page)) < moves).toBe(true);
  return asks();
}

/** Chooses the field that the focus stands on after M, and confirms with Enter. */
async function keyTarget(page: Page, game: Game | undefined): Promise<void> {
  const moves = await movesShown(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  const field = await page.evaluate(() => document.activeElement?.getAttribute('data-field') ?? '');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.pick');
  await page.keyboard.press('Enter');
  await expect.poll(() => movesShown(page)).toBe(moves + 1);
  if (!game) return;
  const seat = game.actors()[0] ?? 0;
  const played = game.play({ type: 'placeStation', seat, field });
  if (!played.ok) throw new Error(played.refusal.rule);
}

/** Walks a finished game from its first move to its last, and tells the heap afterwards. */
async function scrubWhole(page: Page, game: Game): Promise<number> {
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.scrubber');
  expect(await walk(page, game.actions.length, 2)).toEqual([]);
  await page.getByRole('button', { name: 'Back to now' }).click();
  return page.evaluate(heapInMegabytes);
}
