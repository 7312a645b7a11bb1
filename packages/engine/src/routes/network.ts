import { keptBeside, remembered } from '../kernel/remember.ts';
import { flags } from './columns.ts';
import type { Face, KindTable } from './kind.ts';
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
  /** By place: one of its nodes may be passed. */
  readonly isPassable: Uint8Array;
  /** The bit of a node that serves one train only, else -1. */
  readonly nodeBit: Int32Array;
  /** The groups of place p: `groups` from `firstGroup[p]` to before `firstGroup[p + 1]`. */
  readonly firstGroup: Int32Array;
  readonly groups: Int32Array;
}

/** All of a network that kinds of train with the same face share. */
type Grid = Omit<Network, 'table'>;

/** The grids of several faces over common bits, and the steps that each took. */
export interface Grids {
  readonly grids: ReadonlyMap<Face, Grid>;
  readonly steps: ReadonlyMap<Face, number>;
}

export function makeGrids(faces: readonly Face[], legBudget: number): Grids {
  const legsOf = new Map<Face, Legs>();
  for (const face of faces) legsOf.set(face, findLegs(face, legBudget));
  const bits = numberBits(legsOf);
  const grids = new Map<Face, Grid>();
  const steps = new Map<Face, number>();
  for (const [face, legs] of legsOf) {
    grids.set(face, makeGrid(face, legs, bits));
    steps.set(face, legs.steps);
  }
  return { grids, steps };
}

function numberBits(found: ReadonlyMap<Face, Legs>): Bits {
  const users = new Map<number, string>();
  let face = 0;
  for (const { legs } of found.values()) {
    for (const [number, { resources }] of legs.entries()) {
      for (const resource of resources) users.set(resource, `${users.get(resource) ?? ''} ${face}/${number}`);
    }
    face += 1;
  }
  const ofUsers = new Map<string, number>();
  const ofResource = new Map<number, number>();
  for (const [resource, legs] of users) {
    const bit = ofUsers.get(legs) ?? ofUsers.size;
    ofUsers.set(legs, bit);
    ofResource.set(resource, bit);
  }
  let count = ofUsers.size;
  for (const face of found.keys()) {
    for (const [node, { exclusive }] of face.nodes.entries()) {
      if (!exclusive) continue;
      const resource = resourceOfNode(face, node);
      if (!ofResource.has(resource)) ofResource.set(resource, count++);
    }
  }
  return { count, words: Math.max(1, (count + 31) >>> 5), ofResource };
}

function makeGrid(face: Face, { legs, cut }: Legs, bits: Bits): Grid {
  const { nodes, places } = face;
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
  const worth = (way: number) => places[face.placeOf[target[way] ?? -1] ?? -1]?.value ?? 0;
  for (const ways of outOf) if (ways.length > 1) ways.sort((a, b) => worth(b) - worth(a) || a - b);

  const { first: firstOut, items: waysOut } = packed(outOf);
  const mayPass = flags(nodes, ({ pass }) => pass === true);
  const { first: firstGroup, items: groups } = packed(places.map((place) => place.groups));
  return {
    legs,
    cut,
    bits,
    nodes: nodes.length,
    places: places.length,
    firstOut,
    waysOut,
    target,
    inner: flags(legs, ({ inner }) => inner),
    legBits,
    mayPass,
    mayEnd: flags(nodes, ({ end, stop }) => end === true && stop !== null),
    own: flags(nodes, ({ own }, node) => own === true && isOpen(face, node)),
    placeOf: face.placeOf,
    isPassable: flags(places, (place) => place.nodes.some((node) => mayPass[node] === 1)),
    nodeBit: nodeBits(face, bits),
    firstGroup,
    groups,
  };
}

function nodeBits(face: Face, { ofResource }: Bits): Int32Array {
  const bits = new Int32Array(face.nodes.length).fill(-1);
  for (const [node, { exclusive }] of face.nodes.entries()) {
    if (exclusive) bits[node] = ofResource.get(resourceOfNode(face, node)) ?? -1;
  }
  return bits;
}

/** A leg between nodes a and b, at `nodes` a + b, and by leg the next one between the same; -1 if there is none. */
interface LegsBetween {
  readonly legBetween: Int32Array;
  readonly nextBetween: Int32Array;
}

const between = keptBeside<Network, LegsBetween>();

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
  const items = new Int32Array(first[lists.length] ?? 0);
  lists.forEach((list, i) => {
    items.set(list, first[i] ?? 0);
  });
  return { first, items };
}

export function setBit(set: Int32Array, from: number, bit: number): void {
  const word = from + (bit >>> 5);
  set[word] = (set[word] ?? 0) | (1 << (bit & 31));
}
