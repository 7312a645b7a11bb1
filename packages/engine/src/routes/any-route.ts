import { makeMeter } from './meter.ts';
import { searchRoutes } from './search.ts';
import { teamsOf } from './team.ts';
import { oriented, pathOf } from './trip.ts';
import type { Route, RouteRules, Train } from './types.ts';

/** Some legal route for one of the trains, whatever it brings; undefined if there is none. */
export function anyRoute(rules: RouteRules, trains: readonly Train[]): Route | undefined {
  const meter = makeMeter(Number.POSITIVE_INFINITY, undefined);
  let route: Route | undefined;
  for (const { outfits, network, trains: own } of teamsOf(rules, trains, meter)) {
    for (const outfit of outfits) {
      if (route !== undefined) return route;
      searchRoutes({
        outfit,
        avoid: null,
        prices: null,
        meter,
        contested: null,
        floor: Number.NEGATIVE_INFINITY,
        found: (trip) => {
          route = { train: own[0]?.id ?? '', path: pathOf(network.table, oriented(trip)), counts: null };
          // Nothing is above this: the search is over.
          return Number.POSITIVE_INFINITY;
        },
      });
    }
  }
  return route;
}
