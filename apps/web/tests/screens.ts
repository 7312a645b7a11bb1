import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lra } from '@stellwerk/titles/18lra';
import { rhi } from '@stellwerk/titles/18rhi';
import type { Page } from 'playwright-core';
import { visit } from './browser.ts';
import { openText, screenShown } from './page.ts';
import { isAtRest, type Picture, savePicture, VIEWS, type View, viewsTaken } from './pictures.ts';
import {
  china,
  chinaInNeed,
  chinaLateStock,
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
 * Writes the pictures of docs/screens: each scene in the views that it names, and removes those of scenes that are gone.
 * `npm run screens -- 1880-run` takes every view of the scenes whose name holds the given expression and removes nothing.
 * SCREENS names another folder for them, SCREENS_LANGUAGE another language.
 */
const FOLDER = process.env['SCREENS'] ?? join(import.meta.dirname, '..', '..', '..', 'docs', 'screens');
const [expression] = process.argv.slice(2);
const wanted = expression === undefined ? undefined : new RegExp(expression);

interface Scene {
  readonly name: string;
  /** Which pictures of it are kept. */
  readonly views?: readonly View[];
  /** A game file to be opened first. */
  readonly game?: () => string;
  /** A screen to be gone to, instead of the table of the game. */
  readonly screen?: string | ((id: string) => string);
  /** What must be there before the picture is taken. */
  readonly shows?: string;
  act?(page: Page): Promise<void>;
}

/** What the wide table has beside the map, a phone shows on a tab of its own. */
const WIDE: readonly View[] = ['light-wide'];
const PHONE: readonly View[] = ['light-phone'];
const BOTH: readonly View[] = ['light-wide', 'dark-phone'];
const HUGE: readonly View[] = ['light-wide', 'dark-huge'];

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
  { name: 'table-lay', views: ['dark-wide', 'light-phone'], game: middle, act: chooseField },
  { name: 'table-now', views: PHONE, game: middle, act: tab(/Now/) },
  { name: 'table-sheets', views: PHONE, game: middle, act: tab(/Sheets/) },
  { name: 'table-supply', game: middle, act: tab(/Supply/) },
  { name: 'table-log', game: middle, act: tab(/Log/) },
  { name: 'table-charts', views: WIDE, game: middle, act: tab(/Charts/) },
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
  { name: '18rhl-stock', views: ['light-wide', 'light-phone', 'dark-huge'], game: () => rhineland('buyShare', 40) },
  { name: '18rhl-lay', game: () => rhineland('layTile', 38), act: draft('layTile') },
  {
    name: '18rhl-run',
    views: ['light-wide', 'dark-phone', 'light-huge'],
    game: () => rhineland('run', 33),
    shows: '.run-sum',
  },
  { name: '18rhl-market', views: PHONE, game: () => rhineland('run', 33), act: tab(/Market/) },
  { name: '18rhl-sheets', views: PHONE, game: () => rhineland('run', 33), act: tab(/Sheets/) },
  { name: '18rhl-material', views: WIDE, game: () => rhineland('run', 33), act: tab(/Trains/) },
  { name: '18rhl-companies', views: WIDE, game: () => rhineland('run', 33), act: tab(/Companies/) },
  { name: '18rhl-pinned', views: WIDE, game: () => rhineland('run', 33), shows: '.run-sum', act: press('[data-pin]') },
  { name: '1873-pinned', views: WIDE, game: () => harz('run', 20), shows: '.run-sum', act: pinLog },
  { name: '18rhl-dividend', game: () => rhineland('payDividend', 32) },
  {
    name: '18rhl-looking-back',
    game: () => rhineland('buyTrain', 11),
    act: async (page) => {
      for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
      await page.waitForSelector('.story');
      // Rounds are found while nothing else is to be done.
      await page.waitForSelector('.round-pieces li', { state: 'attached' });
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
    views: WIDE,
    game: () => rhinelandInNeed(undefined),
    screen: (id) => `finale/${id}`,
    shows: '.heat td a',
    act: async (page) => {
      await page.locator('[data-prospects] li').first().waitFor();
      await page.locator('[data-prospects]').evaluate((section) => section.scrollIntoView());
    },
  },
  { name: '18rhl-charts', views: WIDE, game: () => rhineland('run', 33), act: tab(/Charts/) },
  { name: '18rhi-new', screen: 'new/18rhi', shows: '.seats' },
  { name: '18rhi-packet', game: () => rhineland('buyItem', 3, '18rhi') },
  { name: '18rhi-falling', game: () => rhinelandFalling(7) },
  { name: '18rhi-stock', game: () => rhineland('buyShare', 35, '18rhi') },
  { name: '18rhi-lay', game: () => rhineland('layTile', 38, '18rhi'), act: draft('layTile') },
  { name: '18rhi-run', game: () => rhineland('run', 33, '18rhi'), shows: '.run-sum' },
  { name: '18rhi-sheets', views: PHONE, game: () => rhineland('run', 33, '18rhi'), act: tab(/Sheets/) },
  { name: '18rhi-companies', views: WIDE, game: () => rhineland('run', 33, '18rhi'), act: tab(/Companies/) },
  { name: '18rhi-charter', game: () => rhinelandWith('sellCharterShares', rhi, 3) },
  { name: '18rhi-loan', game: () => rhinelandWith('takeLoan', rhi, 3) },
  {
    name: '18rhi-finale',
    game: () => rhinelandInNeed(undefined, '18rhi'),
    screen: (id) => `finale/${id}`,
    shows: '.chart-box',
  },
  { name: '18rhi-players', views: WIDE, game: () => rhinelandInNeed(undefined, '18rhi'), act: tab(/Players/) },
  { name: '18lra-new', screen: 'new/18lra', shows: '.seats' },
  { name: '18lra-packet', game: () => rhineland('buyItem', 3, '18lra') },
  { name: '18lra-lay', game: () => rhineland('layTile', 30, '18lra'), act: draft('layTile') },
  { name: '18lra-run', game: () => rhineland('run', 30, '18lra'), shows: '.run-sum' },
  { name: '18lra-sheets', views: PHONE, game: () => rhineland('run', 30, '18lra'), act: tab(/Sheets/) },
  {
    name: '18lra-companies',
    views: WIDE,
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
  { name: '1880-late-stock', views: HUGE, game: chinaLateStock },
  { name: '1880-lay', game: () => china('layTile', 35), act: draft('layTile') },
  { name: '1880-run', views: HUGE, game: () => china('run', 37), shows: '.run-sum' },
  { name: '1880-trains', game: () => china('buyTrain', 11) },
  { name: '1880-merger', game: () => china('mergeTreasury', 1) },
  { name: '1880-discard', views: WIDE, game: () => chinaInNeed('discardTrains') },
  { name: '1880-forced', game: () => chinaInNeed('raiseMoney') },
  { name: '1880-finale', game: () => chinaInNeed(undefined), screen: (id) => `finale/${id}`, shows: '.chart-box' },
  { name: '1880-market', views: PHONE, game: () => china('run', 37), act: tab(/Market/) },
  { name: '1880-sheets', views: PHONE, game: () => china('run', 37), act: tab(/Sheets/) },
  { name: '1880-material', views: WIDE, game: () => china('run', 37), act: tab(/Trains/) },
  { name: '1880-players', views: WIDE, game: () => china('run', 37), act: tab(/Players/) },
  { name: '1880-companies', views: WIDE, game: () => china('run', 37), act: tab(/Companies/) },
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
  { name: '1873-run', views: HUGE, game: () => harz('run', 20), shows: '.run-sum' },
  { name: '1873-flaws', game: () => harz('run', 20), shows: '.run-sum', act: press('[data-tool="clear"]') },
  { name: '1873-payout', game: () => harz('payOut', 50) },
  { name: '1873-insolvent', game: () => harz('becomeInsolvent', 1) },
  { name: '1873-close', game: () => harzAt('close') },
  { name: '1873-right', game: () => harzAt('right') },
  { name: '1873-receivership', views: WIDE, game: () => harzAt('receivership'), act: tab(/Companies/) },
  { name: '1873-mines', views: WIDE, game: () => harz('run', 25), act: tab(/Mines/) },
  { name: '1873-companies', views: WIDE, game: () => harz('run', 25), act: tab(/Companies/) },
  { name: '1873-sheets', views: PHONE, game: () => harz('run', 25), act: tab(/Sheets/) },
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
const taken: string[] = [];
const save = async (page: Page, { name, view }: Picture) => {
  taken.push(`${name}-${view}.webp`);
  await savePicture(page, packer.page, join(FOLDER, `${name}-${view}.webp`));
};
for (const { theme, size, viewport, view } of VIEWS) {
  const scenes = SCENES.filter(({ name, views = BOTH }) => viewsTaken(name, views, wanted).includes(view));
  if (scenes.length === 0) continue;
  const { page, complaints, leave } = await here.open({
    viewport,
    hasTouch: size === 'phone',
    settings: { theme, language: process.env['SCREENS_LANGUAGE'] ?? 'en', name: 'Ann' },
  });
  // Home has some games to show.
  for (const moves of [10_000, 150, 6]) await openAt(page, dice(['Ann', 'Ben', 'Cleo'], moves));
  for (const scene of scenes) {
    await setUp(page, scene);
    await save(page, { name: scene.name, view });
  }
  if (complaints.length > 0) console.log(view, complaints);
  await leave();
}
await onlineScreens(wanted, save);
await packer.leave();
await here.close();
// A picture of what is no longer shown so would only mislead.
const gone = wanted ? [] : (await readdir(FOLDER)).filter((name) => name.endsWith('.webp') && !taken.includes(name));
for (const name of gone) await rm(join(FOLDER, name));
console.log(`${taken.length} pictures written to ${FOLDER}, ${gone.length} removed`);

async function openAt(page: Page, text: string): Promise<string> {
  await page.goto(`${here.address}#/`);
  await screenShown(page);
  return openText(page, text);
}

async function setUp(page: Page, scene: Scene): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('stellwerk/pinned'));
  const id = scene.game ? await openAt(page, scene.game()) : '';
  const screen = typeof scene.screen === 'function' ? scene.screen(id) : scene.screen;
  if (screen !== undefined) {
    await page.goto(`${here.address}#/${screen}`);
    await screenShown(page);
  }
  await page.waitForSelector(scene.shows ?? '.table');
  await scene.act?.(page);
  await isAtRest(page);
}
