import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { diceBuilder } from '@stellwerk/bots';
import { newGame, saveGame, seededRandom } from '@stellwerk/engine/kernel';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import type { Page } from 'playwright-core';
import { visit } from './browser.ts';
import { chinaGame, fileOf, playOn } from './china-opening-1880.ts';
import { opening, rhinelandGame } from './rhineland-opening.ts';
import { onlineScreens } from './screens-online.ts';

/** Writes a picture of every screen, light and dark, wide and phone, to docs/screens. */
const FOLDER = process.env['SCREENS'] ?? join(import.meta.dirname, '..', '..', '..', 'docs', 'screens');
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

function saved(players: readonly string[], seed: string, moves: number): string {
  const started = newGame(railroadDice2, { players, seed });
  if (!started.ok) throw new Error(started.refusal.rule);
  const game = started.value;
  const random = seededRandom('screens');
  while (!game.over && game.actions.length < moves) {
    game.play(diceBuilder.choose(game, game.actors()[0] ?? 0, random));
  }
  return JSON.stringify(saveGame(game));
}

async function open(page: Page, text: string): Promise<string> {
  await page.goto(new URL('#/', page.url()).href);
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.setInputFiles('input[type=file]', file);
  await page.waitForSelector('.table');
  return /#\/table\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

/** An opening of 18Rhl that goes on for some rounds. */
const whole = rhinelandGame(['Ann', 'Ben', 'Cleo'], 'opening');
for (const _ of opening(whole, 600, 16));

/** The position before the n-th action of a kind, or the last one. */
function rhineland(type: string, nth: number): string {
  const at = whole.actions.flatMap((action, i) => (action.type === type ? [i] : [])).slice(0, nth);
  const game = rhinelandGame(['Ann', 'Ben', 'Cleo'], 'opening');
  for (const action of whole.actions.slice(0, at.at(-1) ?? 0)) game.play(action);
  return JSON.stringify(saveGame(game));
}

const RHINELAND: Readonly<Record<string, string>> = {
  packet: rhineland('buyItem', 3),
  stock: rhineland('buyShare', 40),
  lay: rhineland('layTile', 38),
  run: rhineland('run', 33),
  dividend: rhineland('payDividend', 32),
  trains: rhineland('buyTrain', 11),
};

/** A game of 1880 that goes on to the second half of phase B. */
const china = playOn(chinaGame(), ({ actions }) => actions.length >= 262);

function chinaBefore(type: string, nth: number): string {
  const at = china.actions.flatMap((action, i) => (action.type === type ? [i] : []))[nth - 1];
  if (at === undefined) throw new Error(`no ${nth}. ${type}`);
  const game = chinaGame();
  for (const action of china.actions.slice(0, at)) game.play(action);
  return fileOf(game);
}

const CHINA: Readonly<Record<string, string>> = {
  auction: chinaBefore('bid', 5),
  investors: chinaBefore('chooseInvestor', 2),
  found: chinaBefore('found', 1),
  stock: chinaBefore('buyShare', 14),
  lay: chinaBefore('layTile', 35),
  run: chinaBefore('run', 37),
  trains: chinaBefore('buyTrain', 11),
  merger: fileOf(playOn(chinaGame(), ({ state }) => state.flow.at(-1)?.kind === 'merger', { founds: { A2: 'QSR' } })),
};

/** A lay in the middle of the game: a field chosen, the fan open. */
async function chooseField(page: Page): Promise<void> {
  await page.waitForSelector('svg.board');
  const roll = page.locator('.offer[data-type="roll"]').first();
  if (await roll.count()) await roll.click();
  const field = page.locator('.field.open .hit');
  if (await field.count()) await field.first().click({ force: true });
}

async function tab(page: Page, name: RegExp): Promise<void> {
  const found = page.getByRole('tab', { name });
  if (await found.count()) await found.first().click();
}

const here = await visit();
await mkdir(FOLDER, { recursive: true });
for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const phone = size === 'phone';
    const { page, complaints, leave } = await here.open({
      viewport,
      hasTouch: phone,
    });
    await page.evaluate(
      (chosen) =>
        localStorage.setItem('stellwerk/settings', JSON.stringify({ theme: chosen, language: 'en', name: 'Ann' })),
      theme,
    );
    await page.reload();
    const shot = async (name: string) => {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(250);
      await page.screenshot({ path: join(FOLDER, `${name}-${theme}-${size}.png`) });
    };
    const ended = await open(page, saved(['Ann', 'Ben', 'Cleo'], 'screens', 10_000));
    const middle = await open(page, saved(['Ann', 'Ben', 'Cleo'], 'screens', 150));
    await open(page, saved(['Ann', 'Ben'], 'second', 6));
    await page.goto(`${here.address}#/`);
    await shot('home');
    await page.goto(`${here.address}#/new`);
    await page.waitForSelector('.seats');
    await shot('new-table');
    await page.goto(`${here.address}#/table/${middle}`);
    await page.waitForSelector('.table');
    await shot('table');
    await chooseField(page);
    await shot('table-lay');
    if (phone) {
      await tab(page, /Now/);
      await shot('table-now');
      await tab(page, /Sheets/);
      await shot('table-sheets');
    }
    await tab(page, /Supply/);
    await shot('table-supply');
    await tab(page, /Log/);
    await shot('table-log');
    await tab(page, /Charts/);
    if (!phone) await page.waitForSelector('.chart-box');
    if (!phone) await shot('table-charts');
    await page.locator('[data-tool="menu"]').click();
    await shot('table-menu');
    await page.keyboard.press('Escape');
    await page.goto(`${here.address}#/analysis/${middle}/120`);
    await page.waitForSelector('.table');
    await shot('analysis');
    await page.goto(`${here.address}#/finale/${ended}`);
    await page.waitForSelector('.chart-box');
    await shot('finale');
    await page.goto(`${here.address}#/library/railroad-dice-2/rules`);
    await page.waitForSelector('.rules');
    await shot('library-rules');
    await page.goto(`${here.address}#/library/railroad-dice-2/material`);
    await page.waitForSelector('.material');
    await shot('library-material');
    for (const [name, text] of Object.entries(RHINELAND)) {
      await open(page, text);
      const lay = page.locator('.offer[data-type="layTile"]');
      if (name === 'lay' && (await lay.count())) await lay.click();
      await page.waitForTimeout(500);
      await shot(`18rhl-${name}`);
      if (phone && name === 'run') {
        await tab(page, /Market/);
        await shot('18rhl-market');
        await tab(page, /Sheets/);
        await shot('18rhl-sheets');
      }
      if (!phone && name === 'run') {
        await tab(page, /Trains/);
        await shot('18rhl-material');
        await tab(page, /Companies/);
        await shot('18rhl-companies');
      }
    }
    for (const [name, text] of Object.entries(CHINA)) {
      await open(page, text);
      const draft = { lay: 'layTile', found: 'found' }[name];
      const offer = page.locator(`.offer[data-type="${draft}"]`);
      if (draft !== undefined && (await offer.count())) await offer.click();
      await page.waitForTimeout(500);
      await shot(`1880-${name}`);
      if (name !== 'run') continue;
      for (const [tabName, page1880] of [
        [/Market/, 'market'],
        [/Sheets/, 'sheets'],
        [/Trains/, 'material'],
        [/Players/, 'players'],
        [/Companies/, 'companies'],
      ] as const) {
        if (!(await page.getByRole('tab', { name: tabName }).count())) continue;
        await tab(page, tabName);
        await shot(`1880-${page1880}`);
      }
    }
    for (const book of ['trains', 'market', 'companies', 'map', 'tiles']) {
      await page.goto(`${here.address}#/library/1880/${book}`);
      await page.waitForSelector('.library .tab-page');
      await shot(`1880-library-${book}`);
    }
    for (const book of ['trains', 'market', 'companies', 'map']) {
      await page.goto(`${here.address}#/library/18rhl/${book}`);
      await page.waitForSelector('.library .tab-page');
      await shot(`18rhl-library-${book}`);
    }
    await page.goto(`${here.address}#/new/18rhl`);
    await page.waitForSelector('.seats');
    await shot('18rhl-new');
    await page.goto(`${here.address}#/library/18rhl/tiles`);
    await page.waitForSelector('.tile-sheet');
    await shot('18rhl-tiles');
    if (complaints.length > 0) console.log(theme, size, complaints);
    await leave();
  }
}
await here.close();
await onlineScreens(FOLDER, SIZES);
console.log(`screens written to ${FOLDER}`);
