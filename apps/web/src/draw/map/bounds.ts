import type { HexMap as Grid } from '@stellwerk/engine/board';
import { centreOn, hexExtent } from '../geometry/hexagon.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The map with some room around it. */
export function boundsOf(grid: Grid, margin: number): Rect {
  return boundsAround(grid, grid.names, margin);
}

/** Some of its hexes with room around them. */
export function boundsAround(grid: Grid, hexes: readonly string[], margin: number): Rect {
  const [width, height] = hexExtent(grid.layout.orientation);
  const centres = hexes.map((hex) => centreOn(grid, hex));
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const x = Math.min(...xs) - width / 2 - margin;
  const y = Math.min(...ys) - height / 2 - margin;
  return { x, y, width: Math.max(...xs) + width / 2 + margin - x, height: Math.max(...ys) + height / 2 + margin - y };
}
