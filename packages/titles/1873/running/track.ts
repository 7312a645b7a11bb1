import { remembered } from '@stellwerk/engine/kernel';
import { nodeName, pointName, pointNamed } from '@stellwerk/engine/routes';
import type { TrackGraph } from '@stellwerk/engine/track';

/** Track from one stop to the next. */
interface Leg {
  readonly from: number;
  readonly to: number;
  /** The sides by which it leaves hexes, on the way from `from` to `to`. */
  readonly sides: readonly number[];
}

/**
 * The track between neighbouring stops, whoever runs on it. No tile of the game forks between stops, so every exit of a stop
 * begins one leg, and no two legs have track in common: a set of legs is a set of track.
 */
export interface Track {
  readonly graph: TrackGraph;
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

/** Why names are no course: a point that does not follow, or a stop to which track leads back. */
interface NoCourse {
  readonly fault: 'no-way' | 'back';
  readonly at: string;
}

const tracks = new WeakMap<TrackGraph, Track>();

export function trackOf(graph: TrackGraph): Track {
  return remembered(tracks, graph, () => makeTrack(graph));
}

function makeTrack(graph: TrackGraph): Track {
  const legs: Leg[] = [];
  const legOf = new Int16Array(graph.crossings.length).fill(-1);
  const legsAt = graph.nodes.map((): number[] => []);
  for (const { id: from } of graph.nodes) {
    for (const exit of onwards(graph, graph.sides + from)) {
      const sides = [exit];
      const to = follow(graph, sides);
      if (to === undefined || to <= from) continue;
      for (const side of sides) legOf[graph.crossingAt[side] ?? -1] = legs.length;
      legsAt[from]?.push(legs.length);
      legsAt[to]?.push(legs.length);
      legs.push({ from, to, sides });
    }
  }
  return { graph, legs, legOf, legsAt };
}

/** Where ordinary track leads from a point, to a side or to a node. State railway track is for nobody. 1873/4.4.3-a */
function onwards(graph: TrackGraph, point: number): number[] {
  const points: number[] = [];
  for (let i = graph.firstAt[point] ?? 0; i < (graph.firstAt[point + 1] ?? 0); i++) {
    const segment = graph.segments[graph.segmentsAt[i] ?? -1];
    if (segment !== undefined && segment.kind !== 'state') points.push(segment.a === point ? segment.b : segment.a);
  }
  return points;
}

/** Goes on from the last of the sides to a stop and notes the sides on the way; undefined if the track ends before. */
function follow(graph: TrackGraph, sides: number[]): number | undefined {
  for (;;) {
    const entered = graph.across[sides.at(-1) ?? -1] ?? -1;
    if (entered === -1) return undefined;
    const [next, fork] = onwards(graph, entered);
    if (fork !== undefined) throw new RangeError(`track forks at ${pointName(graph, entered)}`);
    if (next === undefined) return undefined;
    if (next >= graph.sides) return next - graph.sides;
    sides.push(next);
  }
}

/** Follows a path over the track. */
export function readCourse({ graph, legOf }: Track, path: readonly string[]): Course | NoCourse {
  const [first = ''] = path;
  const start = pointNamed(graph, first);
  if (start < graph.sides) return { fault: 'no-way', at: first };
  const stops = [start - graph.sides];
  const legs: number[] = [];
  let at = start;
  let leg = -1;
  for (const name of path.slice(1)) {
    const point = pointNamed(graph, name);
    if (point === -1 || !onwards(graph, at).includes(point)) return { fault: 'no-way', at: name };
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
