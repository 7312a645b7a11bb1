import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Visit, visit } from './browser.ts';
import { begunTable, type Friend, friendAt, friendIn, serveHouse, signUpAs, tableOf } from './house.ts';
import { seriousFlaws } from './page.ts';
import { playOut, replay } from './playing.ts';
import { recorded } from './recorded-games.ts';

let here: Visit;
let dora: Friend;
let emil: Friend;
/** A finished game of the two, and one of 18RhI that is under way. */
let finished: string;
let running: string;

beforeAll(async () => {
  here = await visit(() => serveHouse());
  [dora, emil] = [
    await friendAt(here.address, 'Dora', 'dora@example.org'),
    await friendAt(here.address, 'Emil', 'emil@example.org'),
  ];
  finished = await begunTable([dora, emil], { rated: true, name: 'Short evening' });
  await playOut([dora, emil], finished);
  const guests = [dora, emil, await friendAt(here.address, 'Fritz')];
  const { config, actions } = recorded('18rhi', 3);
  running = await begunTable(guests, {
    title: '18rhi',
    seed: config.seed,
    options: config.options,
    name: 'On the Rhine',
  });
  await replay(guests, running, actions.slice(0, 60));
});
afterAll(() => here?.close());

async function goTo(page: Page, screen: string): Promise<void> {
  await page.goto(`${here.address}#/${screen}`);
}

