import { map } from '@stellwerk/titles/1880';

/** “Beijing”, or the hex where the map has no name. */
export function placeName(hex: string): string {
  return map.printed.find(({ id }) => id === hex)?.name ?? hex;
}

/** “Beijing (F8)”. */
export function namedHex(hex: string): string {
  const name = placeName(hex);
  return name === hex ? hex : `${name} (${hex})`;
}
