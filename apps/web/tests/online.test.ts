import { diceBuilder } from '@stellwerk/bots';
import { type BaseAction, type Game, newGame, seededRandom } from '@stellwerk/engine/kernel';
import { siteReadings } from '@stellwerk/interop';
import { rhl } from '@stellwerk/titles/18rhl';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuilt, type Visit, type Visitor, visit, type Wishes } from './browser.ts';
import { doByClicks, movesShown } from './by-clicks.ts';
import { percentile, report } from './figures.ts';
import { begunTable, type Friend, friendAt, friendIn, hostTable, serveHouse, signInAs, tableOf } from './house.ts';
import { openAll, RAW_KEY, screenShown, seriousFlaws, settle, textsShown } from './page.ts';
import { opening, rhinelandGame } from './rhineland-opening.ts';

let here: Visit;

beforeAll(async () => {
  here = await visit(() => serveHouse());
});
afterAll(async () => {
  await here?.close();
  report();
});

/** Somebody at the lobby, signed in as a guest by clicks. */
async function arrive(name: string): Promise<Visitor> {
  const visitor = await here.open({ at: 'lobby' });
  await signInAs(visitor.page, name);
  return visitor;
}

/** Two at a table of Railroad Dice 2 whose seed is known, so that the test can play along; by clicks from the lobby on. */
async function twoMeet(seed: string): Promise<[Visitor, Visitor, string]> {
  const [ann, ben] = [await arrive('Ann'), await arrive('Ben')];
  const table = await hostTable(ann.page, { seed });
  await ben.page.reload();
  await ben.page.click(`[data-list="open"] [data-table="${table}"]`);
  await ben.page.click('[data-join]');
  await ann.page.click('[data-begin]:enabled');
  await Promise.all([ann, ben].map(({ page }) => page.waitForSelector('.table .live-status-seats')));
  return [ann, ben, table];
}

/** The same, at a table that has begun. */
async function twoAtATable(
  seed: string,
  undo: 'own' | 'agreed' = 'own',
  wishes: Wishes = {},
): Promise<[Visitor, Visitor, string]> {
  const friends = [await friendAt(here.address, 'Ann'), await friendAt(here.address, 'Ben')] as const;
  const table = await begunTable(friends, { seed, undo });
  const at = `table/live~${table}`;
  const sit = async ({ cookie }: Friend) => {
    const visitor = await here.open({ ...wishes, at, cookie });
    await visitor.page.waitForSelector('.table .live-status-seats');
    return visitor;
  };
  const [ann, ben] = await Promise.all([sit(friends[0]), sit(friends[1])]);
  return [ann, ben, table];
}

function diceGame(seed: string): Game {
  const started = newGame(railroadDice2, { players: ['Ann', 'Ben'], seed });
  if (!started.ok) throw new Error(started.refusal.rule);
  return started.value;
}

function* botMoves(game: Game): Generator<BaseAction> {
  const random = seededRandom('moves');
  while (!game.over) {
    const action = diceBuilder.choose(game, game.actors()[0] ?? 0, random);
    const played = game.play(action);
    if (!played.ok) throw new Error(played.refusal.rule);
    yield action;
  }
}

async function reaches(page: Page, moves: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('.scrubber .count')?.textContent?.endsWith(`/${wanted}`),
    moves,
    { polling: 20 },
  );
}

/** What the console says while a connection is gone on purpose is no complaint. */
function ownComplaints(complaints: readonly string[]): string[] {
  return complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(text));
}

