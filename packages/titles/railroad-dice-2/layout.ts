import { draw, type RandomState, shuffled } from '@stellwerk/engine/kernel';

export const CARD_COUNT = 6;
/** Fields along a side of a card. */
export const CARD_SIDE = 4;

/** A card on the table, in steps of whole cards; the first card laid is at column 0, row 0. */
export interface LaidCard {
  readonly card: number;
  readonly column: number;
  readonly row: number;
  /** Quarter turns clockwise. */
  readonly rotation: number;
}

interface CardPlace {
  readonly column: number;
  readonly row: number;
}

/** Where the next card may lie: whole side against whole side of one already there. rrd2/setup-b */
export function openPlaces(laid: readonly LaidCard[]): readonly CardPlace[] {
  if (laid.length === 0) return [{ column: 0, row: 0 }];
  const places = new Map<string, CardPlace>();
  for (const { column, row } of laid) {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const place = { column: column + dx, row: row + dy };
      if (!isTaken(laid, place)) places.set(`${place.column},${place.row}`, place);
    }
  }
  return [...places.values()].sort((a, b) => a.row - b.row || a.column - b.column);
}

export function isOpenPlace(laid: readonly LaidCard[], { column, row }: CardPlace): boolean {
  return openPlaces(laid).some((place) => place.column === column && place.row === row);
}

/** All six cards, each touching the others by whole sides, in whatever order they are listed. */
export function isWholeLayout(cards: readonly LaidCard[]): boolean {
  if (cards.length !== CARD_COUNT || new Set(cards.map((card) => card.card)).size !== CARD_COUNT) return false;
  const [first, ...others] = cards;
  const joined = first ? [first] : [];
  let waiting = others;
  while (waiting.length > 0) {
    const next = waiting.find((card) => isOpenPlace(joined, card));
    if (!next) return false;
    joined.push(next);
    waiting = waiting.filter((card) => card !== next);
  }
  return true;
}

export function randomLayout(random: RandomState): LaidCard[] {
  const laid: LaidCard[] = [];
  for (const card of shuffled(random, 'layout', [1, 2, 3, 4, 5, 6])) {
    const places = openPlaces(laid);
    const place = places[draw(random, 'layout', places.length)];
    if (place) laid.push({ card, ...place, rotation: draw(random, 'layout', 4) });
  }
  return laid;
}

function isTaken(laid: readonly LaidCard[], place: CardPlace): boolean {
  return laid.some((card) => card.column === place.column && card.row === place.row);
}
