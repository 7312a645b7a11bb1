import { importPeerText } from '@stellwerk/interop';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Visit, visit } from './browser.ts';
import { movesShown } from './by-clicks.ts';
import { playRoundByKeys } from './by-keys.ts';
import { damageHistory, historyKept, openedBy } from './history.ts';
import { openText, seriousFlaws } from './page.ts';
import { china, harz, rhineland } from './screens-games.ts';

let here: Visit;

beforeAll(async () => {
  here = await visit();
});
afterAll(async () => {
  await here?.close();
});

describe('looking back', () => {
  test('tells the move, its turn and its changes; steps by turn, round and owner; Escape leads back to now', async () => {
    const { page, complaints, leave } = await here.openGame(rhineland('buyTrain', 11));
    const now = await movesShown(page);
    // The dividend and the run of the same turn lie just behind.
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('.look-back').textContent()).toMatch(/Looking back.*4 moves ago/);
    await expect.poll(() => page.locator('.story .told').textContent()).toMatch(/pays out/);
    await expect.poll(() => page.locator('.story-changes').textContent()).toMatch(/Cash/);
    await expect.poll(() => page.locator('.turn-rail [aria-current]').textContent()).toMatch(/pays out/);
    await expect.poll(() => page.locator('.log li.at').first().textContent()).toMatch(/pays out/);
    await expect.poll(() => page.locator('[data-tool="undo"]').getAttribute('aria-label')).toMatch(/running game/);
    // The company that paid is marked on the market, with where its marker lay before.
    await page.locator('.drawer [role=tab]', { hasText: 'Market' }).click();
    await expect.poll(() => page.locator('.dw-market .dw-market-chosen').count()).toBe(1);
    await expect.poll(() => page.locator('.dw-market .dw-trail').count()).toBe(1);
    await page.locator('.drawer [role=tab]', { hasText: 'Log' }).click();
    await page.waitForSelector('.log li.at');
    expect(await seriousFlaws(page)).toEqual([]);
    // The run of the turn, by its place in the rail: its routes are drawn.
    await page.locator('.turn-rail button', { hasText: 'runs for' }).click();
    await expect.poll(() => page.locator('.map .dw-route').count()).toBeGreaterThan(0);
    const shown = async () => Number((await page.locator('.scrubber .count').textContent())?.split('/')[0]);
    // The name of a round stands in its piece of the timeline whole or not at all.
    await expect.poll(() => page.locator('.round-pieces span').count()).toBeGreaterThan(10);
    expect(await page.locator('.round-pieces li').evaluateAll(namesCut)).toEqual([]);
    const before = await shown();
    await page.keyboard.press('ArrowUp');
    await expect.poll(shown).toBeLessThan(before);
    const turn = await shown();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(shown).toBeLessThan(turn);
    // Whoever writes to the others meanwhile goes on writing.
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('input'), { id: 'written' }));
      document.getElementById('written')?.focus();
    });
    const round = await shown();
    await page.keyboard.type('1 or 2 n');
    expect(await page.locator('#written').inputValue()).toBe('1 or 2 n');
    await page.evaluate(() => document.getElementById('written')?.remove());
    expect(await shown()).toBe(round);
    await page.locator('[data-step="only"]').selectOption('player-0');
    await page.locator('[data-step="turn-back"]').click();
    await expect.poll(() => page.locator('.story .who').textContent()).toMatch(/Ann/);
    // A click in the log leads to the move that is told there, and from there it plays by itself until it is told to pause.
    const entry = page.locator('.log li.at + li:not(.at) button').first();
    const move = Number(await entry.locator('small').textContent());
    await entry.click();
    await expect.poll(shown).toBe(move);
    await page.locator('.transport select').first().selectOption('4');
    await page.locator('[data-step="play"]').click();
    await expect.poll(shown).toBeGreaterThan(move);
    await page.keyboard.press('Space');
    await expect.poll(() => page.locator('[data-step="play"]').getAttribute('aria-pressed')).toBe('false');
    // The focus is on a button of the transport; Escape leads back all the same.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.look-back').count()).toBe(0);
    expect(await movesShown(page)).toBe(now);
    expect(complaints).toEqual([]);
    await leave();
  });
});

