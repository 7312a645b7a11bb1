import { cashOf, playerOwner } from '@stellwerk/engine/finance';
import { type Game, newGame, saveGame } from '@stellwerk/engine/kernel';
import { rhi, type State } from '@stellwerk/titles/18rhi';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { both } from './beside.ts';
import { type Visit, visit } from './browser.ts';
import { doByClicks, openTable, waitForHash } from './by-clicks.ts';
import { openInstead, openText, RAW_KEY, seriousFlaws, textsShown } from './page.ts';
import { recordedUntil } from './recorded-games.ts';
import { nextBy, RHINELAND } from './spendthrift.ts';

const PLAYERS = ['Ann', 'Ben', 'Cleo'];
let here: Visit;

beforeAll(async () => {
  here = await visit();
});
afterAll(async () => {
  await here?.close();
});

function begin(seed: string): Game<State> {
  const started = newGame(rhi, { players: PLAYERS, seed });
  if (!started.ok) throw new Error(started.refusal.rule);
  return started.value;
}

const topKind = (game: Game<State>) => game.state.flow.at(-1)?.kind;

async function expectSound(page: Page, complaints: readonly string[], language: string): Promise<void> {
  expect(complaints).toEqual([]);
  expect(await page.evaluate(textsShown)).not.toMatch(RAW_KEY);
  // Roles and labels are the same in every language.
  if (language !== 'en') return;
  expect(await seriousFlaws(page)).toEqual([]);
}

const SAID = {
  de: {
    falling: 'Nr. 1 Prinz-Wilhelm-Bahn für 15 M: kaufen oder ablehnen',
    must: 'Nr. 1 Prinz-Wilhelm-Bahn für 0 M: muss genommen werden',
    decline: 'Ablehnen',
    sheets: 'Gesellschaften',
    waits: 'Liegt in Aachen bereit 210 M',
    charter: '50 Gesellschaft',
    sell: /^CCE verkauft 10 % eigene Aktien für 55 M/,
    borrow: /^108 M leihen; am Ende zählen sie als −216 M/,
    players: 'Personen',
    owed: 'Kredite (doppelt) −216 M',
  },
  en: {
    falling: 'No. 1 Prinz-Wilhelm-Bahn for 15 M: buy or decline',
    must: 'No. 1 Prinz-Wilhelm-Bahn for 0 M: must be taken',
    decline: 'Decline',
    sheets: 'Companies',
    waits: 'Waits at Aachen 210 M',
    charter: '50 Charter',
    sell: /^CCE sells 10 % of its own shares for 55 M/,
    borrow: /^Borrow 108 M; at the end they count as −216 M/,
    players: 'Players',
    owed: 'loans (twice) −216 M',
  },
} as const;

describe.each(['de', 'en'] as const)('18RhI by clicks (%s)', (language) => {
  const said = SAID[language];

  test('a falling offer, the start packet, the first stock round and the first operating round', async () => {
    const { page, complaints, leave } = await here.open({ settings: { language } });
    const id = await openTable(page, PLAYERS, 'clicks', '18rhi');
    const game = begin('clicks');
    const ask = page.locator('.side .ask');
    for (const _ of PLAYERS) await both(page, game, 'pass');
    await expect.poll(() => ask.textContent()).toBe(said.falling);
    await expect.poll(() => page.locator('.offer[data-type="pass"]').textContent()).toContain(said.decline);
    await both(page, game, 'pass');
    await both(page, game, 'buyItem', { item: 'no1' });
    await expectSound(page, complaints, language);
    // The rest as an eager table plays it, until every company that runs has had its turn. Where to press has no language: in
    // the second one it comes from a file.
    while (!game.state.flow.some((frame) => frame.kind === 'operatingRound' && frame.acted.length > 2)) {
      const action = nextBy(game, RHINELAND);
      if (language === 'de') await doByClicks(page, action);
      const played = game.play(action);
      if (!played.ok) throw new Error(played.refusal.rule);
    }
    if (language === 'de') await waitForHash(page, id, game);
    else await openInstead(page, game);
    await page.getByRole('tab', { name: said.sheets }).click();
    const rhe = page.locator('.cards .sheet', { hasText: 'Rheinische Eisenbahn' });
    await expect.poll(async () => (await rhe.textContent())?.replaceAll('\u00a0', ' ')).toContain(said.waits);
    await expectSound(page, complaints, language);
    await leave();
  });

  test('a forced purchase: the shares of the charter, then a loan that stands in the sheets', async () => {
    const { page, complaints, leave } = await here.open({ settings: { language } });
    await openText(page, JSON.stringify(saveGame(recordedUntil(rhi, 3, 'sellCharterShares'))));
    const offer = page.locator('.offer b').first();
    await expect.poll(() => offer.textContent()).toMatch(said.sell);
    await expect.poll(() => page.locator('.acting .bar').textContent()).toContain(said.charter);
    const game = recordedUntil(rhi, 3, 'takeLoan');
    const id = await openInstead(page, game);
    await expect.poll(() => offer.textContent()).toMatch(said.borrow);
    const seat = game.actors()[0] ?? 0;
    await both(page, game, 'takeLoan');
    await waitForHash(page, id, game);
    expect([game.state.loans[seat], cashOf(game.state, playerOwner(seat))]).toEqual([108, 0]);
    await page.getByRole('tab', { name: said.players }).click();
    const ben = page.locator('.cards .sheet', { hasText: 'Ben' });
    await expect.poll(async () => (await ben.textContent())?.replaceAll('\u00a0', ' ')).toContain(said.owed);
    await expectSound(page, complaints, language);
    await leave();
  });
});

test('nobody wants No. 1: at 0 M the one who is asked must take it', async () => {
  const game = begin('clicks');
  while (game.choices(game.actors()[0] ?? 0).some(({ type }) => type === 'pass') && topKind(game) !== 'stockRound') {
    game.play({ type: 'pass', seat: game.actors()[0] ?? 0 });
  }
  const { page, leave } = await here.open();
  await openText(page, JSON.stringify(saveGame(game)));
  await expect.poll(() => page.locator('.side .ask').textContent()).toBe(SAID.en.must);
  await expect.poll(() => page.locator('.offer[data-type="pass"]').count()).toBe(0);
  await leave();
});
