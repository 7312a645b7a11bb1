import { describe, expect, it } from 'vitest';
import { area, banks, board, city, commonRule, route, rulesFor, town, track, trains } from './board.fixture.ts';
import { pairBonus, steppedBonus } from './bonus.ts';
import { checkRoutes } from './check.ts';
import { plusTrain } from './trains.ts';
import type { Checked, Mark, NodeRule, Route, RouteResult, RouteRules } from './types.ts';

function run(rules: RouteRules, kinds: readonly string[], ...routes: readonly Route[]): Checked {
  return checkRoutes(rules, trains(...kinds), routes);
}

/** The fault's code and figures, or what the run earns. */
function verdict(rules: RouteRules, kinds: readonly string[], ...routes: readonly Route[]): unknown {
  const checked = run(rules, kinds, ...routes);
  if (checked.ok) return checked.result.revenue;
  const { code, figures } = checked.fault;
  return Object.keys(figures).length === 0 ? code : [code, figures];
}

/** A line along row C: own city 20, town 10, city 30, area 40. */
const line = () => board({ C1: city(20, [4], 'own'), C3: town(10, 1, 4), C5: city(30, [1, 4]), C7: area(40, 1) });
const ALONG = 'C1.city0 C1/4 C3.town0 C3/4 C5.city0';

