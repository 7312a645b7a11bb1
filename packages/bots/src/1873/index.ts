import { harzbahn } from '@stellwerk/titles/1873';
import { botsOf } from '../railway/bots.ts';
import { PLANNER } from '../railway/planner.ts';
import { knowledge } from './knowledge.ts';

/** What one builds here others use: whoever grudges them that grows too little himself. */
const master = { ...PLANNER, rivalry: 0.4 };
/** A master sees in its lines what is bought with money that is kept. */
const planner = { ...master, thorough: true };

export const { bots, foresee, valuing } = botsOf(harzbahn.id, knowledge, { planner, master });
