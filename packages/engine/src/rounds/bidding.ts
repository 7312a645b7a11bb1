import { clockwiseFrom } from '../finance/index.ts';
import type { Seat } from '../kernel/index.ts';

/** Money set aside for something on offer; a seat has one bid on an item at the most, a new one replaces it. */
export interface Bid {
  readonly seat: Seat;
  readonly amount: number;
}

export function highestBid(bids: readonly Bid[]): Bid | undefined {
  return bids.reduce<Bid | undefined>((best, bid) => (best && best.amount >= bid.amount ? best : bid), undefined);
}

export function lowestBid(bids: readonly Bid[]): Bid | undefined {
  return bids.reduce<Bid | undefined>((best, bid) => (best && best.amount <= bid.amount ? best : bid), undefined);
}

export function bidOf(bids: readonly Bid[], seat: Seat): number {
  return bids.find((bid) => bid.seat === seat)?.amount ?? 0;
}

export function withBid(bids: readonly Bid[], bid: Bid): Bid[] {
  return [...bids.filter(({ seat }) => seat !== bid.seat), bid];
}

/** Whose turn it is next in a bidding that whoever passes is out of. */
export function nextBidder(
  seats: readonly Seat[],
  { seat, passed }: { readonly seat: Seat; readonly passed: readonly Seat[] },
): Seat {
  return clockwiseFrom(seats, seat).find((next) => !passed.includes(next)) ?? seat;
}

/** All a seat has set aside, over several items. */
export function setAside(bids: Iterable<readonly Bid[]>, seat: Seat): number {
  let sum = 0;
  for (const list of bids) sum += bidOf(list, seat);
  return sum;
}
