import { game, isPosition } from '@stellwerk/titles/18rhi';
import { rhinelandBots } from '../rhineland/bots.ts';
import { WEIGHTS } from '../rhineland/weights.ts';

/** MKB lies where nobody may build before the brown tiles, and E8 is kept for No. 2. */
export const { bots, foresee, valuing } = rhinelandBots(game, isPosition, {
  ...WEIGHTS,
  opens: { MKB: '5' },
  closed: new Set(['E8']),
  rehearsed: 3,
});
