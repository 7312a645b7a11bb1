import type { Aim } from './aim.ts';
import { figures } from './columns.ts';
import type { Trip } from './judge.ts';
import type { KindTable, Place } from './kind.ts';
import type { Leg } from './leg.ts';
import type { Lookahead } from './lookahead.ts';
import type { Network } from './network.ts';
import { type AskedMarks, askedMarks, makeTally, type Tally } from './tally.ts';

/** A way under construction: where it has been, what it has used up and what it brings. All is undone in reverse order. */
export interface Walk {
  readonly aim: Aim;
  readonly lookahead: Lookahead;
  /** Some stops may be passed without being counted. */
  readonly skips: boolean;
  root: number;
  /** From the root outwards; from index `turnedAt` on, unless it is -1, from the root to the other side. */
  readonly ways: number[];
  turnedAt: number;
  /** The bits used, by others too. */
  readonly used: Int32Array;
  readonly visitedNode: Uint8Array;
  /** How many nodes of it were visited. */
  readonly visitedPlace: Uint8Array;
  readonly takenGroup: Uint8Array;
  /** By limit: what may still be counted. */
  readonly room: Int32Array;
  /** What is certain to be counted brings so much, and is so many stops. */
  gained: number;
  stops: number;
  /** How many own stations are or can be counted whatever else is. */
  certainOwn: number;
  /** How much of what is gained are shares of bonuses. */
  bonusShare: number;
  readonly tally: Tally;
  /** What the prices take off the score. */
  paid: number;
  /** How much of it is out of the ordinary: only `judge` can say what such a route brings. */
  special: number;
  /** By leg: the prices of its bits together. */
  readonly legPrice: Float64Array;
  readonly weightInside: Int32Array;
  readonly weightAtEnd: Int32Array;
  /** The least of the two, for a node that may turn out to be either. */
  readonly weightAnyhow: Int32Array;
  readonly specialPlace: Uint8Array;
  readonly specialLeg: Uint8Array;
  /** By leg: it has marks or tolls. */
  readonly notedLeg: Uint8Array;
  readonly certainStop: Uint8Array;
}

/** What every walk towards an aim has in common; it is worked out once. */
export type Outfit = Pick<
  Walk,
  | 'aim'
  | 'lookahead'
  | 'skips'
  | 'weightInside'
  | 'weightAtEnd'
  | 'weightAnyhow'
  | 'specialPlace'
  | 'specialLeg'
  | 'notedLeg'
  | 'certainStop'
> & {
  readonly isSpecial: boolean;
  readonly noPrices: Float64Array;
  readonly marks: AskedMarks;
  /** By limit: what may be counted. */
  readonly room: Int32Array;
};

export function outfitFor(aim: Aim, lookahead: Lookahead): Outfit {
  const { network } = aim;
  const { places, weights, train } = network.table;
  const limits = train.limits.length;
  const weightInside = new Int32Array(limits * places.length);
  const weightAtEnd = new Int32Array(limits * places.length);
  const specialPlace = new Uint8Array(places.length);
  const certainStop = new Uint8Array(places.length);
  places.forEach((place, number) => {
    const { inside, atEnd } = weights[number] ?? { inside: [], atEnd: [] };
    for (let limit = 0; limit < limits; limit++) {
      weightInside[number * limits + limit] = inside[limit] ?? 0;
      weightAtEnd[number * limits + limit] = atEnd[limit] ?? 0;
    }
    if (isSpecialPlace(network.table, number, place, lookahead.free[number] === 1)) specialPlace[number] = 1;
    if (place.isStop && lookahead.skipped[number] === 0) certainStop[number] = 1;
  });
  const specialLeg = new Uint8Array(network.legs.length);
  const notedLeg = new Uint8Array(network.legs.length);
  network.legs.forEach(({ lowersFrom, lowersTo, tolls, marks }, number) => {
    if (lowersFrom + lowersTo > 0) specialLeg[number] = 1;
    if (tolls.length + marks.length > 0) notedLeg[number] = 1;
  });
  return {
    aim,
    lookahead,
    skips: lookahead.skipped.includes(1),
    weightInside,
    weightAtEnd,
    weightAnyhow: weightAtEnd.map((weight, i) => Math.min(weight, weightInside[i] ?? 0)),
    specialPlace,
    specialLeg,
    notedLeg,
    certainStop,
    isSpecial: isSpecialKind(aim),
    noPrices: new Float64Array(network.legs.length),
    marks: askedMarks(network.table, network.legs),
    room: figures(train.limits, ({ most }) => most),
  };
}

