const GAMES = 'games';
const database = databaseOf('stellwerk', [
  (db) => {
    db.createObjectStore(GAMES, { keyPath: 'id' });
  },
]);

/** A step from one version of a database to the next; what is stored is changed within the transaction of the step. */
type Migration = (db: IDBDatabase, transaction: IDBTransaction) => void;

/** A newer page has brought the store further than this one can read. Reloading the page brings the newer one. */
export class NewerStore extends Error {
  override name = 'NewerStore';
}

/**
 * A database of this browser, opened when it is first asked for; undefined where the browser has none or refuses it (some
 * private windows). The steps lead from one version of it to the next, in order. A step that was released stays as it is;
 * new ones follow it, and a store of every version lies in the tests.
 */
export function databaseOf(name: string, migrations: readonly Migration[]): () => Promise<IDBDatabase | undefined> {
  let opened: Promise<IDBDatabase | undefined> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= openAt(name, migrations, forget);
    return opened;
  };
}

function openAt(name: string, migrations: readonly Migration[], forget: () => void): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    try {
      const request = indexedDB.open(name, migrations.length);
      request.onupgradeneeded = ({ oldVersion }) => {
        const { result, transaction } = request;
        if (transaction) for (const migrate of migrations.slice(oldVersion)) migrate(result, transaction);
      };
      request.onsuccess = () => {
        const { result } = request;
        // A newer page wants to take the next step, and could not while this one holds the store.
        result.onversionchange = () => {
          result.close();
          forget();
        };
        result.onclose = forget;
        resolve(result);
      };
      request.onerror = () => {
        if (request.error?.name !== 'VersionError') return resolve(undefined);
        forget();
        reject(new NewerStore(request.error.message));
      };
    } catch {
      resolve(undefined);
    }
  });
}

/** Where there is no database the games last as long as the page. */
const memory = new Map<string, unknown>();

export async function isLasting(): Promise<boolean> {
  try {
    return (await database()) !== undefined;
  } catch (fault) {
    // It lasts, though not for this page.
    if (fault instanceof NewerStore) return true;
    throw fault;
  }
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
