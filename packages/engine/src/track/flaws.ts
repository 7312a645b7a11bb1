import { hexNumber } from '../board/hex.ts';
import type { TrackMap } from './map.ts';
import { markersOf, type TrackPosition, tileOn } from './position.ts';
import type { TileSupply } from './supply.ts';

/** Of every tile that is limited: how many lie on the map or are left, which never changes. */
export function tilesInGame({ laid }: TrackPosition, supply: TileSupply): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [tile, left] of Object.entries(supply)) {
    if (left === 'unlimited') continue;
    const lying = Object.values(laid).filter((lay) => lay.tile === tile).length;
    sums[`tile ${tile}`] = left + lying;
  }
  return sums;
}

/** Faults that no legal map can have. */
export function trackFlaws(map: TrackMap, position: TrackPosition, supply: TileSupply): string[] {
  const overdrawn = Object.entries(supply).filter(([, left]) => left !== 'unlimited' && left < 0);
  const straying = Object.keys(position.laid).filter((hex) =>
    tileOn(map, position, hex).exits.some(
      (edge) => (map.grid.neighbours[6 * hexNumber(map.grid, hex) + edge] ?? -1) < 0,
    ),
  );
  return [
    ...overdrawn.map(([tile]) => `too many of tile ${tile} are laid`),
    ...straying.map((hex) => `the tile on ${hex} leads off the map`),
  ];
}

/** Faults in the markers of a company with the given number of them. */
export function markerFlaws(map: TrackMap, position: TrackPosition, company: string, most: number): string[] {
  const places = markersOf(map, position, company);
  const found: string[] = [];
  if (places.length > most) found.push(`${company} has too many markers on the map`);
  if (new Set(places.map(({ hex }) => hex)).size < places.length) found.push(`${company} has two markers on one hex`);
  return found;
}
