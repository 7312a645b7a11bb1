import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import type { Power } from '../../rhineland/law.ts';
import { type CompanyTurn, hasBegun } from '../../rhineland/state.ts';
import { OSTERATH, OSTERATH_TILE } from '../board.ts';
import { refuseRatingen } from '../ratingen.ts';
import type { State } from '../state.ts';

/**
 * Its own tile in Osterath, for nothing and whatever lies there; a marker may follow at once. 18rhl/4.2-no2-b,
 * 18rhl/4.2-no2-c
 */
export const no2: Power = {
  id: 'no2',
  uses: ['no2'],
  tile: { id: OSTERATH_TILE, rule: '18rhl/4.2-no2-b' },
  targets: () => [OSTERATH],
  refuse(state: State, hex: string, tile: string) {
    if (!hasBegun(state.phase, '3')) return refuse('18rhl/4.2-no2-a');
    if (hex !== OSTERATH || tile !== OSTERATH_TILE) return refuse('18rhl/4.2-no2-b');
    return refuseRatingen(state, hex, 'no2');
  },
  cost: () => 0,
  used: (_: State, frame: CompanyTurn, hex: string) => {
    frame.freeMarkerOn = hex;
  },
};

/** The tile of No. 2 comes by its power only. 18rhl/4.2-no2-g */
export function refuseConcession(tile: string): Refusal | undefined {
  return tile === OSTERATH_TILE ? refuse('18rhl/4.2-no2-g') : undefined;
}
