import { type Edge, oppositeEdge } from '../board/hex.ts';
import { keptBeside, remembered } from '../kernel/remember.ts';
import { nodeName, pointName, pointNamed } from '../routes/names.ts';
import { sideAt, sideOf, type TrackGraph } from '../track/graph.ts';
import type { Traveller } from '../track/reach.ts';
import { type Bits, put, wordsFor } from './bits.ts';

/** Track from one stop to the next. */
interface Leg {
  readonly from: number;
  readonly to: number;
  /** The sides by which it leaves hexes, on the way from `from` to `to`. */
  readonly sides: readonly number[];
}

/**
 * The track between neighbouring stops, whoever runs on it. No tile may fork between stops, so every exit of a stop begins one
 * leg, and no two legs have track in common: a set of legs is a set of track.
 */
export interface Track {
  readonly graph: TrackGraph;
  /** The track that trains run on. */
  readonly uses: Traveller['uses'];
  readonly legs: readonly Leg[];
  /** By crossing: the leg that leads over it, -1 if it leads to no other stop. */
  readonly legOf: Int16Array;
  /** By stop: the legs that begin there. */
  readonly legsAt: readonly (readonly number[])[];
}

/** A way over track from stop to stop: leg i joins stop i and stop i + 1. */
export interface Course {
  readonly stops: readonly number[];
  readonly legs: readonly number[];
}

/** A hex of a course that is known by its hexes, with the exits that it uses; one at either end. */
export interface CourseHex {
  readonly hex: string;
  readonly exits: readonly Edge[];
}

/** Why names are no course: a point that does not follow, or a stop to which track leads back. */
interface NoCourse {
  readonly fault: 'no-way' | 'back';
  readonly at: string;
}

const tracks = keptBeside<TrackGraph, Map<Traveller['uses'], Track>>();

export function trackOf(graph: TrackGraph, uses: Traveller['uses']): Track {
  const known = remembered(tracks, graph, () => new Map<Traveller['uses'], Track>());
  return remembered(known, uses, () => makeTrack(graph, uses));
}

function makeTrack(graph: TrackGraph, uses: Traveller['uses']): Track {
  const legs: Leg[] = [];
  const legOf = new Int16Array(graph.crossings).fill(-1);
  const legsAt = graph.nodes.map((): number[] => []);
  for (const { id: from } of graph.nodes) {
    for (const exit of onwards({ graph, uses }, graph.sides + from)) {
      const sides = [exit];
      const to = follow({ graph, uses }, sides);
      if (to === undefined || to <= from) continue;
      for (const side of sides) legOf[graph.crossingAt[side] ?? -1] = legs.length;
      legsAt[from]?.push(legs.length);
      legsAt[to]?.push(legs.length);
      legs.push({ from, to, sides });
    }
  }
  return { graph, uses, legs, legOf, legsAt };
}

/** Where track leads from a point, to a side or to a node. */
function onwards({ graph, uses }: Pick<Track, 'graph' | 'uses'>, point: number): number[] {
  const points: number[] = [];
  for (let i = graph.firstAt[point] ?? 0; i < (graph.firstAt[point + 1] ?? 0); i++) {
    const segment = graph.segments[graph.segmentsAt[i] ?? -1];
    if (segment !== undefined && uses(segment)) points.push(segment.a === point ? segment.b : segment.a);
  }
  return points;
}

/** Goes on from the last of the sides to a stop and notes the sides on the way; undefined if the track ends before. */
function follow(track: Pick<Track, 'graph' | 'uses'>, sides: number[]): number | undefined {
  const { graph } = track;
  for (;;) {
    const entered = graph.across[sides.at(-1) ?? -1] ?? -1;
    if (entered === -1) return undefined;
    const [next, fork] = onwards(track, entered);
    if (fork !== undefined) throw new RangeError(`track forks at ${pointName(graph, entered)}`);
    if (next === undefined) return undefined;
    if (next >= graph.sides) return next - graph.sides;
    sides.push(next);
  }
}

/** Follows a path over the track. */
export function readCourse(track: Track, path: readonly string[]): Course | NoCourse {
  const { graph, legOf } = track;
  const [first = ''] = path;
  const start = pointNamed(graph, first);
  if (start < graph.sides) return { fault: 'no-way', at: first };
  const stops = [start - graph.sides];
  const legs: number[] = [];
  let at = start;
  let leg = -1;
  for (const name of path.slice(1)) {
    const point = pointNamed(graph, name);
    if (point === -1 || !onwards(track, at).includes(point)) return { fault: 'no-way', at: name };
    if (point >= graph.sides) {
      if (leg === -1) return { fault: 'back', at: name };
      legs.push(leg);
      stops.push(point - graph.sides);
      leg = -1;
      at = point;
      continue;
    }
    leg = legOf[graph.crossingAt[point] ?? -1] ?? -1;
    at = graph.across[point] ?? -1;
    if (at === -1) return { fault: 'no-way', at: name };
  }
  return at < graph.sides ? { fault: 'no-way', at: path.at(-1) ?? '' } : { stops, legs };
}

export function pathOf({ graph, legs }: Track, course: Course): string[] {
  return course.stops.flatMap((stop, i) => {
    const leg = legs[course.legs[i] ?? -1];
    if (leg === undefined) return [nodeName(graph, stop)];
    const sides = leg.from === stop ? leg.sides : leg.sides.map((side) => graph.across[side] ?? -1).reverse();
    return [nodeName(graph, stop), ...sides.map((side) => pointName(graph, side))];
  });
}

/** The exact course over hexes and their exits, undefined while some of its track is not there. */
export function courseOver(track: Track, hexes: readonly CourseHex[]): Course | undefined {
  const { graph } = track;
  const names: string[] = [];
  let entered: number | undefined;
  for (const { hex, exits } of hexes) {
    const leaves = exits.map((edge) => sideOf(graph, hex, edge)).find((side) => side !== entered);
    const stop = onwards(track, entered ?? leaves ?? -1).find((point) => point >= graph.sides);
    if (stop !== undefined) names.push(pointName(graph, stop));
    if (leaves === undefined) break;
    names.push(pointName(graph, leaves));
    const { edge } = sideAt(graph, leaves);
    const beyond = graph.map.grid.neighbours[leaves] ?? -1;
    entered = 6 * beyond + oppositeEdge(edge);
  }
  const read = readCourse(track, names);
  return 'fault' in read ? undefined : read;
}

/** The same way from the end that comes first on the map. */
function oriented(course: Course): Course {
  return (course.stops[0] ?? 0) <= (course.stops.at(-1) ?? 0) ? course : reversed(course);
}

export function sameCourse(one: Course, other: Course): boolean {
  return oriented(one).legs.join() === oriented(other).legs.join() && one.stops.length === other.stops.length;
}

/** Two courses that both end at a stop as one. */
export function joinedAt(stop: number, one: Course, other: Course): Course {
  const head = one.stops[0] === stop ? reversed(one) : one;
  const tail = other.stops[0] === stop ? other : reversed(other);
  return { stops: [...head.stops, ...tail.stops.slice(1)], legs: [...head.legs, ...tail.legs] };
}

function reversed({ stops, legs }: Course): Course {
  return { stops: stops.toReversed(), legs: legs.toReversed() };
}

/** The track of a course as bits: a bit for each leg. */
export function trackBits({ legs: all }: Track, legs: Iterable<number>): Bits {
  const set = new Int32Array(wordsFor(all.length));
  for (const leg of legs) put(set, 0, leg);
  return set;
}
