import {
  type BaseAction,
  explain,
  type Game,
  hashOfState,
  isReadable,
  newGame,
  olderRules,
  publicHash,
  type Refusal,
  readState,
  refuse,
  type StoredPosition,
  sameJson,
  standingEntries,
  type Title,
} from '@stellwerk/engine/kernel';
import type { GameRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { Problem } from '../problem.ts';
import { entriesBetween, snapshotsOf } from '../repositories/log.ts';
import { playersOf, requestOf, storedAction } from './stored.ts';

/** The stored positions of a game that today's rules cannot replay: docs/stored-games.md. */
interface Past {
  readonly refusal: Refusal;
  readonly actions: readonly BaseAction[];
  /** Stored ones, and the last one that today's rules lead to as well; ascending. */
  readonly positions: readonly StoredPosition[];
}

type Tried = { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly past: Past };

type Entry = Awaited<ReturnType<typeof entriesBetween>>[number];

/**
 * Plays a game of an older revision under today's rules, entry by entry, and holds each position to the hash stored
 * with it.
 */
export async function tryToday(store: Store, title: Title, row: GameRow): Promise<Tried> {
  const entries = await entriesBetween(store.db, row.id, 0, row.seq);
  const fresh = newGame(title, requestOf(row));
  const refusal = fresh.ok ? firstDifference(fresh.value, entries) : fresh.refusal;
  if (fresh.ok && !refusal) return { ok: true, game: fresh.value };
  const actions = standingActions(entries);
  const proven = fresh.ok ? provenPosition(fresh.value, actions) : [];
  const stored = await storedPositions(store, title, row, entries);
  const later = stored.filter(({ moves }) => moves > (proven[0]?.moves ?? -1));
  const why = olderRules(title, row, refusal ?? refuse('kernel/hash'));
  return { ok: false, past: { refusal: why, actions, positions: [...proven, ...later] } };
}

/** The problem that the game cannot continue, with texts in each language. */
export function olderProblem(title: Title, row: GameRow, refusal: Refusal): Problem {
  const players = playersOf(row);
  const texts = {
    de: explain(refusal, { language: 'de', players, title }),
    en: explain(refusal, { language: 'en', players, title }),
  };
  return new Problem(409, 'game/older', texts.en, { refusal, texts });
}

export function isOlderProblem(error: unknown): error is Problem {
  return error instanceof Problem && error.code === 'game/older';
}

/** Why today's rules refuse the first entry that they cannot replay. The game then stands before that entry. */
function firstDifference(game: Game, entries: readonly Entry[]): Refusal | undefined {
  for (const entry of entries) {
    if (entry.kind === 'undo') while (game.actions.length > entry.moves) game.undo();
    else {
      const played = game.play(storedAction(entry.action));
      if (!played.ok) {
        const { rule, code, figures } = played.refusal;
        return refuse('kernel/move', { move: entry.moves, rule, cause: { rule, code, figures } });
      }
    }
    if (publicHash(game.state) === entry.hash) continue;
    if (entry.kind === 'play') game.undo();
    return refuse('kernel/hash');
  }
  return undefined;
}

function standingActions(entries: readonly Entry[]): readonly BaseAction[] {
  return standingEntries(entries).map(({ action }) => storedAction(action));
}

/** The last position whose hash was proven equal; undefined if not even the first move was. */
function provenPosition(game: Game, actions: readonly BaseAction[]): readonly StoredPosition[] {
  const differs = game.actions.findIndex((action, i) => !sameJson(action, actions[i]));
  const moves = differs < 0 ? game.actions.length : differs;
  return moves > 0 ? [{ moves, state: game.at(moves) }] : [];
}

async function storedPositions(
  store: Store,
  title: Title,
  row: GameRow,
  entries: readonly Entry[],
): Promise<readonly StoredPosition[]> {
  const rows = await snapshotsOf(store.db, row.id);
  const { version = 1 } = requestOf(row);
  return rows.flatMap(({ seq, moves, hash, state: text }) => {
    // If some of its moves were taken back later, it is no position of the game any more.
    if (!entries.every((entry) => entry.seq <= seq || entry.moves >= moves)) return [];
    const state = readState(JSON.parse(text), { title: row.title, version });
    return state && hashOfState(state) === hash && isReadable(title, state) ? [{ moves, state }] : [];
  });
}
