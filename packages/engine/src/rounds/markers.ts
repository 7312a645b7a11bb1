import { BANK, type MoneyState, pay } from '../finance/index.ts';
import type { Choice, Tell } from '../kernel/index.ts';
import {
  freeSlots,
  type GraphNode,
  hasMarkerIn,
  nodeOf,
  openSlots,
  placeMarker as putMarker,
  type SlotUse,
  type TrackMap,
  type TrackPosition,
  tileOn,
} from '../track/index.ts';

interface Board extends MoneyState {
  track: TrackPosition;
}

/** Why a station has no place for a marker of the company; each title names the rule behind it. */
type PlaceFault = 'no-station' | 'own-marker' | 'no-free-place' | 'reserved';

/** Whether the place takes a marker of the company, connected or not; `uses` says which slots are for such markers. */
export function placeFault(
  map: TrackMap,
  { track }: Board,
  company: string,
  hex: string,
  node: string,
  uses?: SlotUse,
): PlaceFault | undefined {
  if (!map.grid.numbers.has(hex)) return 'no-station';
  const found = nodeOf(tileOn(map, track, hex), node);
  if (!found || found.slots === 0) return 'no-station';
  if (hasMarkerIn(track, hex, company)) return 'own-marker';
  if (freeSlots(map, track, hex, node, uses).length === 0) return 'no-free-place';
  return openSlots(map, track, hex, node, company, uses).length === 0 ? 'reserved' : undefined;
}

/** Pays for a marker and puts it on the first free place of the station. */
export function buyMarker(
  map: TrackMap,
  state: Board,
  company: string,
  place: { readonly hex: string; readonly node: string },
  cost: number,
  tell: Tell,
  uses?: SlotUse,
): void {
  const { hex, node } = place;
  const [slot = 0] = freeSlots(map, state.track, hex, node, uses);
  pay(state, company, BANK, cost);
  putMarker(map, state.track, { hex, node, slot }, company);
  tell({ type: 'markerPlaced', company, hex, cost });
}

/** The choices to place a marker in one of these stations. */
export function markerPlaces(places: readonly GraphNode[], costIn: (hex: string) => number): Choice[] {
  return places.map(({ hex, node }) => ({
    type: 'placeMarker',
    params: { hex: [hex], node: [node.id] },
    info: { cost: costIn(hex) },
  }));
}
