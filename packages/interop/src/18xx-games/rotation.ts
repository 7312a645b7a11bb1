import { isEdge } from '@stellwerk/engine/board';
import { exitsOf, type Rotation, rotatedTile, rotationsOf, type Tile, type TrackMap } from '@stellwerk/engine/track';

/** Tiles that look the same turned otherwise lie in the first of these rotations here. */
export function sameRotation(map: TrackMap, id: string, rotation: number): Rotation | undefined {
  const tile = map.tiles.get(id);
  if (!tile || !isEdge(rotation)) return undefined;
  const wanted = drawing(rotatedTile(tile, rotation));
  return rotationsOf(tile).find((turned) => drawing(rotatedTile(tile, turned)) === wanted) ?? rotation;
}

/** Whether the tile looks the same turned one way and the other. */
export function looksTheSameOn(map: TrackMap, id: string, one: number, other: number): boolean {
  return sameRotation(map, id, one) === sameRotation(map, id, other);
}

const drawings = new WeakMap<Tile, string>();

function drawing(tile: Tile): string {
  const known = drawings.get(tile) ?? drawn(tile);
  drawings.set(tile, known);
  return known;
}

function drawn(tile: Tile): string {
  const names = new Map(tile.nodes.map(({ id, kind, slots }) => [id, `${kind} ${slots} ${exitsOf(tile, id).join()}`]));
  const nameOf = (end: string | number) => names.get(String(end)) ?? String(end);
  return tile.segments
    .map(({ a, b }) => [nameOf(a), nameOf(b)].sort().join('-'))
    .sort()
    .join();
}

/** The number of a city on the tile as it lies here; the same one in another rotation may have another number. */
export function cityHere(map: TrackMap, id: string, rotation: number, city: number): number {
  const tile = map.tiles.get(id);
  const here = sameRotation(map, id, rotation);
  if (!tile || !isEdge(rotation) || here === undefined || here === rotation) return city;
  const exits = citiesOf(rotatedTile(tile, rotation))[city];
  const found = citiesOf(rotatedTile(tile, here)).indexOf(exits ?? '');
  return found < 0 ? city : found;
}

function citiesOf(tile: Tile): readonly string[] {
  return tile.nodes.filter(({ slots }) => slots > 0).map(({ id }) => exitsOf(tile, id).join());
}
