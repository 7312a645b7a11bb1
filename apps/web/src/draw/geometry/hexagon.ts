import { EDGES, type Edge, type HexLayout, type HexMap, hexCentre } from '@stellwerk/engine/board';
import { dot, type Point, polar, short, times } from './point.ts';

export type Orientation = HexLayout['orientation'];

export const SIDE = 100;
/** From the centre to the middle of a side. */
export const APOTHEM = (SIDE * Math.sqrt(3)) / 2;

const FIRST_EDGE: Readonly<Record<Orientation, number>> = { pointy: 120, flat: 90 };

/** Where an edge lies as seen from the centre; 3.5 lies between edges 3 and 4. */
export function edgeAngle(orientation: Orientation, edge: number): number {
  return ((FIRST_EDGE[orientation] + 60 * edge) * Math.PI) / 180;
}

export function direction(orientation: Orientation, edge: number): Point {
  return polar(edgeAngle(orientation, edge), 1);
}

export function edgeMiddle(orientation: Orientation, edge: Edge): Point {
  return times(direction(orientation, edge), APOTHEM);
}

/** The corner between an edge and the next. */
export function corner(orientation: Orientation, edge: number): Point {
  return polar(edgeAngle(orientation, edge + 0.5), SIDE);
}

export function outline(orientation: Orientation, radius = SIDE): readonly Point[] {
  return EDGES.map((edge) => times(corner(orientation, edge), radius / SIDE));
}

export function outlinePoints(orientation: Orientation, radius = SIDE): string {
  return outline(orientation, radius)
    .map(([x, y]) => `${short(x)},${short(y)}`)
    .join(' ');
}

/** The two ends of a side. */
export function sideEnds(orientation: Orientation, edge: Edge): readonly [Point, Point] {
  return [corner(orientation, edge - 1), corner(orientation, edge)];
}

const FACING: Readonly<Record<Orientation, readonly Point[]>> = {
  pointy: [0, 1, 2].map((edge) => direction('pointy', edge)),
  flat: [0, 1, 2].map((edge) => direction('flat', edge)),
};

/** How far inside the hex a point lies, from the nearest side; less than 0 outside. */
export function depth(orientation: Orientation, p: Point): number {
  let furthest = 0;
  for (const facing of FACING[orientation]) furthest = Math.max(furthest, Math.abs(dot(p, facing)));
  return APOTHEM - furthest;
}

/** The centre of a hex on the map. */
export function centreOn(grid: HexMap, hex: string): Point {
  const { x, y } = hexCentre(grid, hex);
  return [x * SIDE, y * SIDE];
}

/** Width and height of a hex. */
export function hexExtent(orientation: Orientation): readonly [width: number, height: number] {
  return orientation === 'pointy' ? [2 * APOTHEM, 2 * SIDE] : [2 * SIDE, 2 * APOTHEM];
}
