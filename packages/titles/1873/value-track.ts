import { type Market, type MarketState, placeMarker, priceOf } from '@stellwerk/engine/finance';
import type { CompanyId } from './companies.ts';

/** The 36 boxes of the value track. */
export const VALUES: readonly number[] = [
  50, 70, 85, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 220, 240, 260, 280, 300, 330, 360, 390, 420, 450,
  490, 530, 570, 610, 650, 700, 750, 800, 850, 900, 950, 1000,
];

export const LAST_VALUE = 1000;

/** Start issue prices of railways. 1873/T1-a */
export const ISSUE_PRICES = [120, 150, 190, 240, 300] as const;
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

/** By how many boxes a payout raises the value: one for each time it covers it, three at the most. 1873/4.3.3-c */
export function boxesFor(payout: number, value: number): number {
  return Math.min(3, Math.floor(payout / value));
}
