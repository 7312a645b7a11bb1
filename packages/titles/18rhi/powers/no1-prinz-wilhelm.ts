import { refuse } from '@stellwerk/engine/kernel';
import type { Power } from '../../rhineland/law.ts';
import { ownerSeat } from '../../rhineland/privates.ts';
import { PRINZ_WILHELM } from '../board.ts';
import type { State } from '../state.ts';
import { refuseConcession } from './no2-osterath.ts';

/** One yellow tile on E14 beside the normal lay, its mountain paid. 18rhi/4.1.1-no1-b, 18rhi/4.1.1-no1-c */
export const no1: Power = {
  id: 'no1',
  uses: ['no1'],
  targets: () => [PRINZ_WILHELM],
  refuse: (state: State, hex: string, tile: string) =>
    refuseConcession(tile) ??
    (hex !== PRINZ_WILHELM || state.track.laid[hex] ? refuse('18rhi/4.1.1-no1-b') : undefined),
};

/** As long as No. 1 is open and the hex is bare. 18rhi/4.1.1-no1-a, 18rhi/4.1.1-no1-d, 18rhi/4.1.1-no1-e */
export function isReservedByNo1(state: State, hex: string): boolean {
  return hex === PRINZ_WILHELM && !state.track.laid[hex] && ownerSeat(state, 'no1') >= 0;
}
