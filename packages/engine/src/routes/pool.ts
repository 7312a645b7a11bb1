import type { Trip } from './judge.ts';
import { type Network, setBit } from './network.ts';

/** Routes of one kind of train. */
export interface Pool {
  readonly network: Network;
  readonly trips: Trip[];
  readonly scores: number[];
  /** Route r uses the bits in `words` numbers from r × `words` on. */
  bits: Int32Array;
}

export function makePool(network: Network): Pool {
  return { network, trips: [], scores: [], bits: new Int32Array(64 * network.bits.words) };
}

export function addRoute(pool: Pool, trip: Trip, score: number): void {
  const { words } = pool.network.bits;
  const at = pool.trips.length * words;
  if (at + words > pool.bits.length) {
    const larger = new Int32Array(2 * pool.bits.length);
    larger.set(pool.bits);
    pool.bits = larger;
  }
  setBits(pool.network, trip, pool.bits, at);
  pool.trips.push(trip);
  pool.scores.push(score);
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

/** The number of the lowest bit set in a word. */
export function bitOf(word: number, set: number): number {
  return (word << 5) + 31 - Math.clz32(set & -set);
}
