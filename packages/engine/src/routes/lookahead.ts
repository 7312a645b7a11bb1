import type { Aim } from './aim.ts';
import { figures, flagged, flags } from './columns.ts';

/** What a train makes of the places of its network, worked out once for a search. */
export interface Lookahead {
  /** By place: it takes up none of the train's length. */
  readonly free: Uint8Array;
  /** By place: a train that runs there need not count it. */
  readonly skipped: Uint8Array;
  /** All places with length, by what they bring themselves. */
  readonly byGain: Int32Array;
  /** By place: it has an own station. */
  readonly ownPlace: Uint8Array;
  /** What all legs together carry of bonuses. */
  readonly overLegs: number;
  /** No route brings more, over whatever track; asked for only where something is not looked at. */
  readonly ceiling: () => number;
  /** Some limits that together cover all places with weight, each with the least such weight. */
  readonly cover: readonly { readonly limit: number; readonly least: number }[];
  /** The same each time; whoever does not ask need not wait for it. */
  readonly distant: () => Distant;
}

/**
 * How far each place is, and the most that coming to it can bring. All figures are too large rather than too small, so a
 * search may turn back where they do not suffice.
 */
interface Distant {
  /** By place: what it brings, with the free places that may lie on the way to it unless the train skips stops. */
  readonly gross: Int32Array;
  /** Places that take up length, the richest first: those that may be passed, and those that are only ends. */
  readonly through: Int32Array;
  readonly endOnly: Int32Array;
  /** Wherever a way goes on, it comes to one of the places that are only ends. */
  readonly mustEnd: boolean;
  readonly ownPlaces: readonly number[];
  /** The most that a place with an own station brings. */
  readonly richestOwn: number;
  /** What free places can add behind the last other one, at each end. */
  readonly tail: number;
  /** From node a to node b, at `nodes` a + b: how many places must be counted to come there, b among them. */
  readonly distance: Uint8Array;
}

const FAR = 255;
/** Steps through free places from one place; beyond, they are all taken to lie on the way. */
const MOST_STEPS = 2000;

export function lookaheadOf(aim: Aim): Lookahead {
  const { network, gain } = aim;
  const { table, isPassable } = network;
  const cover = coverOf(aim);
  const least = (place: number, limit: number) => {
    const { inside, atEnd } = table.weights[place] ?? { inside: [], atEnd: [] };
    return Math.min(inside[limit] ?? 0, atEnd[limit] ?? 0);
  };
  const unlimited = table.train.limits.length === 0;
  const free = flags(
    table.places,
    ({ isStop }, place) => !isStop || (!unlimited && cover.every(({ limit }) => least(place, limit) === 0)),
  );
  // Where no train passes none skips the stop: it can only be an end.
  const skipped = flags(table.places, ({ skip }, place) => skip && isPassable[place] === 1);
  const ownPlace = flags(table.places, ({ nodes }) => nodes.some((node) => network.own[node] === 1));
  const byGain = ranked(free, gain);
  let distant: Distant | undefined;
  return {
    byGain,
    ownPlace,
    free,
    skipped,
    overLegs: aim.legGain.reduce((sum, value) => sum + value, 0),
    ceiling: () => ceilingOf(aim, byGain, cover, free),
    cover,
    distant: () => {
      distant ??= distantOf(aim, free, skipped, ownPlace);
      return distant;
    },
  };
}

/** The places that take up length, the richest first. */
function ranked(free: Uint8Array, worth: Int32Array): Int32Array {
  return new Int32Array(
    flagged(flags(free, (isFree) => isFree === 0)).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b),
  );
}

function distantOf(aim: Aim, free: Uint8Array, skipped: Uint8Array, ownPlace: Uint8Array): Distant {
  const { network, gain } = aim;
  const { table, isPassable } = network;
  const chains = chainsInto(aim, free);
  // Where places are skipped, what is free may lie beside one that is not counted: it is then looked at by itself.
  const gross = skipped.includes(1) ? gain : gain.map((own, place) => own + (chains[place] ?? 0));
  const byGross = ranked(free, gross);
  const endsFree = table.places.some(
    (place, number) => free[number] === 1 && place.nodes.some((node) => aim.mayEnd[node] === 1),
  );
  const canEnd = (place: number) => table.places[place]?.nodes.some((node) => aim.mayEnd[node] === 1) === true;
  const endOnly = byGross.filter((place) => isPassable[place] === 0 && canEnd(place));
  return {
    ownPlaces: flagged(ownPlace),
    richestOwn: Math.max(0, ...gross.filter((_, place) => ownPlace[place] === 1)),
    gross,
    through: byGross.filter((place) => isPassable[place] === 1),
    endOnly,
    mustEnd: aim.mayEnd.every((may, node) => {
      const place = network.placeOf[node] ?? -1;
      return may === 0 || (endOnly.includes(place) && table.places[place]?.nodes.length === 1);
    }),
    tail: endsFree ? Math.max(0, ...chains) + Math.max(0, ...gain.filter((_, place) => free[place] === 1)) : 0,
    distance: distances(aim, free, skipped),
  };
}

