import { trainsOf } from '@stellwerk/engine/finance';
import { anyRoute } from '@stellwerk/engine/routes';
import { hasShortestRoute } from '../rhineland/shortest-route.ts';
import { routeRules } from './route-rules.ts';
import { GKB_TRAIN } from './start-items.ts';
import type { State } from './state.ts';

const KREISBAHN = { id: GKB_TRAIN.type, kind: GKB_TRAIN.type };

/** Whether its trains have any legal route. 18lra/6.2.3-a */
export function canRun(state: State, company: string): boolean {
  const trains = trainsOf(state, company);
  const isOrdinary = (train: string) => train !== KREISBAHN.kind;
  if (trains.some(isOrdinary) && hasRoute(state, company)) return true;
  return trains.includes(KREISBAHN.kind) && anyRoute(routeRules(state, company), [KREISBAHN]) !== undefined;
}

/** A route of two stops for whatever train: the duty to own one hangs on it. 18lra/6.1.2-f, 18lra/6.2.6.1-a */
export function hasRoute(state: State, company: string): boolean {
  return hasShortestRoute(routeRules(state, company), company, '2');
}
