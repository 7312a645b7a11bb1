import { type Meter, spent } from './meter.ts';
import { type Prices, settlePrices, totalOf } from './prices.ts';
import { netsOf, type RouteList, routesIn } from './route-list.ts';

/** Prices, and what they say about all routes there are. */
export interface Bids {
  readonly prices: Prices;
  /** All of them together. */
  readonly total: number;
  /** By list: no route nets more. */
  readonly highest: readonly number[];
  /** No set of routes scores more. */
  readonly most: number;
}

interface Bidding {
  /** The routes known so far; `ask` adds to them. */
  readonly known: readonly RouteList[];
  /** Adds the best routes under the prices to the known ones. Gives, by list, a net that no route exceeds. */
  readonly ask: (prices: Prices) => readonly number[];
  readonly start: Prices;
  /** Told the bids after each round; says what is to be exceeded. */
  readonly low: (bids: Bids) => number;
  readonly rounds: number;
  readonly meter: Meter;
}

/** Steps to settle prices in, each round. */
const STEPS = 40;

/**
 * Good prices although the routes are too many to look at them all in every step. In each round every kind of train names
 * the routes that net it most; they join the known ones, and new prices are settled that suit all the known. Ends when the
 * bound is no more than what is to be exceeded, or when nobody has anything new to name.
 */
export function bidForTrack({ known, ask, start, low, rounds, meter }: Bidding): Bids {
  const bidAt = (prices: Prices): Bids => {
    const highest = ask(prices);
    const total = totalOf(prices);
    return { prices, total, highest, most: total + sumOf(known, highest) };
  };
  let best = bidAt(start);
  let lowest = low(best);
  for (let round = 0; round < rounds && best.most > lowest && !spent(meter); round++) {
    const before = routesIn(known);
    meter.spent += (before * STEPS) >> 4;
    const prices = settlePrices(known, best.prices, lowest, STEPS);
    // Halfway from the best prices so far: those settled suit the known routes only.
    for (let i = 0; i < prices.length; i++) prices[i] = Math.round(((prices[i] ?? 0) + (best.prices[i] ?? 0)) / 2);
    const bids = bidAt(prices);
    const isBetter = bids.most < best.most;
    if (isBetter) best = bids;
    lowest = low(bids);
    if (!isBetter && routesIn(known) === before) break;
  }
  return best;
}

/** Each train brings as much as any of its kind can. */
export function sumOf(lists: readonly { readonly trains: number }[], highest: readonly number[]): number {
  return lists.reduce((sum, { trains }, i) => sum + trains * (highest[i] ?? 0), 0);
}

/** Routes that a list names in a round. */
const NAMED = 8;

/** Bidders that look their routes up in a list. */
export function listBidders(lists: readonly RouteList[], meter: Meter): Pick<Bidding, 'known' | 'ask'> {
  const known = lists.map((list) => ({ ...list, routes: [] as number[] }));
  const isKnown = lists.map(({ routes }) => new Uint8Array(routes.length));
  const ask = (prices: Prices): readonly number[] =>
    lists.map((list, number) => {
      const nets = netsOf(list, prices);
      meter.spent += nets.length >> 2;
      const flags = isKnown[number];
      const top = topOf(nets, list.trains === 0 ? 0 : NAMED);
      for (const i of top) {
        if (flags === undefined || flags[i] === 1) continue;
        flags[i] = 1;
        known[number]?.routes.push(list.routes[i] ?? -1);
      }
      return Math.max(0, nets[top[0] ?? -1] ?? 0);
    });
  return { known, ask };
}

/** The places of the highest figures above 0, the highest first. */
function topOf(nets: Float64Array, count: number): readonly number[] {
  const top: number[] = [];
  const netAt = (place: number) => nets[top[place] ?? -1] ?? 0;
  for (let i = 0; i < nets.length; i++) {
    const net = nets[i] ?? 0;
    if (net <= 0 || count === 0 || (top.length === count && net <= netAt(count - 1))) continue;
    let at = Math.min(top.length, count - 1);
    for (; at > 0 && netAt(at - 1) < net; at--) top[at] = top[at - 1] ?? -1;
    top[at] = i;
  }
  return top;
}