describe('a route', () => {
  it('earns what its cities, towns and areas pay', () => {
    expect(verdict(rulesFor(line()), ['3'], route('3', `${ALONG} C5/4 C7.area0`))).toBe(100);
  });

  it('tells each stop', () => {
    const checked = run(rulesFor(line()), ['2'], route('2', ALONG));
    expect(checked.ok && checked.result.routes[0]?.stops).toEqual([
      { place: 'C1.city0', nodes: ['C1.city0'], counted: true, value: 20 },
      { place: 'C3.town0', nodes: ['C3.town0'], counted: true, value: 10 },
      { place: 'C5.city0', nodes: ['C5.city0'], counted: true, value: 30 },
    ]);
  });

  it('may be told from either end', () => {
    expect(verdict(rulesFor(line()), ['2'], route('2', 'C5.city0 C5/1 C3.town0 C3/1 C1.city0'))).toBe(60);
  });

  it('runs over track only', () => {
    const rules = rulesFor(line());
    expect(verdict(rules, ['2'], route('2', 'C1.city0 C1/3 B2.city0'))).toEqual(['no-such-way', { at: 'C1/3' }]);
    expect(verdict(rules, ['2'], route('2', 'C1.city0 C5.city0'))).toEqual(['no-such-way', { at: 'C5.city0' }]);
    expect(verdict(rules, ['2'], route('2', 'C1.city0 C1/4'))).toEqual(['no-such-way', { at: 'C1/4' }]);
    expect(verdict(rules, ['2'], route('2', 'C1/4 C3.town0'))).toEqual(['no-such-way', { at: 'C1/4' }]);
    expect(verdict(rules, ['2'], route('2', 'Z9.city0 K6.city0'))).toEqual(['no-such-way', { at: 'Z9.city0' }]);
    expect(verdict(rules, ['2'], { train: '2', path: [], counts: null })).toEqual(['no-such-way', { at: '' }]);
  });

  it('keeps to the branch of a switch: from C1 it cannot turn back to C5', () => {
    const graph = board({ C1: city(20, [4], 'own'), C3: track([1, 4], [4, 3]), B4: city(30, [0]), C5: city(30, [1]) });
    expect(verdict(rulesFor(graph), ['2'], route('2', 'C1.city0 C1/4 C3/4 C5.city0'))).toBe(50);
    expect(verdict(rulesFor(graph), ['2'], route('2', 'C1.city0 C1/4 C3/3 B4.city0'))).toEqual([
      'no-such-way',
      { at: 'C3/3' },
    ]);
  });

  it('is run by a train of the company, and by each once', () => {
    const rules = rulesFor(line());
    expect(verdict(rules, ['2'], route('4', ALONG))).toEqual(['unknown-train', { train: '4' }]);
    expect(verdict(rules, ['2'], route('2', ALONG), route('2', ALONG))).toEqual(['train-twice', { train: '2' }]);
  });

  it('is no longer than the train', () => {
    expect(verdict(rulesFor(line()), ['2'], route('2', `${ALONG} C5/4 C7.area0`))).toEqual([
      'too-long',
      { weight: 3, most: 2, limit: 0 },
    ]);
  });

  it('ends at no town and goes through no area, if the title says so', () => {
    const graph = board({
      C1: city(20, [4], 'own'),
      C3: area(40, 1, 4),
      C5: city(30, [1]),
      B2: town(10, 0),
      C7: city(9, [1]),
    });
    expect(verdict(rulesFor(line()), ['2'], route('2', 'C1.city0 C1/4 C3.town0'))).toEqual([
      'may-not-end',
      { node: 'C3.town0', why: 'town' },
    ]);
    expect(verdict(rulesFor(graph), ['3'], route('3', 'C1.city0 C1/4 C3.area0 C3/4 C5.city0'))).toEqual([
      'may-not-pass',
      { node: 'C3.area0', why: 'area' },
    ]);
  });

  it('passes no city full of foreign markers, but may end there', () => {
    const graph = board({ C1: city(20, [4], 'own'), C3: city(30, [1, 4], 'other', 'other'), C5: city(40, [1]) });
    const rules = rulesFor(graph);
    expect(verdict(rules, ['3'], route('3', 'C1.city0 C1/4 C3.city0 C3/4 C5.city0'))).toEqual([
      'may-not-pass',
      { node: 'C3.city0', why: 'full' },
    ]);
    expect(verdict(rules, ['3'], route('3', 'C1.city0 C1/4 C3.city0'))).toBe(50);
  });

  it('has an own station', () => {
    expect(verdict(rulesFor(line()), ['2'], route('2', 'C5.city0 C5/4 C7.area0'))).toBe('no-own-station');
  });

  it('visits no city twice', () => {
    const graph = board({
      C1: city(20, [3, 4, 5], 'own'),
      B2: city(30, [0, 4]),
      B4: track([0, 1]),
      C3: city(40, [1, 3]),
    });
    expect(
      verdict(rulesFor(graph), ['4'], route('4', 'C1.city0 C1/3 B2.city0 B2/4 B4/0 C3.city0 C3/1 C1.city0')),
    ).toEqual(['place-twice', { place: 'C1.city0' }]);
  });

  it('uses no track twice: round the loop and back over the same edge', () => {
    const graph = board({
      C1: {
        ...city(20, [4], 'own'),
        segments: [
          { a: 4, b: 'city0' },
          { a: 4, b: 3 },
        ],
      },
      C3: track([1, 4], [1, 3]),
      C5: track([1, 2]),
      B4: track([5, 0]),
      B2: city(30, [0]),
    });
    expect(verdict(rulesFor(graph), ['2'], route('2', 'C1.city0 C1/4 C3/4 C5/2 B4/0 C3/1 C1/3 B2.city0'))).toEqual([
      'track-twice',
      { at: 'C3/1' },
    ]);
  });

  it('uses at most one place of a group', () => {
    const graph = board({ C1: area(40, 4), C3: city(20, [1, 4], 'own'), C5: area(30, 1) });
    const node: RouteRules['node'] = (at, kind) => ({
      ...commonRule(at, kind),
      groups: at.node.kind === 'offboard' ? ['east'] : [],
    });
    expect(verdict(rulesFor(graph, { node }), ['3'], route('3', 'C1.area0 C1/4 C3.city0 C3/4 C5.area0'))).toEqual([
      'group-twice',
      { group: 'east', place: 'C5.area0', other: 'C1.area0' },
    ]);
  });
});

