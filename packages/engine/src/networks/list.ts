import { type Bits, meet } from './bits.ts';
import { type Course, trackBits } from './courses.ts';
import { hexBits, type Network } from './network.ts';

/** A route that could be run, with its track and its hexes as bits. */
export interface Listed extends Course {
  readonly track: Bits;
  readonly hexes: Bits;
}

/** From a terminus on to the next one, no terminus in between: by this much a route is continued at least. */
export interface Hop {
  readonly course: Course;
  readonly track: Bits;
  /** Without the hex in which it begins. */
  readonly hexes: Bits;
}

export interface Lists {
  readonly routes: readonly Listed[];
  /** By stop: the hops that begin there; none where every route ends. */
  readonly hops: readonly (readonly Hop[])[];
  /** Not all were listed: there are too many. */
  readonly cut: boolean;
}

/** More than twenty times what any recorded position of a title has. */
const MOST_ROUTES = 12_000;

export function listed(network: Network, course: Course): Listed {
  return { ...course, track: trackBits(network.track, course.legs), hexes: hexBits(network, course.stops) };
}

/** All routes between the termini given that have an own marker, over track that is not closed, each once. */
export function listRoutes(network: Network, terminus: Uint8Array): Lists {
  const { track, own, ends, blocked, hexOf, closed } = network;
  const routes: Listed[] = [];
  const hops: Hop[][] = Array.from(terminus, () => []);
  const inHex = new Uint8Array(track.graph.map.grid.names.length);
  const stops: number[] = [];
  const legs: number[] = [];
  let cut = false;

  const grow = (at: number, hasOwn: boolean, isHop: boolean): void => {
    for (const leg of track.legsAt[at] ?? []) {
      const { from = -1, to: onto = -1 } = track.legs[leg] ?? {};
      const to = from === at ? onto : from;
      if (closed.has(leg) || blocked[to] === 1 || inHex[hexOf[to] ?? 0] === 1) continue;
      const start = stops[0] ?? -1;
      stops.push(to);
      legs.push(leg);
      const nowOwn = hasOwn || own[to] === 1;
      if (terminus[to] === 1) {
        const course = { stops: [...stops], legs: [...legs] };
        if (isHop && ends[start] === 0) {
          hops[start]?.push({
            course,
            track: trackBits(track, course.legs),
            hexes: hexBits(network, course.stops.slice(1)),
          });
        }
        if (nowOwn && start < to) {
          if (routes.length >= MOST_ROUTES) cut = true;
          else routes.push(listed(network, course));
        }
      }
      if (ends[to] === 0 && !cut) {
        inHex[hexOf[to] ?? 0] = 1;
        grow(to, nowOwn, isHop && terminus[to] === 0);
        inHex[hexOf[to] ?? 0] = 0;
      }
      stops.pop();
      legs.pop();
    }
  };

  for (let start = 0; start < terminus.length; start++) {
    if (terminus[start] === 0) continue;
    inHex[hexOf[start] ?? 0] = 1;
    stops.push(start);
    grow(start, own[start] === 1, true);
    stops.pop();
    inHex[hexOf[start] ?? 0] = 0;
  }
  return { routes, hops, cut };
}

/** The hops by which the route could go on at either end, if their track is free. */
export function continuations({ hops }: Pick<Lists, 'hops'>, route: Listed): readonly Hop[] {
  const [first = -1] = route.stops;
  const last = route.stops.at(-1) ?? -1;
  return [...(hops[first] ?? []), ...(hops[last] ?? [])].filter(
    ({ track, hexes }) =>
      !meet(hexes, 0, route.hexes, 0, hexes.length) && !meet(track, 0, route.track, 0, track.length),
  );
}

/** The stop where two routes meet end to end so that together they would be one route. */
export function cutBetween({ ends, hexOf }: Network, one: Listed, other: Listed): number | undefined {
  const first = other.stops[0] ?? -1;
  const last = other.stops.at(-1) ?? -1;
  const start = one.stops[0] ?? -1;
  const end = one.stops.at(-1) ?? -1;
  const atStart = start === first || start === last;
  const atEnd = end === first || end === last;
  const stop = atStart ? start : end;
  if (atStart === atEnd || ends[stop] === 1) return undefined;
  const hex = hexOf[stop] ?? 0;
  for (let word = 0; word < one.hexes.length; word++) {
    const both = (one.hexes[word] ?? 0) & (other.hexes[word] ?? 0);
    if (both !== (hex >>> 5 === word ? 1 << (hex & 31) : 0)) return undefined;
  }
  return meet(one.track, 0, other.track, 0, one.track.length) ? undefined : stop;
}

/** Whether no route uses any of the track. */
export function isFree(routes: readonly Pick<Listed, 'track'>[], track: Bits): boolean {
  return routes.every((route) => !meet(route.track, 0, track, 0, track.length));
}