describe('over a server', () => {
  test('two play Railroad Dice 2 to its end while a third looks on, and one loses the line in the middle', async () => {
    const seed = 'online-16';
    const [ann, ben, table] = await twoMeet(seed);
    const cleo = await here.open();
    await cleo.page.goto(`${here.address}#/table/live~${table}`);
    await cleo.page.waitForSelector('.table .live-status-seats');
    await expect.poll(() => cleo.page.locator('.live-status-seats').textContent()).toMatch(/You are watching/);
    const game = diceGame(seed);
    const pages = [ann.page, ben.page] as const;
    const friends = [await friendIn(ann.page), await friendIn(ben.page)] as const;
    const waits: number[] = [];
    const all = [...botMoves(diceGame(seed))];
    for (const action of all) {
      game.play(action);
      const moves = game.actions.length;
      // The middle of the game comes from where their pages are not: every page is shown it.
      if (moves > 42 && moves < all.length - 12) {
        const move = { after: moves - 1, id: `middle-${moves}`, action };
        const answer = await friends[action.seat === 0 ? 0 : 1].ask('POST', `/api/tables/${table}/moves`, move);
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        continue;
      }
      const page = pages[action.seat] ?? ann.page;
      const other = page === ann.page ? ben.page : ann.page;
      await Promise.all(pages.map((each) => reaches(each, moves - 1)));
      await page.waitForSelector('.now .chip');
      if (moves === 40) await other.context().setOffline(true);
      await doByClicks(page, action);
      const begun = performance.now();
      if (game.over) break;
      await reaches(page, moves);
      if (moves === 40) {
        // Meanwhile this one sees nothing of it, and is told so.
        await other.waitForSelector('[data-line="lost"]');
        await expect.poll(() => movesShown(other)).toBe(39);
        await other.context().setOffline(false);
        await other.waitForSelector('[data-line="lost"]', { state: 'detached' });
      }
      await reaches(other, moves);
      if (moves !== 40) waits.push(performance.now() - begun);
      if (moves % 25 === 0) await reaches(cleo.page, moves);
    }
    await Promise.all([...pages, cleo.page].map((page) => page.waitForSelector('.finale')));
    const winner = game.score().find(({ rank }) => rank === 1)?.seat ?? 0;
    for (const page of [...pages, cleo.page]) {
      await expect.poll(() => page.locator('.finale .lead').textContent()).toContain(['Ann', 'Ben'][winner]);
    }
    const kept = await ann.page.evaluate(
      (id) => fetch(`/api/tables/${id}/export`).then((answer) => answer.json()),
      table,
    );
    expect(kept).toMatchObject({ format: 'stellwerk-game', hash: game.hash() });
    percentile('click to the other player’s screen', waits, 'ms');
    for (const visitor of [ann, ben, cleo]) {
      expect(ownComplaints(visitor.complaints)).toEqual([]);
      await visitor.leave();
    }
  });

  test('18Rhl begins by an invitation and is played with the seed kept', async () => {
    const ann = await arrive('Ann');
    await hostTable(ann.page, { title: '18rhl', seats: 3, visibility: 'link', bots: 1, readings: 'site' });
    const link = await ann.page.locator('[data-copy="invite"]').inputValue();
    const ben = await here.open({ settings: { language: 'de' } });
    await ben.page.goto(link);
    await signInAs(ben.page, 'Ben');
    // Before he sits down he reads what he accepts: how it is played, every variant, every reading and what departs.
    const agreement = ben.page.locator('.agreement');
    await expect.poll(() => agreement.locator('[data-option]').count()).toBe(rhl.options.length);
    const accepted = (await agreement.textContent()) ?? '';
    expect(accepted).toMatch(/Bedenkzeit.*Zurücknehmen\s*eigene Züge frei.*Sitzordnung.*Zählt für die Wertung\s*nein/);
    const readings = Object.entries(siteReadings('18rhl') ?? {});
    const departing = rhl.options.filter(({ id, default: usual }) =>
      readings.some(([reading, value]) => reading === id && value !== usual),
    );
    expect(departing.length).toBeGreaterThan(0);
    const marked = agreement.locator('.departs');
    expect(await marked.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-option')))).toEqual(
      departing.map(({ id }) => id),
    );
    expect(await marked.first().isVisible()).toBe(true);
    expect(await seriousFlaws(ben.page)).toEqual([]);
    await ben.page.click('[data-join]');
    await ann.page.click('[data-begin]:enabled');
    await Promise.all([ann, ben].map(({ page }) => page.waitForSelector('.table .live-status-seats')));
    const stranger = await arrive('Stranger');
    await stranger.page.goto(`${here.address}#/table/live~${tableOf(ann.page)}`);
    await stranger.page.waitForSelector('.fault');
    await expect.poll(() => stranger.page.locator('.fault').textContent()).toMatch(/no such table/);
    // Whoever is to act takes the first thing offered, a few times round.
    let moves = await movesShown(ann.page);
    for (let i = 0; i < 6; i++) {
      const page = await whoActs([ann.page, ben.page]);
      moves = await movesShown(page);
      await page.locator('.now .offer[data-offer="act"]').last().click();
      await page.waitForFunction(
        (before) => Number(document.querySelector('.scrubber .count')?.textContent?.split('/')[1]) > before,
        moves,
      );
    }
    // The bot may be moving on meanwhile: in the end both see the same.
    const apart = async () => (await movesShown(ben.page)) - (await movesShown(ann.page));
    await expect.poll(apart).toBe(0);
    await ann.page.locator('[data-tool="menu"]').click();
    await expect.poll(() => ann.page.locator('dialog').textContent()).toMatch(/server keeps the seed/);
    expect(ann.complaints).toEqual([]);
    expect(ben.complaints).toEqual([]);
    for (const visitor of [ann, ben, stranger]) await visitor.leave();
  });

  test('a forged move from the console is refused, and the table stands as it stood', async () => {
    const seed = 'forged';
    const [ann, ben, table] = await twoAtATable(seed);
    const game = diceGame(seed);
    const moves = botMoves(game);
    const first = moves.next().value;
    if (!first) throw new Error('no move');
    const [actor, other] = first.seat === 0 ? [ann, ben] : [ben, ann];
    const forge = (page: Page, action: unknown) =>
      page.evaluate(
        async ([id, forged]) => {
          const body = JSON.stringify({ after: 0, id: `forged-${Math.random()}`.replace('.', ''), action: forged });
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch(`/api/tables/${id}/moves`, { method: 'POST', headers, body });
          const said = await answer.json();
          return [answer.status, said.code];
        },
        [table, action] as const,
      );
    // For the other's seat, out of turn, with a figure of one's own, and no action at all.
    expect(await forge(other.page, first)).toEqual([403, 'seat/not-yours']);
    expect(await forge(other.page, { ...first, seat: 1 - first.seat })).toEqual([422, 'move/refused']);
    expect(await forge(actor.page, { ...first, revenue: 9999 })).toEqual([422, 'move/refused']);
    expect(await forge(actor.page, { ...first, field: 'Z99' })).toEqual([422, 'move/refused']);
    expect(await forge(actor.page, '<img src=x onerror=alert(1)>')).toEqual([400, 'request/shape']);
    await expect.poll(() => movesShown(ann.page)).toBe(0);
    await expect.poll(() => actor.page.locator('.fault').count()).toBe(0);
    await doByClicks(actor.page, first);
    await Promise.all([ann, ben].map(({ page }) => reaches(page, 1)));
    // What is said is text, whatever it looks like.
    await actor.page.getByRole('tab', { name: 'Chat' }).click();
    await actor.page.fill('.chat input', '<img src=x onerror=alert(1)> & <b>hello</b>');
    await actor.page.keyboard.press('Enter');
    await other.page.getByRole('tab', { name: 'Chat' }).click();
    await other.page.waitForSelector('.chat li span');
    await expect
      .poll(() => other.page.locator('.chat li span').textContent())
      .toBe('<img src=x onerror=alert(1)> & <b>hello</b>');
    await expect.poll(() => other.page.locator('.chat img').count()).toBe(0);
    const refusals = [...ann.complaints, ...ben.complaints].filter((text) => !/status of 4(00|03|22)/.test(text));
    expect(refusals).toEqual([]);
    for (const visitor of [ann, ben]) await visitor.leave();
  });

  test('a move waits while the line is gone, survives a reload, and arrives afterwards', async () => {
    const seed = 'waits';
    const [ann, ben, table] = await twoAtATable(seed, 'own', { serviceWorkers: 'allow' });
    const game = diceGame(seed);
    const [first] = botMoves(game);
    if (!first) throw new Error('no move');
    const [actor, other] = first.seat === 0 ? [ann, ben] : [ben, ann];
    await actor.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await actor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await actor.page.context().setOffline(true);
    await actor.page.waitForSelector('[data-line="lost"]');
    await doByClicks(actor.page, first);
    await actor.page.waitForSelector('.pending.unsure');
    await expect.poll(() => movesShown(actor.page)).toBe(1);
    await actor.page.reload();
    await actor.page.waitForSelector('.no-server');
    await expect.poll(() => movesShown(other.page)).toBe(0);
    await actor.page.context().setOffline(false);
    await actor.page.reload();
    await actor.page.waitForSelector('.table .live-status-seats');
    await Promise.all([ann, ben].map(({ page }) => reaches(page, 1)));
    await expect.poll(() => actor.page.locator('.pending').count()).toBe(0);
    expect(tableOf(actor.page)).toBe(table);
    for (const visitor of [ann, ben]) {
      expect(ownComplaints(visitor.complaints)).toEqual([]);
      await visitor.leave();
    }
  });

  test('undo by agreement: asked, refused, asked again, agreed', async () => {
    const seed = 'agreed';
    const [ann, ben] = await twoAtATable(seed, 'agreed');
    const game = diceGame(seed);
    const [first] = botMoves(game);
    if (!first) throw new Error('no move');
    const [actor, other] = first.seat === 0 ? [ann, ben] : [ben, ann];
    await doByClicks(actor.page, first);
    await reaches(other.page, 1);
    for (const agrees of [false, true]) {
      await actor.page.locator('[data-tool="undo"]').click();
      await actor.page.getByRole('button', { name: 'Ask the others' }).click();
      await actor.page.waitForSelector('[data-undo-wish]');
      await other.page.waitForSelector('[data-undo-wish]');
      await other.page.getByRole('button', { name: agrees ? 'Agree' : 'Refuse' }).click();
      await actor.page.waitForSelector('[data-undo-wish]', { state: 'detached' });
    }
    await Promise.all([ann, ben].map(({ page }) => reaches(page, 0)));
    for (const visitor of [ann, ben]) {
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    }
  });

  test('who leaves is missing, the host puts a bot there, and who left comes back', async () => {
    const [ann, ben] = await twoAtATable('missing');
    await ben.page.getByRole('tab', { name: 'At the table' }).click();
    await ben.page.getByRole('button', { name: 'Give up my seat' }).click();
    await ben.page.locator('dialog .btn.danger').click();
    await ann.page.getByRole('tab', { name: 'At the table' }).click();
    const seat = ann.page.locator('.seats-page li', { hasText: 'Ben' });
    await seat.getByText('missing').waitFor();
    await seat.locator('select').selectOption('casual');
    await seat.locator('small', { hasText: 'Casual player' }).waitFor();
    await ben.page.getByRole('button', { name: 'Back to my seat' }).click();
    await seat.locator('small', { hasText: 'Casual player' }).waitFor({ state: 'detached' });
    await ann.page.locator('.live-status-seats .presence.here').nth(1).waitFor();
    for (const visitor of [ann, ben]) {
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    }
  });

  test('a guest keeps the account, signs out and in again, and finds the table', async () => {
    const ann = await arrive('Ann Keeps');
    const table = await hostTable(ann.page);
    await ann.page.goto(`${here.address}#/profile`);
    const email = `ann-${table.toLowerCase()}@example.org`;
    await ann.page.fill('.keep input[type=email]', email);
    await ann.page.fill('.keep input[type=password]', 'a long password');
    await ann.page.click('[data-keep]');
    await ann.page.waitForSelector('.keep', { state: 'detached' });
    await ann.page.click('[data-sign-out]');
    await ann.page.waitForSelector('.sign-in');
    await ann.page.click('[data-way="signIn"]');
    await ann.page.fill('.sign-in input[type=email]', email);
    await ann.page.fill('.sign-in input[type=password]', 'a long password');
    await ann.page.click('[data-enter]');
    await ann.page.waitForSelector(`[data-list="mine"] [data-table="${table}"]`);
    expect(ann.complaints).toEqual([]);
    await ann.leave();
  });
});

