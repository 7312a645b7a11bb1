import { trainsOf } from '@stellwerk/engine/finance';
import { EXPRESS } from '../rhineland/express.ts';
import { hasLongRoute, hasShortestRoute } from '../rhineland/shortest-route.ts';
import { routeRules } from './route-rules.ts';
import type { State } from './state.ts';

/** Whether its trains have any legal route. 18rhl/10.1-n */
export function canRun(state: State, company: string): boolean {
  const trains = trainsOf(state, company);
  if (trains.length === 0) return false;
  const ordinary = trains.find((type) => type !== EXPRESS);
  const rules = routeRules(state, company);
  if (ordinary !== undefined) return hasShortestRoute(rules, company, ordinary);
  return hasLongRoute(rules, EXPRESS);
}

/** A route of two stops for whatever train: the duty to own one hangs on it. */
export function hasRoute(state: State, company: string): boolean {
  return hasShortestRoute(routeRules(state, company), company, '2');
}
