import { DEPOT, trainsOf } from '@stellwerk/engine/finance';
import { expand, type Game, type Json, newGame } from '@stellwerk/engine/kernel';
import { china, type State } from '@stellwerk/titles/1880';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { both, offered, offers } from './beside.ts';
import { type Guest, type Visit, visit } from './browser.ts';
import { movesShown, openTable, waitForHash } from './by-clicks.ts';
import { chinaGame, copyOf, fileOf, PLAYERS, playOn } from './china-opening-1880.ts';
import {
  flawedIn,
  type Look,
  lookInThemes,
  openText,
  RAW_KEY,
  screenShown,
  settle,
  THEMES,
  textsShown,
} from './page.ts';

let here: Visit;

beforeAll(async () => {
  here = await visit();
});
afterAll(async () => {
  await here?.close();
});

const topKind = (game: Game<State>) => game.state.flow.at(-1)?.kind;

function isBuying(game: Game<State>): boolean {
  const top = game.state.flow.at(-1);
  return top?.kind === 'companyTurn' && top.step === 'trains';
}

function isLastOf(game: Game<State>, type: string): boolean {
  const left = trainsOf(game.state, DEPOT).filter((train) => train === type).length;
  return left === 1 && isBuying(game) && offers(game, 'buyTrain');
}

// One game, stopped where something begins that is to be done by clicks.
const founding = playOn(
  chinaGame(),
  (game) => topKind(game) === 'stockRound' && offers(game, 'found') && game.actors()[0] === 1,
);
const rocket = playOn(copyOf(founding), (game) => offers(game, 'exchangeRocket'));
const lastTwo = playOn(copyOf(rocket), (game) => isLastOf(game, '2'));
const payment = playOn(copyOf(lastTwo), (game) => topKind(game) === 'payment');
const selling = playOn(copyOf(lastTwo), (game) => offers(game, 'sellShares'));
const permit = playOn(copyOf(rocket), (game) => topKind(game) === 'companyTurn' && offers(game, 'assignPermit'));
const merger = playOn(copyOf(founding), (game) => topKind(game) === 'merger', { founds: { A2: 'QSR' } });
const laying = playOn(copyOf(payment), (game) => offers(game, 'layTile'));
const running = playOn(copyOf(laying), (game) => offers(game, 'run'));

function at(language: string, game: Game<State>): Promise<Guest> {
  return here.openGame(fileOf(game), { settings: { language } });
}

async function expectSound(page: Page, complaints: readonly string[]): Promise<void> {
  expect(complaints).toEqual([]);
  expect(await page.evaluate(textsShown)).not.toMatch(RAW_KEY);
}

const SAID = {
  de: {
    dropped: 'P1 Kaiping Railway: ab ¥ 5 bieten oder passen',
    overbid: /(Ann|Ben|Cleo) bietet ¥ 45; ab ¥ 50 überbieten/,
    investor: 'Einen Investor wählen',
    firstStock: /^Erste Aktienrunde/,
    found: /LHR gründen: 30 % zu ¥ 90, Reihe 1, Baurecht BC/,
    needs: /nach der Aktienrunde in Betrieb/,
    back: 'weiter',
    resumes: /Mitten im Zug der \w+/,
    trains: 'Loks',
    rocket: /Rocket of China gegen 2er-Lok tauschen/,
    payment: /¥ 40 jetzt nehmen/,
    sold: /1 Anteil der \w+ verkaufen: ¥ \d+ nach ¥ 5 Gebühr/,
    permit: /Baurecht D an \w+/,
    merger: /A2 Japanese Investor geht in QSR auf: wohin mit ¥ 50\?/,
    treasury: ['¥ 50 in die Kasse der QSR', '¥ 10 an Cleo, ¥ 40 an die Bank'],
    log: 'Verlauf',
    rocketTold: /für die Rocket of China eine 2-Lok/,
  },
  en: {
    dropped: 'P1 Kaiping Railway: bid ¥5 or more, or pass',
    overbid: /(Ann|Ben|Cleo) bids ¥45; go ¥50 or higher/,
    investor: 'Choose an investor',
    firstStock: /^First stock round/,
    found: /Found LHR: 30 % at ¥90, row 1, permit BC/,
    needs: /opens after the stock round/,
    back: 'back to',
    resumes: /In the middle of \w+’s turn/,
    trains: 'Trains',
    rocket: /Exchange the Rocket of China for a 2-train/,
    payment: /take ¥40 now/,
    sold: /Sell 1 unit of \w+: ¥\d+ after a fee of ¥5/,
    permit: /Permit D to \w+/,
    merger: /A2 Japanese Investor joins QSR: who gets the ¥50\?/,
    treasury: ['¥50 to the treasury of QSR', '¥10 to Cleo, ¥40 to the bank'],
    log: 'Log',
    rocketTold: /gets a 2-train for the Rocket of China/,
  },
} as const;

