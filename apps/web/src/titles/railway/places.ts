import type { TrackMap } from '@stellwerk/engine/track';

/** “Beijing”, or the hex where the map has no name. */
export function placeOn(map: TrackMap, hex: string): string {
  return map.printed.find(({ id }) => id === hex)?.name ?? hex;
}

/** “Beijing (F8)”. */
export function namedHexOn(map: TrackMap, hex: string): string {
  const name = placeOn(map, hex);
  return name === hex ? hex : `${name} (${hex})`;
}

/** “A3.offboard0” is Russia. */
export function stopOn(map: TrackMap, stop: string): string {
  const [hex = ''] = stop.split('.');
  return placeOn(map, hex);
}
