import { type Game, newGame, topFrame } from '@stellwerk/engine/kernel';
import { harzbahn, type State } from '@stellwerk/titles/1873';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { both, offered, offers } from './beside.ts';
import { type Visit, visit } from './browser.ts';
import { openTable, waitForHash } from './by-clicks.ts';
import { copyOf, fileOf, harzGame, PLAYERS, playOn } from './harz-opening-1873.ts';
import { openText, RAW_KEY, seriousFlaws, settle, textsShown } from './page.ts';

let here: Visit;

beforeAll(async () => {
  here = await visit();
});
afterAll(async () => {
  await here?.close();
});

const isTurnOf = (game: Game<State>, company: string) => {
  const frame = topFrame(game.state);
  return frame?.kind === 'railwayTurn' && frame.company === company;
};

// One game, stopped where something begins that is to be done by clicks.
const founding = playOn(harzGame(), (game) => offers(game, 'foundRailway'));
const route = playOn(copyOf(founding), (game) => isTurnOf(game, 'GHE'));
route.undo();
const running = playOn(copyOf(route), (game) => offers(game, 'run'));
const selling = playOn(copyOf(running), (game) => offers(game, 'sellShares'));

async function expectSound(page: Page, complaints: readonly string[]): Promise<void> {
  expect(complaints).toEqual([]);
  expect(await page.evaluate(textsShown)).not.toMatch(RAW_KEY);
}

const SAID = {
  de: {
    premium: /Startversteigerung, Aufschlag 140\sM/,
    railway: /GHE gründen: 2 Aktien zu 150\sM/,
    mines: /HW gründen aus Werk 10 Elbingerode und Werk 12 Blankenburg/,
    built: /GHE.*Konzessionsstrecke|Konzession.*GHE/,
    missing: /Konzessionsstrecke/,
    proven: /bewiesen die beste/,
    log: 'Verlauf',
  },
  en: {
    premium: /Start auction, premium 140\sM/,
    railway: /Found GHE: 2 shares at 150\sM/,
    mines: /Found HW of mine 10 Elbingerode and mine 12 Blankenburg/i,
    built: /GHE.*concession|concession.*GHE/i,
    missing: /concession/i,
    proven: /proven best/,
    log: 'Log',
  },
} as const;

