import { china } from '@stellwerk/titles/1880';
import { botsOf } from '../railway/bots.ts';
import { MASTER } from '../railway/master.ts';
import { PLANNER } from '../railway/planner.ts';
import { knowledge } from './knowledge.ts';

/** The map is large and offers hundreds of lays; where trains run is looked at first, so that some of them are enough. */
const planner = { ...PLANNER, lays: 60, runs: 8, rivalry: 0.4 };

export const { bots, foresee, valuing } = botsOf(china.id, knowledge, {
  planner,
  master: { ...planner, lays: 160, runs: 20, thorough: true },
  // The outlook plays on to the end of the game, and sees track grow: lines in which nobody builds only blur what it says.
  search: { ...MASTER, moves: 1 },
});
