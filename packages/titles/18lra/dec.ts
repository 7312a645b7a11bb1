import type { Tell } from '@stellwerk/engine/kernel';
import { ownerSeat } from '../rhineland/privates.ts';
import { askForCompany } from './assigning.ts';
import { isDalheimLinked } from './links.ts';
import type { State } from './state.ts';

/** Once Dalheim is linked with the right bank, at the latest with the first 5-train. 18lra/4.1.2-no1-a, 18lra/4.1.2-no1-j */
export function activateCamp(state: State, tell: Tell): void {
  const owner = ownerSeat(state, 'no1');
  if (state.decActive || owner < 0) return;
  state.decActive = true;
  tell({ type: 'campActive' });
  askForCompany(state, 'dec', owner);
}

export function watchDalheim(state: State, tell: Tell): void {
  if (!state.decActive && isDalheimLinked(state)) activateCamp(state, tell);
}
