import { type Meter, spent } from './meter.ts';
import type { Pool } from './pool.ts';

export interface Pick {
  readonly pool: number;
  /** The number of the route in that pool. */
  readonly route: number;
}

export interface Contest {
  /** The highest net first in each. */
  readonly pools: readonly Pool[];
  readonly meter: Meter;
  /** Only sets with a higher score are of interest. */
  readonly floor: number;
  /** What the prices bring back: added to every bound. */
  readonly rebate: number;
  /** What a set earns beyond its routes, and the most that can be. */
  readonly extra: ((picks: readonly Pick[]) => number) | undefined;
  readonly extraUpTo: number;
}

export interface Choice {
  readonly picks: readonly Pick[] | undefined;
  readonly score: number;
  /** What could not be looked at scores no more; minus infinity if all was. */
  readonly missed: number;
}

/**
 * The best set of routes without common track. It goes through the trains one by one; trains of one kind are alike, so each
 * takes a route behind that of the one before. A branch ends where even the best routes left for the other trains, common
 * track or not, do not suffice.
 */
export function chooseRoutes({ pools, meter, floor, rebate, extra, extraUpTo }: Contest): Choice {
  const words = pools[0]?.network.bits.words ?? 1;
  const used = new Int32Array(words * (1 + Math.max(0, ...pools.map(({ track }) => track))));
  const picks: Pick[] = [];
  let best: readonly Pick[] | undefined;
  let score = floor;
  let missed = Number.NEGATIVE_INFINITY;

  const settle = (sum: number): void => {
    const total = sum + (extra === undefined ? 0 : extra(picks));
    if (total <= score) return;
    score = total;
    best = [...picks];
  };

  /** The most that so many trains can add with routes of a pool from this one on that are still free. */
  const mostOf = (number: number, from: number, trains: number): number => {
    const pool = pools[number];
    if (pool === undefined) return 0;
    const { bits, nets, track } = pool;
    let sum = 0;
    for (let route = from, left = trains; left > 0 && route < nets.length; route++) {
      const net = nets[route] ?? 0;
      if (net <= 0) break;
      meter.spent += 1;
      if (conflicts(bits, route * words, used, track * words, words)) continue;
      sum += net;
      left -= 1;
    }
    return sum;
  };

  /** `net` and `sum`: what the picks bring after and before prices. */
  const pickFor = (number: number, left: number, from: number, net: number, sum: number): void => {
    const pool = pools[number];
    if (pool === undefined) {
      settle(sum);
      return;
    }
    const { bits, scores, nets } = pool;
    const offset = pool.track * words;
    let others = rebate + extraUpTo + net;
    for (let later = number + 1; later < pools.length; later++) others += mostOf(later, 0, pools[later]?.trains ?? 0);
    for (let route = left === 0 ? nets.length : from; route < nets.length; route++) {
      const value = nets[route] ?? 0;
      if (others + (value > 0 ? left * value : value) <= score) break;
      meter.spent += 1;
      if (conflicts(bits, route * words, used, offset, words)) continue;
      const most = others + value + mostOf(number, route + 1, left - 1);
      if (most <= score) break;
      if (spent(meter)) {
        missed = Math.max(missed, most);
        break;
      }
      toggle(bits, route * words, used, offset, words);
      picks.push({ pool: number, route });
      pickFor(number, left - 1, route + 1, net + value, sum + (scores[route] ?? 0));
      picks.pop();
      toggle(bits, route * words, used, offset, words);
    }
    // The other trains of this kind stay where they are.
    if (others > score) pickFor(number + 1, pools[number + 1]?.trains ?? 0, 0, net, sum);
  };
  pickFor(0, pools[0]?.trains ?? 0, 0, 0, 0);
  return { picks: best, score, missed };
}

function conflicts(bits: Int32Array, from: number, used: Int32Array, offset: number, words: number): boolean {
  for (let word = 0; word < words; word++) {
    if (((bits[from + word] ?? 0) & (used[offset + word] ?? 0)) !== 0) return true;
  }
  return false;
}

function toggle(bits: Int32Array, from: number, used: Int32Array, offset: number, words: number): void {
  for (let word = 0; word < words; word++) {
    used[offset + word] = (used[offset + word] ?? 0) ^ (bits[from + word] ?? 0);
  }
}