describe('what anybody may look at', () => {
  test('a running game is found in the list, with its board and round, and watched', async () => {
    const { page, complaints, leave } = await here.open({ at: 'lobby' });
    await page.click('.club-nav [data-page="watch"]');
    const card = page.locator(`[data-list="running"] [data-table="${running}"]`);
    await card.locator('.board-sketch .sk-track').waitFor();
    await expect.poll(() => card.textContent()).toMatch(/On the Rhine.*18RhI.*Dora, Emil, Fritz/);
    expect(await card.locator('small').first().textContent()).toMatch(/OR|SR|round/i);
    expect(await seriousFlaws(page)).toEqual([]);
    await page.selectOption('select[name=title]', '1880');
    await page.getByText('No public game is running just now.').waitFor();
    await page.selectOption('select[name=title]', '18rhi');
    await card.click();
    await page.waitForSelector('.table .live-status-seats');
    // Who watches sees what is being decided and the last turns, and can do nothing but look back.
    await expect.poll(() => page.locator('.their-choices li').count()).toBeGreaterThan(0);
    expect(await page.locator('.now .offer').count()).toBe(0);
    await expect.poll(() => page.locator('.now .news h3').textContent()).toBe('The last turns');
    await page.locator('.news li button').last().click();
    await page.waitForSelector('.look-back [data-copy-link]');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.look-back').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('who waits has the own sheet, what the other can do, and what happened since the own turn', async () => {
    const { page, complaints, leave } = await here.open({ at: 'lobby', settings: { language: 'de' } });
    await signUpAs(page, 'Jana', 'jana@example.org');
    const people = [await friendIn(page), dora, emil];
    const { config, actions } = recorded('18rhi', 3);
    const table = await begunTable(people, { title: '18rhi', seed: config.seed, options: config.options });
    // Long enough for a turn of each, and then another one's.
    const waits = actions.findIndex(({ seat }, i) => i > 60 && seat !== 0 && actions[i - 1]?.seat !== 0);
    await replay(people, table, actions.slice(0, waits));
    await goTo(page, `table/live~${table}`);
    await expect.poll(() => page.locator('.acting .sheet').first().textContent()).toMatch(/Jana.*Bargeld/);
    const other = people[actions[waits]?.seat ?? 0]?.name ?? '';
    await expect.poll(() => page.locator('.their-choices h3').textContent()).toMatch(new RegExp(other));
    expect(await page.locator('.now .offer').count()).toBe(0);
    await expect.poll(() => page.locator('.news h3').textContent()).toBe('Seit deinem letzten Zug');
    expect(await page.locator('.news').count()).toBe(1);
    expect(await seriousFlaws(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a finished game is found by player and date, in German, and replayed from its first move', async () => {
    const { page, complaints, leave } = await here.open({ at: 'archive', settings: { language: 'de' } });
    const card = page.locator(`[data-list="finished"] [data-table="${finished}"]`);
    await card.locator('.board-sketch').waitFor();
    await page.fill('input[name=player]', 'nobody');
    await page.click('[data-search]');
    await page.getByText('Kein Spiel gefunden.').waitFor();
    await page.fill('input[name=player]', 'do');
    await page.fill('input[name=to]', '2001-01-01');
    await page.click('[data-search]');
    await page.getByText('Kein Spiel gefunden.').waitFor();
    await page.fill('input[name=to]', '2999-01-01');
    await page.fill('input[name=from]', '2001-01-01');
    await page.click('[data-search]');
    await card.waitFor();
    expect(await card.textContent()).toMatch(/1\. (Dora|Emil) \(\d/);
    expect(await seriousFlaws(page)).toEqual([]);
    await page.getByRole('link', { name: 'Von vorn nachspielen' }).click();
    await page.waitForSelector('.table .scrubber');
    await expect.poll(() => page.url()).toContain(`live~${finished}/1`);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a profile tells ratings over time, opponents and games, and is noted as a friend’s', async () => {
    const carla = await friendAt(here.address, 'Carla', 'carla@example.org');
    const { page, complaints, leave } = await here.open({
      at: `player/${dora.id}`,
      cookie: carla.cookie,
      viewport: { width: 390, height: 844 },
    });
    await page.locator('.rating-curve .band').waitFor();
    await page.locator('[data-list="history"]').getByRole('link', { name: 'Railroad Dice 2' }).waitFor();
    expect(await page.locator('#opponents + *').textContent()).toContain('Emil');
    expect(await seriousFlaws(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.click('[data-friend="no"]');
    await page.waitForSelector('[data-friend="yes"]');
    expect((await carla.ask('GET', '/api/friends')).body).toMatchObject([{ player: { name: 'Dora' } }]);
    await goTo(page, 'lobby');
    await page
      .locator('[data-list="friends"]')
      .getByRole('link', { name: /^On the Rhine/ })
      .waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('after the game the same people play again at a new table', async () => {
    const gina = await friendAt(here.address, 'Gina', 'gina@example.org');
    const table = await begunTable([gina, emil], { name: 'Once more' });
    await playOut([gina, emil], table);
    const { page, complaints, leave } = await here.open({ at: `finale/live~${table}`, cookie: gina.cookie });
    await page.click('[data-again]');
    await page.locator('.room-seats').getByText('Gina').waitFor();
    const next = tableOf(page);
    expect(next).not.toBe(table);
    const seen = await emil.ask('POST', `/api/tables/${table}/again`);
    expect(seen.body).toMatchObject({ id: next, mySeat: 1 });
    await page.locator('.room-seats').getByText('Emil').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a tournament of four is set up, entered, begun, and played to its standings', async () => {
    const hanna = await friendAt(here.address, 'Hanna', 'hanna@example.org');
    const { page, complaints, leave } = await here.open({ at: 'lobby', cookie: hanna.cookie });
    const ilse = await friendAt(here.address, 'Ilse', 'ilse@example.org');
    await page.click('.club-nav [data-page="tournaments"]');
    await page.fill('input[name=name]', 'Spring cup');
    await page.selectOption('select[name=title]', 'railroad-dice-2');
    await page.selectOption('select[name=seats]', '2');
    await page.selectOption('select[name=rounds]', '1');
    await page.click('[data-create]');
    await page.locator('[data-list="standings"]').getByRole('link', { name: 'Hanna' }).waitFor();
    const cup = /tournament\/([A-Za-z0-9_-]+)/.exec(page.url())?.[1] ?? '';
    // Withdrawn and in again: the host is an entrant like the others.
    await page.click('[data-way="withdraw"]');
    await page.click('[data-way="enter"]');
    // One alone cannot begin, and is told why.
    await expect.poll(() => page.locator('[data-way="start"]:disabled').textContent()).toMatch(/as soon as two/);
    const four = [hanna, dora, emil, ilse];
    for (const other of four.slice(1)) await other.ask('POST', `/api/tournaments/${cup}/enter`);
    await page.locator('[data-list="standings"]').getByRole('link', { name: 'Ilse' }).waitFor();
    expect(await seriousFlaws(page)).toEqual([]);

    await page.click('[data-way="start"]');
    const groups = page.locator('[data-round="1"] [data-table]');
    await groups.nth(1).waitFor();
    const tables = await groups.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-table') ?? ''));
    expect(tables).toHaveLength(2);
    for (const table of tables) await playOut(four, table);
    await page.waitForSelector('[data-status="finished"]');
    const rows = await page.locator('[data-list="standings"] tbody tr').allTextContents();
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/^1\. (Hanna|Dora|Emil|Ilse)/);
    expect(rows.filter((row) => row.includes('Hanna'))).toHaveLength(1);
    expect(await seriousFlaws(page)).toEqual([]);
    await page.click('.club-nav [data-page="tournaments"]');
    await expect.poll(() => page.locator(`[data-tournament="${cup}"]`).textContent()).toMatch(/Spring cup.*Finished/);
    expect(complaints).toEqual([]);
    await leave();
  });
});
