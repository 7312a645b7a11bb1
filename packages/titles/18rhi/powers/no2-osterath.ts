import { GONE } from '@stellwerk/engine/finance';
import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import type { Power } from '../../rhineland/law.ts';
import { type CompanyTurn, hasBegun } from '../../rhineland/state.ts';
import { OSTERATH, OSTERATH_TILE } from '../board.ts';
import type { State } from '../state.ts';

/**
 * Its own tile in Osterath, for nothing and whatever lies there; a marker may follow at once for nothing, and the private
 * leaves the game. 18rhi/4.1.1-no2-b, 18rhi/4.1.1-no2-c, 18rhi/4.1.1-no2-e
 */
export const no2: Power = {
  id: 'no2',
  uses: ['no2'],
  tile: { id: OSTERATH_TILE, rule: '18rhi/4.1.1-no2-b' },
  targets: () => [OSTERATH],
  refuse(state: State, hex: string, tile: string) {
    // 18rhi/4.1.1-b
    if (!hasBegun(state.phase, '3')) return refuse('18rhi/4.1.1-no2-a');
    return hex !== OSTERATH || tile !== OSTERATH_TILE ? refuse('18rhi/4.1.1-no2-b') : undefined;
  },
  cost: () => 0,
  used(state: State, frame: CompanyTurn, hex: string) {
    frame.freeMarkerOn = hex;
    state.privates.no2 = GONE;
  },
};

/** The tile of No. 2 comes by its power only. 18rhi/3.2-c */
export function refuseConcession(tile: string): Refusal | undefined {
  return tile === OSTERATH_TILE ? refuse('18rhi/3.2-c') : undefined;
}
