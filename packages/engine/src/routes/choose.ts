import { type Meter, spent } from './meter.ts';
import { meets, type Ranked } from './route-list.ts';

/** A train of a list takes a route of its pool. */
export interface Pick {
  readonly list: number;
  readonly route: number;
}

/** What a set of routes earns beyond them, and the most that can be. */
interface Extra {
  readonly of: (picks: readonly Pick[]) => number;
  readonly upTo: number;
}

export interface Choice {
  /** None if nothing exceeds the floor. */
  readonly picks: readonly Pick[] | undefined;
  readonly score: number;
  /** What could not be looked at scores no more; minus infinity if all was. */
  readonly missed: number;
}

/**
 * The best set of routes without common track, if it scores more than the floor. It goes through the trains one by one;
 * trains of one kind are alike, so each takes a route behind that of the one before. A branch ends where even the best that
 * is left to the other trains, common track among themselves or not, does not suffice. `total` are all prices together.
 */
export function chooseRoutes(
  lists: readonly Ranked[],
  total: number,
  floor: number,
  meter: Meter,
  extra?: Extra,
): Choice {
  const words = lists[0]?.pool.network.bits.words ?? 1;
  const used = new Int32Array(words * (1 + Math.max(0, ...lists.map(({ track }) => track))));
  const picks: Pick[] = [];
  let best: readonly Pick[] | undefined;
  let score = floor;
  let missed = Number.NEGATIVE_INFINITY;

  const settle = (sum: number): void => {
    const all = sum + (extra === undefined ? 0 : extra.of(picks));
    if (all <= score) return;
    score = all;
    best = [...picks];
  };

  /** The most that so many trains of a list can add with free routes from the i-th on. */
  const mostOf = (list: Ranked | undefined, from: number, trains: number): number => {
    if (list === undefined) return 0;
    const { pool, track, routes, nets } = list;
    let sum = 0;
    for (let i = from, left = trains; left > 0 && i < nets.length; i++) {
      const net = nets[i] ?? 0;
      if (net <= 0) break;
      meter.spent += 1;
      if (meets(pool.bits, (routes[i] ?? -1) * words, used, track * words, words)) continue;
      sum += net;
      left -= 1;
    }
    return sum;
  };

  /** `net` and `sum`: what the picks so far bring after and before prices. */
  const pickFor = (number: number, left: number, from: number, net: number, sum: number): void => {
    const list = lists[number];
    if (list === undefined) {
      settle(sum);
      return;
    }
    const { pool, track, routes, nets } = list;
    let others = total + net + (extra?.upTo ?? 0);
    for (let later = number + 1; later < lists.length; later++) {
      others += mostOf(lists[later], 0, lists[later]?.trains ?? 0);
    }
    for (let i = left === 0 ? nets.length : from; i < nets.length; i++) {
      const value = nets[i] ?? 0;
      if (others + (value > 0 ? left * value : value) <= score) break;
      const route = routes[i] ?? -1;
      meter.spent += 1;
      if (meets(pool.bits, route * words, used, track * words, words)) continue;
      const most = others + value + mostOf(list, i + 1, left - 1);
      if (most <= score) break;
      if (spent(meter)) {
        missed = Math.max(missed, most);
        break;
      }
      toggle(pool.bits, route * words, used, track * words, words);
      picks.push({ list: number, route });
      pickFor(number, left - 1, i + 1, net + value, sum + (pool.scores[route] ?? 0));
      picks.pop();
      toggle(pool.bits, route * words, used, track * words, words);
    }
    // The other trains of this kind stay where they are.
    if (others > score) pickFor(number + 1, lists[number + 1]?.trains ?? 0, 0, net, sum);
  };
  pickFor(0, lists[0]?.trains ?? 0, 0, 0, 0);
  return { picks: best, score, missed };
}

function toggle(bits: Int32Array, from: number, used: Int32Array, offset: number, words: number): void {
  for (let word = 0; word < words; word++) {
    used[offset + word] = (used[offset + word] ?? 0) ^ (bits[from + word] ?? 0);
  }
}
