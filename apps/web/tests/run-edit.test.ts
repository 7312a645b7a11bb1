import { readHexes, trackGraph, trackMap } from '@stellwerk/engine/track';
import { describe, expect, test } from 'vitest';
import {
  asJson,
  cutAt,
  givenTo,
  innerStops,
  linesOf,
  routesIn,
  stopsInReach,
  withOtherWay,
  withoutRoute,
  withRoute,
  withStop,
} from '../src/run/edit.ts';
import { core } from '../src/titles/18rhl/core.ts';
import { core as harz } from '../src/titles/1873/core.ts';
import { type Plan, routePlan } from '../src/titles/plan.ts';
import { offers } from './beside.ts';
import { harzGame, playOn } from './harz-opening-1873.ts';
import { opening, rhinelandGame } from './rhineland-opening.ts';

/** The first position of an opening in which trains run, and the company's plan in it. */
function running(): Plan {
  const game = rhinelandGame(['Ann', 'Ben', 'Cleo'], 'opening');
  for (const action of opening(game, 200)) {
    if (action.type !== 'run') continue;
    const before = game.at(game.actions.length - 1);
    const frame = before.flow.at(-1);
    const company = frame && 'company' in frame ? String(frame.company) : '';
    const plan = core.plan(before, company);
    if (plan && plan.best().revenue > 0) return plan;
  }
  throw new Error('nobody ran');
}

const plan = running();
const best = plan.best();
const [train = { id: '', kind: '' }] = plan.trains;
const nodes = (path: readonly string[]) => path.filter((name) => name.includes('.'));

describe('changing a route by clicks on stops', () => {
  test('the suggested run goes into the action and comes out again', () => {
    expect(routesIn(asJson(best.routes))).toEqual(best.routes);
    expect(plan.sum(best.routes)).toBe(best.revenue);
  });

  test('clicking its stops one after another builds the best route again, in either direction', () => {
    const stops = nodes(best.routes[0]?.path ?? []);
    expect(stops.length).toBeGreaterThan(1);
    for (const order of [stops, [...stops].reverse()]) {
      let routes = withoutRoute(plan, best.routes, train.id);
      for (const stop of order) routes = withStop(plan, routes, train.id, stop) ?? [];
      expect(plan.sum(routes)).toBe(best.revenue);
    }
  });

  test('a click on an end takes it off, on the only stop the route', () => {
    const path = best.routes[0]?.path ?? [];
    const stops = nodes(path);
    const shorter = withStop(plan, best.routes, train.id, stops.at(-1) ?? '') ?? [];
    expect(nodes(shorter[0]?.path ?? [])).toEqual(stops.slice(0, -1));
    const fromFront = withStop(plan, best.routes, train.id, stops[0] ?? '') ?? [];
    expect(nodes(fromFront[0]?.path ?? [])).toEqual(stops.slice(1));
    let routes = best.routes;
    for (const stop of stops) routes = withStop(plan, routes, train.id, stop) ?? routes;
    expect(routes).toEqual([]);
  });

  test('one stop is no route: its train brings nothing', () => {
    const [first = ''] = nodes(best.routes[0]?.path ?? []);
    const routes = withStop(plan, [], train.id, first) ?? [];
    expect(plan.sum(routes)).toBeUndefined();
    expect(routes).toEqual([{ train: train.id, path: [first], counts: null }]);
    expect(plan.values(routes)).toEqual([undefined]);
  });

  test('where no track leads there is no route', () => {
    const reached = stopsInReach(plan);
    const { graph } = plan;
    const far = graph.nodes.map(({ hex, node }) => `${hex}.${node.id}`).find((name) => !reached.includes(name)) ?? '';
    expect(far).not.toBe('');
    expect(withStop(plan, best.routes, train.id, far)).toBeUndefined();
  });

  test('every stop of the best run is in reach', () => {
    expect(stopsInReach(plan)).toEqual(expect.arrayContaining(best.routes.flatMap(({ path }) => nodes(path))));
  });
});

