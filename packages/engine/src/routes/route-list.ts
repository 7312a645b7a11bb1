import { bitOf, type Pool } from './pool.ts';

/** Trains of one kind and the routes of a pool that they may still take. */
export interface RouteList {
  readonly pool: Pool;
  readonly trains: number;
  /** Route lists with the same number share no track. */
  readonly track: number;
  /** Numbers of routes. */
  readonly routes: readonly number[];
}

/** A list whose routes stand in order, the highest net first, with these nets. */
export interface Ranked extends RouteList {
  readonly nets: Float64Array;
}

/** What prices, by track and bit, leave of the scores: by place in `routes`. */
export function netsOf({ pool, track, routes }: RouteList, prices: Float64Array): Float64Array {
  const { bits, scores } = pool;
  const { words } = pool.network.bits;
  const base = track * 32 * words;
  const nets = new Float64Array(routes.length);
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i] ?? -1;
    let net = scores[route] ?? 0;
    for (let word = 0, at = route * words; word < words; word++, at++) {
      for (let set = bits[at] ?? 0; set !== 0; set &= set - 1) net -= prices[base + bitOf(word, set)] ?? 0;
    }
    nets[i] = net;
  }
  return nets;
}

/** The routes that net more than the floor under the prices, the highest first. */
export function ranked(list: RouteList, prices: Float64Array, floor: number): Ranked {
  const nets = netsOf(list, prices);
  const order: number[] = [];
  for (let i = 0; i < nets.length; i++) if ((nets[i] ?? 0) > floor) order.push(i);
  order.sort((a, b) => (nets[b] ?? 0) - (nets[a] ?? 0) || a - b);
  return {
    ...list,
    routes: order.map((i) => list.routes[i] ?? -1),
    nets: Float64Array.from(order, (i) => nets[i] ?? 0),
  };
}

/** What is left to all when a train of a list takes the i-th of its routes; another of its kind takes a later one. */
export function without(lists: readonly RouteList[], number: number, i: number): readonly RouteList[] {
  const from = lists[number];
  const taken = from?.routes[i];
  if (from === undefined || taken === undefined) return lists;
  const { words } = from.pool.network.bits;
  const set = from.pool.bits.subarray(taken * words, (taken + 1) * words);
  return lists.map((list) => {
    const trains = list === from ? list.trains - 1 : list.trains;
    if (trains === 0) return { ...list, trains, routes: [] };
    if (list.track !== from.track) return list;
    const { bits } = list.pool;
    const routes: number[] = [];
    for (let j = list === from ? i + 1 : 0; j < list.routes.length; j++) {
      const route = list.routes[j] ?? -1;
      if (!meets(bits, route * words, set, 0, words)) routes.push(route);
    }
    return { ...list, trains, routes };
  });
}

/** Two sets of bits have one in common. */
export function meets(one: Int32Array, from: number, other: Int32Array, otherFrom: number, words: number): boolean {
  for (let word = 0; word < words; word++) {
    if (((one[from + word] ?? 0) & (other[otherFrom + word] ?? 0)) !== 0) return true;
  }
  return false;
}

export function routesIn(lists: readonly RouteList[]): number {
  return lists.reduce((sum, { routes }) => sum + routes.length, 0);
}
