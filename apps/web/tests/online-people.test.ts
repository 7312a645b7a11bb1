import { createHmac } from 'node:crypto';
import { type Entry, Profile } from '@stellwerk/server/api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  linkIn,
  type PostOffice,
  plain,
  postOffice,
  type Receiver,
  receiver,
  subjects,
} from '../../../scripts/receivers.ts';
import { type Visit, type Visitor, visit } from './browser.ts';
import { begunTable, type Friend, friendAt, friendIn, hostTable, serveHouse, signInAs, tableOf } from './house.ts';
import { seriousFlaws } from './page.ts';
import { logOf, moveOn, playOut, tableFor } from './playing.ts';
import { opening, rhinelandGame } from './rhineland-opening.ts';

/** With this seed whoever took the first seat begins. */
const FIRST_BEGINS = 'first';

let here: Visit;
let office: PostOffice;
let hook: Receiver;

beforeAll(async () => {
  office = await postOffice();
  hook = await receiver();
  here = await visit(() => serveHouse({ SMTP_URL: office.url, MAIL_DELAY_SECONDS: '0', OUTGOING_PRIVATE: 'on' }));
});
afterAll(async () => {
  await here?.close();
  office?.close();
  hook?.close();
});

/** Somebody at a screen of the client, signed in as a guest. */
async function arrive(name: string): Promise<Visitor & { readonly friend: Friend }> {
  const friend = await friendAt(here.address, name);
  return { ...(await here.open({ at: 'lobby', cookie: friend.cookie })), friend };
}

/** Somebody with an account of their own. */
async function arriveWithAccount(name: string, email: string): Promise<Visitor & { readonly friend: Friend }> {
  const friend = await friendAt(here.address, name, email);
  return { ...(await here.open({ at: 'lobby', cookie: friend.cookie })), friend };
}

async function sitDown(page: Page, table: string): Promise<void> {
  await page.goto(`${here.address}#/table/live~${table}`);
  await page.waitForSelector('.table .live-status-seats');
}

/** Moves until it is this one's turn. */
async function untilTurnOf(friend: Friend, others: readonly Friend[], table: string, action: Record<string, unknown>) {
  for (let i = 0; i < 10; i++) {
    const { actors, mySeat } = await tableFor(friend, table);
    if (mySeat !== null && actors.includes(mySeat)) return;
    await moveOn(others, table, action);
  }
  throw new Error('it is never their turn');
}

/** Waits until one of these is to act: what plays by itself has played. */
async function whenTheirs(friends: readonly Friend[], table: string): Promise<void> {
  const [one] = friends;
  const isTheirs = async () => {
    const seen = one && (await tableFor(one, table));
    const actor = seen?.seatList[seen.actors[0] ?? -1]?.player?.id;
    return friends.some(({ id }) => id === actor);
  };
  await expect.poll(isTheirs).toBe(true);
}

function actsOf(entries: readonly Entry[], seat: number): string[] {
  return entries.filter((entry) => entry.seat === seat).map(({ origin, action }) => `${origin} ${action?.type}`);
}

