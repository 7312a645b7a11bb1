const GAMES = 'games';
const database = databaseOf('stellwerk', [
  (db) => {
    db.createObjectStore(GAMES, { keyPath: 'id' });
  },
]);

/**
 * A database of this browser, opened when it is first asked for; undefined where the browser has none or refuses it (some
 * private windows). The steps lead from one version of it to the next, in order. A step that was released stays as it is;
 * new ones follow it.
 */
export function databaseOf(
  name: string,
  migrations: readonly ((db: IDBDatabase) => void)[],
): () => Promise<IDBDatabase | undefined> {
  let opened: Promise<IDBDatabase | undefined> | undefined;
  return () => {
    opened ??= new Promise((resolve) => {
      try {
        const request = indexedDB.open(name, migrations.length);
        request.onupgradeneeded = ({ oldVersion }) => {
          for (const migrate of migrations.slice(oldVersion)) migrate(request.result);
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => resolve(undefined);
      } catch {
        resolve(undefined);
      }
    });
    return opened;
  };
}

/** Where there is no database the games last as long as the page. */
const memory = new Map<string, unknown>();

export async function isLasting(): Promise<boolean> {
  return (await database()) !== undefined;
}

export async function putRecord(record: { readonly id: string }): Promise<void> {
  const db = await database();
  if (!db) {
    memory.set(record.id, record);
    return;
  }
  // Strict: what is reported as stored is on the disk, so that a crash right after a move loses nothing.
  const transaction = db.transaction(GAMES, 'readwrite', { durability: 'strict' });
  transaction.objectStore(GAMES).put(record);
  await done(transaction);
}

export async function getRecord(id: string): Promise<unknown> {
  const db = await database();
  if (!db) return memory.get(id);
  return answer(db.transaction(GAMES).objectStore(GAMES).get(id));
}

interface KeptRecord {
  readonly key: IDBValidKey;
  readonly value: unknown;
}

export async function allRecords(): Promise<readonly KeptRecord[]> {
  const db = await database();
  if (!db) return [...memory].map(([key, value]) => ({ key, value }));
  const store = db.transaction(GAMES).objectStore(GAMES);
  const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer<unknown[]>(store.getAll())]);
  return keys.map((key, i) => ({ key, value: values[i] }));
}

export async function dropRecord(key: IDBValidKey): Promise<void> {
  if (typeof key === 'string') memory.delete(key);
  const db = await database();
  if (!db) return;
  const transaction = db.transaction(GAMES, 'readwrite');
  transaction.objectStore(GAMES).delete(key);
  await done(transaction);
}

export function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
