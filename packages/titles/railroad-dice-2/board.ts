import { fieldName, neighbour, SIDES, type Side, type SquareGrid, stepsBetween } from '@stellwerk/engine/board';
import { CARD_SIDE, type LaidCard } from './layout.ts';

/** All cards joined, field by field from the north-west; a space is a hole, no part of the board. */
export interface Board extends SquareGrid {
  /** P plain, M mountain, W water. */
  readonly terrain: string;
  /** The number of the card each field belongs to. */
  readonly cards: string;
}

export interface Station {
  readonly field: number;
  /** The seat whose start station it is; null for a grey one. */
  readonly owner: number | null;
}

const HOLE = ' ';
/** rrd2/setup-k: at least two fields lie between any two stations. */
const LEAST_STEPS_BETWEEN_STATIONS = 3;

export function joinCards(laid: readonly LaidCard[], cards: readonly (readonly string[])[]): Board {
  const west = Math.min(...laid.map((card) => card.column));
  const north = Math.min(...laid.map((card) => card.row));
  const columns = (Math.max(...laid.map((card) => card.column)) - west + 1) * CARD_SIDE;
  const rows = (Math.max(...laid.map((card) => card.row)) - north + 1) * CARD_SIDE;
  const terrain = new Array<string>(columns * rows).fill(HOLE);
  const numbers = new Array<string>(columns * rows).fill(HOLE);
  for (const { card, column, row, rotation } of laid) {
    for (let y = 0; y < CARD_SIDE; y++) {
      for (let x = 0; x < CARD_SIDE; x++) {
        const field = ((row - north) * CARD_SIDE + y) * columns + (column - west) * CARD_SIDE + x;
        terrain[field] = terrainOf(cards[card - 1] ?? [], x, y, rotation);
        numbers[field] = String(card);
      }
    }
  }
  return { columns, rows, terrain: terrain.join(''), cards: numbers.join('') };
}

function terrainOf(card: readonly string[], x: number, y: number, rotation: number): string {
  const last = CARD_SIDE - 1;
  const [column, row] = (
    [
      [x, y],
      [y, last - x],
      [last - x, last - y],
      [last - y, x],
    ] as const
  )[rotation & 3] ?? [x, y];
  return card[row]?.[column] ?? HOLE;
}

export function isField(board: Board, field: number): boolean {
  return field >= 0 && board.terrain[field] !== undefined && board.terrain[field] !== HOLE;
}

/** The field beyond a side, or -1 where the board ends; holes end it too. */
export function fieldBeyond(board: Board, field: number, side: Side): number {
  const next = neighbour(board, field, side);
  return isField(board, next) ? next : -1;
}

export function cardAt(board: Board, field: number): number {
  return Number(board.cards[field]);
}

export function isAtEdge(board: Board, field: number): boolean {
  return SIDES.some((side) => fieldBeyond(board, field, side) < 0);
}

export function stationAt(stations: readonly Station[], field: number): Station | undefined {
  return stations.find((station) => station.field === field);
}

export function isTooNear(board: Board, stations: readonly Station[], field: number): boolean {
  return stations.some((station) => stepsBetween(board, station.field, field) < LEAST_STEPS_BETWEEN_STATIONS);
}

export function nameOf(board: Board, field: number): string {
  return fieldName(board, field);
}

export function stationsOn(board: Board, stations: readonly Station[], card: number): number {
  return stations.filter((station) => cardAt(board, station.field) === card).length;
}
