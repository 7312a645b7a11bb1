import { percentOf, playerOwner } from '@stellwerk/engine/finance';
import { newGame, saveGame } from '@stellwerk/engine/kernel';
import { bestRunOf, companies, isPosition, rhl } from '@stellwerk/titles/18rhl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Guest, type Visit, visit } from './browser.ts';
import { movesShown } from './by-clicks.ts';
import { flawedIn, type Look, lookInThemes, openText, screenShown, THEMES } from './page.ts';
import { opening, rhinelandGame } from './rhineland-opening.ts';

const PLAYERS = ['Ann', 'Ben', 'Cleo'];
const whole = rhinelandGame(PLAYERS, 'opening');
for (const _ of opening(whole, 200, 5));

/** The opening up to the n-th action of a kind, which is to be made next. */
function before(type: string, nth = 1): string {
  const at = whole.actions.flatMap((action, i) => (action.type === type ? [i] : []))[nth - 1];
  if (at === undefined) throw new Error(`no ${type} in the opening`);
  return after(at);
}

function after(moves: number): string {
  const started = newGame(rhl, whole.config);
  if (!started.ok) throw new Error(started.refusal.rule);
  for (const action of whole.actions.slice(0, moves)) started.value.play(action);
  return JSON.stringify(saveGame(started.value));
}

/** The company whose turn it is after so many moves could run. */
function couldRun(moves: number): boolean {
  const state = whole.at(moves);
  const turn = isPosition(state) ? state.flow.find((frame) => frame.kind === 'companyTurn') : undefined;
  return isPosition(state) && turn?.kind === 'companyTurn' && bestRunOf(state, turn.company).revenue > 0;
}

let here: Visit;

beforeAll(async () => {
  here = await visit();
});
afterAll(async () => {
  await here?.close();
});

function at(text: string): Promise<Guest> {
  return here.openGame(text);
}

describe('the market', () => {
  test('markers lie in their order, and the acting company shows where it would go', async () => {
    const { page, complaints, leave } = await at(before('payDividend'));
    await expect
      .poll(() => page.locator('.dw-market .dw-market-marker').count())
      .toBe(await page.locator('.order li').count());
    await expect.poll(() => page.locator('.dw-move').count()).toBeGreaterThanOrEqual(2);
    await page.locator('.order button').first().click();
    await expect.poll(() => page.locator('.market-page').textContent()).toMatch(/Way of \w+: \d+|Each block sold/);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a par cell begins the founding of a company at that price', async () => {
    const { page, leave } = await at(before('found'));
    const cell = page.locator('.dw-market [role="button"][aria-label^="70,"]');
    await cell.click();
    await page.waitForSelector('.pick[data-draft="found"]');
    await expect.poll(() => page.locator('[data-confirm]').textContent()).toMatch(/at par 70/);
    await leave();
  });
});

