import { type BaseAction, type Game, isJson, isRecord, type SavedGame, storeGame } from '@stellwerk/engine/kernel';

/** Who sits at a seat: a person at this screen, a bot by its id, or somebody at another screen. */
export type Sitter =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'away' };

/** A game as it lies in this browser. */
export interface StoredGame {
  readonly id: string;
  readonly saved: SavedGame;
  readonly sitters: readonly Sitter[];
  /** Moves taken back that could be made again, the next one last. */
  readonly undone: readonly BaseAction[];
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
  /** The seats that may act. */
  readonly actors: readonly number[];
}

/** A record of the store that is no game any more: it can be handed out as it is, and deleted. */
export interface DamagedGame {
  readonly key: IDBValidKey;
  readonly raw: unknown;
}

export type Kept =
  | { readonly ok: true; readonly game: StoredGame }
  | { readonly ok: false; readonly damaged: DamagedGame };

export function recordOf(
  game: Game,
  kept: Pick<StoredGame, 'id' | 'sitters' | 'created'>,
  undone: readonly BaseAction[] = [],
): StoredGame {
  const { id, sitters, created } = kept;
  const actors = [...game.actors()];
  return { id, saved: storeGame(game), sitters, undone, created, updated: Date.now(), over: game.over, actors };
}

/**
 * A record as the store gave it, whatever lies there. The saved game is what counts: if it can be named and listed, the engine
 * decides about the rest of it when it is opened. What stands beside it is put in order.
 */
export function readStored(key: IDBValidKey, value: unknown): Kept {
  if (typeof key !== 'string' || !isRecord(value) || !isSaved(value['saved'])) {
    return { ok: false, damaged: { key, raw: value } };
  }
  const { saved, sitters, undone, created, updated, over, actors } = value;
  const seats = saved.players.length;
  return {
    ok: true,
    game: {
      id: key,
      saved,
      sitters:
        Array.isArray(sitters) && sitters.length === seats && sitters.every(isSitter)
          ? sitters
          : saved.players.map(() => ({ kind: 'person' })),
      undone: Array.isArray(undone) && undone.every(isAction) ? undone : [],
      created: timeOf(created),
      updated: timeOf(updated),
      over: over === true,
      actors: Array.isArray(actors) ? actors.filter((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats) : [],
    },
  };
}

function isSaved(value: unknown): value is SavedGame {
  if (!isRecord(value)) return false;
  const { title, seed, players, actions } = value;
  return (
    typeof title === 'string' &&
    typeof seed === 'string' &&
    Array.isArray(players) &&
    players.every((name) => typeof name === 'string') &&
    Array.isArray(actions)
  );
}

function isSitter(value: unknown): value is Sitter {
  if (!isRecord(value)) return false;
  const { kind, bot } = value;
  return kind === 'person' || kind === 'away' || (kind === 'bot' && typeof bot === 'string');
}

function isAction(value: unknown): value is BaseAction {
  return isRecord(value) && typeof value['type'] === 'string' && Number.isInteger(value['seat']) && isJson(value);
}

/** The latest moment that can be told as a date. */
const LAST = 8.64e15;

function timeOf(value: unknown): number {
  return typeof value === 'number' && Math.abs(value) <= LAST ? value : 0;
}

/** Whatever a record holds, as the text of a file. */
export function rawText(raw: unknown): string {
  try {
    return JSON.stringify(raw, (_, value) => (typeof value === 'bigint' ? String(value) : value), 1) ?? String(raw);
  } catch {
    return String(raw);
  }
}
