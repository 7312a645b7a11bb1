import { type Meter, spent } from './meter.ts';
import type { Pool } from './pool.ts';
import { noPrices, type Prices, settlePrices, totalOf } from './prices.ts';

/** Prices, and what they say about all routes there are. */
export interface Bids {
  readonly prices: Prices;
  /** All of them together. */
  readonly total: number;
  /** By pool: no route nets more. */
  readonly highest: readonly number[];
  /** No set of routes scores more. */
  readonly most: number;
}

export interface Bidding {
  /** The routes known so far. */
  readonly known: readonly Pool[];
  /** Adds the best routes under the prices to the known ones. Gives, by pool, a net that no route exceeds. */
  readonly ask: (prices: Prices) => readonly number[];
  readonly start: Prices | undefined;
  /** Told the bids after each round; what is to be exceeded. */
  readonly low: (bids: Bids) => number;
  readonly rounds: number;
  readonly meter: Meter;
}

const STEPS = 40;

/**
 * Good prices although the routes are too many to look at them all in every step. In each round every kind of train names
 * the route that nets it most; it joins the known ones, and new prices are settled that suit all the known. Ends when the
 * bound is no more than what is to be exceeded, or when nobody has anything new to bid.
 */
export function bidForTrack({ known, ask, start, low, rounds, meter }: Bidding): Bids {
  const bidAt = (prices: Prices): Bids => {
    const highest = ask(prices);
    const total = totalOf(prices);
    const most = known.reduce((sum, { trains }, i) => sum + trains * (highest[i] ?? 0), total);
    return { prices, total, highest, most };
  };
  let best = bidAt(start ?? noPrices(known));
  let lowest = low(best);
  for (let round = 0; round < rounds && best.most > lowest && !spent(meter); round++) {
    const before = routesIn(known);
    meter.spent += (before * STEPS) >> 4;
    // Halfway from the best prices so far: those settled suit the known routes only.
    const prices = settlePrices(known, best.prices, lowest, STEPS);
    for (let i = 0; i < prices.length; i++) prices[i] = Math.round(((prices[i] ?? 0) + (best.prices[i] ?? 0)) / 2);
    const bids = bidAt(prices);
    const isBetter = bids.most < best.most;
    if (isBetter) best = bids;
    lowest = low(bids);
    if (!isBetter && routesIn(known) === before) break;
  }
  return best;
}

export function routesIn(pools: readonly Pool[]): number {
  return pools.reduce((sum, { trips }) => sum + trips.length, 0);
}
