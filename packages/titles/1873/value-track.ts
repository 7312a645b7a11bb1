import { type Market, type MarketState, placeMarker, priceOf } from '@stellwerk/engine/finance';
import type { CompanyId } from './companies.ts';
import { ISSUE_PRICES, VALUES } from './data/values.ts';

export type IssuePrice = (typeof ISSUE_PRICES)[number];

export const valueTrack: Market = {
  cells: [VALUES.map((price) => (ISSUE_PRICES.some((start) => start === price) ? { price, par: true } : { price }))],
};

/** The greatest value that is not above the sum. 1873/3.2.5-e */
export function valueNotAbove(sum: number): number {
  return VALUES.findLast((value) => value <= sum) ?? 50;
}

/** The value so many boxes away, at the ends of the track the last one. 1873/3.2.2-g, 1873/4.3.3-e */
export function valueAfter(value: number, boxes: number): number {
  const at = Math.min(Math.max(VALUES.indexOf(value) + boxes, 0), VALUES.length - 1);
  return VALUES[at] ?? value;
}

export function valueIn(state: MarketState, id: CompanyId | 'MHE'): number {
  return priceOf(valueTrack, state, id) ?? 0;
}

/** The marker goes to that box, under all that lie there. 1873/3.2.2-i, 1873/4.3.3-d */
export function setValue(state: MarketState, id: CompanyId | 'MHE', value: number): void {
  placeMarker(state, id, { row: 0, column: VALUES.indexOf(value) });
}

/**
 * By how many boxes a payout moves the value: up once for each time it covers it, three at the most; down without one.
 * 1873/4.3.3-b, 1873/4.3.3-c
 */
export function boxesFor(payout: number, value: number): number {
  return payout > 0 ? Math.min(3, Math.floor(payout / value)) : -1;
}
