import type { Edge } from '@stellwerk/engine/board';
import { type Curve, line } from './curve.ts';
import { APOTHEM, direction, edgeMiddle, type Orientation, SIDE } from './hexagon.ts';
import { angleOf, between, minus, type Point, plus, times } from './point.ts';

/** Straight, wide (radius 150) or sharp (radius 50): all meet the sides at right angles. */
export function betweenEdges(orientation: Orientation, a: Edge, b: Edge): Curve {
  const from = edgeMiddle(orientation, a);
  const to = edgeMiddle(orientation, b);
  const turn = (b - a + 6) % 6;
  if (turn === 3) return line(from, to);
  const sharp = turn === 1 || turn === 5;
  // Both arcs turn about a point on the line between the two edges: a corner, or the centre of the hex beyond it.
  const towards = turn <= 2 ? a + turn / 2 : a - (6 - turn) / 2;
  const centre = times(direction(orientation, towards), sharp ? SIDE : SIDE * Math.sqrt(3));
  const start = angleOf(minus(from, centre));
  const sweep = shortWay(angleOf(minus(to, centre)) - start);
  return { kind: 'arc', centre, radius: sharp ? SIDE / 2 : SIDE * 1.5, start, sweep };
}

function shortWay(angle: number): number {
  if (angle > Math.PI) return angle - 2 * Math.PI;
  return angle < -Math.PI ? angle + 2 * Math.PI : angle;
}

/** From the side at a right angle to a place anywhere in the hex. */
export function edgeToPoint(orientation: Orientation, edge: Edge, to: Point): Curve {
  const from = edgeMiddle(orientation, edge);
  const inwards = times(direction(orientation, edge), -1);
  const way = minus(to, from);
  const aside = inwards[0] * way[1] - inwards[1] * way[0];
  if (Math.abs(aside) < 0.5) return line(from, to);
  const leave = plus(from, times(inwards, Math.hypot(...way) * 0.5));
  return { kind: 'cubic', from, leave, arrive: between(to, leave, 0.3), to };
}

const ARROW = { shaft: 13, head: 12, length: 34 };
export const ARROW_LENGTH = ARROW.length;

/** The way off the board: a stub and a head that points inwards from the side, as path data. */
export function arrowAt(orientation: Orientation, edge: Edge, halfWidth: number): string {
  const across = (along: number, aside: number): string => {
    const out = direction(orientation, edge);
    const x = out[0] * (APOTHEM - along) - out[1] * aside;
    const y = out[1] * (APOTHEM - along) + out[0] * aside;
    return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
  };
  const { shaft, head, length } = ARROW;
  const points: readonly (readonly [number, number])[] = [
    [0, halfWidth],
    [0, -halfWidth],
    [shaft, -halfWidth],
    [shaft, -head],
    [length, 0],
    [shaft, head],
    [shaft, halfWidth],
  ];
  return `M${points.map(([along, aside]) => across(along, aside)).join('L')}Z`;
}
