import type { GameEvent } from './event.ts';
import { isRecord } from './json.ts';
import { frozen } from './remember.ts';

/** So many moves of a game make a page of its history. */
export const PAGE_MOVES = 32;

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

/** A position as text, part by part. A part that is the same in the position before is the same text, which is kept once. */
export type PositionText = readonly string[];

export function writePosition(position: object, before: PositionText = []): PositionText {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(position)) {
    // Joined, not added: a sum of texts is kept in pieces.
    const part = [JSON.stringify(name), JSON.stringify(value)].join(':');
    const known = before[parts.length];
    parts.push(part === known ? known : part);
  }
  return parts;
}

/** The text of the whole, as `JSON.stringify` writes it. */
export function wholeText(parts: PositionText): string {
  return `{${parts.join()}}`;
}

/** A position that is known as a whole text only. */
export function asPositionText(whole: string): PositionText {
  return [whole.slice(1, -1)];
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
 * Freezes in a position that was read from a text what is frozen in another position of the same game, and takes from there what
 * is the same. Copies then share it, and what was worked out for it is found again in every copy.
 */
export function frozenLike<S>(position: S, model: unknown): S {
  // What was just read is nobody else's yet.
  return like(position, model) as S;
}

function like(value: unknown, model: unknown): unknown {
  if (!isRecord(value) || !isRecord(model)) return value;
  if (Object.isFrozen(model)) return JSON.stringify(value) === JSON.stringify(model) ? model : frozen(value);
  for (const key in model) {
    const part = value[key];
    const shared = like(part, model[key]);
    if (shared !== part) Object.assign(value, { [key]: shared });
  }
  return value;
}