describe.each(['de', 'en'] as const)('Harzbahn 1873 by clicks (%s)', (language) => {
  const said = SAID[language];

  test('the premium falls while nobody buys, and a line of the offer begins a purchase', async () => {
    const { page, complaints, leave } = await here.open({ settings: { language } });
    const id = await openTable(page, PLAYERS, 'auction', '1873');
    const started = newGame(harzbahn, { players: PLAYERS, seed: 'auction' });
    if (!started.ok) throw new Error(started.refusal.rule);
    const game = started.value;
    await page.click('[data-item="W15"]');
    await page.click('[data-confirm="yes"]');
    game.play(offered(game, 'buyItem', { item: 'W15' }));
    for (const _ of PLAYERS) await both(page, game, 'pass');
    await expect.poll(() => page.locator('.side .ask').textContent()).toMatch(said.premium);
    await expect.poll(() => page.locator('.packet .sold').count()).toBe(1);
    await waitForHash(page, id, game);
    await expectSound(page, complaints);
    await leave();
  });

  test('a railway is founded by its box of the value track, a mine company of two own mines', async () => {
    const { page, complaints, leave, id } = await here.openGame(fileOf(founding), { settings: { language } });
    const game = copyOf(founding);
    await page.locator('.dw-market .dw-can[aria-label^="150"]').click();
    await page.locator('.pick [data-param="shares"] [data-value="2"]').click();
    await expect.poll(() => page.locator('[data-confirm="yes"]').textContent()).toMatch(said.railway);
    await page.click('[data-confirm="yes"]');
    game.play(offered(game, 'foundRailway', { price: 150, shares: 2 }));
    await both(page, game, 'foundRailway', { price: 150, shares: 2 });
    await both(page, game, 'buyShare', { company: 'HBE' });
    const wanted = { company: 'HW', first: 'W10', second: 'W12' };
    const button = page.locator('.now .offer[data-type="foundMines"]').first();
    await expect.poll(() => button.textContent()).toMatch(said.mines);
    await both(page, game, 'foundMines', wanted);
    await waitForHash(page, id, game);
    expect(game.state.mineCompanies.HW.mines).toEqual(['W10', 'W12']);
    await expectSound(page, complaints);
    await leave();
  });

  test('the concession route is built in the first turn, and a station on it', async () => {
    const { page, complaints, leave, id } = await here.openGame(fileOf(route), { settings: { language } });
    const game = copyOf(route);
    await expect.poll(() => page.locator('.dw-plan').count()).toBeGreaterThan(0);
    const before = await page.locator('.dw-plan').count();
    await both(page, game, 'pass');
    expect(isTurnOf(game, 'GHE')).toBe(true);
    await expect.poll(() => page.locator('.dw-plan').count()).toBeLessThan(before);
    await both(page, game, 'placeMarker', { hex: 'H17' });
    await both(page, game, 'buyLoco');
    await page.getByRole('tab', { name: said.log }).click();
    await expect.poll(() => page.locator('.log').textContent()).toMatch(said.built);
    await waitForHash(page, id, game);
    await expectSound(page, complaints);
    await leave();
  });

  test('a run is cleared, put together again by its stops and cut; each fault is told with its rule', async () => {
    const { page, complaints, leave, id } = await here.openGame(fileOf(running), { settings: { language } });
    const game = copyOf(running);
    const sum = page.locator('.run-sum');
    await expect.poll(() => sum.textContent()).toMatch(said.proven);
    const best = await page.locator('.run-sum b').textContent();
    const flaws = page.locator('.run-flaws li');
    await page.click('[data-part="2"]');
    await page.click('[data-tool="clear"]');
    await expect.poll(() => flaws.first().getAttribute('data-rule')).toBe('1873/4.4.3-g');
    await expect.poll(() => flaws.first().textContent()).toMatch(said.missing);
    await expect.poll(() => page.locator('[data-confirm="yes"]').isDisabled()).toBe(true);
    for (const stop of ['G20.city0', 'I18.city0']) await page.locator(`[data-stop="${stop}"]`).click({ force: true });
    await expect.poll(() => sum.textContent()).toMatch(said.proven);
    await page.click('[data-cut="H17.village0"]');
    await expect.poll(() => page.locator('.dw-route-letter').count()).toBe(2);
    for (const letter of ['b', 'a']) {
      await page.keyboard.press(letter);
      const route = page.locator(`[data-letter="${letter}"]`);
      await expect.poll(() => route.getAttribute('aria-pressed')).toBe('true');
    }
    await expect.poll(() => page.locator('.run-sum b').textContent()).toBe('–');
    await page.click('[data-best]');
    await expect.poll(() => page.locator('.run-sum b').textContent()).toBe(best);
    await page.click('[data-confirm="yes"]');
    game.play(offered(game, 'run'));
    await waitForHash(page, id, game);
    await expectSound(page, complaints);
    await leave();
  });
});

describe('Harzbahn 1873 at the table', () => {
  test.each([
    ['light', [harzGame(), founding, running, selling]],
    ['dark', [running, selling]],
  ] as const)('no serious flaw in the %s theme', async (theme, games) => {
    const { page, complaints, leave } = await here.open({ settings: { theme, language: 'en' } });
    for (const game of games) {
      await page.goto(`${here.address}#/`);
      await openText(page, fileOf(game));
      expect(
        await seriousFlaws(page, theme === 'light' ? 'all' : 'contrast'),
        `${topFrame(game.state)?.kind} in ${theme}`,
      ).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await leave();
  });

  test('360 px wide: nothing to scroll sideways on any page', async () => {
    const { page, complaints, leave } = await here.open({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await settle(page, { language: 'de' });
    for (const game of [harzGame(), running, selling]) {
      await page.goto(`${here.address}#/`);
      await openText(page, fileOf(game));
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        const what = `${topFrame(game.state)?.kind}, ${await tab.textContent()}`;
        expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(360);
      }
    }
    await expectSound(page, complaints);
    await leave();
  });
});
