import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, PATIENCE } from '../../testing/property.ts';
import { anyRoute } from './any-route.ts';
import { bestRoutes, quickRoutes } from './best.ts';
import { checkRoutes } from './check.ts';
import { allWays, bestByTrying, routeOn } from './oracle.fixture.ts';
import { distantBoard, randomBoard, situationOf, tangledBoard } from './random-map.fixture.ts';
import { TUNING, type Tuning } from './runs.ts';

const MAPS = 150;
const MOST_WAYS = 3000;
/** Small maps never have so many routes that prices are needed; so the search is told that a few are many. */
const IN_NEED: Tuning = { ...TUNING, listedFirst: 2, few: 3 };

describe('on random maps', () => {
  it.each([
    ['of all sorts', randomBoard, MOST_WAYS],
    ['with entangled track and an express', tangledBoard, 30 * MOST_WAYS],
    ['with a bonus for two ends', distantBoard, 3 * MOST_WAYS],
  ])(
    `%s the best run is the one that trying everything finds, and a quick one states truly what it misses (${MAPS} maps)`,
    {
      timeout: PATIENCE,
    },
    (_, boards, mostWays) => {
      holds(
        fc.property(boards, (board) => {
          const { rules, trains } = situationOf(board);
          const best = bestByTrying(rules, trains, mostWays);
          fc.pre(best !== undefined);
          for (const tuning of [TUNING, IN_NEED]) {
            const found = bestRoutes(rules, trains, {}, tuning);
            const checked = checkRoutes(rules, trains, found.routes);
            if (!checked.ok) throw new Error(JSON.stringify(checked.fault));
            const stops = checked.result.routes.flatMap((route) => route.stops.filter(({ counted }) => counted));
            expect({ revenue: found.revenue, stops: stops.length }).toEqual(best);
            expect(checked.result.revenue).toBe(found.revenue);
            expect(found.proven).toBe(true);
          }
          const quick = quickRoutes(rules, trains);
          const checked = checkRoutes(rules, trains, quick.routes);
          expect(checked.ok && checked.result.revenue).toBe(quick.revenue);
          expect(best?.revenue).toBeGreaterThanOrEqual(quick.revenue);
          expect(best?.revenue).toBeLessThanOrEqual(quick.revenue + quick.gap);
        }),
        MAPS,
      );
    },
  );

  it(`a way is a legal route exactly if the definition says so, and pays the same (${MAPS} maps)`, {
    timeout: PATIENCE,
  }, () => {
    holds(
      fc.property(randomBoard, (board) => {
        const { rules, trains } = situationOf(board);
        const train = trains[0];
        if (train === undefined) return;
        const ways = allWays(rules, train.kind, MOST_WAYS);
        fc.pre(ways !== undefined);
        const run = { ...rules, runBonuses: [] };
        let isAny = false;
        for (const way of ways ?? []) {
          const route = routeOn(rules, train.kind, way);
          isAny ||= route !== undefined;
          const checked = checkRoutes(run, [train], [{ train: train.id, path: way.path, counts: null }]);
          expect(checked.ok ? checked.result.revenue : undefined).toBe(route?.revenue);
          if (route === undefined) continue;
          const again = checkRoutes(run, [train], [{ train: train.id, path: way.path, counts: route.counts }]);
          expect(again.ok && again.result.revenue).toBe(route.revenue);
        }
        const found = anyRoute(rules, [train]);
        expect(found !== undefined).toBe(isAny);
        if (found !== undefined) expect(checkRoutes(run, [train], [found]).ok).toBe(true);
      }),
      MAPS,
    );
  });
});
