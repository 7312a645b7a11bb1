import { refuse } from '@stellwerk/engine/kernel';
import type { Power } from '../../rhineland/law.ts';
import { type CompanyTurn, hasBegun } from '../../rhineland/state.ts';
import { MG_HEXES } from '../board.ts';
import type { State } from '../state.ts';

/**
 * From green on a tile on H8 or I7 in place of the normal lay, without a connection; a marker may follow there, at its cost.
 * Once, and only until the first 5-train. 18lra/4.1.2-no5-b, 18lra/4.1.2-no5-c, 18lra/4.1.2-no5-d, 18lra/4.1.2-no5-e
 */
export const no5: Power = {
  id: 'no5',
  uses: ['no5'],
  targets: () => MG_HEXES,
  refuse(state: State, hex: string, _: string, frame: CompanyTurn) {
    if (!hasBegun(state.phase, '3') || !MG_HEXES.includes(hex)) return refuse('18lra/4.1.2-no5-b');
    return frame.laid ? refuse('18lra/4.1.2-no5-c') : undefined;
  },
  used(_: State, frame: CompanyTurn, hex: string) {
    frame.laid = true;
    frame.ferryMarkerOn = hex;
  },
};