/** Runs in the page: what begins in the first line of its piece and does not end there. */
function namesCut(pieces: readonly Element[]): string[] {
  return pieces.flatMap((piece) => {
    const [whole, name] = [piece.getBoundingClientRect(), piece.querySelector('span')?.getBoundingClientRect()];
    if (!name) return ['nothing'];
    return name.top < whole.bottom && name.right > whole.right ? [piece.textContent ?? ''] : [];
  });
}

describe('looking back on a phone', () => {
  test('says so over every tab, steps under the map, and leads back', async () => {
    const { page, complaints, leave } = await here.openGame(rhineland('buyTrain', 11), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      settings: { language: 'de' },
    });
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('.look-back').textContent()).toMatch(/Rückblick.*vor 1 Zug/);
    await page.locator('[data-step="turn-back"]').click();
    await expect.poll(() => page.locator('.look-back').textContent()).toMatch(/vor [2-9]/);
    expect(await seriousFlaws(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.locator('.tabbar [role=tab]', { hasText: 'Börse' }).click();
    await page.locator('.look-back button', { hasText: 'Zurück zu jetzt' }).click();
    await expect.poll(() => page.locator('.look-back').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('on paper', () => {
  test.each([
    ['1880', () => china('buyShare', 14), 'upright'],
    ['Harzbahn 1873', () => harz('buyShare', 20), 'lying'],
  ] as const)(
    'map, market and holdings of %s have a white sheet each, whatever the screen shows',
    async (name, game, held) => {
      const { page, complaints, leave } = await here.openGame(game(), { settings: { theme: 'dark' } });
      // The rows of the shares leave the map of a stock round no room, and markers are drawings as well.
      await page.waitForSelector('.stock-matrix');
      const paper = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1');
      expect(paper.match(/\/Type \/Page\b/g)?.length).toBe(3);
      const [width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? []).slice(1).map(Number);
      expect(width < height ? 'upright' : 'lying').toBe(held);
      // A4 without its margins, as large as a browser takes it.
      await page.setViewportSize(held === 'upright' ? { width: 733, height: 1062 } : { width: 1062, height: 733 });
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      const sheets = page.locator('.print-sheets > section');
      expect(await sheets.allTextContents()).toEqual(Array(3).fill(expect.stringContaining(name)));
      expect(await sheets.evaluateAll((all) => all.map((sheet) => sheet.scrollHeight > sheet.clientHeight))).toEqual(
        Array(3).fill(false),
      );
      expect(await page.locator('.print-map svg text').count()).toBeGreaterThan(100);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('paper');
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(complaints).toEqual([]);
      await leave();
    },
  );
});

describe('a game of this browser that is opened again', () => {
  test('is taken up from its history, as it stood and with its past; by its moves where the history is damaged', async () => {
    const { page, complaints, leave } = await here.open();
    const id = await openText(page, rhineland('buyTrain', 11));
    expect(await openedBy(page)).toMatchObject({ how: 'replayed' });
    const moves = (await movesShown(page)) - 1;
    await page.keyboard.press('Control+z');
    await expect.poll(() => movesShown(page)).toBe(moves);
    const told = async () => {
      await page.keyboard.press('ArrowLeft');
      await page.waitForSelector('.look-back');
      return page.locator('.story').textContent();
    };
    await historyKept(page, id, moves);
    const story = await told();
    for (const how of ['resumed', 'replayed', 'resumed']) {
      if (how === 'replayed') await page.evaluate(damageHistory, id);
      await page.reload();
      await page.waitForSelector('.table');
      expect(await openedBy(page)).toMatchObject({ how });
      expect(await movesShown(page)).toBe(moves);
      expect(await told()).toBe(story);
      // Whatever was damaged is written anew.
      await historyKept(page, id, moves);
    }
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('a late stock round', () => {
  test('shows all companies and holdings, deals in the row, and says why not', async () => {
    const { page, complaints, leave } = await here.openGame(rhineland('buyShare', 40));
    await expect.poll(() => page.locator('.stock-matrix tbody tr[data-company]').count()).toBe(8);
    expect(await seriousFlaws(page)).toEqual([]);
    await page.locator('.stock-matrix .refused').first().click();
    await expect.poll(() => page.locator('.why-row').textContent()).toMatch(/Rule 18rhl\//);
    const moves = await movesShown(page);
    await page.locator('.stock-matrix [data-deal="sellShares"]:not(.refused)').first().click();
    await expect.poll(() => page.locator('.pick').getAttribute('data-draft')).toBe('sellShares');
    // The button in the row has the focus; Enter confirms what it drew up.
    await page.keyboard.press('Enter');
    await expect.poll(() => movesShown(page)).toBe(moves + 1);
    await page.locator('[data-pane="map"]').click();
    await expect.poll(() => page.locator('.stock-matrix').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('whose turn it is', () => {
  test.each([
    ['18Rhl', () => rhineland('buyShare', 40), 'en', '[data-deal="sellShares"]:not(.refused)', 'sellShares'],
    ['1880', () => china('found', 3), 'de', '[data-deal="found"]', 'found'],
    ['Harzbahn 1873', () => harz('foundRailway', 3), 'de', '[data-deal="foundRailway"]', 'foundRailway'],
  ] as const)(
    'stays in sight with the way on and the way out, while something long is put together in %s',
    async (_, game, language, deal, type) => {
      const { page, complaints, leave } = await here.openGame(game(), { settings: { language } });
      await page.waitForSelector('.stock-matrix');
      // All deals are in sight, however long their words are.
      expect(await page.locator('.stock-matrix').evaluate((rows) => rows.scrollWidth - rows.clientWidth)).toBe(0);
      await expect.poll(() => inSight(page, ['.now > .who', '.now .offer.primary', '.now .offer.ending'])).toEqual([]);
      // What is open to be chosen is named, not counted.
      const drafts = await page.locator('.now .offer[data-offer="draft"] small').allTextContents();
      for (const said of drafts) expect(said).not.toMatch(/\d/);
      await page.locator(deal).first().click();
      await page.waitForSelector(`.pick[data-draft="${type}"]`);
      const parts = ['.now > .who', '.pick > header', '.pick [data-confirm="yes"]', '.now .offer.ending'];
      await expect.poll(() => inSight(page, parts)).toEqual([]);
      expect(await page.evaluate(scrolledAway)).toEqual([]);
      expect(await seriousFlaws(page)).toEqual([]);
      // At a zoom of 200 % and on a phone nothing lies over what can be pressed.
      for (const [width, height] of [
        [720, 450],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        if (width < 400) await page.locator('.tabbar [role=tab]').nth(1).click();
        await page.waitForSelector(`.pick[data-draft="${type}"]`);
        expect(await page.evaluate(coveredButtons, '.table')).toEqual([]);
        expect(await page.evaluate(scrolledAway)).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  test('is said while a par price is asked for that cannot be had: the cell of the market tells why', async () => {
    const { page, complaints, leave } = await here.openGame(rhineland('found', 2));
    const refused = page.locator('.dw-market [role=button][aria-label$="Why not?"]').first();
    const legal = page.locator('.dw-market .dw-cell-legal');
    await expect.poll(() => legal.count()).toBeGreaterThan(0);
    await refused.click();
    await expect.poll(() => page.locator('.now .refusals').textContent()).toMatch(/Rule 18rhl\//);
    expect(await inSight(page, ['.now > .who'])).toEqual([]);
    // By key as well.
    await page.keyboard.press('Escape');
    await refused.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.now .refusals').textContent()).toMatch(/Rule 18rhl\//);
    expect(complaints).toEqual([]);
    await leave();
  });
});

/** Which of them are not to be seen, or lie behind something else. */
function inSight(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.filter((selector) => {
        const found = document.querySelector(selector);
        if (!found) return true;
        const { left, top, width, height } = found.getBoundingClientRect();
        return !found.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    selectors,
  );
}

/** Runs in the page: what is scrolled though it never should be, the page and the table as a whole. */
function scrolledAway(): string[] {
  return [document.documentElement, ...document.querySelectorAll('body, .table')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map(({ tagName }) => tagName);
}

describe('a stock round on a very wide screen', () => {
  test('has the map beside its rows, what everybody did below them, and the order of play off the chart', async () => {
    const { page, complaints, leave } = await here.openGame(rhineland('buyShare', 40), {
      viewport: { width: 2560, height: 1440 },
    });
    const box = async (selector: string) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
      return { left: x, top: y, right: x + width, bottom: y + height, height };
    };
    const [rows, map] = [await box('.stock-matrix'), await box('.map > .dw-map')];
    expect(map.left).toBeGreaterThanOrEqual(rows.right);
    expect(map.height).toBeGreaterThan(1000);
    expect((await box('.market-order')).top).toBeGreaterThanOrEqual((await box('.dw-market')).bottom);
    const cut = page
      .locator('.stock-matrix small')
      .evaluateAll((notes) =>
        notes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      );
    expect(await cut).toEqual([]);
    expect(await seriousFlaws(page)).toEqual([]);
    await page.locator('.round-so-far button').last().click();
    await page.waitForSelector('.look-back');
    await page.keyboard.press('n');
    await expect.poll(() => page.locator('.look-back').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('a late operating round', () => {
  test('is played by keys: about seven for the whole turn of a company', async () => {
    const { page, complaints, leave } = await here.open();
    await openText(page, rhineland('layTile', 36));
    const { keys, moves, turns } = await playRoundByKeys(page);
    expect(turns).toBe(6);
    expect(moves).toBeGreaterThan(4 * turns);
    expect(keys).toBeLessThanOrEqual(8 * turns);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('a word of the glossary', () => {
  test('is explained where it is pointed at, pressed or asked for by key, and leads to its chapter of the rules', async () => {
    const { page, complaints, leave } = await here.open();
    await openText(page, rhineland('buyTrain', 11));
    const note = page.locator('.term-note');
    await page.locator('.acting [data-term="treasury"]').hover();
    await expect.poll(() => note.textContent()).toMatch(/The company’s money/);
    await page.mouse.move(5, 400);
    await expect.poll(() => note.count()).toBe(0);
    // By keys: Enter opens it and leads into it, Escape leads back and leaves all else as it was.
    const moves = await movesShown(page);
    await page.locator('.acting [data-term="treasury"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('term-note stays');
    expect(await seriousFlaws(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Treasury');
    expect(await movesShown(page)).toBe(moves);
    // A column that sorts when it is pressed is explained by “?”.
    await page.locator('.drawer [role=tab]', { hasText: 'Players' }).click();
    await page.locator('.owners-table [data-term="worth"]').focus();
    await page.keyboard.press('?');
    await expect.poll(() => note.textContent()).toMatch(/The largest wins/);
    await note.locator('a').first().click();
    await expect.poll(() => page.locator('.rules h2.marked').textContent()).toMatch(/Scoring 17\.2/);
    await page.locator('[role=tab]', { hasText: 'Glossary' }).click();
    await expect.poll(() => page.locator('.glossary dt').count()).toBeGreaterThan(40);
    expect(await seriousFlaws(page)).toEqual([]);
    // The game in five minutes, with its board, its words explained, and the way to the guided game.
    await page.locator('[role=tab]', { hasText: 'In five minutes' }).click();
    await expect.poll(() => page.locator('.primer h2').count()).toBeGreaterThan(3);
    await page.waitForSelector('.primer img, .primer svg');
    await page.locator('.primer [data-term]').first().hover();
    await expect.poll(() => note.textContent()).toMatch(/\w/);
    await page.waitForSelector('.primer [data-learn]');
    expect(await seriousFlaws(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('what a private or a company can do', () => {
  test('is told where its name is pointed at or asked for by key: in the auction, in the rows of shares, in the sheets', async () => {
    const { page, complaints, leave } = await here.openGame(rhineland('buyItem', 3));
    const note = page.locator('.term-note');
    const moves = await movesShown(page);
    await page.locator('.packet [data-told]', { hasText: 'No. 4' }).hover();
    await expect.poll(() => note.textContent()).toMatch(/No\. 4.*upgrade of a yellow metropolis/);
    // The button that buys one tells it too; pointing buys nothing.
    await page.locator('.now .offer[data-type="buyItem"]').first().hover();
    await expect.poll(() => note.textContent()).toMatch(/No\. [1-6]/);
    await page.locator('.packet [data-told]', { hasText: 'No. 6' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => note.textContent()).toMatch(/No\. 6.*director certificate of RhE/);
    expect(await seriousFlaws(page, 'all', '.side')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => note.count()).toBe(0);
    expect(await movesShown(page)).toBe(moves);
    expect(complaints).toEqual([]);
    await leave();
    // 1880: the company with a power of its own.
    const late = await here.openGame(china('buyShare', 14));
    await late.page.locator('.stock-matrix [data-told]', { hasText: 'BCR' }).hover();
    await expect.poll(() => late.page.locator('.term-note').textContent()).toMatch(/two yellow tiles in every phase/);
    await late.page.locator('.drawer [role=tab]', { hasText: 'Companies' }).click();
    await expect
      .poll(() => late.page.locator('.cards .sheet', { hasText: 'Baocheng' }).textContent())
      .toMatch(/Power may lay two yellow tiles/);
    expect(late.complaints).toEqual([]);
    await late.leave();
  });

  test('is told to a finger that rests on it, and nothing is bought by that', async () => {
    const { page, complaints, leave } = await here.openGame(rhineland('buyItem', 3), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      settings: { language: 'de' },
    });
    await page.locator('.tabbar [role=tab]').nth(1).click();
    const asked = await page.locator('.now:has(> .who)').textContent();
    const note = page.locator('.term-note.stays');
    for (const [held, said] of [
      ['.packet tr:nth-child(4) [data-told]', /Nr\. 4.*einmal eine gelbe Metropole ausbauen/],
      ['.now .offer[data-type="buyItem"]', /Nr\. \d/],
    ] as const) {
      const lift = await restOn(page, held);
      await expect.poll(() => note.textContent()).toMatch(said);
      await lift();
      // The note stays when the finger is lifted, and the button under it was not pressed.
      expect(await note.count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await page.keyboard.press('Escape');
      await expect.poll(() => note.count()).toBe(0);
    }
    expect(await page.locator('.now:has(> .who)').textContent()).toBe(asked);
    expect(complaints).toEqual([]);
    await leave();
  });
});

/** Puts a finger on something; answers with how it is lifted again. */
async function restOn(page: Page, selector: string): Promise<() => Promise<void>> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  };
}

describe('a pinned page', () => {
  test('stands beside the map where there is room, is remembered, and goes back to the drawer', async () => {
    const { page, complaints, leave } = await here.open();
    await openText(page, rhineland('buyTrain', 11));
    const width = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
    await page.locator('[data-pin]').click();
    await expect.poll(() => width('.leaf.pinned .dw-market')).toBeGreaterThan(400);
    expect(await width('.map')).toBeGreaterThan(500);
    expect(await page.locator('.drawer [role=tab]', { hasText: 'Market' }).count()).toBe(0);
    expect(await seriousFlaws(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => page.locator('.leaf.pinned').count()).toBe(1);
    // Where there is none for both it is the other half of the drawer.
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect.poll(() => page.locator('.drawer .leaf').count()).toBe(1);
    await page.locator('[data-unpin]').click();
    await expect.poll(() => page.locator('.drawer [role=tab]', { hasText: 'Market' }).count()).toBe(1);
    await page.reload();
    await expect.poll(() => page.locator('.drawer [role=tab]', { hasText: 'Market' }).count()).toBe(1);
    expect(await page.locator('.leaf').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('a line of the analysis', () => {
  test('is sent as a link that holds its game: another browser sees it, tries on from there and keeps it', async () => {
    const { page, complaints, leave } = await here.open();
    const id = await openText(page, rhineland('payDividend', 32));
    const begun = await movesShown(page);
    // From the menu into the analysis, from its menu back to the game, and there once more.
    const menu = async (entry: string) => {
      await page.click('[data-tool="menu"]');
      await page.getByRole('link', { name: entry }).click();
    };
    await menu(`Try things out from move ${begun}`);
    await page.waitForSelector('.table.sandbox');
    await menu('Back to the game');
    await expect.poll(() => page.url()).toMatch(new RegExp(`#/table/${id}$`));
    await page.waitForSelector('.table:not(.sandbox)');
    await page.goto(`${here.address}#/analysis/${id}/${begun}`);
    await page.waitForSelector('.table.sandbox');
    await page.locator('.now .offer[data-offer="act"]').first().click();
    await expect.poll(() => movesShown(page)).toBe(begun + 1);
    await page.locator('[data-line="link"]').click();
    const link = await page.locator('.line-link input').inputValue();
    expect(link).toMatch(/#\/analysis\/sent\//);
    expect(link.length).toBeLessThan(16_000);
    const other = await here.open();
    await other.page.goto(link);
    await expect.poll(() => movesShown(other.page)).toBe(begun + 1);
    // What the line changed is counted from where it began.
    await expect.poll(() => other.page.locator('.comparison li').count()).toBeGreaterThan(0);
    await other.page.locator('[data-line="keep"]').click();
    await expect.poll(() => other.page.url()).toMatch(/#\/table\//);
    expect(await movesShown(other.page)).toBe(begun + 1);
    // Half a link is told as what it is.
    await other.page.goto(link.slice(0, -40));
    await expect.poll(() => other.page.locator('[role=alert]').textContent()).toMatch(/\w/);
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.leave();
    await leave();
  });
});

/** With what letters are enlarged by. 720 x 450 is a screen of 1440 x 900 at a zoom of 200 %. */
const SCREENS = [
  [1440, 900, '1'],
  [1920, 1080, '1.1'],
  [2560, 1440, '1.25'],
  [720, 450, '1'],
  [390, 844, '1'],
] as const;

/** Runs in the page. */
function letterScale(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--k');
}

describe('what can be pressed', () => {
  test('is never covered: a late stock round and an operating turn on every screen', async () => {
    const { page, leave } = await here.open();
    const covered: string[] = [];
    for (const [type, nth] of [
      ['buyShare', 40],
      ['run', 9],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(here.address);
      await openText(page, rhineland(type, nth));
      for (const [width, height, scale] of SCREENS) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(letterScale)).toBe(scale);
        const isPhone = await page.locator('.table.phone').count();
        const tabs = isPhone > 0 ? page.locator('.tabbar [role=tab]') : page.locator('.drawer [role=tab]');
        for (let i = 0; i < (await tabs.count()); i++) {
          await tabs.nth(i).click();
          for (const name of await page.evaluate(coveredButtons, '.table'))
            covered.push(`${type} ${width}, tab ${i}: ${name}`);
        }
      }
    }
    expect(covered).toEqual([]);
    // A page of the drawer is found again where it was left.
    await page.setViewportSize({ width: 1440, height: 900 });
    const tab = (name: string) => page.locator('.drawer [role=tab]', { hasText: name });
    const scrolled = () => page.locator('.drawer .tab-page').evaluate(({ scrollTop }) => scrollTop);
    await tab('Companies').click();
    await page.locator('.drawer .tab-page').evaluate((shown) => {
      shown.scrollTop = 90;
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await tab('Players').click();
    await expect.poll(scrolled).toBe(0);
    await tab('Companies').click();
    await expect.poll(scrolled).toBe(90);
    await leave();
  });
});

/** Runs in the page: the buttons whose middle belongs to something else when they are scrolled to. */
function coveredButtons(within: string): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>(`${within} button:not(:disabled)`)];
  if (buttons.length === 0) throw new Error('no button is shown');
  return buttons
    .filter((button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .flatMap((button) => {
      button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (button.contains(hit)) return [];
      const by = hit ? `${hit.tagName} ${hit.getAttribute('class')}` : 'nothing';
      return [`${button.className} “${button.textContent || button.ariaLabel}” by ${by}`];
    });
}

describe('a new table', () => {
  test('offers readings as sets, says in a line what departs, and nothing lies over what is set', async () => {
    const { page, complaints, leave } = await here.open({
      at: 'new/18rhl',
      settings: { language: 'de', size: 'large' },
    });
    const departs = () => page.locator('.reading-sets p').textContent();
    await page.locator('[data-readings="site"]').click();
    await expect.poll(departs).toMatch(/ · /);
    await page.locator('[data-readings="rulebook"]').click();
    await expect.poll(departs).not.toMatch(/ · /);
    expect(await page.evaluate(coveredButtons, 'main')).toEqual([]);
    // Letters are as large as they are wished.
    expect(await page.evaluate(letterScale)).toBe('1.3');
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('Enter', () => {
  test('does what its sign says after a click on a button of the map and on a train', async () => {
    const { page, complaints, leave } = await here.openGame(rhineland('run', 33));
    await page.waitForSelector('.run-sum');
    const moves = await movesShown(page);
    await page.locator('.dw-zoom button').first().click();
    await page.locator('.dw-zoom button').last().click();
    await page.locator('.train-route').last().click();
    await page.keyboard.press('Enter');
    await expect.poll(() => movesShown(page)).toBe(moves + 1);
    await expect.poll(() => page.locator('.offer.primary').getAttribute('data-type')).toBe('payDividend');
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('motion', () => {
  test('explains a move in less than 400 ms, and there is none for those who want none', async () => {
    const { page, complaints, leave } = await here.open();
    await openText(page, rhineland('buyTrain', 11));
    // What others built since one's last turn is tinted, and told beside it.
    await expect.poll(() => page.locator('.map .dw-changed').count()).toBeGreaterThan(0);
    await page.waitForSelector('.news .tint-key');
    await page.evaluate(watchMotion);
    const now = await movesShown(page);
    const stepTo = async (key: string, move: number) => {
      await page.keyboard.press(key);
      await expect.poll(() => page.locator('.scrubber .count').textContent()).toMatch(new RegExp(`^${move}/`));
    };
    // Back over the dividend to the run, whose lines are drawn along.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (let i = 1; i <= 5; i++) await stepTo('ArrowLeft', now - i);
    const played = await page.evaluate(readMotion);
    expect(played.length).toBeGreaterThan(0);
    expect(Math.max(...played)).toBeLessThan(400);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (let i = 4; i >= 1; i--) await stepTo('ArrowRight', now - i);
    expect((await page.evaluate(readMotion)).length).toBe(played.length);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });
});

/** Runs in the page: how long each movement takes that a script begins. */
function watchMotion(): void {
  const durations: number[] = [];
  Object.assign(window, { motionDurations: durations });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    durations.push(Number(typeof options === 'object' ? options.duration : options));
    return animate.call(this, frames, options);
  };
}

function readMotion(): number[] {
  const durations: unknown = Reflect.get(window, 'motionDurations');
  return Array.isArray(durations) ? durations.map(Number) : [];
}

describe('the menu of the table', () => {
  test('writes a file of 18xx.games that comes in again as the same game, or says which move it cannot hold', async () => {
    const { page, complaints, leave } = await here.openGame(china('buyShare', 6), { settings: { language: 'de' } });
    const moves = await movesShown(page);
    await page.click('[data-tool="menu"]');
    const saved = page.waitForEvent('download');
    await page.click('[data-export="18xx.games"]');
    let text = '';
    for await (const chunk of await (await saved).createReadStream()) text += String(chunk);
    const read = importPeerText(text);
    expect(read.ok && read.value.game.title.id).toBe('1880');
    expect(read.ok && read.value.game.actions.length).toBe(moves);
    await page.keyboard.press('Escape');
    await leave();
    // Here RhE has a par that the site does not allow.
    const other = await here.openGame(rhineland('found', 2), { settings: { language: 'de' } });
    await other.page.click('[data-tool="menu"]');
    await other.page.click('[data-export="18xx.games"]');
    await expect
      .poll(() => other.page.locator('dialog p[role=status]').textContent())
      .toMatch(/Zug 7 .*Ann.*Startkurs/);
    await other.page.keyboard.press('Escape');
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.leave();
  });
});

describe('the review after the game', () => {
  test.each([
    [
      'en',
      /Prospects.*(gains|loses) [\d,]+.*Runs beside the best possible.*Turning points.*a new phase begins/,
      'runs for MADE|does not run',
    ],
    [
      'de',
      /Aussichten.*(gewinnt|verliert) [\d.]+.*Fahrten und die bestmöglichen.*Wendepunkte.*eine neue Phase/,
      'fährt MADE|fährt nicht',
    ],
  ] as const)(
    'shows every run beside the best one, and each leads to its position (%s)',
    async (language, said, told) => {
      const { page, complaints, leave, id } = await here.openGame(rhineland('buyTrain', 11), {
        settings: { language },
      });
      await page.goto(`${here.address}#/finale/${id}`);
      await page.waitForSelector('.heat td a');
      expect(await page.locator('.heat tbody tr').count()).toBeGreaterThan(3);
      expect(await page.locator('.turning-points li').count()).toBeGreaterThan(0);
      await expect.poll(() => page.locator('[data-prospects] li').count()).toBeGreaterThan(0);
      expect(await page.locator('main').textContent()).toMatch(said);
      expect(await seriousFlaws(page, 'all', '.review')).toEqual([]);
      const run = page.locator('.heat td a').first();
      const made = (await run.textContent())?.split(' ')[0] ?? '';
      await run.click();
      await expect
        .poll(() => page.locator('.story .told').textContent())
        .toMatch(new RegExp(told.replace('MADE', made)));
      expect(complaints).toEqual([]);
      await leave();
    },
  );
});
