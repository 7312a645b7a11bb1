import { cashOf } from '@stellwerk/engine/finance';
import { type Game, newGame, saveGame } from '@stellwerk/engine/kernel';
import { harbourOf, INVESTOR, lra, type State } from '@stellwerk/titles/18lra';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { both, offers } from './beside.ts';
import { type Visit, visit } from './browser.ts';
import { doByClicks, openTable, waitForHash } from './by-clicks.ts';
import { openInstead, RAW_KEY, seriousFlaws, textsShown } from './page.ts';
import { recordedUntil } from './recorded-games.ts';
import { nextBy, RHINELAND } from './spendthrift.ts';

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dan'];
let here: Visit;

beforeAll(async () => {
  here = await visit();
});
afterAll(async () => {
  await here?.close();
});

function begin(players: number, seed: string): Game<State> {
  const started = newGame(lra, { players: PLAYERS.slice(0, players), seed });
  if (!started.ok) throw new Error(started.refusal.rule);
  return started.value;
}

async function expectSound(page: Page, complaints: readonly string[], language: string): Promise<void> {
  expect(complaints).toEqual([]);
  expect(await page.evaluate(textsShown)).not.toMatch(RAW_KEY);
  // Roles and labels are the same in every language.
  if (language !== 'en') return;
  expect(await seriousFlaws(page)).toEqual([]);
}

const SAID = {
  de: {
    companies: 'Gesellschaften',
    investor: /unsere Rekonstruktion/,
    ask: 'Für den Investor eine Aktie wählen; er hat 600 M',
    build: 'Hafen in Neuss (H14) für 50 M',
    left: 'Hafenmarker auf der Tafel: 50 M, ab der braunen Phase 100 M',
    built: 'Hafenmarker Hafen in Neuss (H14)',
    option: 'Kurzspiel (unsere Rekonstruktion)',
  },
  en: {
    companies: 'Companies',
    investor: /our reconstruction/,
    ask: 'Choose a share for the Investor; it has 600 M',
    build: 'Harbour in Neuss (H14) for 50 M',
    left: 'Harbour marker on the charter: 50 M, from the brown phase 100 M',
    built: 'Harbour marker harbour in Neuss (H14)',
    option: 'short game (our reconstruction)',
  },
} as const;

describe.each(['de', 'en'] as const)('18LRA by clicks (%s)', (language) => {
  const said = SAID[language];

  test('two players: the start packet, the first stock round with the Investor, and the first operating round', async () => {
    const { page, complaints, leave } = await here.open({ settings: { language } });
    // Where to press has no language: in the second one the table comes from a file where something is looked at.
    const byClicks = language === 'de';
    const id = byClicks ? await openTable(page, ['Ann', 'Ben'], 'clicks', '18lra') : '';
    const game = begin(2, 'clicks');
    let asked = false;
    // As an eager table plays it, until two companies have had their turn.
    while (!game.state.flow.some((frame) => frame.kind === 'operatingRound' && frame.acted.length > 1)) {
      if (!asked && offers(game, 'investorBuys')) {
        asked = true;
        if (!byClicks) await openInstead(page, game);
        await expect.poll(() => page.locator('.side .ask').textContent()).toBe(said.ask);
      }
      const action = nextBy(game, RHINELAND);
      if (byClicks) await doByClicks(page, action);
      const played = game.play(action);
      if (!played.ok) throw new Error(played.refusal.rule);
    }
    expect(asked).toBe(true);
    if (byClicks) await waitForHash(page, id, game);
    else await openInstead(page, game);
    await page.getByRole('tab', { name: said.companies }).click();
    const investor = page.locator('.cards .sheet', { hasText: 'Investor' }).last();
    await expect.poll(() => investor.textContent()).toMatch(said.investor);
    await expect.poll(() => investor.textContent()).toContain(String(cashOf(game.state, INVESTOR)));
    await expectSound(page, complaints, language);
    await leave();
  });

  test('a harbour is built: offered with its price, and noted in the sheet', async () => {
    const game = recordedUntil(lra, 4, 'placeHarbour');
    const saved = JSON.stringify(saveGame(game));
    const { page, complaints, leave, id } = await here.openGame(saved, { settings: { language } });
    const sheet = page.locator('.acting .sheet').first();
    const plain = async () => (await sheet.textContent())?.replaceAll('\u00a0', ' ');
    await expect.poll(() => page.locator('.offer b').first().textContent()).toBe(said.build);
    await expect.poll(plain).toContain(said.left);
    await both(page, game, 'placeHarbour', { hex: 'H14' });
    await waitForHash(page, id, game);
    expect(harbourOf(game.state, 'BME')).toBe('H14');
    await expect.poll(plain).toContain(said.built);
    await expectSound(page, complaints, language);
    await leave();
  });
});

test('what is a reconstruction says so before the game, and the figures say what they rest on', async () => {
  const { page, leave } = await here.open({ settings: { language: 'en' }, at: 'new/18lra' });
  const length = page.locator('[data-option="length"] select');
  await expect.poll(() => length.locator('option').allTextContents()).toContain(SAID.en.option);
  await page.goto(`${here.address}#/library/18lra/sources`);
  await expect.poll(() => page.locator('.library .tab-page').textContent()).toMatch(/short game.*our reconstruction/s);
  await expect.poll(() => page.locator('.library .tab-page').textContent()).toMatch(/The map: .*one source/s);
  await leave();
});