describe('the routes of several trains', () => {
  const star = () => board({ C1: city(20, [4]), C3: city(10, [1, 4, 2], 'own'), C5: city(30, [1]), B2: city(40, [5]) });

  it('may meet in a city', () => {
    const checked = verdict(
      rulesFor(star()),
      ['2', '2'],
      route('2', 'C1.city0 C1/4 C3.city0'),
      route('2.2', 'C3.city0 C3/4 C5.city0'),
    );
    expect(checked).toBe(70);
  });

  it('share no track', () => {
    expect(
      verdict(
        rulesFor(star()),
        ['2', '3'],
        route('2', 'C1.city0 C1/4 C3.city0'),
        route('3', 'C5.city0 C5/1 C3.city0 C3/1 C1.city0'),
      ),
    ).toEqual(['shared-track', { at: 'C3/1', other: 0 }]);
  });

  it('cannot both use a switch', () => {
    const graph = board({ C1: city(20, [4], 'own'), C3: track([1, 4], [1, 3]), B4: city(30, [0]), C5: city(40, [1]) });
    const both = verdict(
      rulesFor(graph),
      ['2', '2'],
      route('2', 'C1.city0 C1/4 C3/4 C5.city0'),
      route('2.2', 'C1.city0 C1/4 C3/3 B4.city0'),
    );
    expect(both).toEqual(['shared-track', { at: 'C1/4', other: 0 }]);
  });

  it('cannot both use a junction that serves one train', () => {
    const graph = board({
      C1: city(20, [4], 'own'),
      C5: city(30, [1]),
      B2: city(40, [5], 'own'),
      D4: city(50, [2]),
      C3: { nodes: [{ id: 'pass0', kind: 'pass' }], segments: [1, 2, 4, 5].map((edge) => ({ a: edge, b: 'pass0' })) },
    });
    const rules = (exclusive: boolean) =>
      rulesFor(graph, {
        node: (at, kind) =>
          at.node.kind === 'pass' ? { pass: true, end: true, stop: null, exclusive } : commonRule(at, kind),
      });
    const routes = [
      route('2', 'C1.city0 C1/4 C3.pass0 C3/4 C5.city0'),
      route('2.2', 'B2.city0 B2/5 C3.pass0 C3/5 D4.city0'),
    ];
    expect(verdict(rules(false), ['2', '2'], ...routes)).toBe(140);
    expect(verdict(rules(true), ['2', '2'], ...routes)).toEqual(['shared-track', { at: 'C3.pass0', other: 0 }]);
    expect(verdict(rules(true), ['2'], route('2', 'C1.city0 C1/4 C3.pass0'))).toEqual([
      'may-not-end',
      { node: 'C3.pass0', why: 'no-stop' },
    ]);
  });

  it('may share track where the title keeps kinds of trains apart', () => {
    const rules = rulesFor(line(), { kinds: { a: { limits: [] }, b: { limits: [], track: 'narrow gauge' } } });
    expect(verdict(rules, ['a', 'b'], route('a', ALONG), route('b', ALONG))).toBe(120);
  });
});

