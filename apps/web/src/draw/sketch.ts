import {
  printedOn,
  rotatedTile,
  type Tile,
  type TrackMap,
  type TrackPosition,
  tileNamed,
} from '@stellwerk/engine/track';
import { groundOf } from './face/compose.ts';
import { pathOf, shifted } from './geometry/curve.ts';
import { centreOn, outline } from './geometry/hexagon.ts';
import { layoutOf } from './geometry/layout.ts';
import { type Point, pair, plus, short } from './geometry/point.ts';
import type { MapLook } from './look.ts';
import { boundsOf } from './map/bounds.ts';
import { riverPath } from './map/river.ts';
import type { Companies } from './palette.ts';

/** A board in small: a few shapes as plain data, to be drawn in lists and kept with a game. */
export interface Sketch {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly shapes: readonly Shape[];
}

interface Shape {
  /** What it shows; the style sheet has its colours, so that they follow the theme. */
  readonly kind: string;
  readonly d: string;
  /** Of a company: its own colour. */
  readonly colour?: string;
}

/** The map of a railway game: grounds, water, track and markers, each kind in one shape. */
export function mapSketch(map: TrackMap, position: TrackPosition, look: MapLook, companies: Companies): Sketch {
  const { grid } = map;
  const { orientation } = grid.layout;
  const corners = outline(orientation);
  const grounds = new Map<string, string>();
  let track = '';
  let stops = '';
  const markers = new Map<string, string>();
  for (const hex of grid.names) {
    const laid = position.laid[hex];
    const printed = printedOn(map, hex);
    const tile: Tile = laid === undefined ? printed : rotatedTile(tileNamed(map, laid.tile), laid.rotation);
    const centre = centreOn(grid, hex);
    const ground = groundOf(tile, tile === printed);
    const outlined = `M${corners.map((corner) => pair(plus(centre, corner))).join('L')}Z`;
    grounds.set(ground, (grounds.get(ground) ?? '') + outlined);
    const layout = layoutOf(tile, orientation);
    for (const { curve, leavesBoard } of layout.segments) if (!leavesBoard) track += pathOf(shifted(curve, centre));
    for (const { node, at, places } of layout.nodes) {
      const middle = plus(centre, at);
      if (node.kind !== 'city') {
        if (node.kind === 'town') stops += disc(middle, 14);
        continue;
      }
      const slots = position.markers[hex]?.[node.id] ?? [];
      for (const [slot, where] of places.at.entries()) {
        const company = slots[slot] ?? null;
        const spot = plus(middle, where);
        stops += disc(spot, places.radius);
        if (company === null) continue;
        const colour = companies[company]?.colour ?? '';
        markers.set(colour, (markers.get(colour) ?? '') + disc(spot, places.radius * 1.15));
      }
    }
  }
  const river = riverPath(map, look);
  const { x, y, width, height } = boundsOf(grid, 10);
  return {
    box: [Math.round(x), Math.round(y), Math.round(width), Math.round(height)],
    shapes: [
      ...[...grounds].map(([kind, d]) => ({ kind: `ground-${kind}`, d })),
      ...(river === '' ? [] : [{ kind: 'river', d: river }]),
      { kind: 'track', d: track },
      { kind: 'stop', d: stops },
      ...[...markers].map(([colour, d]) => ({ kind: 'marker', d, colour })),
    ],
  };
}

/** A circle as a path. */
export function disc([x, y]: Point, radius: number): string {
  const r = short(radius);
  return `M${pair([x - radius, y])}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0Z`;
}
