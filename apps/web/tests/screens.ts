import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { diceBuilder } from '@stellwerk/bots';
import { newGame, saveGame, seededRandom } from '@stellwerk/engine/kernel';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import type { Page } from 'playwright-core';
import { visit } from './browser.ts';
import { opening, rhinelandGame } from './rhineland-opening.ts';

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
    const rhineland = rhinelandGame(['Ann', 'Ben', 'Cleo'], 'opening');
    for (const _ of opening(rhineland, 25));
    await open(page, JSON.stringify(saveGame(rhineland)));
    await shot('18rhl-table');
    const lay = page.locator('.offer[data-type="layTile"]');
    if (await lay.count()) await lay.click();
    await shot('18rhl-lay');
    await page.goto(`${here.address}#/library/18rhl/tiles`);
    await page.waitForSelector('.tile-sheet');
    await shot('18rhl-tiles');
    if (complaints.length > 0) console.log(theme, size, complaints);
    await leave();
  }
}
await here.close();
console.log(`screens written to ${FOLDER}`);