describe('a city on two banks with a ferry', () => {
  /** C1 (own) – west bank of C3 ~ east bank – C5; a way round over B4 joins the banks too. */
  const river = (markers = {}) =>
    board({
      C1: city(20, [4], 'own'),
      C3: banks(40, [1, 2], [4, 3], markers),
      C5: city(30, [1]),
      B2: track([5, 4]),
      B4: track([1, 0]),
    });
  const rules = (markers = {}) =>
    rulesFor(river(markers), {
      node: (at, kind) => ({ ...commonRule(at, kind), ...(at.hex === 'C3' ? { place: 'C3' } : {}) }),
      segment: ({ kind }) => (kind === 'ferry' ? { lowers: 10 } : {}),
    });

  it('is one stop, and pays less when the ferry is used', () => {
    const over = route('3', 'C1.city0 C1/4 C3.city0 C3.city1 C3/4 C5.city0');
    const checked = run(rules(), ['3'], over);
    expect(checked.ok && checked.result.routes[0]?.stops).toEqual([
      { place: 'C1.city0', nodes: ['C1.city0'], counted: true, value: 20 },
      { place: 'C3', nodes: ['C3.city0', 'C3.city1'], counted: true, value: 30 },
      { place: 'C5.city0', nodes: ['C5.city0'], counted: true, value: 30 },
    ]);
    expect(verdict(rules(), ['3'], route('3', 'C1.city0 C1/4 C3.city0'))).toBe(60);
  });

  it('is not visited twice, though track joins the banks', () => {
    expect(verdict(rules(), ['4'], route('4', 'C1.city0 C1/4 C3.city0 C3/2 B2/4 B4/0 C3.city1'))).toEqual([
      'place-twice',
      { place: 'C3' },
    ]);
  });

  it('lets pass if one of the banks visited does', () => {
    const over = route('3', 'C1.city0 C1/4 C3.city0 C3.city1 C3/4 C5.city0');
    expect(verdict(rules({ city0: ['other'] }), ['3'], over)).toBe(80);
    expect(verdict(rules({ city0: ['other'], city1: ['other'] }), ['3'], over)).toEqual([
      'may-not-pass',
      { node: 'C3.city0', why: 'full' },
    ]);
  });

  it('counts a marker only on a bank that the route touches', () => {
    const graph = board({ C3: banks(40, [1], [4], { city0: ['own'] }), C5: city(30, [1]) });
    const own = rulesFor(graph, {
      node: (at, kind) => ({ ...commonRule(at, kind), ...(at.hex === 'C3' ? { place: 'C3' } : {}) }),
      segment: ({ kind }) => (kind === 'ferry' ? { lowers: 10 } : {}),
    });
    expect(verdict(own, ['2'], route('2', 'C5.city0 C5/1 C3.city1'))).toBe('no-own-station');
    expect(verdict(own, ['2'], route('2', 'C5.city0 C5/1 C3.city1 C3.city0'))).toBe(60);
    expect(verdict(own, ['2'], route('2', 'C3.city1 C3.city0'))).toEqual(['too-few-stops', { stops: 1, fewest: 2 }]);
  });

  it('has a ferry for one train only', () => {
    const graph = board({
      C1: city(20, [4], 'own'),
      D2: city(10, [3], 'own'),
      C3: banks(40, [1, 0], [4, 5]),
      C5: city(30, [1]),
      D4: city(30, [2]),
    });
    const own = rulesFor(graph, {
      node: (at, kind) => ({ ...commonRule(at, kind), ...(at.hex === 'C3' ? { place: 'C3' } : {}) }),
    });
    expect(
      verdict(
        own,
        ['3', '3'],
        route('3', 'C1.city0 C1/4 C3.city0 C3.city1 C3/4 C5.city0'),
        route('3.2', 'D2.city0 D2/3 C3.city0 C3.city1 C3/5 D4.city0'),
      ),
    ).toEqual(['shared-track', { at: 'C3.city0', other: 0 }]);
  });
});

it('a place drawn over two hexes is one stop', () => {
  const graph = board({ C1: city(20, [4], 'own'), C3: city(40, [1, 4]), C5: city(40, [1, 4]), C7: city(30, [1]) });
  const rules = rulesFor(graph, {
    node: (at, kind) => ({ ...commonRule(at, kind), ...(/C3|C5/.test(at.hex) ? { place: 'Venlo' } : {}) }),
  });
  expect(verdict(rules, ['3'], route('3', 'C1.city0 C1/4 C3.city0 C3/4 C5.city0 C5/4 C7.city0'))).toBe(90);
});

