import type { Trip } from './judge.ts';
import { type Network, setBit } from './network.ts';

/** Routes for the trains of one kind, as the choice between them needs them. */
export interface Pool {
  readonly network: Network;
  /** How many trains they are for. */
  readonly trains: number;
  /** Routes of pools with the same number may share no track. */
  readonly track: number;
  readonly trips: Trip[];
  readonly scores: number[];
  /** What prices leave of the scores. */
  readonly nets: number[];
  /** Route r uses the bits in `words` numbers from r × `words` on. */
  bits: Int32Array;
}

export function makePool(network: Network, trains: number, track: number, size = 64): Pool {
  const bits = new Int32Array(size * network.bits.words);
  return { network, trains, track, trips: [], scores: [], nets: [], bits };
}

export function addRoute(pool: Pool, trip: Trip, score: number, net: number): void {
  const at = nextPlace(pool);
  setBits(pool.network, trip, pool.bits, at);
  pool.trips.push(trip);
  pool.scores.push(score);
  pool.nets.push(net);
}

export function copyRoute(from: Pool, route: number, to: Pool): void {
  const trip = from.trips[route];
  if (trip === undefined) return;
  const { words } = from.network.bits;
  const at = nextPlace(to);
  for (let word = 0; word < words; word++) to.bits[at + word] = from.bits[route * words + word] ?? 0;
  to.trips.push(trip);
  to.scores.push(from.scores[route] ?? 0);
  to.nets.push(from.nets[route] ?? 0);
}

/** Where the bits of the next route go; makes room for them. */
function nextPlace(pool: Pool): number {
  const { words } = pool.network.bits;
  const at = pool.trips.length * words;
  if (at + words > pool.bits.length) {
    const larger = new Int32Array(2 * pool.bits.length + words);
    larger.set(pool.bits);
    pool.bits = larger;
  }
  return at;
}

/** Sets all bits that a trip uses. */
export function setBits({ bits, nodeBit }: Network, trip: Trip, set: Int32Array, from: number): void {
  for (const leg of trip.legs) {
    for (const resource of leg.resources) setBit(set, from, bits.ofResource.get(resource) ?? -1);
  }
  for (const node of trip.nodes) {
    const bit = nodeBit[node] ?? -1;
    if (bit !== -1) setBit(set, from, bit);
  }
}

/** The routes that net more than the floor under prices, the highest net first. */
export function sifted(pool: Pool, prices: Float64Array, floor: number): Pool {
  const { network } = pool;
  const nets = netsOf(pool, prices);
  const order: number[] = [];
  nets.forEach((net, route) => {
    if (net > floor) order.push(route);
  });
  order.sort((a, b) => (nets[b] ?? 0) - (nets[a] ?? 0) || a - b);
  const kept = makePool(network, pool.trains, pool.track, order.length);
  for (const route of order) {
    copyRoute(pool, route, kept);
    kept.nets[kept.nets.length - 1] = nets[route] ?? 0;
  }
  return kept;
}

/** By route: what prices, by track and bit, leave of its score. */
export function netsOf({ network, track, scores, bits }: Pool, prices: Float64Array): Float64Array {
  const { words } = network.bits;
  const base = track * 32 * words;
  const nets = new Float64Array(scores.length);
  for (let route = 0, at = 0; route < nets.length; route++) {
    let net = scores[route] ?? 0;
    for (let word = 0; word < words; word++, at++) {
      for (let set = bits[at] ?? 0; set !== 0; set &= set - 1) net -= prices[base + bitOf(word, set)] ?? 0;
    }
    nets[route] = net;
  }
  return nets;
}

/** The number of the lowest bit set in a word. */
export function bitOf(word: number, set: number): number {
  return (word << 5) + 31 - Math.clz32(set & -set);
}