describe('for everybody', () => {
  test('lobby, profile, room and live table: no serious flaw, no raw key, nothing too wide', async () => {
    const [ann, ben, table] = await twoAtATable('everybody');
    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    await ann.page.fill('.chat input', 'Hello');
    await ann.page.keyboard.press('Enter');
    const room = await hostTable(ann.page, { title: '18rhl', seats: 3 });
    // With an account of her own there is more to show.
    const friend = await friendIn(ann.page);
    await friend.ask('POST', '/api/account/keep', {
      email: `${room.toLowerCase()}@example.org`,
      password: 'a long password',
    });
    await friend.ask('POST', '/api/bots', { name: 'Robo' });
    // Each with what it shows when everything it asked the server for has come.
    const screens = [
      ['lobby', `[data-table="${room}"]`],
      ['profile', '.profile .bot ~ form'],
      ['host', 'select[name=seats]'],
      ['best', '#ranking'],
      [`player/${friend.id}`, 'main h2'],
      [`table/live~${room}`, '.room-seats'],
      [`table/live~${table}`, '.live-status-seats'],
    ] as const;
    const show = async (screen: string, shown: string) => {
      await ann.page.goto(`${here.address}#/${screen}`);
      await screenShown(ann.page);
      await ann.page.waitForSelector(shown);
    };
    // Words depend on the language alone, contrast on the theme alone.
    for (const [language, theme] of [
      ['en', 'light'],
      ['de', 'dark'],
    ] as const) {
      await settle(ann.page, { language, theme, name: 'Ann' });
      for (const [screen, shown] of screens) {
        await show(screen, shown);
        await ann.page.evaluate(openAll);
        const text = await ann.page.evaluate(textsShown);
        expect(text, screen).not.toMatch(RAW_KEY);
        expect(text, screen).not.toMatch(/\{\w+(:[^}]*)?\}/);
        const flaws = await seriousFlaws(ann.page, theme === 'light' ? 'all' : 'contrast');
        expect(flaws, `${screen} in ${theme}`).toEqual([]);
      }
    }
    await ann.page.setViewportSize({ width: 360, height: 640 });
    await ann.page.reload();
    for (const [screen, shown] of screens) {
      await show(screen, shown);
      expect(await ann.page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(360);
    }
    await ann.page.locator('.tabbar [role=tab]').last().click();
    await ann.page.waitForSelector('.chat');
    expect(await ann.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(ann.complaints).toEqual([]);
    for (const visitor of [ann, ben]) await visitor.leave();
  });

  test('without a server one sentence says so, and the table at this screen is untouched', async () => {
    const plain = await visit(serveBuilt);
    const { page, complaints, leave } = await plain.open();
    for (const screen of ['lobby', 'profile', 'host', 'table/live~nowhere', 'join/nowhere/word']) {
      await page.goto(`${plain.address}#/${screen}`);
      await page.reload();
      await page.waitForSelector('.no-server');
      await expect.poll(() => page.locator('.no-server p').textContent()).toMatch(/^No server answers here[^.]*\.$/);
    }
    await page.goto(`${plain.address}#/new`);
    await page.click('[data-start]');
    await page.waitForSelector('.table .field.open');
    await expect.poll(() => page.locator('.live-status').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
    await plain.close();
  });
});

async function whoActs(pages: readonly Page[]): Promise<Page> {
  return Promise.any(
    pages.map(async (page) => {
      await page.waitForSelector('.now .offer[data-offer="act"]');
      return page;
    }),
  );
}

test('the opening of 18Rhl is the same over the wire as at one screen', async () => {
  const seed = 'wire';
  const ann = await arrive('Ann');
  const others = [await arrive('Ben'), await arrive('Cleo')];
  const table = await hostTable(ann.page, { title: '18rhl', seats: 3, seed });
  for (const { page } of others) {
    await page.goto(`${here.address}#/table/live~${table}`);
    await page.click('[data-join]');
    await page.waitForSelector('[data-join]', { state: 'detached' });
  }
  await ann.page.click('[data-begin]:enabled');
  const pages = [ann, ...others].map(({ page }) => page);
  await Promise.all(pages.map((page) => page.waitForSelector('.table .live-status-seats')));
  const game = rhinelandGame(['Ann', 'Ben', 'Cleo'], seed);
  for (const action of opening(game, 24)) {
    const page = pages[action.seat] ?? ann.page;
    await page.waitForSelector('.now .chip');
    await doByClicks(page, action);
    await Promise.all(pages.map((each) => reaches(each, game.actions.length)));
  }
  const answer = await ann.page.evaluate((id) => fetch(`/api/tables/${id}/export`).then((one) => one.json()), table);
  expect(answer).toMatchObject({ hash: game.hash() });
  for (const visitor of [ann, ...others]) {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }
});
