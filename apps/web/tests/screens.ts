import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lra } from '@stellwerk/titles/18lra';
import { rhi } from '@stellwerk/titles/18rhi';
import type { Page } from 'playwright-core';
import { visit } from './browser.ts';
import { openText } from './page.ts';
import { savePicture } from './pictures.ts';
import {
  china,
  chinaInNeed,
  dice,
  harz,
  harzAt,
  rhineland,
  rhinelandFalling,
  rhinelandInNeed,
  rhinelandWith,
} from './screens-games.ts';
import { onlineScreens } from './screens-online.ts';

/**
 * Writes a picture of every screen, light and dark, wide and phone, to docs/screens.
 * `npm run screens -- 1880-run` takes those only whose name holds the given expression. SCREENS_WIDE=2560x1440 makes wide
 * ones of that size, SCREENS names another folder for them, SCREENS_LANGUAGE another language.
 */
const FOLDER = process.env['SCREENS'] ?? join(import.meta.dirname, '..', '..', '..', 'docs', 'screens');
const [width = 1440, height = 900] = (process.env['SCREENS_WIDE'] ?? '1440x900').split('x').map(Number);
const SIZES = { wide: { width, height }, phone: { width: 390, height: 844 } } as const;
const wanted = new RegExp(process.argv[2] ?? '');

interface Scene {
  readonly name: string;
  /** Wide and phone, unless said otherwise. */
  readonly size?: keyof typeof SIZES;
  /** A game file to be opened first. */
  readonly game?: () => string;
  /** A screen to be gone to, instead of the table of the game. */
  readonly screen?: string | ((id: string) => string);
  /** What must be there before the picture is taken. */
  readonly shows?: string;
  act?(page: Page): Promise<void>;
}

const tab = (name: RegExp) => async (page: Page) => {
  await page.getByRole('tab', { name }).first().click();
};

const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click({ force: true });
};

const draft = (type: string) => async (page: Page) => {
  await page.locator(`.offer[data-type="${type}"]`).click();
  await page.waitForSelector('.pick');
};

const pinLog = async (page: Page) => {
  await page.getByRole('tab', { name: /Log/ }).first().click();
  await page.locator('[data-pin]').click();
};

/** A lay in the middle of the game: a field chosen, with what would lie there. */
const chooseField = press('.field.open .hit');

const middle = () => dice(['Ann', 'Ben', 'Cleo'], 150);

