import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import type { Power } from '../../rhineland/law.ts';
import { hasBegun } from '../../rhineland/state.ts';
import { hexesIn, type State } from '../state.ts';
import { no5 } from './no5-manchester.ts';
import { gkb } from './no6-kreisbahn.ts';

/** No. 1 to No. 4 lay no tiles. */
export const powers: readonly Power[] = [no5, gkb];

/** 18lra/6.2.1.1-h */
export function refuseReserved(state: State, hex: string): Refusal | undefined {
  return hexesIn(state, 'closedBeforeGreen').includes(hex) && !hasBegun(state.phase, '3')
    ? refuse('18lra/6.2.1.1-h')
    : undefined;
}
