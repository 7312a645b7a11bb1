import { cashOf } from '@stellwerk/engine/finance';
import { AACHEN_FUND, type State } from '@stellwerk/titles/rhineland';

/** What waits at Aachen for RhE, on the map of the Rhineland. */
export function aachenFund(state: State, company: string): number {
  return company === 'RhE' ? cashOf(state, AACHEN_FUND) : 0;
}
