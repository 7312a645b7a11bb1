import { diceBuilder } from '@stellwerk/bots';
import { newGame, saveGame, seededRandom, storeGame } from '@stellwerk/engine/kernel';
import { explainImport, importPeerText } from '@stellwerk/interop';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Visit, visit } from './browser.ts';
import { movesShown } from './by-clicks.ts';
import { RAW_KEY, seriousFlaws, textsShown } from './page.ts';

// What comes from outside: links, the browser's store, files. Whatever it is, one sentence, a way out, and a page that lives.

let here: Visit;
beforeAll(async () => {
  here = await visit();
}, 120_000);
afterAll(async () => {
  await here?.close();
});

const started = newGame(railroadDice2, { players: ['Ann', 'Ben'], seed: 'borders' });
if (!started.ok) throw new Error(started.refusal.rule);
const game = started.value;
const random = seededRandom('borders');
for (let i = 0; i < 6; i++) game.play(diceBuilder.choose(game, game.actors()[0] ?? 0, random));
const whole = {
  saved: saveGame(game),
  sitters: [{ kind: 'person' }, { kind: 'person' }],
  undone: [],
  created: 1,
  updated: 2,
  over: false,
  actors: [...game.actors()],
};

/** Runs in the page: puts records into the store as they are. */
async function put(records: readonly unknown[]): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('stellwerk');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = db.transaction('games', 'readwrite');
  for (const record of records) transaction.objectStore('games').put(record);
  await new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve();
  });
  db.close();
}

/** Runs in the page: a newer page takes the store a version further. */
function bringFurther(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('stellwerk', 99);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('an older page holds the store'));
  });
}

async function putAll(page: Page, records: readonly object[]): Promise<void> {
  const plain: readonly unknown[] = records;
  await page.evaluate(put, plain);
}

async function visitor(language = 'en') {
  const opened = await here.open({ settings: { language } });
  await opened.page.waitForSelector('.home');
  return opened;
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((address) => {
    location.hash = address;
  }, hash);
}

const damage: Readonly<Record<string, object>> = {
  nothing: { saved: null },
  text: { ...whole, saved: 'gone' },
  list: { ...whole, saved: [] },
  noPlayers: { ...whole, saved: { ...whole.saved, players: undefined } },
  oddPlayers: { ...whole, saved: { ...whole.saved, players: [{}, null] } },
  noActions: { ...whole, saved: { ...whole.saved, actions: null } },
  oddTitle: { ...whole, saved: { ...whole.saved, title: { toString: 1 } } },
  unknownTitle: { ...whole, saved: { ...whole.saved, title: 'constructor' } },
  oddActors: { ...whole, actors: [{}, -1, 1e9, 'x'] },
  noActors: { ...whole, actors: null },
  oddSitters: { ...whole, sitters: [null, 7] },
  noSitters: { ...whole, sitters: undefined },
  oddTime: { ...whole, updated: Number.POSITIVE_INFINITY },
  textTime: { ...whole, updated: 'yesterday', created: {} },
  oddOver: { ...whole, over: 'maybe' },
  oddUndone: { ...whole, undone: [null, 3, { type: 'x' }] },
  noUndone: { ...whole, undone: 'none' },
};