describe('routes', () => {
  test('stops are clicked off and on, the sum follows, an illegal route says why, and the best comes back', async () => {
    const { page, complaints, leave } = await at(before('run'));
    const sum = page.locator('.run-sum b');
    await expect.poll(() => page.locator('.run-sum').textContent()).toMatch(/proven best/);
    const best = (await sum.textContent()) ?? '';
    expect(Number(best)).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.dw-route').count()).toBeGreaterThan(0);
    const end = await page.evaluate(lastStop);
    await page.locator(`[data-stop="${end}"]`).click({ force: true });
    // One stop alone is no route.
    await expect.poll(() => sum.textContent()).toBe('–');
    await expect.poll(() => page.locator('.pick .reason a').getAttribute('href')).toMatch(/18rhl%2F10\.1|18rhl\/10\.1/);
    await expect.poll(() => page.locator('[data-confirm]').isDisabled()).toBe(true);
    await page.locator(`[data-stop="${end}"]`).click({ force: true });
    await expect.poll(() => sum.textContent()).toBe(best);
    await page.getByRole('button', { name: 'Clear the route' }).click();
    await page.locator('[data-best]').click();
    await expect.poll(() => sum.textContent()).toBe(best);
    const moves = await movesShown(page);
    // The key of the main button does what its sign says, although a stop was clicked last.
    for (let i = 0; i < 2; i++) await page.locator(`[data-stop="${end}"]`).click({ force: true });
    await expect.poll(() => sum.textContent()).toBe(best);
    await page.keyboard.press('Enter');
    await expect.poll(() => movesShown(page)).toBe(moves + 1);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('the best run is looked for in a worker, which can be stopped', async () => {
    const { page, leave } = await here.open();
    // The worker's file is held back, so that its work does not end before it is stopped.
    await page.route(/assets\/worker-.*\.js/, () => new Promise(() => {}));
    await openText(page, before('payDividend'));
    const search = page.locator('.acting [data-search]');
    await search.waitFor();
    await expect.poll(() => search.locator('progress').count()).toBe(1);
    // The table goes on meanwhile.
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(3);
    await search.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => page.locator('.acting').textContent()).toContain('Search stopped');
    await expect.poll(() => search.count()).toBe(0);
    await leave();
  });

  test('the sheet of the company shows its best run, and a lay what it would become', async () => {
    const lay = whole.actions.findIndex(({ type }, move) => type === 'layTile' && couldRun(move));
    const { page, complaints, leave } = await at(after(lay));
    await page.waitForSelector('.best-now .run-sum');
    const now = await page.locator('.best-now .run-sum b').textContent();
    expect(Number(now)).toBeGreaterThan(0);
    await page.locator('.offer[data-type="layTile"]').click();
    await page.waitForSelector('.best-after b');
    await expect
      .poll(() => page.locator('.best-after').textContent())
      .toMatch(new RegExp(`Best run: (${now} as before|${now} → \\d+)`));
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('the map', () => {
  test('a company’s network shows when it is pointed at, and stays when asked to', async () => {
    const { page, leave } = await at(before('payDividend'));
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator('.dw-network').count()).toBe(0);
    await page.hover('.acting .sheet');
    await expect.poll(() => page.locator('.dw-network path').count()).toBeGreaterThan(0);
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator('.dw-network').count()).toBe(0);
    await page.locator('.acting .network-button').click();
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator('.dw-network path').count()).toBeGreaterThan(0);
    await leave();
  });

  test('tiles of the fan say how many are left', async () => {
    const { page, leave } = await at(before('layTile'));
    await page.locator('.offer[data-type="layTile"]').click();
    await page.waitForSelector('.dw-fan-tile');
    await expect
      .poll(() => page.locator('.dw-fan-tile').first().getAttribute('aria-label'))
      .toMatch(/^tile \w+, \d+ left$/);
    await leave();
  });

  test('a hex where nothing can be laid says why, with its rule', async () => {
    const { page, leave } = await at(before('layTile'));
    await page.locator('[data-hex="A4"]').click({ force: true });
    const why = page.locator('.refusals');
    await expect.poll(() => why.textContent()).toMatch(/Rule 18rhl\/7\.1/);
    await leave();
  });

  test('a pile of trains that cannot be bought says why', async () => {
    const { page, leave } = await at(before('layTile'));
    await page.locator('[data-ticket="3"]').click();
    await expect.poll(() => page.locator('.refusals').textContent()).toMatch(/Rule 18rhl\/13\.1/);
    await leave();
  });

  test('it is saved as SVG and as PNG', async () => {
    const { page, leave } = await at(after(40));
    for (const [name, begins] of [
      ['Map as SVG', '<svg '],
      ['Map as PNG', '\u{89}PNG'],
    ] as const) {
      await page.locator('[data-tool="menu"]').click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const chunks: Buffer[] = [];
      for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
      const bytes = Buffer.concat(chunks);
      expect(bytes.toString('latin1').slice(0, begins.length)).toBe(begins);
      expect(bytes.length).toBeGreaterThan(20_000);
      await page.keyboard.press('Escape');
    }
    await leave();
  });
});

describe('with the keyboard alone', () => {
  test('a share is bought', async () => {
    const { page, complaints, leave } = await at(before('buyShare'));
    const moves = await movesShown(page);
    const key = await page.locator('.offer[data-type="buyShare"] kbd').first().textContent();
    await page.keyboard.press(key ?? '');
    if (await page.locator('.pick').count()) await page.keyboard.press('Enter');
    await expect.poll(() => movesShown(page)).toBe(moves + 1);
    await page.getByRole('tab', { name: 'Log' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.log').textContent()).toMatch(/buys \d+ ?%/);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a tile is laid: to the hex, turned, confirmed', async () => {
    const { page, complaints, leave } = await at(before('layTile'));
    const moves = await movesShown(page);
    await page.keyboard.press('m');
    const hex = await page.evaluate(() => document.activeElement?.getAttribute('data-hex') ?? '');
    expect(hex).toMatch(/^[A-L]\d+$/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.pick[data-draft="layTile"]');
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await expect.poll(() => movesShown(page)).toBe(moves + 1);
    await expect.poll(() => page.locator(`[data-hex="${hex}"]`).getAttribute('aria-label')).toMatch(/tile \w+/);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('on a phone', () => {
  test('360 px wide: nothing to scroll sideways on any page, and the primary button is in sight', async () => {
    const { page, complaints, leave } = await here.open({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    for (const type of ['bid', 'buyShare', 'layTile', 'run', 'payDividend', 'buyTrain']) {
      const found = whole.actions.some((action) => action.type === type);
      if (!found) continue;
      await page.goto(`${here.address}#/`);
      await openText(page, before(type));
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), type).toBeLessThanOrEqual(360);
      }
      await page.getByRole('tab', { name: 'Map' }).click();
      const button = page.locator('.peek .btn').first();
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      expect(box?.height, type).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0), type).toBeLessThanOrEqual(360);
    }
    for (const screen of ['library/18rhl/tiles', 'library/18rhl/trains', 'library/18rhl/companies', 'new/18rhl', '']) {
      await page.goto(`${here.address}#/${screen}`);
      await screenShown(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(360);
    }
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('on a phone, laying a tile', () => {
  test('the fan is large enough for a thumb, and the way on and the way out are both in sight', async () => {
    const { page, complaints, leave } = await here.open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openText(page, before('layTile'));
    await page.locator('.peek .offer[data-type="layTile"]').click();
    const tile = await page.locator('.dw-fan-tile').first().boundingBox();
    expect(tile?.width).toBeGreaterThanOrEqual(44);
    for (const selector of ['.peek [data-confirm]', '.peek .offer.ending']) {
      const box = await page.locator(selector).boundingBox();
      expect(box?.y, selector).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), selector).toBeLessThanOrEqual(844);
      const hit = await page.evaluate(([x, y, wanted]) => document.elementFromPoint(x, y)?.closest(wanted) !== null, [
        (box?.x ?? 0) + 20,
        (box?.y ?? 0) + (box?.height ?? 0) / 2,
        selector,
      ] as const);
      expect(hit, selector).toBe(true);
    }
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('the sheets', () => {
  test('who holds what of whom stands in one table, and what changed since one’s last turn is marked', async () => {
    const moves = whole.actions.findIndex(({ type }) => type === 'payDividend');
    const { page, leave } = await at(after(moves));
    await page.getByRole('tab', { name: 'Players' }).click();
    await expect.poll(() => page.locator('.owners-table th.held').count()).toBeGreaterThan(1);
    const state = whole.at(moves);
    if (!isPosition(state)) throw new Error('no position');
    const held = await page.locator('.owners-table tbody tr').evaluateAll(heldInRows);
    // Every share of a company that a player holds is in its column.
    expect(held.flat().filter((share) => share > 0)).toEqual(
      [0, 1, 2].flatMap((seat) =>
        Object.values(companies)
          .filter(({ id }) => state.companies[id].par !== null)
          .map((company) => percentOf(state, company, playerOwner(seat)))
          .filter((share) => share > 0),
      ),
    );
    await page.getByRole('tab', { name: 'Companies' }).click();
    await expect.poll(() => page.locator('.owners-table td.changed').count()).toBeGreaterThan(0);
    await expect
      .poll(() => page.locator('.owners-table td.changed').first().getAttribute('title'))
      .toMatch(/since the last turn: .* → /);
    await leave();
  });
});

/** Runs in the page. */
function heldInRows(rows: Element[]): number[][] {
  return rows.map((row) => [...row.querySelectorAll('td.held')].map((cell) => Number(cell.textContent) || 0));
}

/** What the engine answers to something that is done at another time. */
const NOT_NOW = /^This move cannot be made at this point/;

describe('a share', () => {
  test('pointed at in its company’s sheet it says why it cannot be bought, or begins the purchase', async () => {
    const { page, leave } = await at(before('payDividend'));
    await page.getByRole('tab', { name: 'Companies' }).click();
    await page.locator('.cards [data-part="offering"]').first().click();
    await expect.poll(() => page.locator('.refusals .reason').first().textContent()).toMatch(NOT_NOW);
    await page.goto(`${here.address}#/`);
    await openText(page, before('buyShare'));
    await page.getByRole('tab', { name: 'Companies' }).click();
    await page.locator('.cards [data-part="offering"], .cards [data-part="pool"]').first().click();
    await page.waitForSelector('.pick[data-draft="buyShare"], .refusals');
    await expect.poll(() => page.locator('.pick[data-draft="buyShare"]').count()).toBe(1);
    await leave();
  });
});

describe('for everybody', () => {
  let looked: Promise<readonly Look[]> | undefined;
  test.each(THEMES)(
    'no serious flaw in any step of the game and on any page about it, in the %s theme',
    async (theme) => {
      looked ??= lookAround();
      expect(flawedIn(theme, await looked)).toEqual([]);
    },
  );
});

/** What axe finds in steps of the game, in the drawer and on the pages about it, in all themes. */
async function lookAround(): Promise<readonly Look[]> {
  const { page, complaints, leave } = await here.open({ settings: { theme: 'light', language: 'en' } });
  const looked: Look[] = [];
  for (const type of ['buyItem', 'buyShare', 'layTile', 'run', 'payDividend', 'buyTrain']) {
    await page.goto(`${here.address}#/`);
    await openText(page, before(type));
    if (type === 'layTile') {
      await page.locator('.offer[data-type="layTile"]').click();
      await page.waitForSelector('.pick[data-draft="layTile"]');
    }
    looked.push(...(await lookInThemes(page, type)));
    if (type !== 'run') continue;
    for (const tab of await page.locator('.drawer [role="tab"]').all()) {
      await tab.click();
      // Roles and names are the same in every theme.
      looked.push(...(await lookInThemes(page, `${type}, ${await tab.textContent()}`, '.drawer', ['light'])));
    }
  }
  for (const screen of ['', 'new/18rhl', 'library', ...PAGES.map((name) => `library/18rhl/${name}`)]) {
    await page.goto(`${here.address}#/${screen}`);
    await screenShown(page);
    looked.push(...(await lookInThemes(page, screen)));
  }
  expect(complaints).toEqual([]);
  await leave();
  return looked;
}

const PAGES = ['rules', 'map', 'tiles', 'trains', 'market', 'companies'];

describe('two tabs with one game', () => {
  test('the second looks on, sees the moves of the first, and can take the game over', async () => {
    const { page: first, leave } = await at(after(12));
    await first.reload();
    await first.waitForSelector('.offer');
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.waitForSelector('.elsewhere');
    await expect.poll(() => second.locator('.offer').count()).toBe(0);
    await first.locator('.offer[data-offer="act"]').first().click();
    await expect.poll(() => movesShown(second)).toBe(13);
    await second.locator('[data-take-over]').click();
    await second.waitForSelector('.offer');
    await first.waitForSelector('.elsewhere');
    await second.locator('.offer[data-offer="act"]').first().click();
    await expect.poll(() => movesShown(first)).toBe(14);
    await leave();
  });
});

/** Runs in the page: the end of the first route drawn that is a stop to be clicked. */
function lastStop(): string {
  const shown = document.querySelector('.train-route .stops')?.textContent ?? '';
  const stops = [...document.querySelectorAll('[data-stop]')];
  const named = stops.filter((stop) => {
    const place = (stop.getAttribute('aria-label') ?? '').replace(/^stop /, '').replace(/ \d$/, '');
    return place !== '' && shown.includes(place);
  });
  return named.at(-1)?.getAttribute('data-stop') ?? '';
}
