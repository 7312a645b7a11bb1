import {
  type BaseAction,
  type BaseState,
  type Config,
  type GameEvent,
  gameFrom,
  hashOfState,
  makeConfig,
  readState,
  standingEntries,
  type Title,
} from '@stellwerk/engine/kernel';
import type { Clock } from '../clock.ts';
import type { GameRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { entriesBetween, snapshotAt, snapshotPlaces } from '../repositories/log.ts';
import { freshGame } from './live-games.ts';
import { requestOf, StoredGameFault, storedAction, titleOf } from './stored.ts';

type LogEntry = Parameters<typeof standingEntries>[0][number];

interface Past {
  readonly state: BaseState;
  /** What happened in the move that led here. */
  readonly events: readonly GameEvent[];
}

/** Old positions of games, for whoever looks back: read beside the game that is played, so nobody waits for it. */
export interface History {
  /** The position after so many moves; undefined if the game has fewer. */
  at(row: GameRow, moves: number): Promise<Past | undefined>;
  sweep(): void;
  readonly size: number;
}

interface HistoryOptions {
  readonly store: Store;
  readonly titles: readonly Title[];
  readonly clock: Clock;
  readonly idleMs: number;
}

/** A move that stands. The entry that made it names the position after it, also when others were taken back before. */
interface Standing {
  readonly seq: number;
  readonly action: BaseAction;
}

interface Remembered {
  readonly title: Title;
  readonly config: Config;
  /** The last entry that is among the moves. */
  seq: number;
  standing: readonly Standing[];
  /** Positions to begin from, by the entry they follow; 0 is the set-up. */
  readonly states: Map<number, Past>;
  /** Stored positions that can be read, by their entry. */
  stored: ReadonlySet<number>;
  usedAt: number;
}

const MOST_GAMES = 20;
/** Of a game as many positions are kept, so that paging back and forth plays few moves. */
const MOST_STATES = 120;
const KEEP_EVERY = 8;

export function gameHistory({ store, titles, clock, idleMs }: HistoryOptions): History {
  const games = new Map<string, Remembered>();

  async function remembered(row: GameRow): Promise<Remembered> {
    const known = games.get(row.id) ?? open(row);
    if (known.seq < row.seq) await readOn(known, row);
    known.usedAt = clock.now();
    games.delete(row.id);
    games.set(row.id, known);
    if (games.size > MOST_GAMES) for (const oldest of games.keys()) return drop(oldest, known);
    return known;
  }

  function drop(id: string, known: Remembered): Remembered {
    games.delete(id);
    return known;
  }

  function open(row: GameRow): Remembered {
    const title = titleOf(titles, row);
    const config = makeConfig(title, requestOf(row));
    if (!config.ok) throw new StoredGameFault(`game ${row.id} cannot be set up: ${config.refusal.rule}`);
    const fresh = freshGame(titles, row);
    const states = new Map([[0, { state: fresh.at(0), events: fresh.events(0) }]]);
    return { title, config: config.value, seq: 0, standing: [], states, stored: new Set(), usedAt: 0 };
  }

  async function readOn(known: Remembered, row: GameRow): Promise<void> {
    const { seq: from, standing: before } = known;
    const [entries, stored] = await Promise.all([
      entriesBetween(store.db, row.id, from, row.seq),
      snapshotPlaces(store.db, row.id),
    ]);
    // Somebody else who looks at this game was faster.
    if (known.seq !== from) return;
    const kept = before.map((move, i) => ({ ...move, kind: 'play' as const, moves: i + 1 }));
    const more = entries.map((entry) => ({
      ...entry,
      action: entry.kind === 'play' ? storedAction(entry.action) : undefined,
    }));
    known.standing = standingEntries<LogEntry & { seq: number; action: BaseAction | undefined }>([
      ...kept,
      ...more,
    ]).flatMap(({ seq, action }) => (action ? [{ seq, action }] : []));
    known.stored = new Set(stored.map(({ seq }) => seq));
    known.seq = row.seq;
  }

  /** The nearest position from which the moves can be played on. */
  async function nearest(known: Remembered, row: GameRow, moves: number): Promise<readonly [number, Past]> {
    for (let at = moves; at > 0; at--) {
      const seq = known.standing[at - 1]?.seq ?? 0;
      const kept = known.states.get(seq);
      if (kept) return [at, kept];
      // The events of the move itself are not stored: it is played.
      if (at < moves && known.stored.has(seq)) {
        const state = await stored(known, row, seq);
        if (state) return [at, { state, events: [] }];
      }
    }
    const [first] = known.states.values();
    if (!first) throw new StoredGameFault(`game ${row.id} has no beginning`);
    return [0, first];
  }

  async function stored({ config }: Remembered, row: GameRow, seq: number): Promise<BaseState | undefined> {
    const taken = await snapshotAt(store.db, row.id, seq);
    const state = taken && readState(JSON.parse(taken.state), config);
    return state && hashOfState(state) === taken.hash ? state : undefined;
  }

  function keep(known: Remembered, seq: number, past: Past): void {
    known.states.set(seq, past);
    if (known.states.size <= MOST_STATES) return;
    for (const oldest of known.states.keys()) {
      if (oldest === 0) continue;
      known.states.delete(oldest);
      return;
    }
  }

  return {
    async at(row, moves) {
      const known = await remembered(row);
      if (moves > known.standing.length) return undefined;
      const [from, start] = await nearest(known, row, moves);
      const { title, config, standing } = known;
      const before = standing.slice(0, from).map(({ action }) => action);
      const game = gameFrom(title, config, start.state, before);
      let past = start;
      for (let at = from; at < moves; at++) {
        const played = game.play(standing[at]?.action);
        if (!played.ok)
          throw new StoredGameFault(`move ${at + 1} of game ${row.id} is refused by ${played.refusal.rule}`);
        if (at + 1 !== moves && (at + 1) % KEEP_EVERY !== 0) continue;
        past = { state: game.at(at + 1), events: played.events };
        keep(known, standing[at]?.seq ?? 0, past);
      }
      return past;
    },
    sweep() {
      const limit = clock.now() - idleMs;
      for (const [id, { usedAt }] of games) if (usedAt <= limit) games.delete(id);
    },
    get size() {
      return games.size;
    },
  };
}
