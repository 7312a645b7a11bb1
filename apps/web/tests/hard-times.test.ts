import { BANK, cashOf, trainsOf } from '@stellwerk/engine/finance';
import { type BaseState, type Game, newGame, saveGame, topFrame } from '@stellwerk/engine/kernel';
import { rhl } from '@stellwerk/titles/18rhl';
import { debtOf } from '@stellwerk/titles/1880';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { both, offered, offers } from './beside.ts';
import { type Guest, type Visit, visit } from './browser.ts';
import { doByClicks, waitForHash } from './by-clicks.ts';
import { chinaGame } from './china-opening-1880.ts';
import { RAW_KEY, textsShown } from './page.ts';
import { CHINA, copyOf, nextBy, playBy, RHINELAND, type Taste } from './spendthrift.ts';

// When money and trains run short: one game of each title, stopped where it gets hard, and played to its end.

let here: Visit;

beforeAll(async () => {
  here = await visit();
});
afterAll(async () => {
  await here?.close();
});

function at<S extends BaseState>(game: Game<S>, language: string, options = {}): Promise<Guest> {
  return here.openGame(JSON.stringify(saveGame(game)), { ...options, settings: { language } });
}

async function expectSound({ page, complaints }: Guest): Promise<void> {
  expect(complaints).toEqual([]);
  expect(await page.evaluate(textsShown)).not.toMatch(RAW_KEY);
}

/** The last position before the end. */
function beforeEnd<S extends BaseState>(game: Game<S>, taste: Taste): Game<S> {
  const whole = copyOf(game);
  while (!whole.over) whole.play(nextBy(whole, taste));
  return copyOf(whole, whole.actions.length - 1);
}

async function logged(page: Page, tab: string): Promise<string> {
  await page.getByRole('tab', { name: tab }).click();
  return (await page.locator('.log').textContent()) ?? '';
}

/** Plays the last move and compares the final account with the engine's own. */
async function expectFinale<S extends BaseState>(
  opened: Guest,
  game: Game<S>,
  taste: Taste,
  number: Intl.NumberFormat,
) {
  const { page } = opened;
  const last = nextBy(game, taste);
  await doByClicks(page, last);
  game.play(last);
  await page.waitForSelector('.finale');
  await waitForHash(page, opened.id, game);
  const scores = [...game.score()].sort((a, b) => a.rank - b.rank);
  const { players } = game.config;
  const shown = page.locator('.finale table').first().locator('tbody tr');
  await expect.poll(() => shown.count()).toBe(scores.length);
  const rows = await shown.all();
  for (const [i, score] of scores.entries()) {
    const cells = (await rows[i]?.locator('td, th').allTextContents())?.map((text) => text.trim()) ?? [];
    expect(cells[0]).toBe(String(score.rank));
    expect(cells[1]).toContain(players[score.seat]);
    const written = (value: number) => number.format(value).replace('-', '−');
    expect(cells[2]).toBe(written(score.value));
    expect(cells.slice(3)).toEqual(Object.values(score.parts).map(written));
  }
  const winners = scores.filter(({ rank }) => rank === 1).map(({ seat }) => players[seat]);
  for (const winner of winners) await expect.poll(() => page.locator('.finale .lead').textContent()).toContain(winner);
  // Charts of the whole game, each with its table.
  await page.waitForSelector('.chart-box table');
  await expect.poll(() => page.locator('main > .charts > .chart-box').count()).toBe(3);
  // The last of them, in the review, shows what was expected on the way.
  await expect.poll(() => page.locator('[data-prospects] .chart-box table').count()).toBe(1);
  await expectSound(opened);
}

const SAID = {
  de: {
    discard: /^\w+ hat zu viele Loks: eine abgeben$/,
    gaveUp: /gibt eine \S+-Lok ab/,
    rocket: 'Rocket of China: welche Gesellschaft bekommt die 4er-Lok?',
    placed: /erhält die 4-Lok der Rocket of China/,
    raise: /fehlen ¥ \d+ zur Lok/,
    inDebt: /macht ¥ \d+ Schulden/,
    debt: 'Schulden',
    players: 'Personen',
    log: 'Verlauf',
    owed: 'schuldet die gesprengte Bank',
    number: new Intl.NumberFormat('de-DE'),
  },
  en: {
    discard: /^\w+ has too many trains: give one up$/,
    gaveUp: /gives up a \S+-train/,
    rocket: 'Rocket of China: which company gets the 4-train?',
    placed: /gets the 4-train of the Rocket of China/,
    raise: /lacks ¥\d+ for the train/,
    inDebt: /goes ¥\d+ into debt/,
    debt: 'Debt',
    players: 'Players',
    log: 'Log',
    owed: 'owed by the broken bank',
    number: new Intl.NumberFormat('en-GB'),
  },
} as const;

const kindOf = <S extends BaseState>(game: Game<S>) => topFrame(game.state)?.kind;

