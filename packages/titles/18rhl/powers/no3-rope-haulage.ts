import { refuse } from '@stellwerk/engine/kernel';
import { printedOn, tileNamed } from '@stellwerk/engine/track';
import type { Power } from '../../rhineland/law.ts';
import { refuseRatingen } from '../ratingen.ts';
import { mapOf, type State } from '../state.ts';
import { refuseConcession } from './no2-osterath.ts';

/** A first tile on a mountain beside the normal lay, for nothing. 18rhl/4.2-no3-a */
export const no3: Power = {
  id: 'no3',
  uses: ['no3'],
  refuse: (state: State, hex: string, tile: string) =>
    refuseConcession(tile) ??
    refuseRatingen(state, hex, 'no3') ??
    (isForRope(state, hex, tile) ? undefined : refuse('18rhl/4.2-no3-e')),
  cost: () => 0,
  waits: '18rhl/4.2-no3-e',
};

/** A mountain no tile lies on; with `mountains: covered-too` one that a yellow tile covers. 18rhl/4.2-no3-e */
function isForRope(state: State, hex: string, tile: string): boolean {
  const map = mapOf(state);
  const isMountain = printedOn(map, hex).upgradeCost?.types.includes('mountain') ?? false;
  if (!isMountain || !state.track.laid[hex]) return isMountain;
  return state.options.mountains === 'covered-too' && tileNamed(map, tile).color === 'green';
}
