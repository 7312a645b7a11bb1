import { countMarkers, type Place, slotsOf, type TrackNode, tileOn } from '@stellwerk/engine/track';
import { markersOf } from '../rhineland/game.ts';
import type { KeptCircles } from '../rhineland/law.ts';
import { HARBOURS, ORSOY } from './board.ts';
import { type Company, harbourPrices, MKB_ORSOY } from './companies.ts';
import { isBrown, isShort, mapOf, type State } from './state.ts';

/** The slot of a city that is its harbour place. */
function harbourSlot({ own }: TrackNode): number {
  const slot = own['harbour'];
  return typeof slot === 'number' ? slot : -1;
}

/** 18lra/6.2.2.1-h, 18lra/4.1.2-harbour-j */
export const keptCircles: KeptCircles = {
  rule: '18lra/6.2.2.1-h',
  has: (node, slot) => harbourSlot(node) === slot,
};

/** The harbour place of a hex, and who stands there. Printed ones are closed: 18lra/4.1.2-harbour-b, 18lra/4.1.2-harbour-j */
export function harbourAt(state: State, hex: string): (Place & { readonly marker: string | null }) | undefined {
  if (!state.track.laid[hex]) return undefined;
  const node = tileOn(mapOf(state), state.track, hex).nodes.find((one) => harbourSlot(one) >= 0);
  if (!node) return undefined;
  const slot = harbourSlot(node);
  return { hex, node: node.id, slot, marker: slotsOf(state.track, hex, node)[slot] ?? null };
}

/** The hex of the company's harbour. 18lra/6.2.4.5-d */
export function harbourOf(state: State, company: string): string | undefined {
  return Object.keys(HARBOURS).find((hex) => harbourAt(state, hex)?.marker === company);
}

/** The markers that stand on ordinary circles. */
function ordinaryMarkers(state: State, company: string): number {
  return countMarkers(state.track, company) - (harbourOf(state, company) === undefined ? 0 : 1);
}

/** The harbour marker lies on the charter: neither built nor turned over. 18lra/4.2.3-a */
export function hasHarbourMarker(state: State, { id, harbour, markers }: Company): boolean {
  return harbour !== null && harbourOf(state, id) === undefined && ordinaryMarkers(state, id) <= markers.length;
}

/**
 * The ordinary markers in their order; from brown on the harbour marker turned over, if it is the last. 18lra/6.2.2-i,
 * 18lra/6.2.2.1-g, 18lra/4.1.2-harbour-e
 */
export function markerCost(state: State, company: Company): number | undefined {
  const cost = markersOf(state, company)[ordinaryMarkers(state, company.id)];
  return cost ?? (isBrown(state) && hasHarbourMarker(state, company) ? harbourPrice(state, company, true) : undefined);
}

/** 18lra/4.1.2-harbour-c, 18lra/4.1.2-harbour-f, 18lra/4.2.3-g, 18lra/6.2.2.1-b, 18lra/6.2.2.1-d, 18lra/6.2.2.1-e */
export function harbourCost(state: State, company: Company, hex: string): number {
  if (company.id === 'MKB' && hex === ORSOY) return MKB_ORSOY;
  return harbourPrice(state, company, isBrown(state));
}

function harbourPrice(state: State, { id }: Company, higher: boolean): number {
  return harbourPricesOf(state, id)[higher ? 'higher' : 'lower'];
}

/** What the harbour marker of a company costs, as printed or by a file. 18lra/4.2.3-k */
export function harbourPricesOf(
  { options }: State,
  company: string,
): { readonly lower: number; readonly higher: number } {
  const [lower = 0, higher = 0] = options.components?.harbours?.[company] ?? harbourPrices[company] ?? [];
  return { lower, higher };
}

/** The private that still keeps the place for its owner. 18lra/4.1.2-harbour-a, 18lra/4.1.2-harbour-d, 18lra/short-m */
export function keeperOf(state: State, hex: string): 'no2' | 'no3' | 'no4' | null {
  return isBrown(state) || isShort(state) ? null : (HARBOURS[hex] ?? null);
}
