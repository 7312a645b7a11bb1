import { isCompany, routeRules, trainsToRun } from '@stellwerk/titles/18rhl';
import type { Planner } from '../plan.ts';
import { isPosition } from './position.ts';

export const plan: Planner = (state, company) => {
  if (!isPosition(state) || !isCompany(company)) return undefined;
  const trains = trainsToRun(state, company);
  return trains.length === 0 ? undefined : { rules: routeRules(state, company), trains };
};
