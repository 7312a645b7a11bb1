import { type Game, type GameHistory, type HashedPage, historyOf, isRecord } from '@stellwerk/engine/kernel';
import { answer, databaseOf, done } from './database.ts';

const PAGES = 'pages';
const SEALS = 'seals';

/**
 * Histories lie apart from the games: what is lost here costs a replay, no game. So nothing waits until it is on the disk, and
 * a tab that still runs an older build never holds up the store of the games.
 */
const database = databaseOf('stellwerk-histories', [
  (db) => {
    db.createObjectStore(PAGES);
    db.createObjectStore(SEALS);
  },
]);

/**
 * What this build of the client is called: its first file is named by its content and by the names of all files it leads to.
 * A history is read only by the build that wrote it: another one may tell events otherwise, and its rules may lead elsewhere.
 * Undefined while the client is developed, where files keep their names.
 */
function build(): string | undefined {
  return [...document.scripts].map(({ src }) => src).find((src) => /-[\w-]{8}\.js$/.test(src));
}

/** Puts a game's history beside the game after every change, and only those pages that changed. */
interface HistoryKeeper {
  keep(game: Game): Promise<void>;
}

export function newHistoryKeeper(id: string, stored: readonly HashedPage[] = []): HistoryKeeper {
  let before = stored;
  return {
    async keep(game) {
      const writer = build();
      if (writer === undefined) return;
      const { pages, seal } = historyOf(game, before);
      const moves = game.actions.length;
      const old = before;
      before = pages;
      const db = await database();
      if (!db) return;
      const transaction = db.transaction([PAGES, SEALS], 'readwrite', { durability: 'relaxed' });
      const store = transaction.objectStore(PAGES);
      pages.forEach((page, i) => {
        if (page !== old[i]) store.put(page, [id, i]);
      });
      store.delete(IDBKeyRange.bound([id, pages.length], [id, Number.POSITIVE_INFINITY]));
      transaction.objectStore(SEALS).put({ build: writer, moves, seal }, id);
      await done(transaction);
    },
  };
}

/** The history that this build has kept of a game. Whether it fits the game, the engine decides. */
export async function findHistory(id: string): Promise<GameHistory | undefined> {
  const reader = build();
  const db = reader === undefined ? undefined : await database();
  if (!db) return undefined;
  const transaction = db.transaction([PAGES, SEALS]);
  const [kept, pages] = await Promise.all([
    answer<unknown>(transaction.objectStore(SEALS).get(id)),
    answer<unknown[]>(transaction.objectStore(PAGES).getAll(range(id))),
  ]);
  if (!isRecord(kept) || kept['build'] !== reader || typeof kept['seal'] !== 'string') return undefined;
  return pages.every(isPage) ? { pages, seal: kept['seal'] } : undefined;
}

export async function dropHistory(id: string): Promise<void> {
  const db = await database();
  if (!db) return;
  const transaction = db.transaction([PAGES, SEALS], 'readwrite');
  transaction.objectStore(PAGES).delete(range(id));
  transaction.objectStore(SEALS).delete(id);
  await done(transaction);
}

function range(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

function isPage(value: unknown): value is HashedPage {
  if (!isRecord(value)) return false;
  const { start, events, hash } = value;
  return typeof start === 'string' && typeof events === 'string' && typeof hash === 'string';
}
