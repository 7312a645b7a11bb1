import { describe, expect, it } from 'vitest';
import { anyRoute } from './any-route.ts';
import { bestRoutes } from './best.ts';
import { area, banks, board, city, commonRule, rulesFor, town, track, trains } from './board.fixture.ts';
import { checkRoutes } from './check.ts';
import { stressGraph } from './stress.fixture.ts';
import { ordinaryTrain } from './trains.ts';
import type { RouteRules } from './types.ts';

/** The nodes of each route. */
function stopsOf(rules: RouteRules, ...kinds: readonly string[]): readonly string[] {
  return bestRoutes(rules, trains(...kinds)).routes.map(({ train, path }) =>
    [`${train}:`, ...path.filter((name) => name.includes('.'))].join(' '),
  );
}

/** Four cities around an own one: west 20, north-west 30, north-east 40, east 50. */
const star = () =>
  board({
    C3: city(10, [1, 2, 3, 4], 'own'),
    C1: city(20, [4]),
    B2: city(30, [5]),
    B4: city(40, [0]),
    C5: city(50, [1]),
  });

describe('the best run', () => {
  it('of one train is its best route', () => {
    const best = bestRoutes(rulesFor(star()), trains('3'));
    expect(best).toMatchObject({ revenue: 100, proven: true, gap: 0 });
    expect(best.routes).toEqual([
      { train: '3', path: ['B4.city0', 'B4/0', 'C3.city0', 'C3/4', 'C5.city0'], counts: null },
    ]);
  });

  it('of two trains gives each its own track', () => {
    expect(stopsOf(rulesFor(star()), '2', '3')).toEqual(['2: B2.city0 C3.city0', '3: B4.city0 C3.city0 C5.city0']);
    expect(bestRoutes(rulesFor(star()), trains('2', '3')).revenue).toBe(140);
  });

  it('does not give the strongest train its best route if the others lose more', () => {
    // The 3-train alone would run C1 – C3 – C5; but then the 2-train has no way left.
    const graph = board({ B2: city(30, [0]), C1: city(40, [3, 4]), C3: city(10, [1, 4], 'own'), C5: city(50, [1]) });
    expect(stopsOf(rulesFor(graph), '3', '2')).toEqual(['3: B2.city0 C1.city0 C3.city0', '2: C3.city0 C5.city0']);
    expect(bestRoutes(rulesFor(graph), trains('3', '2')).revenue).toBe(140);
  });

  it('is empty if there is no route, or none that pays', () => {
    expect(bestRoutes(rulesFor(board({ C3: city(10, [4], 'own') })), trains('2'))).toMatchObject({
      routes: [],
      revenue: 0,
      proven: true,
    });
    const worthless = board({ C3: city(0, [4], 'own'), C5: city(0, [1]) });
    expect(bestRoutes(rulesFor(worthless), trains('2')).routes).toEqual([]);
    expect(anyRoute(rulesFor(worthless), trains('2'))).toEqual({
      train: '2',
      path: ['C3.city0', 'C3/4', 'C5.city0'],
      counts: null,
    });
  });

  it('leaves a train at home that would only share track', () => {
    const graph = board({ C1: city(40, [4], 'own'), C3: city(10, [1]) });
    expect(stopsOf(rulesFor(graph), '2', '2')).toEqual(['2: C1.city0 C3.city0']);
  });

  it('has the fewest stops among equals', () => {
    // The way over the town that pays nothing brings the same as the way without.
    const graph = board({
      C1: city(20, [4, 3], 'own'),
      C3: track([1, 4]),
      C5: city(30, [1, 2]),
      B2: town(0, 0, 4),
      B4: track([1, 5]),
    });
    expect(stopsOf(rulesFor(graph), '2')).toEqual(['2: C1.city0 C5.city0']);
  });

  it('is always the same one among equals', () => {
    const graph = board({ C3: city(10, [1, 2, 3, 4], 'own'), C1: city(20, [4]), B2: city(20, [5]), B4: city(20, [0]) });
    const first = bestRoutes(rulesFor(graph), trains('3'));
    for (let i = 0; i < 5; i++) expect(bestRoutes(rulesFor(graph), trains('3'))).toEqual(first);
  });

  it('takes an express the long way round where the short one would bar what follows', () => {
    // From C3 to D4 over the fork on C5, or round by the worthless town of D2; only then the fork is free for D4 – C7.
    const fork = board({
      C3: city(10, [0, 4], 'own'),
      D2: town(0, 3, 4),
      D4: city(20, [1, 3]),
      C5: track([1, 0], [0, 4]),
      C7: city(30, [1]),
    });
    expect(stopsOf(rulesFor(fork), '3E')).toEqual(['3E: C3.city0 D2.town0 D4.city0 C7.city0']);
    expect(bestRoutes(rulesFor(fork), trains('3E'))).toMatchObject({ revenue: 60, proven: true });
  });

  it('sees what is free behind a city that an express skips', () => {
    // B6 0 – town 20 – A3 0 – B2 20 – C1 10: of four cities three are counted, and the town comes with none of them.
    const line = board({
      A3: city(0, [0, 5], 'own'),
      B2: city(20, [0, 3], 'own'),
      B4: town(20, 2, 4),
      B6: city(0, [1], 'own'),
      C1: city(10, [3], 'own'),
    });
    const rules = rulesFor(line, {
      kinds: { northE: { ...ordinaryTrain(3, 'city'), oneEnd: 'north' } },
      node: (node, kind) => ({ ...commonRule(node, kind), marks: [{ kind: 'north', id: node.hex }] }),
    });
    expect(bestRoutes(rules, trains('northE'))).toMatchObject({ revenue: 50, proven: true });
  });

  it('takes an express on along two chains of blocks, one at either side of the station', () => {
    // C1 30 – C3 20 – C5 10 – C7 20 – D8 30: with C3 as its end the way is worth 80, and it can go on at C3 and at C5.
    const line = board({
      C1: city(30, [4]),
      C3: city(20, [1, 4]),
      C5: city(10, [1, 4], 'own'),
      C7: city(20, [1, 5]),
      D8: city(30, [2]),
    });
    const rules = rulesFor(line, { kinds: { '4E': ordinaryTrain(4, 'city') } });
    expect(bestRoutes(rules, trains('4E'))).toMatchObject({ revenue: 90, proven: true });
  });

  /**
   * A ring with something behind it: the way to D4 and C7 runs through C3. From C5 it could also come to B6, but not to
   * all three of them.
   *         B4 ─── B6 20
   *        ╱      ╱
   *    C3 0    C5 ─── C7 40
   *        ╲  ╱
   *         D4 50
   */
  const ring = {
    B6: city(20, [0, 1]),
    C3: city(0, [3, 5]),
    D4: city(50, [2, 3]),
    C7: city(40, [1]),
  };

  it('takes an express round a ring the way that leads further', () => {
    // From A1 it is 85 to A3; the ring begins beside B2.
    const graph = board({
      ...ring,
      A1: city(10, [4], 'own'),
      A3: city(75, [1]),
      B2: city(10, [4], 'own'),
      B4: city(0, [0, 1, 4]),
      C5: city(0, [0, 3, 4]),
    });
    expect(bestRoutes(rulesFor(graph), trains('3E'))).toMatchObject({ revenue: 100, proven: true });
  });

  it('takes an express round a ring that closes at the end where it must begin', () => {
    // Another area, A1, has 75 and a station beside it.
    const graph = board({
      ...ring,
      A1: area(75, 4),
      A3: city(10, [1], 'own'),
      B4: area(0, 0, 4),
      C5: city(10, [0, 3, 4], 'own'),
    });
    const rules = rulesFor(graph, {
      kinds: { northE: { ...ordinaryTrain(4, 'city', 'area'), oneEnd: 'north' } },
      node: (at, kind) => ({
        ...commonRule(at, kind),
        marks: at.node.kind === 'offboard' ? [{ kind: 'north', id: at.hex }] : [],
      }),
    });
    expect(bestRoutes(rules, trains('northE'))).toMatchObject({ revenue: 100, proven: true });
  });

  it('names the stops that an express counts', () => {
    const graph = board({ C1: city(50, [4]), C3: city(10, [1, 4]), C5: city(20, [1, 4], 'own'), C7: city(40, [1]) });
    expect(bestRoutes(rulesFor(graph), trains('3E')).routes).toEqual([
      {
        train: '3E',
        path: ['C1.city0', 'C1/4', 'C3.city0', 'C3/4', 'C5.city0', 'C5/4', 'C7.city0'],
        counts: ['C1.city0', 'C5.city0', 'C7.city0'],
      },
    ]);
  });

  it('crosses by the ferry where the marker is, and only there', () => {
    const graph = board({ C1: city(20, [4]), C3: banks(40, [1], [4], { city1: ['own'] }), C5: city(20, [1]) });
    const rules = rulesFor(graph, {
      node: (at, kind) => ({ ...commonRule(at, kind), ...(at.hex === 'C3' ? { place: 'C3' } : {}) }),
      segment: ({ kind }) => (kind === 'ferry' ? { lowers: 10 } : {}),
    });
    expect(stopsOf(rules, '2')).toEqual(['2: C3.city1 C5.city0']);
    expect(bestRoutes(rules, trains('3')).revenue).toBe(70);
  });

  it('looks for a bonus further away', () => {
    const graph = board({ C1: area(10, 4), C3: city(20, [1, 4, 3], 'own'), C5: area(10, 1), B4: city(50, [0]) });
    const node: RouteRules['node'] = (at, kind) => ({
      ...commonRule(at, kind),
      marks: at.node.kind === 'offboard' ? [{ kind: 'iron', id: at.hex }] : [],
    });
    const bonus = {
      id: 'iron',
      reads: ['iron'],
      amount: (counts: { on(kind: string): number }) => (counts.on('iron') === 2 ? 80 : 0),
      upTo: 80,
    };
    expect(bestRoutes(rulesFor(graph, { node }), trains('3')).revenue).toBe(80);
    expect(bestRoutes(rulesFor(graph, { node, bonuses: [bonus] }), trains('3')).revenue).toBe(120);
  });

  it('weighs the run as a whole: where each place pays once the second train looks elsewhere', () => {
    const rules = rulesFor(star(), {
      runBonuses: [
        {
          id: 'once',
          upTo: 0,
          amount: (routes) =>
            -10 * Math.max(0, routes.filter(({ stops }) => stops.some(({ place }) => place === 'C3.city0')).length - 1),
        },
      ],
    });
    expect(bestRoutes(rules, trains('2', '2')).revenue).toBe(60 + 50 - 10);
  });
});

