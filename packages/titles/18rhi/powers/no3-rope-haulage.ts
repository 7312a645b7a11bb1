import { refuse } from '@stellwerk/engine/kernel';
import { tileOn } from '@stellwerk/engine/track';
import type { Power } from '../../rhineland/law.ts';
import { mapOf, type State } from '../state.ts';
import { refuseConcession } from './no2-osterath.ts';

/**
 * A lay on a mountain, or the upgrade of a tile that shows one, beside the normal lay and for nothing; a marker there needs a
 * connection like any other. 18rhi/4.1.1-no3-a, 18rhi/4.1.1-no3-b, 18rhi/4.1.1-no3-c
 */
export const no3: Power = {
  id: 'no3',
  uses: ['no3'],
  refuse: (state: State, hex: string, tile: string) =>
    refuseConcession(tile) ?? (isMountain(state, hex) ? undefined : refuse('18rhi/4.1.1-no3-d')),
  cost: () => 0,
  waits: '18rhi/4.1.1-no3-d',
};

function isMountain(state: State, hex: string): boolean {
  return tileOn(mapOf(state), state.track, hex).upgradeCost?.types.includes('mountain') ?? false;
}
