import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestRoutes } from './best.ts';
import { checkRoutes } from './check.ts';
import { allWays, bestByTrying, routeOn } from './oracle.fixture.ts';
import { randomBoard, situationOf } from './random-map.fixture.ts';

/** 300 maps in the ordinary run, as many as one likes at night. */
const MAPS = Number(process.env['STELLWERK_ORACLE_MAPS'] ?? 300);
/** The same maps each time, so that a failure is somebody's change; other seeds are for the night. */
const SEED = Number(process.env['STELLWERK_ORACLE_SEED'] ?? 1);
const MOST_WAYS = 3000;

describe('on random maps', () => {
  it(`the best run is the one that trying everything finds (${MAPS} maps)`, { timeout: MAPS * 1000 }, () => {
    let maps = 0;
    fc.assert(
      fc.property(randomBoard, (board) => {
        const { rules, trains } = situationOf(board);
        const best = bestByTrying(rules, trains, MOST_WAYS);
        fc.pre(best !== undefined);
        maps += 1;
        const found = bestRoutes(rules, trains);
        const checked = checkRoutes(rules, trains, found.routes);
        if (!checked.ok) throw new Error(JSON.stringify(checked.fault));
        const stops = checked.result.routes.flatMap((route) => route.stops.filter(({ counted }) => counted));
        expect({ revenue: found.revenue, stops: stops.length }).toEqual(best);
        expect(checked.result.revenue).toBe(found.revenue);
        expect(found.proven).toBe(true);
      }),
      { numRuns: MAPS, seed: SEED },
    );
    expect(maps).toBeGreaterThanOrEqual(MAPS);
  });

  it(`a way is a legal route exactly if the definition says so, and pays the same (${MAPS} maps)`, {
    timeout: MAPS * 1000,
  }, () => {
    fc.assert(
      fc.property(randomBoard, (board) => {
        const { rules, trains } = situationOf(board);
        const train = trains[0];
        if (train === undefined) return;
        const ways = allWays(rules, train.kind, MOST_WAYS);
        fc.pre(ways !== undefined);
        for (const way of ways ?? []) {
          const route = routeOn(rules, train.kind, way);
          const run = { ...rules, runBonuses: [] };
          const checked = checkRoutes(run, [train], [{ train: train.id, path: way.path, counts: null }]);
          expect(checked.ok ? checked.result.revenue : undefined).toBe(route?.revenue);
          if (route === undefined) continue;
          const again = checkRoutes(run, [train], [{ train: train.id, path: way.path, counts: route.counts }]);
          expect(again.ok && again.result.revenue).toBe(route.revenue);
        }
      }),
      { numRuns: MAPS, seed: SEED },
    );
  });
});
