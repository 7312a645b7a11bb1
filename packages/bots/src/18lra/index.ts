import { game, isPosition } from '@stellwerk/titles/18lra';
import { rhinelandBots } from '../rhineland/bots.ts';
import { WEIGHTS } from '../rhineland/weights.ts';

/** Without an 8-train; its privates bring harbours, and the home of MKB takes no tile before the green ones. */
export const { bots, foresee, valuing } = rhinelandBots(game, isPosition, {
  ...WEIGHTS,
  roundsLeft: { '2': 13, '3': 11, '4': 8, '5': 6, '6': 5 },
  opens: { MKB: '3' },
  power: { no1: 15, no2: 25, no3: 25, no4: 25, no5: 30, no6: 45 },
});
