import type { Result } from '@stellwerk/engine/kernel';
import type { Route } from '@stellwerk/engine/routes';
import { type CompanyId, routeRules, trainsToRun } from '@stellwerk/titles/18rhl';
import type { PeerAction } from '../action.ts';
import { routesIn } from '../routes.ts';
import { noteStops } from '../table.ts';
import { trainNamed } from './names.ts';
import type { Table } from './table.ts';

const EXPRESS = '8';

export function routesOf(table: Table, company: CompanyId, action: PeerAction): Result<readonly Route[]> {
  const { game, trains } = table;
  const { state } = game;
  return routesIn(action, {
    rules: routeRules(state, company),
    trains: trainsToRun(state, company),
    kindOf: trainNamed,
    note: (route) => noteStops(table, route),
    owns: (copy) => trains.at.get(copy) === company,
    skips: (kind) => kind === EXPRESS,
  });
}
