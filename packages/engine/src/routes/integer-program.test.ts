import fc from 'fast-check';
import highs from 'highs';
import { describe, expect, it } from 'vitest';
import { holds, PATIENCE } from '../../testing/property.ts';
import { bestRoutes } from './best.ts';
import { checkRoutes } from './check.ts';
import { midBoard, midSituation } from './mid-map.fixture.ts';
import { allWays, type OracleRoute, routeOn } from './oracle.fixture.ts';
import type { RouteRules, Train } from './types.ts';

/** A twelfth of what the small maps get: each takes that much longer. */
const MAPS = 25;
const MOST_WAYS = 60_000;
const solver = await highs();

/** Every legal route of a kind of train, the best over each set of track; undefined if there are too many ways. */
function routesOf(rules: RouteRules, kind: string): readonly OracleRoute[] | undefined {
  const byTrack = new Map<string, OracleRoute>();
  for (const way of allWays(rules, kind, MOST_WAYS) ?? []) {
    if (!way.nodes.some((node) => isOwn(rules, node, kind))) continue;
    const route = routeOn(rules, kind, way);
    if (route === undefined || route.revenue === 0) continue;
    const key = route.uses.toSorted().join();
    if ((byTrack.get(key)?.revenue ?? -1) < route.revenue) byTrack.set(key, route);
  }
  return allWays(rules, kind, MOST_WAYS) === undefined ? undefined : [...byTrack.values()];
}

function isOwn(rules: RouteRules, node: number, kind: string): boolean {
  const found = rules.graph.nodes[node];
  return found !== undefined && rules.node(found, kind).own === true;
}

/** The most that trains can earn: of each train at most one route, of each piece of track at most one train. */
function mostRevenue(rules: RouteRules, trains: readonly Train[]): number | undefined {
  const terms: string[] = [];
  const binaries: string[] = [];
  const rows = new Map<string, string[]>();
  const listed = new Map<string, readonly OracleRoute[] | undefined>();
  for (const { kind } of trains) if (!listed.has(kind)) listed.set(kind, routesOf(rules, kind));
  for (const [number, { kind }] of trains.entries()) {
    const routes = listed.get(kind);
    if (routes === undefined) return undefined;
    for (const [i, { revenue, uses }] of routes.entries()) {
      const name = `t${number}r${i}`;
      binaries.push(name);
      terms.push(`${revenue} ${name}`);
      for (const use of [`train ${number}`, ...uses]) rows.set(use, [...(rows.get(use) ?? []), name]);
    }
  }
  if (terms.length === 0) return 0;
  const constraints = [...rows.values()].map((names, i) => ` c${i}: ${names.join(' + ')} <= 1`);
  const problem = [
    'Maximize',
    ` obj: ${terms.join(' + ')}`,
    'Subject To',
    ...constraints,
    'Binary',
    ` ${binaries.join(' ')}`,
    'End',
  ];
  const solution = solver.solve(problem.join('\n'));
  if (solution.Status !== 'Optimal') throw new Error(`the program was not solved: ${solution.Status}`);
  return Math.round(solution.ObjectiveValue);
}

describe('on mid-size maps', () => {
  it(`the best run earns what an integer program finds (${MAPS} maps)`, { timeout: PATIENCE }, () => {
    let several = 0;
    holds(
      fc.property(midBoard, (board) => {
        const { rules, trains } = midSituation(board);
        const most = mostRevenue(rules, trains);
        fc.pre(most !== undefined);
        const found = bestRoutes(rules, trains);
        expect(found).toMatchObject({ revenue: most, proven: true });
        expect(checkRoutes(rules, trains, found.routes).ok).toBe(true);
        if (found.routes.length > 1) several += 1;
      }),
      MAPS,
    );
    expect(several).toBeGreaterThan(0);
  });
});
