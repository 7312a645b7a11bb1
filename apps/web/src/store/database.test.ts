import { existsSync, readFileSync } from 'node:fs';
import { isRecord, loadGame } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { register } from 'tsx/esm/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const STORE = 'stellwerk';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The store as a page uses it; every page has a connection of its own. */
async function newPage() {
  pages += 1;
  const page = register({ namespace: `page-${pages}` });
  const database: typeof import('./database.ts') = await page.import('./database.ts', import.meta.url);
  const games: typeof import('./games.ts') = await page.import('./games.ts', import.meta.url);
  await page.unregister();
  return { ...database, ...games };
}
let pages = 0;

function openStore(version?: number, upgrade: (db: IDBDatabase) => void = () => {}): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(STORE, version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another page holds the store'));
  });
}

function storeOf(version: number): URL {
  return new URL(`./stores/games-${version}.json`, import.meta.url);
}

/** What lay in a browser when the store had this version. */
function recordsOf(version: number): readonly { readonly id: string }[] {
  const file: unknown = JSON.parse(readFileSync(storeOf(version), 'utf8'));
  const games = isRecord(file) ? file['games'] : undefined;
  return Array.isArray(games) ? games : [];
}

/** How the store was made when it had this version. */
const makers: Readonly<Record<number, (db: IDBDatabase) => void>> = {
  1: (db) => {
    const games = db.createObjectStore('games', { keyPath: 'id' });
    for (const record of recordsOf(1)) games.put(record);
  },
};

test('every version of the store has one in the tests', async () => {
  const { listGames } = await newPage();
  await listGames();
  const { version } = await openStore();
  for (let n = 1; n <= version; n++) expect([n, existsSync(storeOf(n)), n in makers]).toEqual([n, true, true]);
});

describe.each(Object.keys(makers).map(Number))('a store of version %d', (version) => {
  beforeEach(async () => {
    (await openStore(version, makers[version])).close();
  });

  test('has all its games, and each opens', async () => {
    const { listGames } = await newPage();
    const kept = await listGames();
    expect(kept).toHaveLength(recordsOf(version).length);
    for (const one of kept) {
      if (!one.ok) throw new Error('damaged');
      const stored = recordsOf(version).find(({ id }) => id === one.game.id);
      expect(one.game).toEqual(stored);
      expect(loadGame(titles, one.game.saved).ok).toBe(true);
    }
  });

  test('takes a game that is played on', async () => {
    const { findGame, keepGame } = await newPage();
    const [first] = recordsOf(version);
    const found = await findGame(first?.id ?? '');
    if (!found?.ok) throw new Error('damaged');
    await keepGame({ ...found.game, updated: 5 });
    const { findGame: findAgain } = await newPage();
    expect(await findAgain(found.game.id)).toMatchObject({ ok: true, game: { updated: 5 } });
  });
});

test('a step to the next version changes what is stored, and only from the version there was', async () => {
  const { databaseOf } = await newPage();
  const steps: string[] = [];
  const first = (db: IDBDatabase) => {
    steps.push('first');
    db.createObjectStore('games', { keyPath: 'id' }).put({ id: 'a', name: 'x' });
  };
  const second = (_: IDBDatabase, transaction: IDBTransaction) => {
    steps.push('second');
    transaction.objectStore('games').put({ id: 'a', name: 'y' });
  };
  (await databaseOf(STORE, [first])())?.close();
  const db = await databaseOf(STORE, [first, second])();
  expect(steps).toEqual(['first', 'second']);
  const read = db?.transaction('games').objectStore('games').get('a');
  await vi.waitFor(() => expect(read?.result).toEqual({ id: 'a', name: 'y' }));
});

describe('a newer page brings the store further', () => {
  test('and the one that is open holds it up no longer, and stores nothing beside it', async () => {
    const page = await newPage();
    const [record] = recordsOf(1);
    (await openStore(1, makers[1])).close();
    const found = await page.findGame(record?.id ?? '');
    if (!found?.ok) throw new Error('damaged');
    const newer = await openStore(2, (db) => db.createObjectStore('more'));
    await expect(page.keepGame(found.game)).rejects.toThrow(page.NewerStore);
    await expect(page.listGames()).rejects.toThrow(page.NewerStore);
    expect(await page.isLasting()).toBe(true);
    expect([...newer.objectStoreNames]).toEqual(['games', 'more']);
  });
});
