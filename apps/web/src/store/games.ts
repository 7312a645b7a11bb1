import { type BaseAction, type Game, isRecord, type SavedGame, saveGame } from '@stellwerk/engine/kernel';
import { allRecords, dropRecord, getRecord, putRecord } from './database.ts';

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

export function newId(): string {
  return crypto.randomUUID?.().slice(0, 8) ?? Math.random().toString(36).slice(2, 10);
}

/** A seed for a new game, short enough to read out to somebody. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function recordOf(
  game: Game,
  kept: Pick<StoredGame, 'id' | 'sitters' | 'created'>,
  undone: readonly BaseAction[] = [],
): StoredGame {
  const { id, sitters, created } = kept;
  const actors = [...game.actors()];
  return { id, saved: saveGame(game), sitters, undone, created, updated: Date.now(), over: game.over, actors };
}

export async function keepGame(record: StoredGame): Promise<void> {
  await putRecord(record);
}

export async function findGame(id: string): Promise<StoredGame | undefined> {
  const record = await getRecord(id);
  return isStored(record) ? record : undefined;
}

/** Whose turn it is at this screen first, then the latest. */
export async function listGames(): Promise<readonly StoredGame[]> {
  const records = (await allRecords()).filter(isStored);
  const waits = ({ over, actors, sitters }: StoredGame) =>
    over ? 2 : actors.some((seat) => sitters[seat]?.kind === 'person') ? 0 : 1;
  return records.sort((a, b) => waits(a) - waits(b) || b.updated - a.updated);
}

export async function forgetGame(id: string): Promise<void> {
  await dropRecord(id);
}

function isStored(value: unknown): value is StoredGame {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    isRecord(value['saved']) &&
    Array.isArray(value['sitters']) &&
    Array.isArray(value['undone']) &&
    Array.isArray(value['actors'])
  );
}
