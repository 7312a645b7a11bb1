import { refuse } from '@stellwerk/engine/kernel';
import type { Power } from '../../rhineland/law.ts';
import type { CompanyTurn } from '../../rhineland/state.ts';
import { METROPOLES } from '../board.ts';
import { refuseRatingen } from '../ratingen.ts';
import type { State } from '../state.ts';
import { refuseConcession } from './no2-osterath.ts';

/** The first step of a metropolis for nothing; a marker may follow in the same turn. 18rhl/4.2-no4-a, 18rhl/4.2-no4-b */
export const no4: Power = {
  id: 'no4',
  uses: ['no4'],
  targets: () => [...METROPOLES],
  refuse(state: State, hex: string, tile: string) {
    const wrong = refuseConcession(tile) ?? refuseRatingen(state, hex, 'no4');
    if (wrong) return wrong;
    if (!METROPOLES.has(hex)) return refuse('18rhl/4.2-no4-a');
    return state.track.laid[hex] ? refuse('18rhl/4.2-no4-e') : undefined;
  },
  cost: () => 0,
  waits: '18rhl/4.2-no4-a',
  used: (_: State, frame: CompanyTurn, hex: string) => {
    frame.ferryMarkerOn = hex;
  },
};