/** The richest places that a train can count, two of them at most where no way goes on, and all that is free. */
function ceilingOf(
  { network, gain, legGain }: Aim,
  places: Int32Array,
  cover: Lookahead['cover'],
  free: Uint8Array,
): number {
  const { isPassable } = network;
  const { limits } = network.table.train;
  const slots = cover.reduce((sum, { limit, least }) => sum + Math.floor((limits[limit]?.most ?? 0) / least), 0);
  const isOpen = (place: number) =>
    isPassable[place] === 1 || (network.table.places[place]?.nodes.some((node) => network.mayEnd[node] === 1) ?? false);
  const values = (wanted: boolean) =>
    [...places.filter((place) => isOpen(place) && (isPassable[place] === 1) === wanted)].map(
      (place) => gain[place] ?? 0,
    );
  const richest = [...values(true), ...values(false).slice(0, 2)].sort((a, b) => b - a);
  const counted = limits.length === 0 ? richest : richest.slice(0, slots);
  const freely = gain.filter((_, place) => free[place] === 1);
  return [...counted, ...freely, ...legGain].reduce((sum, value) => sum + value, 0);
}

function coverOf({ network: { table } }: Aim): Lookahead['cover'] {
  const all = table.train.limits.map((_, limit) => {
    const weights = table.weights
      .filter((_, place) => table.places[place]?.isStop)
      .map(({ inside, atEnd }) => Math.min(inside[limit] ?? 0, atEnd[limit] ?? 0));
    return { limit, least: Math.max(1, Math.min(...weights.filter((weight) => weight > 0))), weights };
  });
  const covers = (weights: readonly number[]) =>
    weights.every((weight, i) => weight > 0 || all.every((other) => other.weights[i] === 0));
  const whole = all.find(({ weights }) => covers(weights));
  return (whole === undefined ? all : [whole]).map(({ limit, least }) => ({
    limit,
    least: Number.isFinite(least) ? least : 1,
  }));
}

/** By place: the most that a chain of free places ending beside it can bring. */
function chainsInto({ network, gain, legGain }: Aim, free: Uint8Array): Int32Array {
  const { placeOf, firstOut, waysOut, target, mayPass } = network;
  const all = free.reduce((sum, isFree, place) => sum + (isFree ? (gain[place] ?? 0) : 0), 0);
  const visited = new Uint8Array(network.nodes);
  let steps = 0;
  /** The best chain of free places that goes on from the node. */
  const longest = (node: number): number => {
    visited[node] = 1;
    let best = 0;
    const end = firstOut[node + 1] ?? 0;
    for (let i = firstOut[node] ?? 0; i < end; i++) {
      const way = waysOut[i] ?? -1;
      const next = target[way] ?? -1;
      const place = placeOf[next] ?? -1;
      const carried = legGain[way >> 1] ?? 0;
      const goesOn = free[place] === 1 && visited[next] === 0 && mayPass[next] === 1 && steps++ < MOST_STEPS;
      best = Math.max(best, goesOn ? carried + (gain[place] ?? 0) + longest(next) : carried);
    }
    visited[node] = 0;
    return best;
  };
  return figures(network.table.places, ({ nodes }) => {
    steps = 0;
    const best = Math.max(0, ...nodes.map(longest));
    return steps < MOST_STEPS ? best : all + Math.max(0, ...legGain) * network.nodes;
  });
}

function distances({ network }: Aim, free: Uint8Array, skipped: Uint8Array): Uint8Array {
  const { nodes, placeOf, isPassable, firstOut, waysOut, target } = network;
  const distance = new Uint8Array(nodes * nodes).fill(FAR);
  for (let start = 0; start < nodes; start++) {
    // In order of distance: what is free to come to is dealt with before what is one further.
    let now = [start];
    for (let far = 0; now.length > 0; far++) {
      const next: number[] = [];
      for (let node = now.pop(); node !== undefined; node = now.pop()) {
        if (node !== start && isPassable[placeOf[node] ?? -1] === 0) continue;
        const end = firstOut[node + 1] ?? 0;
        for (let i = firstOut[node] ?? 0; i < end; i++) {
          const to = target[waysOut[i] ?? -1] ?? -1;
          const place = placeOf[to] ?? -1;
          const same = place === placeOf[node];
          const counts = free[place] === 0 && skipped[place] === 0 && !same ? 1 : 0;
          const at = start * nodes + to;
          if (far + counts >= (distance[at] ?? 0)) continue;
          distance[at] = far + counts;
          (counts === 1 ? next : now).push(to);
        }
      }
      now = next;
    }
  }
  return distance;
}