describe('programmed moves', () => {
  test('passing is left to the server, which stops when somebody does something else', async () => {
    const { page, friend: ann, complaints, leave } = await arrive('Ann');
    const [ben, cleo] = [await friendAt(here.address, 'Ben'), await friendAt(here.address, 'Cleo')];
    const table = await begunTable([ben, ann, cleo], { title: '18rhl' });
    await sitDown(page, table);
    const pass = { type: 'pass' };
    await untilTurnOf(ben, [ann, cleo], table, pass);
    await page.getByRole('tab', { name: 'At the table' }).click();
    await page.getByRole('button', { name: 'Pass until somebody does something else' }).click();
    await page.locator('.programs').getByText('Running; 0 moves made so far.').waitFor();
    await page.locator('.live-status-seats').getByText('programmed').waitFor();
    const { mySeat } = await tableFor(ann, table);
    const mine = async () => actsOf(await logOf(ann, table), mySeat ?? 0).filter((act) => act.startsWith('program'));
    for (let i = 0; i < 3 && (await mine()).length === 0; i++) {
      await moveOn([ben, cleo], table, pass);
      await whenTheirs([ben, cleo], table);
    }
    await expect.poll(() => mine()).toEqual(['program pass']);
    await page.locator('.programs').getByText('Running; 1 move made so far.').waitFor();
    await moveOn([ben, cleo], table, { type: 'buyItem', item: 'no1' });
    await page.getByText('Stopped: somebody did something else.').waitFor();
    await page.locator('.live-status-seats').getByText('programmed').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a bid goes along up to a limit, then passes', async () => {
    const { page, friend: ann, complaints, leave } = await arrive('Ann');
    const [ben, cleo] = [await friendAt(here.address, 'Ben'), await friendAt(here.address, 'Cleo')];
    const table = await begunTable([ann, ben, cleo], { title: '1880', options: { seating: 'given' } });
    const { mySeat } = await tableFor(ann, table);
    await untilTurnOf(ann, [ben, cleo], table, { type: 'pass' });
    await sitDown(page, table);
    await page.getByRole('tab', { name: 'At the table' }).click();
    await page.fill('.programs input[name=limit]', '20');
    await page.locator('.programs').getByRole('button', { name: 'Program it' }).click();
    const mine = async () =>
      (await logOf(ann, table))
        .filter(({ seat, origin }) => seat === mySeat && origin === 'program')
        .map(({ action }) => action);
    await expect.poll(mine).toMatchObject([{ type: 'bid', amount: 5 }]);
    await whenTheirs([ben, cleo], table);
    await moveOn([ben, cleo], table, { type: 'bid', item: 'P0', amount: 10 });
    await whenTheirs([ben, cleo], table);
    // The third has no more to say, and it comes round again.
    if ((await mine()).length === 1) await moveOn([ben, cleo], table, { type: 'pass' });
    await whenTheirs([ben, cleo], table);
    await expect.poll(() => mine()).toMatchObject([{ amount: 5 }, { type: 'bid', amount: 15 }]);
    await page.locator('.programs').getByText('Running; 2 moves made so far.').waitFor();
    await moveOn([ben, cleo], table, { type: 'bid', item: 'P0', amount: 20 });
    await expect.poll(mine).toMatchObject([{ amount: 5 }, { amount: 15 }, { type: 'pass' }]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a share is bought turn after turn until the company floats', async () => {
    const seed = 'until-float';
    const { page, friend: ann, complaints, leave } = await arrive('Ann');
    const [ben, cleo] = [await friendAt(here.address, 'Ben'), await friendAt(here.address, 'Cleo')];
    const friends = [ann, ben, cleo];
    const table = await begunTable(friends, { title: '18rhl', seed });
    const game = rhinelandGame(['Ann', 'Ben', 'Cleo'], seed);
    const play = opening(game, 200);
    const mayBuy = () => game.actors()[0] === 0 && game.choices(0).some(({ type }) => type === 'buyShare');
    while (!mayBuy()) {
      const { value } = play.next();
      if (!value) throw new Error('no share was ever for sale');
      await moveOn(friends, table, { ...value });
    }
    await sitDown(page, table);
    await page.getByRole('tab', { name: 'At the table' }).click();
    const choice = page.locator('.programs select[name=purchase]');
    await choice.waitFor();
    const first = game.choices(0).find(({ type }) => type === 'buyShare');
    await expect
      .poll(() => choice.locator('option').first().textContent())
      .toMatch(/^Buy 10 % of \w+, initial offering$/);
    await page.locator('.programs').getByRole('button', { name: 'Program it' }).first().click();
    await expect.poll(async () => actsOf(await logOf(ann, table), 0).at(-1)).toBe('program buyShare');
    expect((await logOf(ann, table)).at(-1)?.action).toMatchObject({ company: Object(first?.params)['company'][0] });
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('a table and its people', () => {
  test('a bot is put on a free seat and plays', async () => {
    const { page, friend: ann, complaints, leave } = await arrive('Ann');
    await hostTable(page, { seats: 2 });
    const table = tableOf(page);
    await page.getByRole('combobox', { name: 'Put a bot on seat 2' }).selectOption('casual');
    await page.locator('.room-seats b', { hasText: 'Casual player' }).waitFor();
    await page.click('[data-begin]:enabled');
    await page.waitForSelector('.table .live-status-seats');
    await expect
      .poll(async () => {
        const { actors } = await tableFor(ann, table);
        if (actors.includes(0)) await moveOn([ann], table);
        return (await logOf(ann, table)).some(({ seat, origin }) => seat === 1 && origin === 'bot');
      })
      .toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('somebody who looked on plays on for one who left', async () => {
    const [ann, ben] = [await friendAt(here.address, 'Ann'), await friendAt(here.address, 'Ben')];
    const table = await begunTable([ann, ben], { seed: FIRST_BEGINS });
    const { page, friend: cleo, complaints, leave } = await arrive('Cleo');
    await sitDown(page, table);
    await expect.poll(() => page.locator('.live-status-seats').textContent()).toMatch(/You are watching/);
    await page.getByRole('tab', { name: 'At the table' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Play on for Ann' }).count()).toBe(0);
    await ann.ask('POST', `/api/tables/${table}/leave`);
    await page.getByRole('button', { name: 'Play on for Ann' }).click();
    await page.waitForSelector('.now .chip');
    expect((await tableFor(cleo, table)).mySeat).toBe(0);
    expect((await ann.ask('POST', `/api/tables/${table}/return`)).status).toBe(403);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('notes are kept, and nobody else has them', async () => {
    const { page, friend: ann, complaints, leave } = await arrive('Ann');
    const ben = await friendAt(here.address, 'Ben');
    const table = await begunTable([ann, ben], {});
    await sitDown(page, table);
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.fill('.notes textarea:enabled', 'Ben saves for loco 4');
    await page.locator('.notes').getByText('Saved.').waitFor();
    await expect
      .poll(async () => (await ann.ask('GET', `/api/tables/${table}/note`)).body)
      .toEqual({ body: 'Ben saves for loco 4' });
    await page.reload();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await expect.poll(() => page.locator('.notes textarea').inputValue()).toBe('Ben saves for loco 4');
    expect((await ben.ask('GET', `/api/tables/${table}/note`)).body).toEqual({ body: '' });
    expect(complaints).toEqual([]);
    await leave();
  });

  test('on vacation the clock stands, and everybody at the table sees why', async () => {
    const { page, friend: ann, complaints, leave } = await arrive('Ann');
    const ben = await arrive('Ben');
    const table = await begunTable([ann, ben.friend], {
      seed: FIRST_BEGINS,
      clock: { kind: 'bank', seconds: 7200, increment: 0, fall: 'open' },
    });
    await sitDown(ben.page, table);
    const seat = ben.page.locator('.live-status-seats li', { hasText: 'Ann' });
    await seat.locator('.clock').waitFor();
    await page.goto(`${here.address}#/profile`);
    await page.getByText('30 days left this year.').waitFor();
    await page.fill('input[name=days]', '5');
    await page.getByRole('button', { name: 'Go on vacation' }).click();
    await page.getByText(/^On vacation until/).waitFor();
    await seat.getByText('on vacation').waitFor();
    expect((await tableFor(ann, table)).seatList[0]).toMatchObject({ vacation: true, clock: { deadline: null } });
    await page.getByRole('button', { name: 'I am back' }).click();
    await page.getByText('29 days left this year.').waitFor();
    await seat.getByText('on vacation').waitFor({ state: 'detached' });
    expect((await tableFor(ann, table)).seatList[0]?.clock.deadline).not.toBeNull();
    expect([...complaints, ...ben.complaints]).toEqual([]);
    await Promise.all([leave(), ben.leave()]);
  });

  test('trying out a game whose seed the server keeps says that chance falls anew', async () => {
    const { page, friend: ann, leave } = await arrive('Ann');
    const ben = await friendAt(here.address, 'Ben');
    for (const seed of [undefined, 'known']) {
      const table = await begunTable([ann, ben], seed === undefined ? {} : { seed });
      await page.goto(`${here.address}#/analysis/live~${table}/0`);
      await page.waitForSelector('.table.sandbox .now .offer');
      const said = await page.locator('.table').textContent();
      if (seed === undefined) expect(said).toContain('Only the server knows the chance of this game');
      else expect(said).not.toContain('Only the server knows');
    }
    await leave();
  });

  test('who tries out a game that is played with others may ask a bot, but not while it counts for ratings', async () => {
    const { page, friend: ann, leave } = await arriveWithAccount('Astrid', 'astrid@example.org');
    const ben = await arriveWithAccount('Bernd', 'bernd@example.org');
    for (const rated of [true, false]) {
      const table = await begunTable([ann, ben.friend], { rated });
      await page.goto(`${here.address}#/analysis/live~${table}/0`);
      await page.waitForSelector('.table.sandbox .now .offer');
      expect(await page.locator('[data-advice]').count()).toBe(rated ? 0 : 1);
    }
    await page.locator('[data-advice]').click();
    await expect.poll(() => page.locator('[data-advised] li').count()).toBeGreaterThan(0);
    await Promise.all([leave(), ben.leave()]);
  });

  test('a game under a revision of the rules that this page does not have says so', async () => {
    const { page, friend: ann, leave } = await arrive('Ann');
    const table = await begunTable([ann, await friendAt(here.address, 'Ben')], {});
    await page.route(`**/api/tables/${table}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), revision: 7 } });
    });
    await page.goto(`${here.address}#/table/live~${table}`);
    await page.waitForSelector('.fault');
    await expect.poll(() => page.locator('.fault').textContent()).toMatch(/revision 7 of the rules.*Reload/);
    await leave();
  });
});

describe('an account', () => {
  test('the address is confirmed by a letter, turns come by letter, and a lost password is set anew', async () => {
    const { page, friend: ann, complaints, leave } = await arriveWithAccount('Anna', 'anna@example.org');
    const mine = () => office.mails.filter((mail) => /^To: anna@example\.org/m.test(mail));
    await expect.poll(() => subjects(mine())).toEqual(['Confirm your e-mail address']);
    await page.goto(`${here.address}#/profile`);
    await page.getByText('not confirmed yet').waitFor();
    await page.getByText('Only once your address is confirmed.').waitFor();
    await page.click('[data-confirm-again]');
    await page.getByText('The mail is on its way.').waitFor();
    await expect.poll(() => mine().length).toBe(2);
    await page.goto(`${here.address}verify#${linkIn(mine()[1], 'verify')}`);
    await page.getByText('Your e-mail address is confirmed.').waitFor();
    await page.goto(`${here.address}#/profile`);
    await page.getByText('(confirmed)').waitFor();
    await page.click('input[name=mail]');
    await expect.poll(async () => (await ann.ask('GET', '/api/account')).body).toMatchObject({ mail: true });
    const ben = await friendAt(here.address, 'Ben');
    const table = await begunTable([ben, ann], { name: 'By letter' });
    await untilTurnOf(ann, [ben], table, {}).catch(async () => {
      for (let i = 0; i < 200 && !(await tableFor(ben, table)).actors.includes(1); i++) await moveOn([ben], table);
    });
    await expect.poll(() => subjects(mine())).toContain('It is your turn: By letter');
    const letter = mine().find((mail) => mail.includes('Subject: It is your turn'));
    const link = /https?:\/\/\S+\/table\/\S+/.exec(plain(letter))?.[0] ?? '';
    await page.goto(link);
    await page.waitForSelector('.table .live-status-seats');
    expect(tableOf(page)).toBe(table);
    await page.goto(`${here.address}#/profile`);
    await page.click('[data-sign-out]');
    await page.click('[data-way="signIn"]');
    await page.getByRole('button', { name: 'Password forgotten' }).click();
    await page.fill('.sign-in input[name=email]', 'anna@example.org');
    await page.click('[data-enter]');
    await page.getByText('a mail is on its way to it').waitFor();
    await expect.poll(() => subjects(mine()).at(-1)).toBe('New password');
    await page.goto(`${here.address}reset#${linkIn(mine().at(-1), 'reset')}`);
    await page.fill('input[name=password]', 'another long password');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The new password holds.').waitFor();
    await page.goto(`${here.address}#/lobby`);
    await page.click('[data-way="signIn"]');
    await page.fill('.sign-in input[name=email]', 'anna@example.org');
    await page.fill('.sign-in input[name=password]', 'another long password');
    await page.click('[data-enter]');
    await page.waitForSelector(`[data-table="${table}"]`);
    expect(complaints.filter((text) => !/status of 401/.test(text))).toEqual([]);
    await leave();
  });

  test('whoever closes it can take along what is stored of them first', async () => {
    const { page, friend: ann, leave } = await arrive('Ann');
    await page.goto(`${here.address}#/profile`);
    await page.click('[data-close-account]');
    const asked = page.getByRole('dialog');
    const file = page.waitForEvent('download');
    await asked.getByRole('button', { name: 'Download my data' }).click();
    const taken = await file;
    expect(taken.suggestedFilename()).toBe('stellwerk.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await taken.createReadStream()) chunks.push(Buffer.from(chunk));
    expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ account: [{ name: 'Ann' }] });
    await asked.getByRole('button', { name: 'Close the account' }).click();
    await page.waitForSelector('[data-way]');
    expect((await ann.ask('GET', '/api/account')).status).toBe(401);
    await leave();
  });

  test('what the server does not offer is not offered', async () => {
    const { page, complaints, leave } = await here.open();
    const offer = { guests: false, signUp: false, mail: false, webhooks: false };
    await page.route('**/api/server', (route) => route.fulfill({ json: offer }));
    await page.goto(`${here.address}#/lobby`);
    await page.waitForSelector('.sign-in input[type=password]');
    await expect.poll(() => page.locator('[data-way]').allTextContents()).toEqual(['Sign in']);
    await expect.poll(() => page.getByRole('button', { name: 'Password forgotten' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a webhook is added, called with a signature, shown to fail, and removed', async () => {
    const { page, friend: ann, leave } = await arrive('Ann');
    const ben = await friendAt(here.address, 'Ben');
    const table = await begunTable([ann, ben], { name: 'Called' });
    await sitDown(page, table);
    await page.getByRole('tab', { name: 'At the table' }).click();
    await page.click('.webhooks summary');
    await page.fill('.webhooks input[type=url]', 'https://user:password@example.org/');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByText('it must be public and https').waitFor();
    await page.fill('.webhooks input[type=url]', `${hook.url}/called`);
    await page.getByRole('button', { name: 'Add' }).click();
    const secret = await page.locator('[data-copy="secret"]').inputValue();
    hook.calls.length = 0;
    await moveOn([ann, ben], table);
    await expect.poll(() => hook.calls.length).toBe(1);
    const [call] = hook.calls;
    const signature = createHmac('sha256', secret)
      .update(call?.body ?? '')
      .digest('hex');
    expect(call?.headers['x-stellwerk-signature']).toBe(`sha256=${signature}`);
    expect(JSON.parse(String(call?.body))).toMatchObject({ event: 'move', table, name: 'Called', seq: 1 });
    hook.answer.status = 500;
    await moveOn([ann, ben], table);
    await expect
      .poll(async () => (await ann.ask('GET', `/api/tables/${table}/webhooks`)).body)
      .toMatchObject([{ state: 'failing' }]);
    hook.answer.status = 201;
    await page.goto(`${here.address}#/profile`);
    await page.click('.webhooks summary');
    await page.locator('[data-webhook="failing"]').getByText('failing: answered 500').waitFor();
    await page.getByRole('button', { name: 'Remove the webhook' }).click();
    await page.waitForSelector('[data-webhook]', { state: 'detached' });
    await leave();
  });

  test('a program gets an account and a token that may do only what it was given, until it is revoked', async () => {
    const { page, complaints, leave } = await arriveWithAccount('Bernd', 'bernd@example.org');
    await page.goto(`${here.address}#/profile`);
    await page.fill('[data-new-bot] input', 'Robo');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.click('[data-bot="Robo"] summary');
    const bot = page.locator('[data-bot="Robo"]');
    await bot.getByRole('textbox').first().fill('at home');
    await bot.getByRole('checkbox', { name: 'make moves' }).uncheck();
    await bot.getByRole('button', { name: 'Make a token' }).click();
    const token = await bot.locator('[data-copy="token"]').inputValue();
    const asBot = (method: string, path: string, body?: unknown) =>
      fetch(new URL(path, here.address), {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    expect(await (await asBot('GET', '/api/account')).json()).toMatchObject({ name: 'Robo', kind: 'bot' });
    expect((await asBot('POST', '/api/tables', { title: '1880', name: 'x', seats: 3 })).status).toBe(403);
    await page.reload();
    await page.click('[data-bot="Robo"] summary');
    await bot.getByText('at home').waitFor();
    await expect.poll(() => bot.locator('[data-copy="token"]').count()).toBe(0);
    await bot.getByRole('button', { name: 'Revoke' }).click();
    await bot.getByText('at home').waitFor({ state: 'detached' });
    expect((await asBot('GET', '/api/account')).status).toBe(401);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a rated game moves the ratings: on the table, the profile and the leaderboard', async () => {
    const { page, friend: ann, complaints, leave } = await arriveWithAccount('Carla', 'carla@example.org');
    const ben = await friendAt(here.address, 'Dora', 'dora@example.org');
    const table = await begunTable([ann, ben], { rated: true });
    await playOut([ann, ben], table);
    const { status, seatList } = await tableFor(ann, table);
    expect(status).toBe('finished');
    const rating = seatList[0]?.rating?.after ?? 0;
    // Won, tied or lost.
    expect([1500, 1611, 1389]).toContain(rating);
    await sitDown(page, table);
    await page.getByRole('tab', { name: 'At the table' }).click();
    await page.locator('.seats-page').getByText(`1500 → ${rating}`).first().waitFor();
    await page.goto(`${here.address}#/profile`);
    const row = page.locator('table.dense tr', { hasText: 'Railroad Dice 2' });
    await row.waitFor();
    await expect
      .poll(() => row.locator('td').allTextContents())
      .toEqual([`${rating} ± ${seatList[0]?.rating?.uncertainty}`, '1', rating > 1500 ? '1' : expect.any(String)]);
    await row.getByRole('link').click();
    await page.locator('.best').getByRole('link', { name: 'Carla' }).waitFor();
    const best = page.locator('.best tbody').first().locator('tr');
    await expect.poll(() => best.count()).toBe(2);
    await page.locator('.best').getByText('1 game finished').waitFor();
    expect(await seriousFlaws(page)).toEqual([]);
    await page.locator('.best').getByRole('link', { name: 'Dora' }).click();
    await page.getByRole('heading', { name: 'Dora' }).waitFor();
    const profile = Profile.parse((await ann.ask('GET', `/api/players/${ben.id}`)).body);
    expect(profile.ratings).toHaveLength(1);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('messages to the browser', () => {
  test('a browser that subscribes is sent its turns, and shows what comes', async () => {
    const visitor = await here.open({ permissions: ['notifications'], serviceWorkers: 'allow' });
    const { page } = visitor;
    // The push service itself is somebody else's; what the page hands to the server and what comes back is ours.
    const endpoint = `${hook.url}/push`;
    await page.addInitScript((where) => {
      let made: unknown = null;
      const keys = {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      };
      PushManager.prototype.subscribe = async () => {
        made = { endpoint: where, toJSON: () => ({ endpoint: where, keys }), unsubscribe: async () => (made = null) };
        return Object(made);
      };
      PushManager.prototype.getSubscription = async () => (Object(made) === made ? Object(made) : null);
    }, endpoint);
    await page.goto(`${here.address}#/lobby`);
    await page.reload();
    await signInAs(page, 'Ann');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const ann = await friendIn(page);
    await page.goto(`${here.address}#/profile`);
    await page.click('input[name=push]');
    await page.locator('input[name=push]:checked').waitFor();
    await expect.poll(async () => (await ann.ask('GET', '/api/account')).body).toMatchObject({ push: true });
    hook.calls.length = 0;
    const ben = await friendAt(here.address, 'Ben');
    await begunTable([ben, ann], { name: 'Pushed' });
    const pushed = () => hook.calls.find(({ path }) => path === '/push');
    await expect.poll(pushed).toBeDefined();
    expect(pushed()?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/),
    });
    // What the browser's push service would hand to the worker.
    const shown = await deliver(page, { text: 'It is your turn: Pushed', table: 'abcd1234', kind: 'turn', seq: 3 });
    expect(shown).toEqual(['Stellwerk: It is your turn: Pushed']);
    await page.click('input[name=push]');
    await page.locator('input[name=push]:not(:checked)').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

/**
 * Hands a message to the page's worker as a push service does, which sends again what did not arrive; what the system then shows.
 */
async function deliver(page: Page, message: unknown): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  const send = () =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  await expect.poll(() => send().then(shown), { interval: 1000 }).not.toEqual([]);
  return shown();
}
