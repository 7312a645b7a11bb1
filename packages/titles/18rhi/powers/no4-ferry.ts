import { refuse } from '@stellwerk/engine/kernel';
import type { Power } from '../../rhineland/law.ts';
import type { CompanyTurn } from '../../rhineland/state.ts';
import { METROPOLES } from '../board.ts';
import type { State } from '../state.ts';
import { refuseConcession } from './no2-osterath.ts';

/**
 * The first step of a metropolis for nothing; a marker may follow in the same turn, on any free circle of either bank.
 * 18rhi/4.1.1-no4-a, 18rhi/4.1.1-no4-b, 18rhi/4.1.1-no4-c, 18rhi/4.1.1-no4-f
 */
export const no4: Power = {
  id: 'no4',
  uses: ['no4'],
  targets: () => [...METROPOLES],
  refuse(state: State, hex: string, tile: string) {
    const wrong = refuseConcession(tile);
    if (wrong) return wrong;
    if (!METROPOLES.has(hex)) return refuse('18rhi/4.1.1-no4-a');
    return state.track.laid[hex] ? refuse('18rhi/4.1.1-no4-d') : undefined;
  },
  cost: () => 0,
  waits: '18rhi/4.1.1-no4-a',
  used: (_: State, frame: CompanyTurn, hex: string) => {
    frame.ferryMarkerOn = hex;
  },
};
