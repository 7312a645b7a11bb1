import { bitOf } from './pool.ts';
import { netsOf, type RouteList } from './route-list.ts';

/**
 * Prices for track, by `RouteList.track` and bit. Whoever uses a piece pays its price, and of trains without common track no
 * two pay for the same piece: so their scores together are at most all prices together plus, for each train, the best that
 * it can net by itself. Any prices give such a bound; good ones, high where trains would meet, give a low one.
 */
export type Prices = Float64Array;

export function noPrices(lists: readonly RouteList[]): Prices {
  const tracks = 1 + Math.max(0, ...lists.map(({ track }) => track));
  return new Float64Array(tracks * 32 * (lists[0]?.pool.network.bits.words ?? 1));
}

export function totalOf(prices: Prices): number {
  let sum = 0;
  for (let i = 0; i < prices.length; i++) sum += prices[i] ?? 0;
  return sum;
}

/** What a route uses is lost to others; it need cost nothing any more. */
export function unpriced(prices: Prices, { pool, track }: RouteList, route: number): Prices {
  const { words } = pool.network.bits;
  const rest = prices.slice();
  for (let word = 0; word < words; word++) {
    for (let set = pool.bits[route * words + word] ?? 0; set !== 0; set &= set - 1) {
      rest[track * 32 * words + bitOf(word, set)] = 0;
    }
  }
  return rest;
}

/**
 * Moves the prices up where the trains' best routes meet and down where nobody wants to be, and gives those with the lowest
 * bound for the routes of the lists. It stops when that is no more than `low`.
 */
export function settlePrices(lists: readonly RouteList[], start: Prices, low: number, steps: number): Prices {
  const now = start.slice();
  const best = start.slice();
  const wanted = new Int32Array(start.length);
  let least = Number.POSITIVE_INFINITY;
  let pace = 1;
  let still = 0;
  for (let step = 0; step < steps; step++) {
    const most = demand(lists, now, wanted);
    if (most < least) {
      least = most;
      best.set(now);
      still = 0;
      if (most <= low) break;
    } else if (++still > 4) {
      pace /= 2;
      still = 0;
    }
    let square = 0;
    for (let i = 0; i < now.length; i++) {
      const over = (wanted[i] ?? 0) - 1;
      if (over > 0 || (now[i] ?? 0) > 0) square += over * over;
    }
    if (square === 0) break;
    const by = (pace * (most - low)) / square;
    for (let i = 0; i < now.length; i++) {
      now[i] = Math.max(0, Math.round((now[i] ?? 0) + by * ((wanted[i] ?? 0) - 1)));
    }
  }
  return best;
}

/** How often each bit is wanted if every train takes the route that nets it most; gives the bound. */
function demand(lists: readonly RouteList[], prices: Prices, wanted: Int32Array): number {
  wanted.fill(0);
  let most = totalOf(prices);
  for (const list of lists) {
    const nets = netsOf(list, prices);
    for (let train = 0; train < list.trains; train++) {
      let top = -1;
      let highest = 0;
      for (let i = 0; i < nets.length; i++) {
        const net = nets[i] ?? 0;
        if (net > highest) {
          highest = net;
          top = i;
        }
      }
      if (top === -1) break;
      most += highest;
      nets[top] = 0;
      want(list, list.routes[top] ?? -1, wanted);
    }
  }
  return most;
}

function want({ pool, track }: RouteList, route: number, wanted: Int32Array): void {
  const { words } = pool.network.bits;
  const base = track * 32 * words;
  for (let word = 0, at = route * words; word < words; word++, at++) {
    for (let set = pool.bits[at] ?? 0; set !== 0; set &= set - 1) {
      const i = base + bitOf(word, set);
      wanted[i] = (wanted[i] ?? 0) + 1;
    }
  }
}
