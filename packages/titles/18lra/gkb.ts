import type { Tell } from '@stellwerk/engine/kernel';
import { placeMarker } from '@stellwerk/engine/track';
import { ownerSeat } from '../rhineland/privates.ts';
import { askForCompany } from './assigning.ts';
import { GKB, KEVELAER } from './board.ts';
import { mapOf, type State } from './state.ts';

/** With the first 5-train: its marker in Kevelaer, its train on a charter. 18lra/4.1.2-no6-a, 18lra/4.1-g */
export function startGkb(state: State, tell: Tell): void {
  const owner = ownerSeat(state, 'no6');
  if (owner < 0) return;
  placeMarker(mapOf(state), state.track, { hex: KEVELAER, node: 'offboard0', slot: 0 }, GKB);
  tell({ type: 'gkbStarted', hex: KEVELAER });
  askForCompany(state, 'gkb', owner);
}