describe('trains', () => {
  /** Own city 20 – town 10 – city 30 – town 20 – city 40, along row C and back over row B. */
  const long = () =>
    board({
      C1: city(20, [4], 'own'),
      C3: town(10, 1, 4),
      C5: city(30, [1, 4]),
      C7: town(20, 1, 3),
      B8: city(40, [0, 1]),
      B6: city(50, [4]),
    });
  const WHOLE = 'C1.city0 C1/4 C3.town0 C3/4 C5.city0 C5/4 C7.town0 C7/3 B8.city0';

  it('with a plus have a limit for cities and one for all stops', () => {
    const kinds = {
      '3+1': plusTrain(3, 1, { large: ['city'], small: ['town'] }),
      '3+2': plusTrain(3, 2, { large: ['city'], small: ['town'] }),
      '2+4': plusTrain(2, 4, { large: ['city'], small: ['town'] }),
    };
    const rules = rulesFor(long(), { kinds });
    expect(verdict(rules, ['3+2'], route('3+2', WHOLE))).toBe(120);
    expect(verdict(rules, ['3+1'], route('3+1', WHOLE))).toEqual(['too-long', { weight: 5, most: 4, limit: 1 }]);
    expect(verdict(rules, ['2+4'], route('2+4', WHOLE))).toEqual(['too-long', { weight: 3, most: 2, limit: 0 }]);
  });

  it('may weigh a town only where the route ends', () => {
    const weights = { city: 1, town: { inside: 0, end: 1 } };
    const rules = rulesFor(long(), {
      kinds: { '2': { limits: [{ most: 2, weights }] } },
      node: (at, kind) => ({ ...commonRule(at, kind), end: true }),
    });
    expect(verdict(rules, ['2'], route('2', ALONG))).toBe(60);
    expect(verdict(rules, ['2'], route('2', 'C1.city0 C1/4 C3.town0'))).toBe(30);
    expect(verdict(rules, ['2'], route('2', `${ALONG} C5/4 C7.town0`))).toEqual([
      'too-long',
      { weight: 3, most: 2, limit: 0 },
    ]);
  });

  const express = () =>
    rulesFor(long(), {
      node: (at, kind) => {
        const rule = commonRule(at, kind);
        return at.node.kind === 'town' ? { ...rule, stop: null } : rule;
      },
    });
  const FAR = `${WHOLE} B8/1 B6.city0`;

  it('that skip stops count the best they may, the ends always', () => {
    const checked = run(express(), ['3E'], route('3E', FAR));
    expect(checked.ok && checked.result.routes[0]?.stops.map(({ place, value }) => [place, value])).toEqual([
      ['C1.city0', 20],
      ['C5.city0', 0],
      ['B8.city0', 40],
      ['B6.city0', 50],
    ]);
    expect(verdict(express(), ['2E'], route('2E', FAR))).toBe(70);
  });

  it('that skip stops count those they name', () => {
    expect(verdict(express(), ['3E'], route('3E', FAR, ['C1.city0', 'C5.city0', 'B6.city0']))).toBe(100);
    expect(verdict(express(), ['3E'], route('3E', FAR, ['C1.city0', 'C5.city0']))).toEqual([
      'may-not-skip',
      { place: 'B6.city0' },
    ]);
    expect(verdict(express(), ['3E'], route('3E', FAR, ['C1.city0', 'C3.town0', 'B6.city0']))).toEqual([
      'not-a-stop',
      { name: 'C3.town0' },
    ]);
    expect(verdict(express(), ['2E'], route('2E', FAR, ['C1.city0', 'C5.city0', 'B6.city0']))).toEqual([
      'too-long',
      { weight: 3, most: 2, limit: 0 },
    ]);
    expect(verdict(express(), ['3'], route('3', ALONG, ['C1.city0', 'C1.city0']))).toEqual([
      'not-a-stop',
      { name: 'C1.city0' },
    ]);
  });

  it('that skip stops count an own station', () => {
    const graph = board({ C1: city(50, [4]), C3: city(10, [1, 4], 'own'), C5: city(30, [1, 4]), C7: city(40, [1]) });
    const whole = 'C1.city0 C1/4 C3.city0 C3/4 C5.city0 C5/4 C7.city0';
    expect(verdict(rulesFor(graph), ['3E'], route('3E', whole))).toBe(100);
    expect(verdict(rulesFor(graph), ['2E'], route('2E', whole))).toBe('no-own-station');
    expect(verdict(rulesFor(graph), ['3E'], route('3E', whole, ['C1.city0', 'C5.city0', 'C7.city0']))).toBe(
      'no-own-station',
    );
  });

  it('may ask for an end of a certain sort', () => {
    const kinds = { north: { limits: [], oneEnd: 'logo' } };
    const node: RouteRules['node'] = (at, kind) => ({
      ...commonRule(at, kind),
      marks: at.hex === 'C7' ? [{ kind: 'logo', id: 'C7' }] : [],
    });
    const rules = rulesFor(line(), { kinds, node });
    expect(verdict(rules, ['north'], route('north', ALONG))).toEqual(['wrong-ends', { mark: 'logo' }]);
    expect(verdict(rules, ['north'], route('north', `${ALONG} C5/4 C7.area0`))).toBe(100);
  });
});

