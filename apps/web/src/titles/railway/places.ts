import { printedOn, type TrackMap } from '@stellwerk/engine/track';

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

/** The name on the map; with the node where a hex has several. */
export function nameOn(map: TrackMap, hex: string, node: string): string {
  const printed = printedOn(map, hex);
  const name = printed.name ?? hex;
  return printed.nodes.length > 1 && node !== '' ? `${name} ${node.replace(/^\D+/, '')}`.trim() : name;
}
