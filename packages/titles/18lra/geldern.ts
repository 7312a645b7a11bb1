import { exitsOf, placeMarker, removeMarker, slotsOf, tileOn } from '@stellwerk/engine/track';
import { GELDERN } from './board.ts';
import type { Company } from './companies.ts';
import { mapOf, type State } from './state.ts';

/** The edge to the south-west, which both printed cities share on the green tile. */
const SOUTH_WEST = 0;

export function noteFirst(state: State, { id }: Company, hex: string): void {
  if (hex === GELDERN) state.geldern ??= id;
}

/**
 * With the green tile both printed cities become the one from south-west to north-east; of two markers the one that came
 * first stays in it. 18lra/6.2.1.2-j
 */
export function settleGeldern(state: State): void {
  const { track, geldern } = state;
  const map = mapOf(state);
  const tile = tileOn(map, track, GELDERN);
  const [main] = tile.nodes.filter(({ id }) => exitsOf(tile, id).includes(SOUTH_WEST));
  const [other] = tile.nodes.filter((node) => node !== main);
  if (!geldern || !main || !other || slotsOf(track, GELDERN, main).includes(geldern)) return;
  const places = [main, other].map(({ id }) => ({ hex: GELDERN, node: id, slot: 0 }));
  const [second, first] = places.map((place) => removeMarker(map, track, place));
  if (first !== undefined && places[0]) placeMarker(map, track, places[0], first);
  if (second !== undefined && places[1]) placeMarker(map, track, places[1], second);
}
