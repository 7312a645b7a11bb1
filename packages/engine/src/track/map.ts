import { type Edge, type HexLayout, type HexMap, hexMap, hexNumber, oppositeEdge } from '../board/hex.ts';
import { isFixed, type PrintedHex, type Tile } from './tile.ts';

/** All of a title's board that never changes: the grid, what is printed on each hex, and the tiles there are. */
export interface TrackMap {
  readonly grid: HexMap;
  /** By the numbers of the grid. */
  readonly printed: readonly PrintedHex[];
  readonly tiles: ReadonlyMap<string, Tile>;
}

export function trackMap(layout: HexLayout, hexes: readonly PrintedHex[], tiles: ReadonlyMap<string, Tile>): TrackMap {
  const names = hexes.map((hex) => hex.id);
  return { grid: hexMap(layout, names), printed: [...hexes], tiles };
}

export function printedOn(map: TrackMap, hex: string): PrintedHex {
  const printed = map.printed[hexNumber(map.grid, hex)];
  if (printed === undefined) throw new RangeError(`nothing is printed on ${hex}`);
  return printed;
}

export function tileNamed(map: TrackMap, id: string): Tile {
  const tile = map.tiles.get(id);
  if (tile === undefined) throw new RangeError(`no tile ${id}`);
  return tile;
}

export type SideFault = 'off-map' | 'barrier' | 'fixed-side';

/** Why no tile on the hex may have track to this edge; a barrier counts from whichever side it was noted. */
export function sideFault(map: TrackMap, hex: string, edge: Edge): SideFault | undefined {
  const number = hexNumber(map.grid, hex);
  const beyond = map.printed[map.grid.neighbours[6 * number + edge] ?? -1];
  if (beyond === undefined) return 'off-map';
  const facing = oppositeEdge(edge);
  if (map.printed[number]?.barriers.includes(edge) || beyond.barriers.includes(facing)) return 'barrier';
  return isFixed(beyond) && !beyond.exits.includes(facing) ? 'fixed-side' : undefined;
}