const SCENES: readonly Scene[] = [
  { name: 'home', screen: '', shows: '.shelf' },
  { name: 'new-table', screen: 'new', shows: '.seats' },
  { name: '18rhl-new', screen: 'new/18rhl', shows: '.seats' },
  { name: '1880-new', screen: 'new/1880', shows: '.seats', act: press('.more-options summary') },
  { name: 'learn', screen: 'learn', shows: 'main' },
  { name: 'learn-18rhl', screen: 'learn/18rhl', shows: '.coach' },
  { name: 'table', game: middle },
  { name: 'table-lay', game: middle, act: chooseField },
  { name: 'table-now', size: 'phone', game: middle, act: tab(/Now/) },
  { name: 'table-sheets', size: 'phone', game: middle, act: tab(/Sheets/) },
  { name: 'table-supply', game: middle, act: tab(/Supply/) },
  { name: 'table-log', game: middle, act: tab(/Log/) },
  { name: 'table-charts', size: 'wide', game: middle, act: tab(/Charts/) },
  { name: 'table-menu', game: middle, act: press('[data-tool="menu"]') },
  { name: 'analysis', game: middle, screen: (id) => `analysis/${id}/120`, shows: '.table' },
  {
    name: 'finale',
    game: () => dice(['Ann', 'Ben', 'Cleo'], 10_000),
    screen: (id) => `finale/${id}`,
    shows: '.chart-box',
  },
  { name: 'library-primer', screen: 'library/18rhl/primer', shows: '.primer section' },
  { name: 'library-glossary', screen: 'library/1880/glossary', shows: '.glossary' },
  { name: '18rhl-library-rules', screen: 'library/18rhl/rules', shows: '.rules h2 small' },
  {
    name: '18rhl-term',
    game: () => rhineland('buyTrain', 11),
    act: async (page) => {
      if (await page.locator('.table.phone').count()) await tab(/Now/)(page);
      await page.locator('.acting [data-term]').first().click();
      await page.waitForSelector('.term-note');
    },
  },
  { name: 'library-rules', screen: 'library/railroad-dice-2/rules', shows: '.rules' },
  { name: 'library-material', screen: 'library/railroad-dice-2/material', shows: '.material' },
  { name: '18rhl-packet', game: () => rhineland('buyItem', 3) },
  { name: '18rhl-stock', game: () => rhineland('buyShare', 40) },
  { name: '18rhl-lay', game: () => rhineland('layTile', 38), act: draft('layTile') },
  { name: '18rhl-run', game: () => rhineland('run', 33), shows: '.run-sum' },
  { name: '18rhl-market', size: 'phone', game: () => rhineland('run', 33), act: tab(/Market/) },
  { name: '18rhl-sheets', size: 'phone', game: () => rhineland('run', 33), act: tab(/Sheets/) },
  { name: '18rhl-material', size: 'wide', game: () => rhineland('run', 33), act: tab(/Trains/) },
  { name: '18rhl-companies', size: 'wide', game: () => rhineland('run', 33), act: tab(/Companies/) },
  { name: '18rhl-pinned', size: 'wide', game: () => rhineland('run', 33), shows: '.run-sum', act: press('[data-pin]') },
  { name: '1873-pinned', size: 'wide', game: () => harz('run', 20), shows: '.run-sum', act: pinLog },
  { name: '18rhl-dividend', game: () => rhineland('payDividend', 32) },
  {
    name: '18rhl-looking-back',
    game: () => rhineland('buyTrain', 11),
    act: async (page) => {
      for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
      await page.waitForSelector('.story');
    },
  },
  { name: '18rhl-trains', game: () => rhineland('buyTrain', 11) },
  { name: '18rhl-forced', game: () => rhinelandInNeed('raiseMoney') },
  {
    name: '18rhl-finale',
    game: () => rhinelandInNeed(undefined),
    screen: (id) => `finale/${id}`,
    shows: '.chart-box',
  },
  {
    name: '18rhl-review',
    size: 'wide',
    game: () => rhinelandInNeed(undefined),
    screen: (id) => `finale/${id}`,
    shows: '.heat td a',
    act: async (page) => page.locator('.review').scrollIntoViewIfNeeded(),
  },
  { name: '18rhl-charts', size: 'wide', game: () => rhineland('run', 33), act: tab(/Charts/) },
  { name: '18rhi-new', screen: 'new/18rhi', shows: '.seats' },
  { name: '18rhi-packet', game: () => rhineland('buyItem', 3, '18rhi') },
  { name: '18rhi-falling', game: () => rhinelandFalling(7) },
  { name: '18rhi-stock', game: () => rhineland('buyShare', 35, '18rhi') },
  { name: '18rhi-lay', game: () => rhineland('layTile', 38, '18rhi'), act: draft('layTile') },
  { name: '18rhi-run', game: () => rhineland('run', 33, '18rhi'), shows: '.run-sum' },
  { name: '18rhi-sheets', size: 'phone', game: () => rhineland('run', 33, '18rhi'), act: tab(/Sheets/) },
  { name: '18rhi-companies', size: 'wide', game: () => rhineland('run', 33, '18rhi'), act: tab(/Companies/) },
  { name: '18rhi-charter', game: () => rhinelandWith('sellCharterShares', rhi, 3) },
  { name: '18rhi-loan', game: () => rhinelandWith('takeLoan', rhi, 3) },
  {
    name: '18rhi-finale',
    game: () => rhinelandInNeed(undefined, '18rhi'),
    screen: (id) => `finale/${id}`,
    shows: '.chart-box',
  },
  { name: '18rhi-players', size: 'wide', game: () => rhinelandInNeed(undefined, '18rhi'), act: tab(/Players/) },
  { name: '18lra-new', screen: 'new/18lra', shows: '.seats' },
  { name: '18lra-packet', game: () => rhineland('buyItem', 3, '18lra') },
  { name: '18lra-lay', game: () => rhineland('layTile', 30, '18lra'), act: draft('layTile') },
  { name: '18lra-run', game: () => rhineland('run', 30, '18lra'), shows: '.run-sum' },
  { name: '18lra-sheets', size: 'phone', game: () => rhineland('run', 30, '18lra'), act: tab(/Sheets/) },
  {
    name: '18lra-companies',
    size: 'wide',
    game: () => rhinelandWith('placeHarbour', lra, 4),
    act: tab(/Compan/),
  },
  { name: '18lra-harbour', game: () => rhinelandWith('placeHarbour', lra, 4) },
  { name: '18lra-investor', game: () => rhinelandWith('investorBuys', lra, 2) },
  { name: '18lra-kreisbahn', game: () => rhinelandWith('payWithoutGkb', lra, 2) },
  { name: '1880-auction', game: () => china('bid', 5) },
  { name: '1880-investors', game: () => china('chooseInvestor', 2) },
  { name: '1880-found', game: () => china('found', 1), act: draft('found') },
  { name: '1880-stock', game: () => china('buyShare', 14) },
  { name: '1880-lay', game: () => china('layTile', 35), act: draft('layTile') },
  { name: '1880-run', game: () => china('run', 37), shows: '.run-sum' },
  { name: '1880-trains', game: () => china('buyTrain', 11) },
  { name: '1880-merger', game: () => china('mergeTreasury', 1) },
  { name: '1880-discard', size: 'wide', game: () => chinaInNeed('discardTrains') },
  { name: '1880-forced', game: () => chinaInNeed('raiseMoney') },
  { name: '1880-finale', game: () => chinaInNeed(undefined), screen: (id) => `finale/${id}`, shows: '.chart-box' },
  { name: '1880-market', size: 'phone', game: () => china('run', 37), act: tab(/Market/) },
  { name: '1880-sheets', size: 'phone', game: () => china('run', 37), act: tab(/Sheets/) },
  { name: '1880-material', size: 'wide', game: () => china('run', 37), act: tab(/Trains/) },
  { name: '1880-players', size: 'wide', game: () => china('run', 37), act: tab(/Players/) },
  { name: '1880-companies', size: 'wide', game: () => china('run', 37), act: tab(/Companies/) },
  ...['18rhi', '18lra'].flatMap((title) =>
    ['companies', 'map', 'sources'].map((book) => ({
      name: `${title}-library-${book}`,
      screen: `library/${title}/${book}`,
      shows: '.library .tab-page',
    })),
  ),
  { name: '1873-new', screen: 'new/1873', shows: '.seats', act: press('.more-options summary') },
  { name: '1873-auction', game: () => harz('buyItem', 4) },
  { name: '1873-bidding', game: () => harz('putUp', 2) },
  { name: '1873-found', game: () => harz('foundRailway', 1) },
  { name: '1873-stock', game: () => harz('buyShare', 20) },
  { name: '1873-mine', game: () => harz('buyMachine', 5) },
  { name: '1873-lay', game: () => harz('layTile', 17), act: draft('layTile') },
  { name: '1873-run', game: () => harz('run', 20), shows: '.run-sum' },
  { name: '1873-flaws', game: () => harz('run', 20), shows: '.run-sum', act: press('[data-tool="clear"]') },
  { name: '1873-payout', game: () => harz('payOut', 50) },
  { name: '1873-insolvent', game: () => harz('becomeInsolvent', 1) },
  { name: '1873-close', game: () => harzAt('close') },
  { name: '1873-right', game: () => harzAt('right') },
  { name: '1873-receivership', size: 'wide', game: () => harzAt('receivership'), act: tab(/Companies/) },
  { name: '1873-mines', size: 'wide', game: () => harz('run', 25), act: tab(/Mines/) },
  { name: '1873-companies', size: 'wide', game: () => harz('run', 25), act: tab(/Companies/) },
  { name: '1873-sheets', size: 'phone', game: () => harz('run', 25), act: tab(/Sheets/) },
  { name: '1873-finale', game: () => harz('end', 1), screen: (id) => `finale/${id}`, shows: '.chart-box' },
  ...['18rhl', '1880', '1873'].flatMap((title) =>
    ['trains', 'market', 'companies', 'map', 'tiles'].map((book) => ({
      name: `${title}-library-${book}`,
      screen: `library/${title}/${book}`,
      shows: '.library .tab-page',
    })),
  ),
];

