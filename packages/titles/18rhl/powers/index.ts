import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import type { Power } from '../../rhineland/law.ts';
import type { CompanyTurn } from '../../rhineland/state.ts';
import { OSTERATH_TILE } from '../board.ts';
import { refuseRatingen } from '../ratingen.ts';
import type { State } from '../state.ts';
import { isReservedByNo1, no1 } from './no1-prinz-wilhelm.ts';
import { no2, refuseConcession } from './no2-osterath.ts';
import { no3 } from './no3-rope-haulage.ts';
import { no4 } from './no4-ferry.ts';

/** Who has No. 3 too pays nothing for the mountain of No. 1. 18rhl/4.2-no1-c, 18rhl/4.2-no3-d */
const no1WithNo3: Power = {
  ...no1,
  id: 'no1+no3',
  uses: ['no1', 'no3'],
  refuse: (state: State, hex: string, tile: string, frame: CompanyTurn) =>
    refuseRatingen(state, hex, 'no1+no3') ?? no1.refuse(state, hex, tile, frame) ?? no3.refuse(state, hex, tile, frame),
  cost: () => 0,
  connected: () => false,
  used: () => undefined,
};

export const powers: readonly Power[] = [no1, no2, no3, no4, no1WithNo3];

/** What is kept for a power: the tile of No. 2 and its place, E14 for No. 1. */
export function refuseReserved(state: State, hex: string, tile: string, power: Power | undefined): Refusal | undefined {
  const wrong = power ? undefined : (refuseConcession(tile) ?? refuseRatingen(state, hex, 'none'));
  if (wrong) return wrong;
  if (power !== no2 && state.track.laid[hex]?.tile === OSTERATH_TILE) return refuse('18rhl/4.2-no2-g');
  if (power?.uses.includes('no1') || !isReservedByNo1(state, hex)) return undefined;
  return refuse(power === no3 ? '18rhl/4.2-no3-d' : '18rhl/4.2-no1-a');
}
