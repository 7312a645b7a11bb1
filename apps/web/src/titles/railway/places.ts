import { printedOn, type TrackMap, type TrackPosition, tileOn } from '@stellwerk/engine/track';

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

/** The name on the map; where the tile that lies there has several stops, with the number of the stop. */
export function nameOn(map: TrackMap, track: TrackPosition, hex: string, node: string): string {
  const name = printedOn(map, hex).name ?? hex;
  const { nodes } = tileOn(map, track, hex);
  const at = nodes.findIndex(({ id }) => id === node);
  return nodes.length > 1 && at >= 0 ? `${name} ${at + 1}` : name;
}