const here = await visit();
await mkdir(FOLDER, { recursive: true });
const packer = await here.open();
for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const scenes = SCENES.filter((scene) => (scene.size ?? size) === size).filter(({ name }) =>
      wanted.test(`${name}-${theme}-${size}`),
    );
    if (scenes.length === 0) continue;
    const settings = JSON.stringify({ theme, language: process.env['SCREENS_LANGUAGE'] ?? 'en', name: 'Ann' });
    const { page, complaints, leave } = await here.open({ viewport, hasTouch: size === 'phone' });
    await page.evaluate((chosen) => localStorage.setItem('stellwerk/settings', chosen), settings);
    await page.reload();
    // Home has some games to show.
    for (const moves of [10_000, 150, 6]) await openAt(page, dice(['Ann', 'Ben', 'Cleo'], moves));
    for (const scene of scenes) {
      await setUp(page, scene);
      await savePicture(page, packer.page, join(FOLDER, `${scene.name}-${theme}-${size}.webp`));
    }
    if (complaints.length > 0) console.log(theme, size, complaints);
    await leave();
  }
}
await packer.leave();
await here.close();
await onlineScreens(FOLDER, SIZES, wanted);
console.log(`screens written to ${FOLDER}`);

async function openAt(page: Page, text: string): Promise<string> {
  await page.goto(`${here.address}#/`);
  return openText(page, text);
}

async function setUp(page: Page, scene: Scene): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('stellwerk/pinned'));
  const id = scene.game ? await openAt(page, scene.game()) : '';
  const screen = typeof scene.screen === 'function' ? scene.screen(id) : scene.screen;
  if (screen !== undefined) await page.goto(`${here.address}#/${screen}`);
  await page.waitForLoadState('networkidle');
  await page.waitForSelector(scene.shows ?? '.table');
  await scene.act?.(page);
  // Charts and searches that are still at work come to their end.
  await page.waitForFunction(() => document.querySelector('[data-search], .thinking progress') === null);
  await page.waitForTimeout(250);
}