describe('two tracks between two cities', () => {
  const city = (edges: readonly number[]) => ({
    color: 'yellow',
    nodes: [{ id: 'city0', kind: 'city', slots: 1, revenue: 20 }],
    segments: edges.map((a) => ({ a, b: 'city0' })),
  });
  const hexes = readHexes({
    B3: city([3, 5]),
    B5: city([2, 0]),
    A4: { color: 'gray', segments: [{ a: 0, b: 5 }] },
    C4: { color: 'gray', segments: [{ a: 2, b: 3 }] },
  });
  const map = trackMap({ orientation: 'pointy', letters: 'rows' }, hexes, new Map());
  const pair = routePlan(
    {
      graph: trackGraph(map, { laid: {}, markers: {}, reserved: {} }),
      kinds: { '2': { limits: [{ most: 2, weights: { city: 1 } }] } },
      node: ({ hex }) => ({ pass: true, end: true, stop: { as: 'city', value: 20 }, own: hex === 'B3' }),
    },
    [
      { id: '2', kind: '2' },
      { id: '2.2', kind: '2' },
    ],
  );
  const built = withStop(pair, withStop(pair, [], '2', 'B3.city0') ?? [], '2', 'B5.city0') ?? [];

  test('the other way takes the other track, and the next time the first again', () => {
    const other = withOtherWay(pair, built, '2') ?? [];
    expect([built[0]?.path, other[0]?.path]).toEqual(
      expect.arrayContaining([
        ['B3.city0', 'B3/3', 'A4/5', 'B5.city0'],
        ['B3.city0', 'B3/5', 'C4/3', 'B5.city0'],
      ]),
    );
    expect(withOtherWay(pair, other, '2')).toEqual(built);
  });

  test('a second train keeps off the track of the first', () => {
    const both = withStop(pair, withStop(pair, built, '2.2', 'B3.city0') ?? [], '2.2', 'B5.city0') ?? [];
    expect(pair.sum(both)).toBe(80);
    expect(both.map(({ train: id }) => id)).toEqual(['2', '2.2']);
  });
});

describe('several routes for a train', () => {
  const { state } = playOn(harzGame(), (game) => offers(game, 'run'));
  const several = harz.plan(state, 'GHE');
  if (!several) throw new Error('GHE does not run');
  const proven = several.best();
  const [whole] = proven.routes;
  if (!whole) throw new Error('GHE has no route');
  const [inner = ''] = innerStops(whole);
  const rulesOf = (routes: typeof proven.routes) => several.flaws?.(routes).map(({ refusal }) => refusal.rule);

  test('a loco has a line for each of its routes, and an empty one while it may run more', () => {
    expect(several.trains.map(({ id }) => id)).toEqual(['1', '2']);
    expect(linesOf(several, proven.routes).map(({ part, number }) => [part, number])).toEqual([
      ['1', undefined],
      ['2', 0],
      ['2/1', undefined],
    ]);
    expect(several.sum(proven.routes)).toBe(proven.revenue);
    expect(several.flaws?.(proven.routes)).toEqual([]);
    expect(several.noteOn?.(whole)?.en).toBe('Concession');
  });

  test('a route is cut in two, and the fault lies with the concession route', () => {
    const halves = cutAt(several, proven.routes, '2', inner);
    expect(halves.map(({ train, path }) => [train, nodes(path).length])).toEqual([
      ['2', 2],
      ['2', 2],
    ]);
    expect(several.sum(halves)).toBeUndefined();
    expect(rulesOf(halves)).toContain('1873/4.4.3-g');
    // What the pieces bring is told all the same.
    expect(several.values(halves).map((value) => value?.revenue)).not.toContain(undefined);
  });

  test('a route is given to another loco and taken back; one more goes where there is room', () => {
    const given = givenTo(several, proven.routes, '2', '1');
    expect(given.map(({ train }) => train)).toEqual(['1']);
    expect(givenTo(several, given, '1', '2')).toEqual(proven.routes);
    expect(withRoute(several, given, whole.path).map(({ train }) => train)).toEqual(['1', '2']);
  });

  test('without a route every concession route is missed, and a fault of a route names its stop', () => {
    expect(rulesOf([])).toEqual(['1873/4.4.3-g']);
    const stub = withStop(several, [], '2', inner) ?? [];
    expect(several.flaws?.(stub)).toContainEqual(expect.objectContaining({ route: 0, at: inner }));
  });
});