describe('on top of the stops', () => {
  const marked = (marks: Readonly<Record<string, readonly Mark[]>>): RouteRules['node'] => {
    return (at, kind): NodeRule => ({ ...commonRule(at, kind), marks: marks[at.hex] ?? [] });
  };
  const coal = (id: string): Mark => ({ kind: 'coal', id });
  const steel = (id: string): Mark => ({ kind: 'steel', id });
  const whole = route('3', `${ALONG} C5/4 C7.area0`);
  const montan = steppedBonus('montan', [
    { need: { coal: 1, steel: 1 }, amount: 20 },
    { need: { coal: 2, steel: 2 }, amount: 40 },
  ]);

  it('a set of sites earns a bonus, step by step', () => {
    const earned = (marks: Readonly<Record<string, readonly Mark[]>>) =>
      verdict(rulesFor(line(), { node: marked(marks), bonuses: [montan] }), ['3'], whole);
    expect(earned({ C3: [coal('C3')] })).toBe(100);
    expect(earned({ C3: [coal('C3')], C7: [steel('C7')] })).toBe(120);
    expect(earned({ C1: [coal('C1')], C3: [coal('C3')], C7: [steel('C7')] })).toBe(120);
    expect(earned({ C1: [coal('C1')], C3: [coal('C3'), steel('C3')], C7: [steel('C7')] })).toBe(140);
    // One site, met at two nodes.
    expect(earned({ C1: [coal('x')], C3: [coal('x'), steel('C3')], C7: [steel('C7')] })).toBe(120);
  });

  it('a pair of places earns a bonus, for the kinds of train it is for', () => {
    const marks = { C1: [coal('C1')], C7: [steel('C7')] };
    const bonuses = [pairBonus('iron', 'coal', 'steel', 80, ['3'])];
    const rules = rulesFor(line(), { node: marked(marks), bonuses });
    const checked = run(rules, ['3'], whole);
    expect(checked.ok && checked.result.routes[0]?.bonuses).toEqual([{ id: 'iron', amount: 80 }]);
    expect(verdict(rules, ['4'], { ...whole, train: '4' })).toBe(100);
  });

  it('certain places pay double between opposite ends, after they were lowered', () => {
    const marks = {
      C1: [{ kind: 'north', id: 'C1' }],
      C5: [{ kind: 'big', id: 'C5' }],
      C7: [{ kind: 'south', id: 'C7' }],
    };
    const doublings = [{ id: 'express', ends: ['north', 'south'] as const, mark: 'big', times: 2 }];
    const rules = rulesFor(line(), { node: marked(marks), doublings });
    expect(verdict(rules, ['3'], whole)).toBe(130);
    expect(verdict(rules, ['3'], route('3', ALONG))).toBe(60);
    const lowered = { ...rules, segment: () => ({ lowers: 10 }) };
    expect(verdict(lowered, ['3'], whole)).toBe(10 + 0 + 2 * 20 + 30);
  });

  it('a toll is due once, however many pieces of the ferry are used', () => {
    const rules = rulesFor(line(), {
      segment: ({ hex }) => (hex === 'C3' ? { toll: { id: 'strait', amount: 10 } } : {}),
    });
    const checked = run(rules, ['2'], route('2', ALONG));
    expect(checked.ok && checked.result.routes[0]?.tolls).toEqual([{ id: 'strait', amount: 10 }]);
    expect(checked.ok && checked.result.revenue).toBe(50);
  });

  it('track closed to a kind of train is no way', () => {
    const rules = rulesFor(line(), { segment: ({ hex }) => ({ closed: hex === 'C3' }) });
    expect(verdict(rules, ['2'], route('2', ALONG))).toEqual(['no-such-way', { at: 'C3.town0' }]);
  });

  it('the run as a whole may earn more, or less', () => {
    const graph = board({ C1: city(20, [4]), C3: city(10, [1, 4], 'own'), C5: city(30, [1]) });
    const twice = (routes: readonly RouteResult[]) => {
      const places = routes.flatMap(({ stops }) => stops.map(({ place }) => place));
      return places.length - new Set(places).size;
    };
    const rules = rulesFor(graph, { runBonuses: [{ id: 'twice', upTo: 0, amount: (routes) => -5 * twice(routes) }] });
    const both = [route('2', 'C1.city0 C1/4 C3.city0'), route('2.2', 'C3.city0 C3/4 C5.city0')];
    const checked = run(rules, ['2', '2'], ...both);
    expect(checked.ok && checked.result.bonuses).toEqual([{ id: 'twice', amount: -5 }]);
    expect(checked.ok && checked.result.revenue).toBe(65);
  });
});
