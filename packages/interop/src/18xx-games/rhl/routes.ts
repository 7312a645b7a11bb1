import type { Result } from '@stellwerk/engine/kernel';
import type { Route } from '@stellwerk/engine/routes';
import { type CompanyId, routeRules, type State, trainsToRun } from '@stellwerk/titles/18rhl';
import type { PeerAction } from '../action.ts';
import { routesIn } from '../routes.ts';
import { trainNamed } from './names.ts';

const EXPRESS = '8';

export function routesOf(state: State, company: CompanyId, action: PeerAction): Result<readonly Route[]> {
  return routesIn(action, {
    rules: routeRules(state, company),
    trains: trainsToRun(state, company),
    kindOf: trainNamed,
    skips: (kind) => kind === EXPRESS,
  });
}
