import { isCompany, isInvestor, routeRules, trainsToRun } from '@stellwerk/titles/1880';
import type { Planner } from '../plan.ts';
import { isPosition } from './position.ts';

/** Investors run too, with a train like those on sale. */
export const plan: Planner = (state, railway) => {
  if (!isPosition(state) || !(isCompany(railway) || isInvestor(railway))) return undefined;
  const trains = trainsToRun(state, railway);
  return trains.length === 0 ? undefined : { rules: routeRules(state, railway), trains };
};
