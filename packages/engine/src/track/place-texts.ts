import type { Texts } from '../kernel/index.ts';
import type { TrackMap } from './map.ts';

/** The names printed on a map, for sentences that tell of its hexes: “Köln (I10)”. */
export function placeTexts({ printed }: TrackMap): Texts {
  return Object.fromEntries(
    printed.flatMap(({ id, name }) => {
      const named = `${name} (${id})`;
      return name ? [[`place.${id}`, { de: named, en: named }]] : [];
    }),
  );
}
