import type { Result } from '@stellwerk/engine/kernel';
import type { Route } from '@stellwerk/engine/routes';
import { type Railway, routeRules, type State, trainsToRun } from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import { routesIn } from '../routes.ts';
import { trainNamed } from './names.ts';

export function routesOf(state: State, railway: Railway, action: PeerAction): Result<readonly Route[]> {
  return routesIn(action, {
    rules: routeRules(state, railway),
    trains: trainsToRun(state, railway),
    kindOf: trainNamed,
    skips: (kind) => kind.endsWith('E'),
  });
}