describe.each(['de', 'en'] as const)('1880 China when trains grow old (%s)', (language) => {
  const said = SAID[language];
  const discarding = playBy(chinaGame(), CHINA, (game) => kindOf(game) === 'discardTrains');
  const forced = playBy(copyOf(discarding), CHINA, (game) => kindOf(game) === 'forcedRocket');
  const raising = playBy(copyOf(forced), CHINA, (game) => kindOf(game) === 'raiseMoney' && offers(game, 'borrow'));

  test('1880/X-limit-d: over the limit the director chooses the train that goes', async () => {
    const opened = await at(discarding, language);
    const { page } = opened;
    const game = copyOf(discarding);
    const frame = topFrame(game.state);
    const company = frame?.kind === 'discardTrains' ? frame.company : 'BCR';
    const trains = [...trainsOf(game.state, company)];
    await expect.poll(() => page.locator('.side .ask').textContent()).toMatch(said.discard);
    await expect.poll(() => page.locator('.acting .ticket').count()).toBe(trains.length);
    await expect.poll(() => page.locator('.offer[data-type="discardTrain"]').count()).toBe(new Set(trains).size);
    await both(page, game, 'discardTrain');
    await waitForHash(page, opened.id, game);
    await expect.poll(() => logged(page, said.log)).toMatch(said.gaveUp);
    expect(trainsOf(game.state, company)).toHaveLength(trains.length - 1);
    await expectSound(opened);
    await opened.leave();
  });

  test('1880/VI-P7-j: the first 4-train forces the exchange of the Rocket of China', async () => {
    const opened = await at(forced, language);
    const { page } = opened;
    const game = copyOf(forced);
    await expect.poll(() => page.locator('.side .ask').textContent()).toBe(said.rocket);
    await both(page, game, 'placeRocket');
    await waitForHash(page, opened.id, game);
    await expect.poll(() => logged(page, said.log)).toMatch(said.placed);
    await expectSound(opened);
    await opened.leave();
  });

  test('1880/X-debt-a: what a forced purchase lacks becomes a debt, shown with its half on top', async () => {
    const opened = await at(raising, language);
    const { page } = opened;
    const game = copyOf(raising);
    const { seat } = offered(game, 'borrow');
    await expect.poll(() => page.locator('.side .ask').textContent()).toMatch(said.raise);
    // Selling can be made good again, a debt hardly.
    expect(
      await page.locator('.side .offer.danger').evaluateAll((all) => all.map((one) => one.dataset['type'])),
    ).toEqual(['borrow']);
    await both(page, game, 'borrow');
    await waitForHash(page, opened.id, game);
    await expect.poll(() => logged(page, said.log)).toMatch(said.inDebt);
    const debt = debtOf(game.state, seat);
    expect(debt).toBeGreaterThan(0);
    await page.getByRole('tab', { name: said.players }).click();
    const card = page.locator('.cards .sheet').nth(seat);
    await expect.poll(() => card.locator('.stats').textContent()).toContain(`${said.debt}${said.number.format(debt)}`);
    await expectSound(opened);
    await opened.leave();
  });

  test('1880/XV-score: the last move leads to the final account, with how each sum came about', async () => {
    const game = beforeEnd(raising, CHINA);
    const opened = await at(game, language);
    await expectFinale(opened, game, CHINA, said.number);
    await opened.leave();
  });
});

describe('18Rhl when money runs short', () => {
  const six = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay'];
  const started = newGame(rhl, { players: six, seed: 's1', options: { seating: 'given' } });
  if (!started.ok) throw new Error(started.refusal.rule);
  const forced = playBy(started.value, RHINELAND, (game) => offers(game, 'forcePurchase'));

  test('18rhl/13.2-a, 13.3-a: a forced purchase, sales for it, and the bankruptcy they end in', async () => {
    const opened = await at(forced, 'en');
    const { page } = opened;
    const game = copyOf(forced);
    const { seat } = offered(game, 'forcePurchase');
    await expect.poll(() => page.locator('.side .ask').textContent()).toMatch(/has a route and must own one/);
    await both(page, game, 'forcePurchase');
    await expect
      .poll(() => page.locator('.side .ask').textContent())
      .toMatch(/Forced purchase: \d+ M more for the \d-train of/);
    while (kindOf(game) === 'raiseMoney') await both(page, game, 'sellShares');
    await waitForHash(page, opened.id, game);
    await expect.poll(() => logged(page, 'Log')).toContain(`${six[seat]} is bankrupt.`);
    await page.getByRole('tab', { name: 'Players' }).click();
    const row = page.locator('.owners-table tbody tr', { hasText: six[seat] ?? '' });
    await expect.poll(() => row.textContent()).toContain('bankrupt');
    expect(game.state.seats).not.toContain(seat);
    await expectSound(opened);
    await opened.leave();
  });

  test.each(['de', 'en'] as const)(
    '18rhl/17.2-a: the bank is broken, and the final account counts (%s)',
    async (language) => {
      const game = beforeEnd(forced, RHINELAND);
      const opened = await at(game, language);
      // What a broken bank owes is said in words, not by a sign.
      const owed = -cashOf(game.state, BANK);
      expect(owed).toBeGreaterThan(0);
      await expect
        .poll(() => opened.page.locator('.table-head').textContent())
        .toContain(`${SAID[language].number.format(owed)}\u00a0M${SAID[language].owed}`);
      await expectFinale(opened, game, RHINELAND, SAID[language].number);
      await opened.leave();
    },
  );

  test('18rhl/13.2-d: on a phone the sale and the way out are in sight', async () => {
    const game = copyOf(forced);
    game.play(offered(game, 'forcePurchase'));
    const opened = await at(game, 'de', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    const { page } = opened;
    const button = page.locator('.peek .offer').first();
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectSound(opened);
    await opened.leave();
  });
});
