import { samples } from '../geometry/curve.ts';
import { corner, direction, edgeMiddle, sideEnds } from '../geometry/hexagon.ts';
import type { PlacedNode } from '../geometry/layout.ts';
import { FRAME, MEDIUM, RING, RIVER_EDGE, TRACK, WORKS } from '../geometry/measures.ts';
import { between, distance, minus, type Point, plus, times } from '../geometry/point.ts';
import { ARROW_LENGTH, betweenEdges } from '../geometry/track.ts';
import type { Sheet } from './model.ts';
import type { Obstacle } from './room.ts';

/** What is on the tile before any word is put down: track, stops, arrows, rivers. */
export function obstaclesOn({ tile, layout, options, river }: Sheet): Obstacle[] {
  const { look, hex } = options;
  const obstacles: Obstacle[] = [];
  const add = (at: Point, radius: number, weight: number) => obstacles.push({ at, radius, weight });
  for (const { curve } of layout.segments) {
    for (const p of samples(curve, 5)) if (!isUnderPlaces(layout.nodes, p)) add(p, TRACK / 2 + 2, 1);
    // Some air beside the track, where it can be had.
    for (const p of samples(curve, 12)) if (!isUnderPlaces(layout.nodes, p)) add(p, TRACK / 2 + 8, 0.2);
  }
  for (const placed of layout.nodes) {
    const frame = look.framed(placed.node, tile) ? FRAME + 1 : 0;
    for (const at of placed.places.at) add(plus(placed.at, at), placed.places.radius + RING + 2 + frame, 4);
    if (placed.shape === 'bar' || placed.shape === 'dot') add(placed.at, 19, 3);
    else if (placed.shape === 'medium') add(placed.at, MEDIUM + 5, 4);
    else if (placed.shape === 'works') add(placed.at, WORKS + 5, 4);
  }
  for (const { segment, leavesBoard } of layout.segments) {
    if (!leavesBoard) continue;
    for (const edge of [segment.a, segment.b]) {
      if (typeof edge !== 'number') continue;
      for (let along = 0; along <= ARROW_LENGTH; along += 6) {
        add(minus(edgeMiddle(layout.orientation, edge), times(direction(layout.orientation, edge), along)), 10, 2);
      }
    }
  }
  for (const edge of hex?.barriers ?? []) {
    if (hex === undefined || look.barrierIs(hex, edge) !== 'river') continue;
    const [from, to] = sideEnds(layout.orientation, edge);
    for (let t = 0; t <= 1; t += 0.125) add(between(from, to, t), RIVER_EDGE / 2 + 3, 3);
  }
  for (const edge of hex === tile ? hex.mustConnectEdges : []) {
    for (const t of [0.7, 0.8, 0.9, 1]) add(times(edgeMiddle(layout.orientation, edge), t), TRACK / 2 + 3, 2);
  }
  for (const { ends } of hex === tile ? look.plannedOn(tile) : []) {
    const [a, b] = ends;
    if (a === undefined || b === undefined) continue;
    for (const p of samples(betweenEdges(layout.orientation, a, b), 6)) add(p, 5, 0.7);
  }
  if (river) for (const at of riverLine(layout.orientation)) add(at, RIVER_EDGE / 2, 0.1);
  return obstacles;
}

/** Points along a river through the hex. */
export function riverLine(orientation: 'pointy' | 'flat'): readonly Point[] {
  // The corners at the top and bottom; of a flat hex, the middles of those sides.
  const [top, bottom] =
    orientation === 'pointy'
      ? [corner(orientation, 2), corner(orientation, 5)]
      : [edgeMiddle(orientation, 3), edgeMiddle(orientation, 0)];
  return Array.from({ length: 25 }, (_, i) => between(top, bottom, i / 24));
}

/** Large cities hide the track that runs into them. */
function isUnderPlaces(nodes: readonly PlacedNode[], p: Point): boolean {
  return nodes.some(({ at, places }) => places.at.length > 2 && distance(p, at) < (places.at.length > 4 ? 60 : 34));
}