describe.each(['de', 'en'] as const)('1880 China by clicks (%s)', (language) => {
  const said = SAID[language];

  test('the auction with falling prices and bids, the start of BCR, and the investors’ choice', async () => {
    const { page, complaints, leave } = await here.open({ settings: { language } });
    const id = await openTable(page, PLAYERS, 'auction', '1880');
    const started = newGame(china, { players: PLAYERS, seed: 'auction' });
    if (!started.ok) throw new Error(started.refusal.rule);
    const game = started.value;
    const ask = page.locator('.side .ask');
    const isAt = (item: string) => game.state.flow.some((frame) => frame.kind === 'auction' && frame.item === item);
    const pass = () => both(page, game, 'pass');
    // Nobody wants P0: its price falls to nothing and the first must take it.
    while (isAt('P0')) await pass();
    // P1 falls to 5 before somebody bids.
    for (const _ of PLAYERS) await pass();
    await expect.poll(() => ask.textContent()).toBe(said.dropped.replaceAll(' ', ' '));
    await both(page, game, 'bid', { amount: 5 });
    while (isAt('P1')) await pass();
    // Nobody wants P2 at once: the privates pay.
    for (const _ of PLAYERS) await pass();
    await expect.poll(() => page.locator('.packet .current').textContent()).toContain('P2');
    await both(page, game, 'bid', { amount: 25 });
    while (isAt('P2')) await pass();
    await both(page, game, 'bid', { amount: 45 });
    await expect.poll(() => ask.textContent()).toMatch(said.overbid);
    await both(page, game, 'bid', { amount: 60 });
    while (isAt('P3')) await pass();
    for (const [item, amount] of [
      ['P4', 70],
      ['P5', 100],
      ['P6', 160],
    ] as const) {
      await both(page, game, 'bid', { item, amount });
      while (isAt(item)) await pass();
      if (item === 'P6') await both(page, game, 'startBcr', { permit: 'BCD' });
    }
    await expect.poll(() => page.locator('[data-slot="BCR"]').getAttribute('title')).toMatch(/B C D/);
    await both(page, game, 'bid', { amount: 50 });
    while (isAt('P7')) await pass();
    await expect.poll(() => ask.textContent()).toBe(said.investor);
    for (const investor of ['A3', 'A1', 'A6']) await both(page, game, 'chooseInvestor', { investor });
    await expect.poll(() => ask.textContent()).toMatch(said.firstStock);
    await expect.poll(() => page.locator('.bar-investors [data-slot]').count()).toBe(3);
    await waitForHash(page, id, game);
    await expectSound(page, complaints);
    await leave();
  });

  test('founding: certificate, price, row and permit are chosen, and the market’s par cell sets the price', async () => {
    const { page, complaints, leave, id } = await at(language, founding);
    const game = copyOf(founding);
    await page.locator('.offer[data-type="found"]').click();
    const cell = page.locator('.dw-market .dw-can[aria-label^="90"]');
    await cell.click();
    const chip = (param: string, value: Json) =>
      page.locator(`.pick [data-param="${param}"] [data-value='${JSON.stringify(value)}']`);
    await expect.poll(() => chip('par', 90).getAttribute('aria-pressed')).toBe('true');
    await chip('company', 'LHR').click();
    await chip('percent', 30).click();
    await expect
      .poll(() => page.locator('.pick [data-param="permit"] button').allTextContents())
      .toEqual(['AB', 'BC', 'CD']);
    await chip('permit', 'BC').click();
    const confirm = page.locator('[data-confirm="yes"]');
    await expect.poll(() => confirm.textContent()).toMatch(said.found);
    await expect.poll(() => confirm.textContent()).toMatch(said.needs);
    await confirm.click();
    game.play(offered(game, 'found', { company: 'LHR', percent: 30, par: 90, permit: 'BC' }));
    await waitForHash(page, id, game);
    const slot = page.locator('.bar-columns ol').nth(1).locator('[data-slot="LHR"]');
    await expect.poll(() => slot.locator('.held').allTextContents()).toEqual(['B', 'C']);
    await expect.poll(() => page.locator('.dw-market-marker').count()).toBe(2);
    await expectSound(page, complaints);
    await leave();
  });

  test('the last 2-train brings a stock round in the middle of the turn, which then goes on', async () => {
    const { page, complaints, leave, id } = await at(language, lastTwo);
    const game = copyOf(lastTwo);
    const turn = game.state.flow.find((frame) => frame.kind === 'companyTurn');
    const company = turn?.kind === 'companyTurn' ? turn.company : '';
    await both(page, game, 'buyTrain', { train: '2', from: 'bank' });
    await expect.poll(() => page.locator('.rounds').textContent()).toContain(`${said.back} ${company}`);
    await expect.poll(() => page.locator('.resumes').textContent()).toMatch(said.resumes);
    await expect.poll(() => page.locator('[data-slot].now').getAttribute('data-slot')).toBe(company);
    await expect.poll(() => page.locator(`[data-slot="${company}"] .bar-flag`).count()).toBe(1);
    for (const _ of PLAYERS) await both(page, game, 'pass');
    expect(topKind(game)).toBe('companyTurn');
    await expect.poll(() => page.locator('.step-rail .now').textContent()).toBe(said.trains);
    await expect.poll(() => page.locator('.side .who b').first().textContent()).toContain(company);
    await expect.poll(() => page.locator('.table-head .ticket.next b').textContent()).toBe('2+2');
    await waitForHash(page, id, game);
    await expectSound(page, complaints);
    await leave();
  });

  test('the Rocket of China is exchanged in the company’s turn', async () => {
    const { page, complaints, leave, id } = await at(language, rocket);
    const game = copyOf(rocket);
    const button = page.locator('.offer[data-type="exchangeRocket"]');
    await expect.poll(() => button.textContent()).toMatch(said.rocket);
    const before = await page.locator('.acting .ticket').count();
    await both(page, game, 'exchangeRocket');
    await expect.poll(() => page.locator('.acting .ticket').count()).toBe(before + 1);
    await expect.poll(() => button.count()).toBe(0);
    // It is a purchase for nothing that leaves the purchase marker where it was.
    await expect.poll(() => page.locator('.bar-slot .bar-flag').count()).toBe(0);
    await page.getByRole('tab', { name: said.log }).click();
    await expect.poll(() => page.locator('.log').textContent()).toMatch(said.rocketTold);
    await waitForHash(page, id, game);
    await expectSound(page, complaints);
    await leave();
  });

  test('P0 asks whether to take its payment or wait', async () => {
    const { page, complaints, leave, id } = await at(language, payment);
    const game = copyOf(payment);
    await expect.poll(() => page.locator('.side .ask').textContent()).toMatch(said.payment);
    await both(page, game, 'takePayment');
    await waitForHash(page, id, game);
    expect(topKind(game)).toBe('stockRound');
    await expectSound(page, complaints);
    await leave();
  });

  test('units are sold with the fee taken off', async () => {
    const { page, complaints, leave, id } = await at(language, selling);
    const game = copyOf(selling);
    const names = page.locator('.offer[data-type="sellShares"] b');
    await expect.poll(async () => (await names.allTextContents()).join('\n')).toMatch(said.sold);
    await both(page, game, 'sellShares', { units: 1 });
    await waitForHash(page, id, game);
    await expectSound(page, complaints);
    await leave();
  });

  test('P5 gives permit D away in the turn of an own company', async () => {
    const { page, complaints, leave, id } = await at(language, permit);
    const game = copyOf(permit);
    const button = page.locator('.offer[data-type="assignPermit"]').first();
    await expect.poll(() => button.textContent()).toMatch(said.permit);
    await both(page, game, 'assignPermit');
    const { permitOfP5 } = game.state;
    await expect.poll(() => page.locator(`[data-slot="${permitOfP5}"] .held`).allTextContents()).toContain('D');
    await waitForHash(page, id, game);
    await expectSound(page, complaints);
    await leave();
  });

  test('an investor joins its company: the owner disposes of the treasury, the director of the station', async () => {
    const { page, complaints, leave, id } = await at(language, merger);
    const game = copyOf(merger);
    await expect.poll(() => page.locator('.side .ask').textContent()).toMatch(said.merger);
    await expect
      .poll(() => page.locator('.offer[data-type="mergeTreasury"] b').allTextContents())
      .toEqual(said.treasury);
    await both(page, game, 'mergeTreasury', { to: 'owner' });
    await both(page, game, 'replaceMarker');
    await expect.poll(() => page.locator('.bar-investors [data-slot="A2"]').count()).toBe(0);
    await waitForHash(page, id, game);
    await expectSound(page, complaints);
    await leave();
  });
});

