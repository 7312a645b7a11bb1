import { cellAt, type Market, type MarketPlace, type MarketState } from '@stellwerk/engine/finance';

export interface CellSize {
  readonly width: number;
  readonly height: number;
}

export const GAP = 2.5;

/** A line of prices is folded into rows of so many cells; a grid stays as it is. */
export function drawnAt({ row, column }: MarketPlace, fold: number | undefined): MarketPlace {
  return fold === undefined ? { row, column } : { row: row + Math.floor(column / fold), column: column % fold };
}

/** The upper left corner of a cell. */
export function cellCorner(place: MarketPlace, size: CellSize): readonly [x: number, y: number] {
  return [place.column * (size.width + GAP), place.row * (size.height + GAP)];
}

interface StackedMarker {
  readonly company: string;
  /** From the middle of the cell. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Stack {
  readonly markers: readonly StackedMarker[];
  /** How many more lie there than are drawn. */
  readonly more: number;
}

const ROOM_FOR_MORE = 12;

/** The markers of one cell in their order, the top one at the left. */
export function stackOf(companies: readonly string[], { width, height }: CellSize): Stack {
  // The price stands in the upper part of the cell.
  const y = height * 0.17;
  const large = Math.min(height * 0.3, 16.5);
  const fits = width >= 60 ? 3 : 2;
  const drawn = companies.length > fits ? companies.slice(0, 2) : companies;
  const more = companies.length - drawn.length;
  const seats = drawn.length;
  // Room for “+1” at the right.
  const aside = more > 0 ? ROOM_FOR_MORE : 0;
  const radius = seats === 1 ? large : Math.min(large * 0.82, (width - 2 - aside) / seats / 2);
  const markers = drawn.map((company, i) => ({
    company,
    x: (i - (seats - 1) / 2) * 2 * radius - aside / 2,
    y,
    radius,
  }));
  return { markers, more };
}

/** The companies on each cell, the upper marker first. */
export function companiesByCell(state: MarketState): ReadonlyMap<string, readonly string[]> {
  const cells = new Map<string, { company: string; arrival: number }[]>();
  for (const [company, { row, column, arrival }] of Object.entries(state.market)) {
    const key = `${row} ${column}`;
    cells.set(key, [...(cells.get(key) ?? []), { company, arrival }]);
  }
  return new Map(
    [...cells].map(([key, list]) => [key, list.sort((a, b) => a.arrival - b.arrival).map(({ company }) => company)]),
  );
}

interface MarketExtent {
  readonly rows: number;
  readonly columns: number;
}

export function extentOf(market: Market, fold: number | undefined): MarketExtent {
  const widest = Math.max(...market.cells.map((row) => row.length));
  if (fold === undefined) return { rows: market.cells.length, columns: widest };
  return { rows: market.cells.length * Math.ceil(widest / fold), columns: Math.min(widest, fold) };
}

/** All printed cells, row by row. */
export function placesOf(market: Market): readonly MarketPlace[] {
  return market.cells.flatMap((cells, row) =>
    cells.flatMap((_, column) => (cellAt(market, { row, column }) === null ? [] : [{ row, column }])),
  );
}
