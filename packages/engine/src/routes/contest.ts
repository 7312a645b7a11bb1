import { type Bids, bidForTrack, routesIn } from './bidding.ts';
import { chooseRoutes } from './choose.ts';
import type { Trip } from './judge.ts';
import { type Meter, spent } from './meter.ts';
import { bitOf, copyRoute, makePool, netsOf, type Pool, sifted } from './pool.ts';
import type { Prices } from './prices.ts';

/** A route that a train of a pool takes. */
export interface Taken {
  /** The number of the pool. */
  readonly pool: number;
  readonly trip: Trip;
  readonly score: number;
}

export interface Outcome {
  readonly taken: readonly Taken[] | undefined;
  readonly score: number;
  /** What could not be looked at scores no more; minus infinity if all was. */
  readonly missed: number;
}

/** So few routes are tried out without further thought. */
const FEW = 120;
const ROUNDS_AT_START = 40;
const ROUNDS = 4;
/** Routes that a pool names in a round. */
const NAMED = 8;
/** Steps to try the known routes out with. */
const TRIAL = 4000;

/**
 * The best set of routes without common track, from pools that may be large. Prices are found first; routes that could not
 * be part of anything better under them are dropped. What is left is split: one train takes one of its routes, those that
 * share track with it are dropped too, and the same begins again with the trains that remain.
 */
export function contest(pools: readonly Pool[], prices: Prices | undefined, floor: number, meter: Meter): Outcome {
  let score = floor;
  let taken: readonly Taken[] | undefined;
  let missed = Number.NEGATIVE_INFINITY;

  const tryOut = (field: readonly Pool[], bids: Bids, before: readonly Taken[], sum: number, steps: number): number => {
    const { limit } = meter;
    meter.limit = Math.min(limit, meter.spent + steps);
    const chosen = chooseRoutes({
      pools: field,
      meter,
      floor: score - sum,
      rebate: bids.total,
      extra: undefined,
      extraUpTo: 0,
    });
    meter.limit = limit;
    if (chosen.picks !== undefined) {
      score = sum + chosen.score;
      taken = [...before, ...chosen.picks.flatMap(({ pool, route }) => takenFrom(field, pool, route))];
    }
    return sum + chosen.missed;
  };

  const hold = (
    field: readonly Pool[],
    start: Prices | undefined,
    before: readonly Taken[],
    sum: number,
    rounds: number,
  ): void => {
    const { known, ask } = listed(field, meter);
    const bids = bidForTrack({
      known,
      ask,
      start,
      low: (now) => {
        if (rounds > ROUNDS)
          tryOut(
            known.map((pool) => sifted(pool, now.prices, Number.NEGATIVE_INFINITY)),
            now,
            before,
            sum,
            TRIAL,
          );
        return score - sum;
      },
      rounds,
      meter,
    });
    const most = sum + bids.most;
    if (most <= score) return;
    if (spent(meter)) {
      missed = Math.max(missed, most);
      return;
    }
    const left = field.map((pool, i) => sifted(pool, bids.prices, (bids.highest[i] ?? 0) - (most - score)));
    const size = routesIn(left);
    if (size <= FEW) {
      missed = Math.max(missed, tryOut(left, bids, before, sum, Number.POSITIVE_INFINITY));
      return;
    }
    const number = narrowest(left);
    const pool = left[number];
    if (pool === undefined) return;
    for (let route = 0; route < pool.trips.length; route++) {
      if (most - (bids.highest[number] ?? 0) + (pool.nets[route] ?? 0) <= score) break;
      const now = takenFrom(left, number, route);
      hold(
        without(left, number, route),
        unpriced(bids.prices, pool, route),
        [...before, ...now],
        sum + (pool.scores[route] ?? 0),
        ROUNDS,
      );
    }
    hold(left.with(number, makePool(pool.network, 0, pool.track)), bids.prices, before, sum, ROUNDS);
  };
  hold(pools, prices, [], 0, ROUNDS_AT_START);
  return { taken, score, missed };
}

/** What a route uses is lost to the others, and need cost nothing any more. */
function unpriced(prices: Prices, { bits, track, network }: Pool, route: number): Prices {
  const { words } = network.bits;
  const rest = prices.slice();
  for (let word = 0; word < words; word++) {
    for (let set = bits[route * words + word] ?? 0; set !== 0; set &= set - 1) {
      rest[track * 32 * words + bitOf(word, set)] = 0;
    }
  }
  return rest;
}

/** Bidders that look their routes up in pools. */
function listed(field: readonly Pool[], meter: Meter) {
  const known = field.map(({ network, trains, track }) => makePool(network, trains, track));
  const isKnown = field.map(({ trips }) => new Uint8Array(trips.length));
  const ask = (prices: Prices): readonly number[] =>
    field.map((pool, i) => {
      const nets = netsOf(pool, prices);
      meter.spent += nets.length >> 2;
      let highest = 0;
      for (const net of nets) if (net > highest) highest = net;
      const flags = isKnown[i];
      const own = known[i];
      if (flags === undefined || own === undefined || pool.trains === 0) return 0;
      for (const route of topOf(nets, NAMED)) {
        if (flags[route] === 1) continue;
        flags[route] = 1;
        copyRoute(pool, route, own);
      }
      return highest;
    });
  return { known, ask };
}

/** The numbers of the highest figures above 0, the highest first. */
function topOf(nets: Float64Array, count: number): readonly number[] {
  const top: number[] = [];
  for (let route = 0; route < nets.length; route++) {
    const net = nets[route] ?? 0;
    if (net <= 0 || (top.length === count && net <= (nets[top[count - 1] ?? 0] ?? 0))) continue;
    let at = top.length < count ? top.length : count - 1;
    while (at > 0 && (nets[top[at - 1] ?? 0] ?? 0) < net) {
      top[at] = top[at - 1] ?? 0;
      at -= 1;
    }
    top[at] = route;
  }
  return top;
}

function takenFrom(pools: readonly Pool[], number: number, route: number): readonly Taken[] {
  const trip = pools[number]?.trips[route];
  return trip === undefined ? [] : [{ pool: number, trip, score: pools[number]?.scores[route] ?? 0 }];
}

/** The pool with the fewest routes to split by. */
function narrowest(pools: readonly Pool[]): number {
  let best = -1;
  for (const [number, { trips, trains }] of pools.entries()) {
    if (trains > 0 && (best === -1 || trips.length < (pools[best]?.trips.length ?? 0))) best = number;
  }
  return best;
}

/** What is left when a train of a pool takes a route; another of the same kind takes a later one. */
function without(pools: readonly Pool[], number: number, route: number): readonly Pool[] {
  const from = pools[number];
  if (from === undefined) return pools;
  return pools.map((pool, i) => {
    const trains = i === number ? pool.trains - 1 : pool.trains;
    const kept = makePool(pool.network, trains, pool.track, pool.trips.length);
    if (trains === 0) return kept;
    for (let other = i === number ? route + 1 : 0; other < pool.trips.length; other++) {
      if (pool.track !== from.track || !meets(from, route, pool, other)) copyRoute(pool, other, kept);
    }
    return kept;
  });
}

function meets(one: Pool, route: number, other: Pool, otherRoute: number): boolean {
  const { words } = one.network.bits;
  for (let word = 0; word < words; word++) {
    if (((one.bits[route * words + word] ?? 0) & (other.bits[otherRoute * words + word] ?? 0)) !== 0) return true;
  }
  return false;
}