describe('1880 China at the table', () => {
  test('half of the certificates are locked until the first 3-train, and investors keep a card back', async () => {
    const { page, leave } = await at('en', laying);
    await page.getByRole('tab', { name: 'Companies' }).click();
    const bcr = page.locator('.cards .sheet', { hasText: 'Baocheng Railway' });
    await expect.poll(() => bcr.locator('.bar').textContent()).toMatch(/50 locked/);
    await expect.poll(() => bcr.textContent()).toMatch(/Reserved 10 % on A\d \w+ Investor \(Ann\)/);
    await expect
      .poll(() => page.locator('.cards .sheet', { hasText: 'Russian Investor' }).first().textContent())
      .toMatch(/treasury|Treasury/);
    await leave();
  });

  test('a run with the price bonus: the best routes lie ready, proven', async () => {
    const { page, complaints, leave, id } = await at('en', running);
    const game = copyOf(running);
    await page.waitForSelector('.run-sum');
    // Places are named in letters that can be read, and the one pointed at says its name in full.
    const names = await page
      .locator('.map .dw-name')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
    expect(names.length).toBeGreaterThan(30);
    expect(Math.min(...names)).toBeGreaterThanOrEqual(7);
    await page.locator('.map [data-hex][aria-label*="Taiyuan"]').hover({ force: true });
    await expect.poll(() => page.locator('.dw-hovered').textContent()).toMatch(/Taiyuan/);
    await expect.poll(() => page.locator('.run-sum').first().textContent()).toMatch(/proven best/);
    const moves = await movesShown(page);
    await page.locator('[data-confirm="yes"]').click();
    await expect.poll(() => movesShown(page)).toBe(moves + 1);
    const [best] = game.choices(game.actors()[0] ?? 0).filter(({ type }) => type === 'run');
    const [action] = best ? [...expand(best, game.actors()[0] ?? 0, 1)] : [];
    game.play(action);
    await waitForHash(page, id, game);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('360 px wide: nothing to scroll sideways on any page', async () => {
    const { page, complaints, leave } = await here.open({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    for (const language of ['de', 'en']) {
      await settle(page, { language });
      for (const game of [chinaGame(), founding, rocket, laying, running, payment]) {
        await page.goto(`${here.address}#/`);
        await openText(page, fileOf(game));
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          const what = `${topKind(game)}, ${await tab.textContent()}`;
          expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(360);
          expect(await page.evaluate(textsShown), what).not.toMatch(RAW_KEY);
        }
      }
    }
    for (const screen of ['map', 'tiles', 'trains', 'market', 'companies']) {
      await page.goto(`${here.address}#/library/1880/${screen}`);
      await screenShown(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(360);
    }
    expect(complaints).toEqual([]);
    await leave();
  });

  let looked: Promise<readonly Look[]> | undefined;
  test.each(THEMES)('no serious flaw in the %s theme', async (theme) => {
    looked ??= lookAtTables();
    expect(flawedIn(theme, await looked)).toEqual([]);
  });
});

/** What axe finds at tables and in their drawer, in all themes. */
async function lookAtTables(): Promise<readonly Look[]> {
  const { page, complaints, leave } = await here.open({ settings: { theme: 'light', language: 'en' } });
  const looked: Look[] = [];
  for (const game of [chinaGame(), founding, laying]) {
    await page.goto(`${here.address}#/`);
    await openText(page, fileOf(game));
    looked.push(...(await lookInThemes(page, String(topKind(game)))));
    const found = page.locator('.offer[data-type="found"]');
    if (await found.count()) {
      await found.click();
      await page.waitForSelector('.pick[data-draft="found"]');
      looked.push(...(await lookInThemes(page, 'founding', '.side')));
    }
  }
  for (const tab of await page.locator('.drawer [role="tab"]').all()) {
    await tab.click();
    looked.push(...(await lookInThemes(page, String(await tab.textContent()), '.drawer')));
  }
  expect(complaints).toEqual([]);
  await leave();
  return looked;
}