describe('the search', () => {
  const stress = (): RouteRules => ({
    graph: stressGraph(),
    kinds: { '8': ordinaryTrain(8, 'city', 'town'), '8E': ordinaryTrain(8, 'city', 'town') },
    node: ({ node, slots }, kind) => ({
      pass: true,
      end: true,
      stop: { as: node.kind, value: typeof node.revenue === 'number' ? node.revenue : 0, skip: kind === '8E' },
      own: slots.includes('AA'),
    }),
  });

  it('answers within its budget on a map larger than any, and says how much better it may get', {
    timeout: 60_000,
  }, () => {
    const rules = stress();
    const budget = 3_000_000;
    const fleet = trains('8', '8', '8', '8', '8E', '8E');
    const best = bestRoutes(rules, fleet, { budget });
    expect(best.nodes).toBeLessThan(1.02 * budget);
    expect(best.gap > 0).toBe(!best.proven);
    // What is certain by other means: no train can count more than the eight richest stops.
    const values = rules.graph.nodes.map(({ node }) => Number(node.revenue)).sort((a, b) => b - a);
    expect(best.revenue + best.gap).toBeLessThanOrEqual(6 * values.slice(0, 8).reduce((sum, value) => sum + value, 0));
    expect(best.gap).toBeLessThan(0.15 * best.revenue);
    const checked = checkRoutes(rules, fleet, best.routes);
    expect(checked.ok && checked.result.revenue).toBe(best.revenue);
  });

  it('gives what it has when the budget is small, and is the same with the same budget', () => {
    const rules = stress();
    const best = bestRoutes(rules, trains('8', '8E'), { budget: 4000 });
    expect(best.proven).toBe(false);
    expect(best.gap).toBeGreaterThan(0);
    expect(checkRoutes(rules, trains('8', '8E'), best.routes).ok).toBe(true);
    expect(bestRoutes(rules, trains('8', '8E'), { budget: 4000 })).toEqual(best);
    const proven = bestRoutes(rules, trains('8', '8E'));
    expect(best.revenue + best.gap).toBeGreaterThanOrEqual(proven.revenue);
  });

  it('can be watched and stopped', () => {
    const seen: number[] = [];
    const watch = ({ nodes }: { nodes: number }) => seen.push(nodes) < 3;
    const best = bestRoutes(stress(), trains('8', '8', '8', '8', '8E', '8E'), { watch });
    expect(seen).toHaveLength(3);
    expect(best.proven).toBe(false);
    expect(best.revenue).toBeGreaterThan(0);
  });

  it('does not lose itself in a field of plain track', { timeout: 60_000 }, () => {
    // Five rows of hexes, each joining every edge with every other, between two cities.
    const edges = [0, 1, 2, 3, 4, 5];
    const all = track(...edges.flatMap((a) => edges.filter((b) => b > a).map((b) => [a, b] as const)));
    const field = Object.fromEntries(
      [...'ABCDE'].flatMap((row, i) => [1, 3, 5, 7].map((column) => [row + (column + (i & 1)), all])),
    );
    const rules = rulesFor(board({ ...field, C1: city(20, [3, 4, 5], 'own'), C7: city(30, [0, 1, 2]) }));
    const best = bestRoutes(rules, trains('2', '2'), { budget: 400_000 });
    expect(best.revenue).toBe(100);
    expect(best.revenue + best.gap).toBeGreaterThanOrEqual(100);
  });
});

describe('any route', () => {
  it('is one that the check accepts', () => {
    const found = anyRoute(rulesFor(star()), trains('2'));
    expect(found && checkRoutes(rulesFor(star()), trains('2'), [found]).ok).toBe(true);
  });

  it('is none where the own city is cut off', () => {
    const cut = board({ C1: city(20, [4], 'own'), C3: town(10, 1) });
    expect(anyRoute(rulesFor(cut), trains('2'))).toBeUndefined();
    const blocked = board({ C1: area(20, 4), C3: city(10, [1, 4], 'other'), C5: town(10, 1) });
    expect(anyRoute(rulesFor(blocked), trains('2'))).toBeUndefined();
  });
});
