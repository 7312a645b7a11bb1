import { remembered } from '../kernel/remember.ts';
import type { KindTable } from './kind.ts';
import { type Leg, resourceOfNode } from './leg.ts';
import { findLegs, isOpen, type Legs } from './legs.ts';

/** Resources as bits. Those that every leg uses together, of all kinds of train, share a bit. */
interface Bits {
  readonly count: number;
  /** 32-bit words that a set of them takes. */
  readonly words: number;
  readonly ofResource: ReadonlyMap<number, number>;
}

/**
 * The track of one kind of train in typed arrays. Leg l run from `from` to `to` is way 2l, the other way round 2l + 1; a
 * set of bits is `words` numbers in a row.
 */
export interface Network {
  readonly table: KindTable;
  readonly legs: readonly Leg[];
  /** Some legs are missing, see `Legs`. */
  readonly cut: boolean;
  readonly bits: Bits;
  readonly nodes: number;
  readonly places: number;
  /** The ways out of node n: `waysOut` from `firstOut[n]` to before `firstOut[n + 1]`. */
  readonly firstOut: Int32Array;
  readonly waysOut: Int32Array;
  /** By way. */
  readonly target: Int32Array;
  /** By leg. */
  readonly inner: Uint8Array;
  readonly legBits: Int32Array;
  /** By node. */
  readonly mayPass: Uint8Array;
  readonly mayEnd: Uint8Array;
  readonly own: Uint8Array;
  readonly placeOf: Int16Array;
  /** The bit of a node that serves one train only, else -1. */
  readonly nodeBit: Int32Array;
  /** The groups of place p: `groups` from `firstGroup[p]` to before `firstGroup[p + 1]`. */
  readonly firstGroup: Int32Array;
  readonly groups: Int32Array;
}

/** The networks of several kinds of train over common bits, and the steps it took. */
export function makeNetworks(
  tables: readonly KindTable[],
  legBudget: number,
): { readonly networks: readonly Network[]; readonly steps: number } {
  const found = tables.map((table) => findLegs(table, legBudget));
  const bits = numberBits(tables, found);
  const networks = tables.map((table, i) => makeNetwork(table, found[i] ?? { legs: [], cut: true, steps: 0 }, bits));
  return { networks, steps: found.reduce((sum, { steps }) => sum + steps, 0) };
}

function numberBits(tables: readonly KindTable[], found: readonly Legs[]): Bits {
  const users = new Map<number, string>();
  found.forEach(({ legs }, kind) => {
    legs.forEach((leg, number) => {
      for (const resource of leg.resources) users.set(resource, `${users.get(resource) ?? ''} ${kind}/${number}`);
    });
  });
  const ofUsers = new Map<string, number>();
  const ofResource = new Map<number, number>();
  for (const [resource, legs] of users) {
    const bit = ofUsers.get(legs) ?? ofUsers.size;
    ofUsers.set(legs, bit);
    ofResource.set(resource, bit);
  }
  let count = ofUsers.size;
  for (const table of tables) {
    for (const [node, { exclusive }] of table.nodes.entries()) {
      const resource = resourceOfNode(table, node);
      if (exclusive && !ofResource.has(resource)) ofResource.set(resource, count++);
    }
  }
  return { count, words: Math.max(1, (count + 31) >>> 5), ofResource };
}

function makeNetwork(table: KindTable, { legs, cut }: Legs, bits: Bits): Network {
  const { nodes, places } = table;
  const target = new Int32Array(2 * legs.length);
  const legBits = new Int32Array(bits.words * legs.length);
  const outOf: number[][] = nodes.map(() => []);
  legs.forEach((leg, number) => {
    target[2 * number] = leg.to;
    target[2 * number + 1] = leg.from;
    outOf[leg.from]?.push(2 * number);
    outOf[leg.to]?.push(2 * number + 1);
    for (const resource of leg.resources) setBit(legBits, bits.words * number, bits.ofResource.get(resource) ?? -1);
  });
  // Rich places first: a search that begins well can stop early.
  const worth = (way: number) => places[table.placeOf[target[way] ?? -1] ?? -1]?.value ?? 0;
  for (const ways of outOf) ways.sort((a, b) => worth(b) - worth(a) || a - b);

  const { first: firstOut, items: waysOut } = packed(outOf);
  const { first: firstGroup, items: groups } = packed(places.map((place) => place.groups));
  return {
    table,
    legs,
    cut,
    bits,
    nodes: nodes.length,
    places: places.length,
    firstOut,
    waysOut,
    target,
    inner: Uint8Array.from(legs, ({ inner }) => (inner ? 1 : 0)),
    legBits,
    mayPass: Uint8Array.from(nodes, ({ pass }) => (pass === true ? 1 : 0)),
    mayEnd: Uint8Array.from(nodes, ({ end, stop }) => (end === true && stop !== null ? 1 : 0)),
    own: Uint8Array.from(nodes, ({ own }, node) => (own && isOpen(table, node) ? 1 : 0)),
    placeOf: table.placeOf,
    nodeBit: Int32Array.from(nodes, ({ exclusive }, node) =>
      exclusive ? (bits.ofResource.get(resourceOfNode(table, node)) ?? -1) : -1,
    ),
    firstGroup,
    groups,
  };
}

/** A leg between nodes a and b, at `nodes` a + b, and by leg the next one between the same; -1 if there is none. */
interface LegsBetween {
  readonly legBetween: Int32Array;
  readonly nextBetween: Int32Array;
}

const between = new WeakMap<Network, LegsBetween>();

/** Only trains that skip stops ask for it, and it is the largest of all tables; so it is made when first asked for. */
export function legsBetween(network: Network): LegsBetween {
  return remembered(between, network, () => {
    const { legs, nodes } = network;
    const legBetween = new Int32Array(nodes * nodes).fill(-1);
    const nextBetween = new Int32Array(legs.length);
    legs.forEach(({ from, to }, number) => {
      nextBetween[number] = legBetween[from * nodes + to] ?? -1;
      legBetween[from * nodes + to] = number;
      legBetween[to * nodes + from] = number;
    });
    return { legBetween, nextBetween };
  });
}

/** Lists one after the other; list i is `items` from `first[i]` to before `first[i + 1]`. */
function packed(lists: readonly (readonly number[])[]): { readonly first: Int32Array; readonly items: Int32Array } {
  const first = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    first[i + 1] = (first[i] ?? 0) + list.length;
  });
  return { first, items: Int32Array.from(lists.flat()) };
}

export function setBit(set: Int32Array, from: number, bit: number): void {
  const word = from + (bit >>> 5);
  set[word] = (set[word] ?? 0) | (1 << (bit & 31));
}
