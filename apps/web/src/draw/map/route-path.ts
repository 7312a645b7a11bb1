import { type Edge, hexNeighbour, isEdge, oppositeEdge } from '@stellwerk/engine/board';
import { type TrackEnd, type TrackMap, type TrackPosition, tileOn } from '@stellwerk/engine/track';
import { type Curve, lengthOf, pointAt, reversed, tangentAt } from '../geometry/curve.ts';
import { centreOn } from '../geometry/hexagon.ts';
import { layoutOf } from '../geometry/layout.ts';
import { type Point, plus, polar } from '../geometry/point.ts';

/** A piece of track that a route uses. */
export interface Stretch {
  readonly hex: string;
  /** Its number on the tile. */
  readonly segment: number;
  /** In the direction of the route, about the centre of its hex. */
  readonly curve: Curve;
  /** Whether the route runs from the segment's end `a` to its end `b`. */
  readonly forward: boolean;
  /** The side at which it leaves the board. */
  readonly exit: Edge | null;
}

interface Standing {
  readonly hex: string;
  readonly end: TrackEnd;
}

/** Names of a path: a node "K6.city0", a side "K6/4" by which a hex is left. */
function readName(name: string): Standing | undefined {
  const [hex = '', edge] = name.split('/');
  if (edge !== undefined) return isEdge(Number(edge)) ? { hex, end: edgeOf(Number(edge)) } : undefined;
  const dot = name.indexOf('.');
  return dot < 0 ? undefined : { hex: name.slice(0, dot), end: name.slice(dot + 1) };
}

function edgeOf(n: number): Edge {
  return isEdge(n) ? n : 0;
}

/** The track of a route. What is not there (a route of another position) is left out. */
export function stretchesOf(map: TrackMap, position: TrackPosition, path: readonly string[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let at: Standing | undefined;
  for (const name of path) {
    const next = readName(name);
    if (next === undefined || !map.grid.numbers.has(next.hex)) continue;
    if (at !== undefined && at.hex === next.hex) {
      const stretch = stretchIn(map, position, at, next.end);
      if (stretch !== undefined) stretches.push(stretch);
    }
    at = beyond(map, next);
  }
  return stretches;
}

/** Who leaves a hex by a side stands on the other side of it. */
function beyond(map: TrackMap, { hex, end }: Standing): Standing {
  if (typeof end === 'string') return { hex, end };
  const neighbour = hexNeighbour(map.grid, hex, end);
  return neighbour === undefined ? { hex, end } : { hex: neighbour, end: oppositeEdge(end) };
}

function stretchIn(
  map: TrackMap,
  position: TrackPosition,
  { hex, end: from }: Standing,
  to: TrackEnd,
): Stretch | undefined {
  const layout = layoutOf(tileOn(map, position, hex), map.grid.layout.orientation);
  const placed = layout.segments.find(({ segment: { a, b } }) => (a === from && b === to) || (a === to && b === from));
  if (placed === undefined) return undefined;
  const forward = placed.segment.a === from;
  const edge = [from, to].find((end) => typeof end === 'number');
  return {
    hex,
    segment: placed.index,
    curve: forward ? placed.curve : reversed(placed.curve),
    forward,
    exit: placed.leavesBoard && edge !== undefined ? edge : null,
  };
}

/** How two routes on one track lie apart: this one so far to the right of the first one's direction. */
export function offsetsOf(routes: readonly (readonly Stretch[])[]): readonly (readonly number[])[] {
  const users = new Map<string, { readonly route: number; readonly forward: boolean }[]>();
  routes.forEach((stretches, route) => {
    for (const { hex, segment, forward } of stretches) {
      const key = `${hex}#${segment}`;
      users.set(key, [...(users.get(key) ?? []), { route, forward }]);
    }
  });
  return routes.map((stretches, route) =>
    stretches.map(({ hex, segment, forward }) => {
      const sharing = users.get(`${hex}#${segment}`) ?? [];
      const [first] = sharing;
      if (sharing.length < 2 || first === undefined) return 0;
      const rank = sharing.findIndex((user) => user.route === route);
      const aside = (rank - (sharing.length - 1) / 2) * 9;
      return forward === first.forward ? aside : -aside;
    }),
  );
}

const STEP = 4;

/** Points of a stretch on the map, set aside to the right of its direction. */
export function stretchPoints(map: TrackMap, { hex, curve }: Stretch, aside: number): readonly Point[] {
  const centre = centreOn(map.grid, hex);
  const count = Math.max(2, Math.ceil(lengthOf(curve) / STEP));
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const shift = aside === 0 ? ([0, 0] as const) : polar(tangentAt(curve, t) + Math.PI / 2, aside);
    return plus(plus(centre, pointAt(curve, t)), shift);
  });
}
