import { type Bits, meet } from './bits.ts';
import { hexBits, type RunTable, trackBits } from './table.ts';
import type { Course } from './track.ts';

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
  /** By stop: the hops that begin there; none in towns, where every route ends. */
  readonly hops: readonly (readonly Hop[])[];
  /** Not all were listed: there are too many. */
  readonly cut: boolean;
}

/** More than twenty times what any recorded position has. */
const MOST_ROUTES = 12_000;

export function listed(table: RunTable, course: Course): Listed {
  return { ...course, track: trackBits(table.track, course.legs), hexes: hexBits(table, course.stops) };
}

/**
 * All routes between the termini given, over track that is not closed, each once. 1873/4.4.3-p; the concession track is
 * closed, because it is run in any case. 1873/4.4.3-v
 */
export function listRoutes(table: RunTable, terminus: Uint8Array, closed: ReadonlySet<number>): Lists {
  const { track, own, town, blocked, hexOf } = table;
  const routes: Listed[] = [];
  const hops: Hop[][] = Array.from(terminus, () => []);
  const inHex = new Uint8Array(table.situation.graph.map.grid.names.length);
  const stops: number[] = [];
  const legs: number[] = [];
  let cut = false;

  const grow = (at: number, hasOwn: boolean, isHop: boolean): void => {
    for (const leg of track.legsAt[at] ?? []) {
      const ends = track.legs[leg];
      const to = ends === undefined ? -1 : ends.from === at ? ends.to : ends.from;
      if (closed.has(leg) || blocked[to] === 1 || inHex[hexOf[to] ?? 0] === 1) continue;
      const start = stops[0] ?? -1;
      stops.push(to);
      legs.push(leg);
      const nowOwn = hasOwn || own[to] === 1;
      if (terminus[to] === 1) {
        const course = { stops: [...stops], legs: [...legs] };
        if (isHop && town[start] === 0) {
          hops[start]?.push({
            course,
            track: trackBits(track, course.legs),
            hexes: hexBits(table, course.stops.slice(1)),
          });
        }
        if (nowOwn && start < to) {
          if (routes.length >= MOST_ROUTES) cut = true;
          else routes.push(listed(table, course));
        }
      }
      if (town[to] === 0 && !cut) {
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

/** The hops by which the route could go on at either end, if their track is free. 1873/4.4.3-q */
export function continuations({ hops }: Pick<Lists, 'hops'>, route: Listed): readonly Hop[] {
  const [first = -1] = route.stops;
  const last = route.stops.at(-1) ?? -1;
  return [...(hops[first] ?? []), ...(hops[last] ?? [])].filter(
    ({ track, hexes }) =>
      !meet(hexes, 0, route.hexes, 0, hexes.length) && !meet(track, 0, route.track, 0, track.length),
  );
}

/** The village stop or mine where two routes meet end to end so that together they would be one route. 1873/4.4.3-r */
export function cutBetween({ town, hexOf }: RunTable, one: Listed, other: Listed): number | undefined {
  const first = other.stops[0] ?? -1;
  const last = other.stops.at(-1) ?? -1;
  const start = one.stops[0] ?? -1;
  const end = one.stops.at(-1) ?? -1;
  const atStart = start === first || start === last;
  const atEnd = end === first || end === last;
  const stop = atStart ? start : end;
  if (atStart === atEnd || town[stop] === 1) return undefined;
  const hex = hexOf[stop] ?? 0;
  for (let word = 0; word < one.hexes.length; word++) {
    const both = (one.hexes[word] ?? 0) & (other.hexes[word] ?? 0);
    if (both !== (hex >>> 5 === word ? 1 << (hex & 31) : 0)) return undefined;
  }
  return meet(one.track, 0, other.track, 0, one.track.length) ? undefined : stop;
}
