import {
  type BaseAction,
  type Game,
  gameFrom,
  hashOfState,
  makeConfig,
  newGame,
  publicHash,
  readState,
  standingEntries,
  type Title,
} from '@stellwerk/engine/kernel';
import type { Clock } from '../clock.ts';
import type { GameRow, SnapshotRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { Problem } from '../problem.ts';
import { entriesBetween, newestSnapshot, snapshotAt, snapshotPlaces } from '../repositories/log.ts';
import { setRevision } from '../repositories/tables.ts';
import type { TableRows } from '../tables/rows.ts';
import { isOlderProblem, olderProblem, tryToday } from './older-revision.ts';
import { requestOf, StoredGameFault, storedAction, titleOf } from './stored.ts';

/** A running game in memory, with the number of the last entry of its log that it has played. */
export interface Live {
  readonly game: Game;
  seq: number;
}

export interface LiveGames {
  /** Runs one task at a time for each game, so that no task sees half of another. */
  exclusively<T>(id: string, work: () => Promise<T>): Promise<T>;
  /** The game, played up to the row's last entry. Only to be called and used exclusively. */
  at(row: GameRow): Promise<Live>;
  /**
   * The rows of a table as this process wrote them last, if its game is in memory; another process may have been there
   * since.
   */
  known(id: string): TableRows | undefined;
  know(table: TableRows): void;
  /** Forgets the rows of a table, which may have changed, and keeps its game. */
  unknow(id: string): void;
  /** Forgets a game whose memory may be wrong. The next task that needs it reads it from the database. */
  forget(id: string): void;
  /** Lets go of games that nobody has touched for a while and nobody watches. */
  sweep(): void;
  readonly size: number;
}

interface LiveOptions {
  readonly store: Store;
  readonly titles: readonly Title[];
  readonly clock: Clock;
  readonly most: number;
  readonly idleMs: number;
  /** Somebody looks at the table: the next move may come at any moment. */
  readonly isWatched: (id: string) => boolean;
}

export function liveGames({ store, titles, clock, most, idleMs, isWatched }: LiveOptions): LiveGames {
  const kept = new Map<string, { readonly live: Live; usedAt: number; table: TableRows | undefined }>();
  const queues = new Map<string, Promise<unknown>>();

  /** Why a game cannot go on under today's rules: as long as this process runs, they are the same. */
  const older = new Map<string, Problem>();

  function rememberOlder(id: string, error: unknown): never {
    if (isOlderProblem(error)) older.set(id, error);
    throw error;
  }

  async function at(row: GameRow): Promise<Live> {
    const known = kept.get(row.id);
    kept.delete(row.id);
    const refused = older.get(row.id);
    if (refused) throw refused;
    const live =
      known?.live ?? (await load(store, titles, row).catch((error: unknown) => rememberOlder(row.id, error)));
    if (live.seq < row.seq) await catchUp(store, live, row);
    // Moves the game to the end, so that the first one is the least recently used.
    kept.set(row.id, { live, usedAt: clock.now(), table: known?.table });
    if (kept.size > most) for (const [oldest] of kept) return drop(oldest, live);
    return live;
  }

  function drop(id: string, live: Live): Live {
    kept.delete(id);
    return live;
  }

  return {
    async exclusively(id, work) {
      const before = queues.get(id) ?? Promise.resolve();
      const mine = before.then(work, work);
      queues.set(id, mine);
      try {
        return await mine;
      } finally {
        if (queues.get(id) === mine) queues.delete(id);
      }
    },
    at,
    known: (id) => kept.get(id)?.table,
    know(table) {
      const game = kept.get(table.game.id);
      if (game) game.table = table;
    },
    unknow(id) {
      const game = kept.get(id);
      if (game) game.table = undefined;
    },
    forget: (id) => void kept.delete(id),
    sweep() {
      const limit = clock.now() - idleMs;
      for (const [id, { usedAt }] of kept) if (usedAt <= limit && !isWatched(id)) kept.delete(id);
    },
    get size() {
      return kept.size;
    },
  };
}

/** A game at its beginning. */
export function freshGame(titles: readonly Title[], row: GameRow): Game {
  const fresh = newGame(titleOf(titles, row), requestOf(row));
  if (!fresh.ok) throw new StoredGameFault(`game ${row.id} cannot be set up: ${fresh.refusal.rule}`);
  return fresh.value;
}

/** A game of an older revision that today's rules lead to as well is one of today's from now on. */
async function takeOver(store: Store, title: Title, row: GameRow): Promise<Live> {
  const tried = await tryToday(store, title, row);
  if (!tried.ok) throw olderProblem(title, row, tried.past.refusal);
  const { revision } = title;
  await setRevision(store.db, row, revision);
  // The caller goes on with this row, so it gets the new revision too.
  row.revision = revision;
  return { game: tried.game, seq: row.seq };
}

async function load(store: Store, titles: readonly Title[], row: GameRow): Promise<Live> {
  const title = titleOf(titles, row);
  if (title.revision !== row.revision) return takeOver(store, title, row);
  const [entries, newest] = await Promise.all([
    entriesBetween(store.db, row.id, 0, row.seq),
    newestSnapshot(store.db, row.id, row.seq),
  ]);
  const actions = standingEntries(entries).map(({ action }) => storedAction(action));
  const snapshot = newest && isStanding(newest, entries) ? newest : await olderSnapshot(store, row, entries, newest);
  const game = snapshot ? resumed(titles, row, snapshot, actions) : freshGame(titles, row);
  for (const action of actions.slice(game.actions.length)) play(game, action, row.id);
  const last = entries.at(-1);
  if (last && publicHash(game.state) !== last.hash) {
    throw new StoredGameFault(`game ${row.id} does not replay to the hash of entry ${last.seq}`);
  }
  return { game, seq: last?.seq ?? 0 };
}

type LogPlace = Pick<SnapshotRow, 'seq' | 'moves'>;

/** Whether a snapshot is still a position of the game: if some of its moves were taken back later, it is none any more. */
function isStanding({ seq, moves }: LogPlace, entries: readonly LogPlace[]): boolean {
  return entries.every((entry) => entry.seq <= seq || entry.moves >= moves);
}

/** The last snapshot that still stands, where the newest does not. */
async function olderSnapshot(
  store: Store,
  { id }: GameRow,
  entries: readonly LogPlace[],
  newest: SnapshotRow | undefined,
): Promise<SnapshotRow | undefined> {
  if (!newest) return undefined;
  const places = await snapshotPlaces(store.db, id);
  const good = places.find((place) => place.seq < newest.seq && isStanding(place, entries));
  return good && snapshotAt(store.db, id, good.seq);
}

function resumed(titles: readonly Title[], row: GameRow, taken: SnapshotRow, actions: readonly BaseAction[]): Game {
  const title = titleOf(titles, row);
  const config = makeConfig(title, requestOf(row));
  const state = config.ok ? readState(JSON.parse(taken.state), config.value) : undefined;
  if (!config.ok || !state || hashOfState(state) !== taken.hash) {
    throw new StoredGameFault(`the snapshot of game ${row.id} at move ${taken.moves} is damaged`);
  }
  return gameFrom(title, config.value, state, actions.slice(0, taken.moves));
}

async function catchUp(store: Store, live: Live, row: GameRow): Promise<void> {
  const entries = await entriesBetween(store.db, row.id, live.seq, row.seq);
  for (const entry of entries) {
    if (entry.kind === 'play') play(live.game, storedAction(entry.action), row.id);
    else while (live.game.actions.length > entry.moves) live.game.undo();
    live.seq = entry.seq;
  }
  const last = entries.at(-1);
  if (last && publicHash(live.game.state) !== last.hash) {
    throw new StoredGameFault(`game ${row.id} does not replay to the hash of entry ${last.seq}`);
  }
}

function play(game: Game, action: BaseAction, id: string): void {
  const played = game.play(action);
  if (!played.ok) {
    throw new StoredGameFault(`move ${game.actions.length + 1} of game ${id} is refused by ${played.refusal.rule}`);
  }
}
