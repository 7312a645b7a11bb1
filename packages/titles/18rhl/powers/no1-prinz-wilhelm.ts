import { refuse } from '@stellwerk/engine/kernel';
import type { Power } from '../../rhineland/law.ts';
import { ownerSeat } from '../../rhineland/privates.ts';
import { closeAngertalbahn, hexOfNo1, isAngertalbahn, refuseRatingen } from '../ratingen.ts';
import type { State } from '../state.ts';
import { refuseConcession } from './no2-osterath.ts';

/** One tile on E14 beside the normal lay, its mountain paid. 18rhl/4.2-no1-b, 18rhl/4.2-no1-c */
export const no1: Power = {
  id: 'no1',
  uses: ['no1'],
  targets: (state: State) => [hexOfNo1(state)],
  refuse: (state: State, hex: string, tile: string) =>
    refuseConcession(tile) ??
    refuseRatingen(state, hex, 'no1') ??
    (hex !== hexOfNo1(state) || state.track.laid[hex] ? refuse('18rhl/4.2-no1-b') : undefined),
  cost: (state: State) => (isAngertalbahn(state, 'no1') ? 0 : undefined),
  connected: (state: State) => isAngertalbahn(state, 'no1'),
  used: (state: State) => closeAngertalbahn(state, 'no1'),
};

/** 18rhl/4.2-no1-a: as long as No. 1 is open and the hex is bare. */
export function isReservedByNo1(state: State, hex: string): boolean {
  return hex === hexOfNo1(state) && !state.track.laid[hex] && ownerSeat(state, 'no1') >= 0;
}
