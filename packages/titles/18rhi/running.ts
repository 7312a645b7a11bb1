import { trainsOf } from '@stellwerk/engine/finance';
import { anyRoute } from '@stellwerk/engine/routes';
import { EXPRESS } from '../rhineland/express.ts';
import { hasShortestRoute } from '../rhineland/shortest-route.ts';
import { routeRules } from './route-rules.ts';
import type { State } from './state.ts';

/** Whether its trains have any legal route. 18rhi/6.2.3-a */
export function canRun(state: State, company: string): boolean {
  const trains = trainsOf(state, company);
  if (trains.length === 0) return false;
  const rules = routeRules(state, company);
  const ordinary = trains.find((type) => type !== EXPRESS);
  if (ordinary !== undefined) return hasShortestRoute(rules, company, ordinary);
  return anyRoute(rules, [{ id: EXPRESS, kind: EXPRESS }]) !== undefined;
}

/** A route of two stops for whatever train: the duty to own one hangs on it. 18rhi/6.1.2-f, 18rhi/6.2.6.1-a */
export function hasRoute(state: State, company: string): boolean {
  return hasShortestRoute(routeRules(state, company), company, '2');
}
