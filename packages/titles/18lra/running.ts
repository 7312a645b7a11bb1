import { trainsOf } from '@stellwerk/engine/finance';
import { hasShortestRoute } from '../rhineland/shortest-route.ts';
import { routeRules } from './route-rules.ts';
import type { State } from './state.ts';

/** Whether its trains have any legal route. 18lra/6.2.3-a */
export function canRun(state: State, company: string): boolean {
  const [train] = trainsOf(state, company);
  return train !== undefined && hasShortestRoute(routeRules(state, company), company, train);
}

/** A route of two stops for whatever train: the duty to own one hangs on it. 18lra/6.1.2-f, 18lra/6.2.6.1-a */
export function hasRoute(state: State, company: string): boolean {
  return hasShortestRoute(routeRules(state, company), company, '2');
}
