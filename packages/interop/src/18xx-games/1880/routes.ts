import { DEPOT, trainsOf } from '@stellwerk/engine/finance';
import type { Result } from '@stellwerk/engine/kernel';
import type { Route } from '@stellwerk/engine/routes';
import { isCompany, type Railway, routeRules, trainsToRun, typeOnSale } from '@stellwerk/titles/1880';
import type { PeerAction } from '../action.ts';
import { nextTrain } from '../copies.ts';
import { routesIn } from '../routes.ts';
import { noteStops } from '../table.ts';
import { trainNamed } from './names.ts';
import type { Table } from './table.ts';

export function routesOf(table: Table, railway: Railway, action: PeerAction): Result<readonly Route[]> {
  const { game, trains } = table;
  const { state } = game;
  // An investor runs the train that is on sale.
  const lent = nextTrain(trains, typeOnSale(state), trainsOf(state, DEPOT));
  return routesIn(action, {
    rules: routeRules(state, railway),
    trains: trainsToRun(state, railway),
    kindOf: trainNamed,
    note: (route) => noteStops(table, route),
    owns: (copy) => (isCompany(railway) ? trains.at.get(copy) === railway : copy === lent),
    skips: (kind) => kind.endsWith('E'),
  });
}
