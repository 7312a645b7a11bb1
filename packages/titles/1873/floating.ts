import { BANK, OFFERING, POOL, pay } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import { freeSlots, placeMarker, printedOn, tileOn } from '@stellwerk/engine/track';
import { type RailwayId, railways } from './companies.ts';
import { moveShares, sharesOf } from './paper.ts';
import { mapOf, type State } from './state.ts';

/** Shares left in the issue box when the third of five is sold. 1873/3.2.3.1-a */
const LEFT_AT_FLOATING = 2;

/**
 * It acts in the next operating round. 1873/3.2.3.1-d. Charter, start capital, the last shares to the pool, and the
 * home markers, in this order. 1873/3.2.3.1-b, 1873/3.2.3.1-c
 */
export function floatIfReady(state: State, id: RailwayId, tell: Tell): void {
  const railway = state.railways[id];
  if (railway.floated || railway.issuePrice === null || sharesOf(state, id, OFFERING) > LEFT_AT_FLOATING) return;
  const capital = 5 * railway.issuePrice;
  railway.floated = true;
  pay(state, BANK, id, capital);
  moveShares(state, id, OFFERING, POOL, LEFT_AT_FLOATING);
  tell({ type: 'floated', company: id, capital });
  for (const hex of railways[id].homes) placeHome(state, id, hex, tell);
}

/** In the circle that has its name, as long as that is free. */
export function placeHome(state: State, id: RailwayId, hex: string, tell: Tell): void {
  const map = mapOf(state);
  const home = state.track.reserved[hex]?.find(({ company }) => company === id);
  const node = home?.node ?? tileOn(map, state.track, hex).nodes[0]?.id ?? '';
  const free = freeSlots(map, state.track, hex, node);
  const printed = printedOn(map, hex).nodes.find(({ reservedFor }) => reservedFor.includes(id));
  const slot = free.find((one) => one === printed?.reservedFor.indexOf(id)) ?? free[0];
  if (slot === undefined) throw new RangeError(`no circle is left for the home of ${id} in ${hex}`);
  placeMarker(map, state.track, { hex, node, slot }, id);
  tell({ type: 'homePlaced', company: id, hex });
}
