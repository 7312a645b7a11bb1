import type { Tell } from '@stellwerk/engine/kernel';
import { bankPays } from '../rhineland/bank.ts';
import { GVE_LINE } from './companies.ts';
import { isVenloLinked } from './links.ts';
import type { State } from './state.ts';

/** The bank rewards GVE once for the line from Gladbach to Venlo; if that came first, when it floats. 18lra/4.2.3-f */
export function payGveLine(state: State, tell: Tell): void {
  if (state.gvePaid || !state.companies.GVE.floated || !isVenloLinked(state)) return;
  state.gvePaid = true;
  tell({ type: 'gveLinePaid', amount: GVE_LINE });
  bankPays(state, 'GVE', GVE_LINE, tell);
}
