import { remembered } from '../kernel/remember.ts';

/** A printed price chart: rows from the top, columns from the left. A row of one makes it a line. */
export interface Market {
  readonly cells: readonly (readonly (MarketCell | null)[])[];
}

interface MarketCell {
  readonly price: number;
  readonly par?: true;
}

export interface MarketPlace {
  readonly row: number;
  readonly column: number;
}

/** Where each company's marker is. On one cell the earlier arrival lies on top. */
export interface MarketState {
  market: Record<string, MarketPlace & { readonly arrival: number }>;
  arrivals: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<Direction, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

export function cellAt(market: Market, place: MarketPlace): MarketCell | null {
  return market.cells[place.row]?.[place.column] ?? null;
}

export function priceOf(market: Market, state: MarketState, company: string): number | undefined {
  const place = state.market[company];
  return place ? cellAt(market, place)?.price : undefined;
}

export function placeMarker(state: MarketState, company: string, { row, column }: MarketPlace): void {
  state.market[company] = { row, column, arrival: state.arrivals };
  state.arrivals += 1;
}

/** The place one step away, in the first of the directions that has one; undefined if none has. */
export function stepFrom(
  market: Market,
  place: MarketPlace,
  directions: readonly Direction[],
): MarketPlace | undefined {
  for (const direction of directions) {
    const [rows, columns] = STEPS[direction];
    const next = { row: place.row + rows, column: place.column + columns };
    if (cellAt(market, next)) return next;
  }
  return undefined;
}

/** Moves a marker one step in the first direction that has a cell, to the bottom of the pile there. False: it stays. */
export function moveMarker(
  market: Market,
  state: MarketState,
  company: string,
  directions: readonly Direction[],
): boolean {
  const place = state.market[company];
  const next = place && stepFrom(market, place, directions);
  if (!next) return false;
  placeMarker(state, company, next);
  return true;
}

/** Highest price first; of equal prices the one further right, on one cell the upper marker. */
export function byPrice(market: Market, state: MarketState, companies: readonly string[]): string[] {
  return companies
    .map((company) => {
      const place = state.market[company];
      const price = place ? (cellAt(market, place)?.price ?? 0) : -1;
      return { company, price, column: place?.column ?? 0, arrival: place?.arrival ?? 0 };
    })
    .sort((a, b) => b.price - a.price || b.column - a.column || a.arrival - b.arrival)
    .map(({ company }) => company);
}

type ParPlace = MarketPlace & { readonly price: number };
const knownPars = new WeakMap<Market, readonly ParPlace[]>();

/** The cells where a company may start. */
export function parPlaces(market: Market): readonly ParPlace[] {
  return remembered(knownPars, market, () =>
    market.cells.flatMap((cells, row) =>
      cells.flatMap((cell, column) => (cell?.par ? [{ row, column, price: cell.price }] : [])),
    ),
  );
}

/** A market from plain data: rows of squares, null where there is none. */
export function readMarket(
  rows: readonly (readonly ({ readonly price: number; readonly par?: boolean } | null)[])[],
): Market {
  const cellOf = (cell: { readonly price: number; readonly par?: boolean } | null): MarketCell | null =>
    cell && (cell.par ? { price: cell.price, par: true } : { price: cell.price });
  return { cells: rows.map((row) => row.map(cellOf)) };
}

/** Where markers go on a market with rows: the first direction that has a square. */
export const USUAL_MOVES = {
  dividend: ['right', 'up'],
  noDividend: ['left', 'down'],
  soldOut: ['up'],
  sold: ['down'],
} as const satisfies Readonly<Record<string, readonly Direction[]>>;
