import type { MarketPlace } from '@stellwerk/engine/finance';
import { parPlaces } from '@stellwerk/engine/finance';
import { memberOf } from '@stellwerk/engine/kernel';
import { market } from './market.ts';

/** The issue prices, in the order in which their companies act. 1880/IX-order-a */
export const PAR_PRICES = [100, 90, 80, 70] as const;
export type ParPrice = (typeof PAR_PRICES)[number];

/** Rows on the order bar for each price. 1880/XII-buy-b */
export const ROWS_PER_PRICE = 4;

/** A row of the order bar, counted from 0 within its price. */
interface OrderRow {
  readonly par: ParPrice;
  readonly row: number;
}

/** All sixteen rows, the first to act first. */
export const ORDER_BAR: readonly OrderRow[] = PAR_PRICES.flatMap((par) =>
  Array.from({ length: ROWS_PER_PRICE }, (_, row) => ({ par, row })),
);

export const isParPrice = memberOf(PAR_PRICES);

/** Where a company's price marker starts. */
export function startPlace(par: ParPrice): MarketPlace {
  const place = parPlaces(market).find(({ price }) => price === par);
  if (!place) throw new RangeError(`no start field for ${par}`);
  return { row: place.row, column: place.column };
}

/** Comparable positions on the order bar: less acts earlier. */
export function positionOnBar({ par, row }: OrderRow): number {
  return PAR_PRICES.indexOf(par) * ROWS_PER_PRICE + row;
}