export function startWalk(outfit: Outfit, avoid: Int32Array | null, prices: Float64Array | null): Walk {
  const { aim } = outfit;
  const { network } = aim;
  const { table } = network;
  const used = new Int32Array(network.bits.words);
  if (avoid !== null) used.set(avoid);
  // Written out: copying all fields but some of an object is slow, and this is done for every search.
  return {
    aim,
    lookahead: outfit.lookahead,
    skips: outfit.skips,
    weightInside: outfit.weightInside,
    weightAtEnd: outfit.weightAtEnd,
    weightAnyhow: outfit.weightAnyhow,
    specialPlace: outfit.specialPlace,
    specialLeg: outfit.specialLeg,
    notedLeg: outfit.notedLeg,
    certainStop: outfit.certainStop,
    root: -1,
    ways: [],
    turnedAt: -1,
    used,
    visitedNode: new Uint8Array(network.nodes),
    visitedPlace: new Uint8Array(network.places),
    takenGroup: new Uint8Array(table.groups.length),
    room: outfit.room.slice(),
    gained: 0,
    stops: 0,
    certainOwn: 0,
    bonusShare: 0,
    tally: makeTally(outfit.marks),
    paid: 0,
    special: outfit.isSpecial ? 1 : 0,
    legPrice: prices === null ? outfit.noPrices : legPrices(network, prices),
  };
}

function legPrices({ legs, legBits, bits: { words } }: Network, prices: Float64Array): Float64Array {
  const ofLeg = new Float64Array(legs.length);
  for (let leg = 0; leg < legs.length; leg++) {
    let sum = 0;
    for (let word = 0; word < words; word++) {
      for (let left = legBits[leg * words + word] ?? 0; left !== 0; left &= left - 1) {
        sum += prices[32 * word + 31 - Math.clz32(left & -left)] ?? 0;
      }
    }
    ofLeg[leg] = sum;
  }
  return ofLeg;
}

function isSpecialKind({ fromEnd, network: { table } }: Aim): boolean {
  return fromEnd || table.doublings.length > 0 || table.fewest > 2;
}

function isSpecialPlace(table: KindTable, number: number, place: Place, isFree: boolean): boolean {
  const { inside, atEnd } = table.weights[number] ?? { inside: [], atEnd: [] };
  const marked = place.nodes.some((node) => (table.marksOfNode[node] ?? []).length > 0) && table.bonuses.length > 0;
  const own = place.nodes.some((node) => table.nodes[node]?.own);
  return (
    place.nodes.length > 1 ||
    (place.skip && (marked || table.train.limits.length !== 1 || (isFree && (own || place.value > 0)))) ||
    inside.some((weight, limit) => weight !== atEnd[limit]) ||
    (own && !place.isStop)
  );
}

/** Comes to a node; the first of a place brings what the place does. */
export function enter(walk: Walk, node: number): void {
  const { aim, visitedPlace } = walk;
  const place = aim.network.placeOf[node] ?? -1;
  walk.visitedNode[node] = 1;
  if (walk.lookahead.skipped[place] === 0) walk.tally.countNode(node, 1);
  const before = visitedPlace[place] ?? 0;
  visitedPlace[place] = before + 1;
  if (before === 0) account(walk, place, 1);
}

export function leave(walk: Walk, node: number): void {
  const { aim, visitedPlace } = walk;
  const place = aim.network.placeOf[node] ?? -1;
  walk.visitedNode[node] = 0;
  if (walk.lookahead.skipped[place] === 0) walk.tally.countNode(node, -1);
  const after = (visitedPlace[place] ?? 0) - 1;
  visitedPlace[place] = after;
  if (after === 0) account(walk, place, -1);
}

function account(walk: Walk, place: number, sign: 1 | -1): void {
  const { aim, lookahead } = walk;
  const { firstGroup, groups } = aim.network;
  const end = firstGroup[place + 1] ?? 0;
  for (let i = firstGroup[place] ?? 0; i < end; i++) walk.takenGroup[groups[i] ?? -1] = sign === 1 ? 1 : 0;
  if (lookahead.skipped[place] === 0 || lookahead.free[place] === 1) {
    walk.gained += sign * (aim.gain[place] ?? 0);
    walk.bonusShare += sign * (aim.bonusShare[place] ?? 0);
  }
  walk.stops += sign * (walk.certainStop[place] ?? 0);
  if (walk.certainStop[place] === 1 || lookahead.free[place] === 1) {
    walk.certainOwn += sign * (lookahead.ownPlace[place] ?? 0);
  }
  walk.special += sign * (walk.specialPlace[place] ?? 0);
}