describe('the browser’s store', () => {
  test('seventeen damaged entries leave the page alive; each can be saved as a file and deleted', async () => {
    const { page, complaints, leave } = await visitor('de');
    await putAll(page, [
      { ...whole, saved: storeGame(game), id: 'whole' },
      ...Object.entries(damage).map(([id, record]) => ({ ...record, id })),
      { ...whole, id: 17 },
    ]);
    await page.reload();
    const cards = page.locator('.games .game');
    await expect.poll(() => cards.count()).toBe(19);
    await expect.poll(() => page.locator('.games .damaged').count()).toBe(8);
    // The whole one shows its board and round.
    const shown = page.locator('.game', { has: page.locator('a[href="#/table/whole"]') });
    await shown.locator('.board-sketch path').first().waitFor();
    expect(await shown.locator('[data-round]').textContent()).not.toBe('');
    const first = page.locator('.damaged').first();
    await expect
      .poll(() => first.textContent())
      .toContain('ist kein lesbares Spiel mehr; sichere ihn als Datei oder lösche ihn.');
    const file = page.waitForEvent('download');
    await first.getByLabel('Als Datei sichern').click();
    expect((await file).suggestedFilename()).toMatch(/\.json$/);
    for (let left = 8; left > 0; left--) {
      await first.getByLabel('Löschen').click();
      await page.locator('dialog .danger').click();
      await expect.poll(() => page.locator('.games .damaged').count()).toBe(left - 1);
    }
    await expect.poll(() => cards.count()).toBe(11);
    await expect.poll(() => page.evaluate(textsShown)).not.toMatch(RAW_KEY);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('that a newer page has taken further is left alone, and the page says how to come to it', async () => {
    const { page, complaints, leave } = await visitor();
    await putAll(page, [{ ...whole, id: 'whole' }]);
    await page.evaluate(bringFurther);
    await page.reload();
    await page
      .getByText('A newer version of this page has taken your games over; reload the page to see them.')
      .waitFor();
    expect(await page.locator('.games .game').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a damaged entry that is opened says so, with its file and its end at hand', async () => {
    const { page, leave } = await visitor();
    await putAll(page, [
      { ...whole, id: 'broken', saved: { ...whole.saved, hash: 'no' } },
      { ...whole, id: 'stranger', saved: { ...whole.saved, title: 'constructor' } },
      { id: 'empty', saved: 5 },
    ]);
    for (const [id, words] of [
      ['broken', 'the file is damaged'],
      ['stranger', 'is not known here'],
      ['empty', 'is no readable game any more'],
    ] as const) {
      await goTo(page, `#/table/${id}`);
      await page.getByText(words).waitFor();
      await page.getByLabel('Save as a file').waitFor();
    }
    await page.getByLabel('Delete').click();
    await page.locator('dialog .danger').click();
    await page.waitForSelector('.home');
    await leave();
  });

  test('moves taken back that are none take no real move back', async () => {
    const { page, leave } = await visitor();
    const undone = Array.from({ length: 4 }, () => ({ type: 'roll', seat: 1, nonsense: true }));
    await putAll(page, [{ ...whole, id: 'undone', undone }]);
    await goTo(page, '#/table/undone');
    await page.waitForSelector('.table');
    const slider = page.getByLabel('Course of the game');
    await expect.poll(() => slider.getAttribute('max')).toBe(String(game.actions.length));
    await leave();
  });

  test('a store that fails at the start is one sentence, and the form is as it was', async () => {
    const { page, leave } = await visitor();
    await goTo(page, '#/new/railroad-dice-2');
    await page.waitForSelector('[data-start]');
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      };
    });
    await page.locator('.seats input').first().fill('Ann');
    await page.locator('[data-start]').click();
    await page.getByText('could not store the game').waitFor();
    await expect.poll(() => page.locator('.seats input').first().inputValue()).toBe('Ann');
    await leave();
  });
});

describe('games of an older revision', () => {
  const past = { ...storeGame(game), revision: 0, actions: game.actions.slice(0, -1) };
  const sentence =
    /Begun under revision 0 of the rules; under today’s revision \d+ the same moves lead to another position/;

  test('what today’s rules lead to goes on; the rest opens from its stored position and says why it cannot', async () => {
    const { page, complaints, leave } = await visitor();
    await putAll(page, [
      { ...whole, id: 'same', saved: { ...whole.saved, revision: 0 } },
      { ...whole, id: 'past', saved: past },
      { ...whole, id: 'bare', saved: { ...past, position: undefined } },
    ]);
    await goTo(page, '#/table/same');
    await page.waitForSelector('.table .offers');
    await goTo(page, '#/table/past');
    await page.waitForSelector('.past-game');
    await expect.poll(() => page.locator('.past-game').textContent()).toMatch(sentence);
    await expect.poll(() => page.locator('.offers').count()).toBe(0);
    await expect.poll(() => page.locator('svg.board').count()).toBe(1);
    // Nothing of today's rules is shown in between: there is one stored position.
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('.past-game').textContent()).toContain(`after move ${past.actions.length} of`);
    await goTo(page, '#/table/bare');
    await page.getByText(sentence).waitFor();
    await page.getByLabel('Save as a file').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a file of one opens as well, and is handed out as it was', async () => {
    const { page, leave } = await visitor('de');
    const buffer = Buffer.from(JSON.stringify(past));
    await page.setInputFiles('input[type=file]', { name: 'past.json', mimeType: 'application/json', buffer });
    await page.waitForSelector('.past-game');
    await expect
      .poll(() => page.locator('.past-game').textContent())
      .toContain('lässt sich ansehen, aber nicht fortsetzen');
    await goTo(page, '#/');
    const file = page.waitForEvent('download');
    await page.getByLabel('Als Datei sichern').click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await file).createReadStream()) chunks.push(Buffer.from(chunk));
    expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual(JSON.parse(JSON.stringify(past)));
    await leave();
  });
});

