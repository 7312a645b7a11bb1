import {
  printedOn,
  rotatedTile,
  type Slots,
  type Tile,
  type TrackMap,
  type TrackPosition,
  tileNamed,
} from '@stellwerk/engine/track';
import { faceOf } from '../face/compose.ts';
import type { Face } from '../face/model.ts';
import type { Size } from '../face/sizes.ts';
import { centreOn } from '../geometry/hexagon.ts';
import type { Point } from '../geometry/point.ts';
import type { MapLook, Mark } from '../look.ts';

/** One hex of the map as it is drawn. While nothing on it changes, it is the same object. */
export interface Cell {
  readonly hex: string;
  readonly centre: Point;
  readonly face: Face;
  readonly isLaid: boolean;
  readonly markers: Readonly<Record<string, Slots>>;
  /** Homes kept free, by node. */
  readonly reserved: Readonly<Record<string, readonly string[]>>;
  /** The companies whose marker here is not in use. */
  readonly inactive: readonly string[];
}

interface CellOptions {
  readonly map: TrackMap;
  readonly position: TrackPosition;
  readonly look: MapLook;
  readonly size: Size;
  /** Signs that lie on hexes in this game. */
  readonly marks: Readonly<Record<string, readonly Mark[]>>;
  /** Hex → the companies whose marker there is not in use. */
  readonly inactive?: Readonly<Record<string, readonly string[]>>;
}

const NOBODY: readonly string[] = [];

const cells = new WeakMap<Face, Map<string, Cell>>();

export function cellOn(hex: string, { map, position, look, size, marks, inactive: resting }: CellOptions): Cell {
  const laid = position.laid[hex];
  const printed = printedOn(map, hex);
  const tile: Tile = laid === undefined ? printed : rotatedTile(tileNamed(map, laid.tile), laid.rotation);
  const kept = position.reserved[hex] ?? [];
  const homes = kept.filter(({ node }) => node === null).map(({ company }) => company);
  const face = faceOf(tile, {
    orientation: map.grid.layout.orientation,
    size,
    look,
    hex: printed,
    marks: marks[hex],
    homes: homes.length > 0 ? homes : undefined,
  });
  const reserved: Record<string, readonly string[]> = {};
  for (const { company, node } of kept) if (node !== null) reserved[node] = [...(reserved[node] ?? []), company];
  const markers = position.markers[hex] ?? {};
  const inactive = resting?.[hex] ?? NOBODY;
  const key = JSON.stringify([hex, markers, reserved, inactive]);
  const known = cells.get(face) ?? new Map<string, Cell>();
  cells.set(face, known);
  const found = known.get(key);
  if (found !== undefined) return found;
  const centre = centreOn(map.grid, hex);
  const made: Cell = { hex, centre, face, isLaid: laid !== undefined, markers, reserved, inactive };
  known.set(key, made);
  return made;
}