/** The place, or one that excludes it, was visited already. */
export function isTaken({ aim: { network }, visitedPlace, takenGroup }: Walk, place: number): boolean {
  if (visitedPlace[place] !== 0) return true;
  const { firstGroup, groups } = network;
  const end = firstGroup[place + 1] ?? 0;
  for (let i = firstGroup[place] ?? 0; i < end; i++) if (takenGroup[groups[i] ?? -1] === 1) return true;
  return false;
}

export function isFree({ aim: { network }, used }: Walk, leg: number): boolean {
  const { legBits, bits } = network;
  for (let word = 0, at = leg * bits.words; word < bits.words; word++, at++) {
    if (((legBits[at] ?? 0) & (used[word] ?? 0)) !== 0) return false;
  }
  return true;
}

/** Uses the leg, or gives it back. */
export function toggle(walk: Walk, leg: number, sign: 1 | -1): void {
  const { used, aim } = walk;
  const { legBits, bits } = aim.network;
  for (let word = 0, at = leg * bits.words; word < bits.words; word++, at++) {
    used[word] = (used[word] ?? 0) ^ (legBits[at] ?? 0);
  }
  walk.gained += sign * (aim.legGain[leg] ?? 0);
  walk.bonusShare += sign * (aim.legGain[leg] ?? 0);
  if (walk.notedLeg[leg] === 1) walk.tally.countLeg(leg, sign);
  walk.special += sign * (walk.specialLeg[leg] ?? 0);
  walk.paid += sign * (walk.legPrice[leg] ?? 0);
}

/** Another train holds the node, which serves only one. */
export function isHeld({ aim: { network }, used }: Walk, node: number): boolean {
  const bit = network.nodeBit[node] ?? -1;
  return bit !== -1 && ((used[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

/** Takes up room; false and nothing taken if there is not enough. */
export function take({ room }: Walk, weights: Int32Array, place: number): boolean {
  const limits = room.length;
  const from = place * limits;
  for (let limit = 0; limit < limits; limit++) if ((weights[from + limit] ?? 0) > (room[limit] ?? 0)) return false;
  for (let limit = 0; limit < limits; limit++) room[limit] = (room[limit] ?? 0) - (weights[from + limit] ?? 0);
  return true;
}

export function giveBack({ room }: Walk, weights: Int32Array, place: number): void {
  const limits = room.length;
  const from = place * limits;
  for (let limit = 0; limit < limits; limit++) room[limit] = (room[limit] ?? 0) + (weights[from + limit] ?? 0);
}

/** The most places that there is still room for. */
export function slotsOf({ aim: { network }, lookahead: { cover }, room }: Walk): number {
  if (room.length === 0) return network.places;
  let sum = 0;
  for (const { limit, least } of cover) sum += Math.floor((room[limit] ?? 0) / least);
  return sum;
}

/** The node that a number of steps has led to. */
export function endOf({ aim: { network }, ways }: Walk, steps: number): number {
  return network.target[ways[steps - 1] ?? -1] ?? -1;
}

/** The place of a node if it is one that could be skipped were it no end; else -1. */
export function skippable({ aim: { network }, lookahead }: Walk, node: number): number {
  const place = network.placeOf[node] ?? -1;
  return lookahead.skipped[place] === 1 && lookahead.free[place] === 0 ? place : -1;
}

/** The way from its outer end to the root, and beyond if it goes on there. */
export function tripOf({ aim: { network }, root, ways, turnedAt }: Walk): Trip {
  const nodes = [root];
  const legs: Leg[] = [];
  const outward = turnedAt === -1 ? ways.length : turnedAt;
  for (let i = 0; i < ways.length; i++) {
    if (i === outward) {
      nodes.reverse();
      legs.reverse();
    }
    const way = ways[i] ?? -1;
    const leg = network.legs[way >> 1];
    if (leg === undefined) continue;
    nodes.push(network.target[way] ?? -1);
    legs.push(leg);
  }
  return { nodes, legs };
}
