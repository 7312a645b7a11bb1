import type { GameEvent } from './event.ts';
import { isRecord } from './json.ts';
import { frozen } from './remember.ts';

/** So many moves of a game make a page of its history. */
export const PAGE_MOVES = 24;

/**
 * A page of a game's history as text: it takes a third of the memory that the objects would, and holds nothing that was
 * worked out from them (a graph of the track is larger than the position).
 */
export interface Page {
  /** The position before its first move. */
  readonly start: string;
  /** What happened in each of its moves. */
  readonly events: string;
}

/** What happened in the moves of a page, by move; undefined where that is not known. */
export type PageEvents = (readonly GameEvent[] | undefined)[];

export function readEvents(text: string): PageEvents {
  const moves: unknown = JSON.parse(text);
  if (!Array.isArray(moves)) return [];
  return moves.map((events: unknown) => (Array.isArray(events) ? events.filter(isEvent) : undefined));
}

function isEvent(value: unknown): value is GameEvent {
  return isRecord(value) && typeof value['type'] === 'string';
}

/**
 * Freezes in a position that was read from a text what is frozen in another position of the same game. Copies then share it,
 * and what was worked out for it is found again in every copy.
 */
export function frozenLike<S>(position: S, model: unknown): S {
  freeze(position, model);
  return position;
}

function freeze(value: unknown, model: unknown): void {
  if (!isRecord(value) || !isRecord(model)) return;
  if (Object.isFrozen(model)) {
    frozen(value);
    return;
  }
  for (const key in model) freeze(value[key], model[key]);
}