describe('links', () => {
  const links = [
    ['#/table/%', 'This address leads nowhere.'],
    ['#/%E0%A4%A', 'This address leads nowhere.'],
    ['#/dance/now', 'This address leads nowhere.'],
    ['#/join/..%2F..%2Faccount/word', 'This address leads nowhere.'],
    ['#/table', 'This address leads nowhere.'],
    ['#/table/nobody', 'This browser holds no such game.'],
    ['#/table/live~..%2Faccount', 'This browser holds no such game.'],
    ['#/finale/nobody', 'This browser holds no such game.'],
    ['#/analysis/nobody/NaN', 'This browser holds no such game.'],
    ['#/new/chess', 'There is no game “chess” here; choose one of these.'],
    ['#/library/__proto__', 'There is no game “__proto__” here; choose one of these.'],
  ] as const;

  test('each that leads nowhere says so and shows the way home', async () => {
    const { page, complaints, leave } = await visitor();
    for (const [hash, words] of links) {
      await page.goto(`${here.address}${hash}`);
      await page.reload();
      await page.getByText(words).first().waitFor();
      await page.locator('a[href="#/"]').first().click();
      await page.waitForSelector('.home');
    }
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('files', () => {
  test('a file that cannot be read, and one that is no game', async () => {
    const { page, leave } = await visitor();
    await page.evaluate(() => {
      const read = Blob.prototype.text;
      File.prototype.text = async function text() {
        if (this.name === 'gone.json') throw new DOMException('gone', 'NotReadableError');
        return read.call(this);
      };
    });
    const give = (name: string, text: string) =>
      page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await give('gone.json', '{}');
    await page.getByText('gone.json cannot be read').waitFor();
    await expect.poll(() => page.locator('progress').count()).toBe(0);
    await give('list.json', '{"format":"stellwerk-game"}');
    await page.getByText('is not a game saved by Stellwerk').waitFor();
    await expect.poll(() => page.locator('.home').count()).toBe(1);
    await leave();
  });

  test('components that are refused are not taken, and the file field is empty again', async () => {
    const { page, leave } = await visitor();
    await goTo(page, '#/new/railroad-dice-2');
    await page.waitForSelector('[data-start]');
    const field = page.locator('[data-option=components] input[type=file]');
    for (const [name, text, words] of [
      ['odd.json', '{"cards":[]}', 'odd.json is not taken:'],
      ['text.json', 'no json', 'text.json is not JSON'],
    ] as const) {
      await field.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
      await page.getByText(words).waitFor();
      await expect.poll(() => field.inputValue()).toBe('');
    }
    await page.locator('[data-start]').click();
    await page.waitForSelector('.table');
    await leave();
  });
});

/** The beginning of a game on 18xx.games: the site lays a concession route hex by hex, and passes over what cannot be done. */
function peerFile(): string {
  const by = (entity_type: string, entity: string | number) => (type: string, more: object) => ({
    type,
    entity,
    entity_type,
    ...more,
  });
  const [ann, ben] = [by('player', 1), by('player', 2)];
  const [ghe, hw, mine] = [by('corporation', 'GHE'), by('corporation', 'HW'), by('minor', '1')];
  const actions = [
    ann('bid', { price: 0 }),
    ben('pass', {}),
    ann('bid', { company: 'GHE', price: 100 }),
    ben('bid', { company: '12', price: 240 }),
    ann('bid', { company: '1', price: 110 }),
    ben('bid', { company: '11', price: 220 }),
    ann('pass', {}),
    ben('pass', {}),
    ann('par', { corporation: 'GHE', share_price: '240,0,15' }),
    ann('buy_shares', { shares: ['GHE_1'], percent: 20 }),
    ben('par', { corporation: 'HW', share_price: '120,0,5' }),
    hw('merge', { minor: '12' }),
    hw('merge', { minor: '11' }),
    ann('buy_shares', { shares: ['GHE_2'], percent: 20 }),
    ben('pass', {}),
    ann('pass', {}),
    mine('pass', {}),
    mine('pass', {}),
    ghe('lay_tile', { hex: 'H19', tile: '78-0', rotation: 1 }),
    ghe('place_token', { city: 'H17-0-0', slot: 0 }),
    ghe('buy_train', { train: '1T-1', price: 100, variant: '1T' }),
  ];
  return JSON.stringify({ title: 'Harzbahn 1873', seed: 7, players: [1, 2], actions });
}

describe('a game of another program', () => {
  test.each(['de', 'en'] as const)(
    'what was added or left out is told before its table opens (%s)',
    async (language) => {
      const text = peerFile();
      const imported = importPeerText(text);
      if (!imported.ok) throw new Error(explainImport(imported.refusal, 'en'));
      const { notices, game: taken } = imported.value;
      const kinds = new Set(notices.map(({ rule }) => rule));
      expect([...kinds]).toEqual(expect.arrayContaining(['interop/added', 'interop/left-out']));
      const { page, complaints, leave } = await visitor(language);
      const buffer = Buffer.from(text);
      await page.setInputFiles('input[type=file]', { name: 'peer.json', mimeType: 'application/json', buffer });
      await page.waitForSelector('dialog [data-go-on]');
      const told = await page.locator('dialog .import-sentences li').allTextContents();
      expect(told.toSorted()).toEqual(notices.map((notice) => explainImport(notice, language)).toSorted());
      const added = notices.filter(({ rule }) => rule === 'interop/added').length;
      expect(await page.locator('[data-notices="interop/added"] summary').textContent()).toMatch(
        new RegExp(`^${added} `),
      );
      expect(await page.evaluate(textsShown)).not.toMatch(RAW_KEY);
      expect(await seriousFlaws(page)).toEqual([]);
      await page.click('[data-go-on]');
      await page.waitForSelector('.table');
      await expect.poll(() => movesShown(page)).toBe(taken.actions.length);
      expect(complaints).toEqual([]);
      await leave();
    },
  );
});
