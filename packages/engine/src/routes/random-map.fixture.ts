import fc from 'fast-check';
import { type TrackGraph, trackGraph } from '../track/graph.ts';
import { trackMap } from '../track/map.ts';
import { printedPosition } from '../track/position.ts';
import { readHex } from '../track/read.ts';
import type { SegmentKind } from '../track/tile.ts';
import { pairBonus, steppedBonus } from './bonus.ts';
import { plusTrain } from './trains.ts';
import type { Mark, NodeRule, RouteRules, Train, TrainKind } from './types.ts';

/**
 * What lies on a hex, drawn at random; numbers stand for sets of edges and for slots, each used as the kind of hex
 * needs.
 */
interface RandomHex {
  readonly type: 'plain' | 'city' | 'twoCities' | 'banks' | 'town' | 'suburb' | 'area' | 'junction';
  readonly joins: readonly (readonly [number, number])[];
  readonly exits: readonly number[];
  readonly others: readonly number[];
  readonly value: number;
  readonly markers: readonly ('own' | 'foreign' | null)[];
  readonly ferry: boolean;
  readonly mark: 'coal' | 'steel' | 'north' | 'south' | 'big' | null;
  readonly group: 'east' | 'west' | null;
}

interface RandomBoard {
  readonly hexes: readonly RandomHex[];
  readonly trains: readonly KindName[];
  readonly townsEnd: boolean;
  readonly extras: boolean;
  readonly once: boolean;
}

const KIND_NAMES = [
  '2',
  '3',
  '4',
  'all3',
  '1+2',
  '2+2',
  'endTown',
  '2E',
  '3E',
  'north',
  'northE',
  'apart',
  'free',
] as const;
type KindName = (typeof KIND_NAMES)[number];

// Not `nat`, which likes small numbers: track would seldom meet.
const edge = fc.constantFrom(0, 1, 2, 3, 4, 5);
const edges = fc.uniqueArray(edge, { minLength: 2, maxLength: 6, size: 'max' });
const joins = (minLength: number, maxLength: number) =>
  fc.uniqueArray(fc.tuple(edge, edge), { minLength, maxLength, selector: ([a, b]) => [a, b].sort().join() });
const hexParts = {
  joins: joins(1, 4),
  exits: edges,
  others: edges,
  value: fc.constantFrom(0, 10, 20, 20, 30, 40, 50),
  markers: fc.array(fc.constantFrom('own' as const, 'own' as const, 'foreign' as const, null), {
    minLength: 2,
    maxLength: 2,
  }),
  ferry: fc.boolean(),
  mark: fc.constantFrom('coal', 'steel', 'north', 'south', 'big', null, null, null),
  group: fc.constantFrom('east', 'west', null, null, null, null),
};
const randomHex: fc.Arbitrary<RandomHex> = fc.record({
  ...hexParts,
  type: fc.constantFrom('plain', 'plain', 'city', 'city', 'twoCities', 'banks', 'town', 'suburb', 'area', 'junction'),
});
/** Brown track: many legs share pieces and part again. */
const manyEdges = fc.uniqueArray(edge, { minLength: 4, maxLength: 6, size: 'max' });
const tangledHex: fc.Arbitrary<RandomHex> = fc.record({
  ...hexParts,
  type: fc.constantFrom('plain', 'plain', 'city', 'city', 'town'),
  joins: joins(2, 5),
  exits: manyEdges,
  value: fc.constantFrom(0, 0, 10, 20, 30),
  markers: fc.array(fc.constantFrom('own' as const, null, null), { minLength: 1, maxLength: 1 }),
  ferry: fc.constant(false),
  mark: fc.constantFrom('north', null),
  group: fc.constant(null),
});

/** Red areas and what joins them; only areas have marks. */
const distantHex: fc.Arbitrary<RandomHex> = fc
  .record({
    ...hexParts,
    type: fc.constantFrom('area', 'area', 'city', 'city', 'city', 'banks', 'town', 'plain'),
    exits: manyEdges,
    mark: fc.constantFrom('north' as const, 'south' as const),
    markers: fc.array(fc.constantFrom('own' as const, 'foreign' as const, null, null), { minLength: 2, maxLength: 2 }),
    group: fc.constant(null),
  })
  .map((hex) => (hex.type === 'area' ? hex : { ...hex, mark: null }));

const NAMES: readonly string[] = ['A1', 'A3', 'A5', 'B2', 'B4', 'B6', 'C1', 'C3', 'C5', 'D2', 'D4'];

export const randomBoard: fc.Arbitrary<RandomBoard> = fc.record({
  hexes: fc.array(randomHex, { minLength: 5, maxLength: NAMES.length, size: 'max' }),
  trains: fc.array(fc.constantFrom(...KIND_NAMES), { minLength: 1, maxLength: 3, size: 'max' }),
  townsEnd: fc.boolean(),
  extras: fc.boolean(),
  once: fc.constantFrom(true, false, false, false),
});

/** One train that may skip stops, on entangled track: where a shorter way does not always serve as well. */
export const tangledBoard: fc.Arbitrary<RandomBoard> = fc.record({
  hexes: fc.array(tangledHex, { minLength: 7, maxLength: 9, size: 'max' }),
  trains: fc.constantFrom<readonly KindName[]>(['3E'], ['northE']),
  townsEnd: fc.constant(false),
  extras: fc.constant(false),
  once: fc.constant(false),
});

/** Some trains get a bonus for running from a north to a south. */
export const distantBoard: fc.Arbitrary<RandomBoard> = fc.record({
  hexes: fc.array(distantHex, { minLength: 6, maxLength: 9, size: 'max' }),
  trains: fc.array(fc.constantFrom<KindName>('3', '2E', '3E', '4'), { minLength: 1, maxLength: 2, size: 'max' }),
  townsEnd: fc.boolean(),
  extras: fc.constant(true),
  once: fc.constant(false),
});

/** The board and a company's trains on it. */
export function situationOf(board: RandomBoard): { readonly rules: RouteRules; readonly trains: readonly Train[] } {
  const graph = graphOf(board.hexes);
  const hexOf = (name: string) => board.hexes[NAMES.indexOf(name)];
  const rules: RouteRules = {
    graph,
    kinds: KINDS,
    node: ({ hex, node, slots }, kind) => nodeRule(board, hexOf(hex), graph, hex, node.kind, node.id, slots, kind),
    segment: ({ hex, kind }, train) => segmentRule(board, hex, kind, train),
    ...(board.extras
      ? {
          bonuses: [
            steppedBonus('montan', [
              { need: { coal: 1, steel: 1 }, amount: 20 },
              { need: { coal: 2, steel: 2 }, amount: 50 },
            ]),
            pairBonus('line', 'north', 'south', 30, ['3', '2E', '3E', 'northE']),
            { id: 'ends', reads: ['big'], amount: (counts) => 15 * counts.atEnds('big'), upTo: 30 },
          ],
          doublings: [{ id: 'express', kinds: ['4', '3E', 'northE'], ends: ['north', 'south'], mark: 'big', times: 2 }],
        }
      : {}),
    ...(board.once ? { runBonuses: [eachPlaceOnce] } : {}),
  };
  // Which of equally good stops a train counts is not told, but a bonus on the whole run could depend on it.
  const kinds = board.trains.filter((kind) => !board.once || !kind.endsWith('E'));
  return { rules, trains: kinds.map((kind, i) => ({ id: `${kind}.${i}`, kind })) };
}

/** Takes off what a place pays to a second train, and adds for every train. */
const eachPlaceOnce = {
  id: 'once',
  upTo: 15,
  amount: (routes: Parameters<NonNullable<RouteRules['runBonuses']>[number]['amount']>[0]) => {
    const paid = new Map<string, number>();
    let amount = Math.min(15, 5 * routes.length);
    for (const { stops } of routes) {
      for (const { place, value } of stops) {
        const before = paid.get(place) ?? 0;
        amount -= Math.min(before, value);
        paid.set(place, Math.max(before, value));
      }
    }
    return amount;
  },
};

const CITIES = { city: 1, area: 1 };
const KINDS: Readonly<Record<KindName, TrainKind>> = {
  '2': { limits: [{ most: 2, weights: CITIES }] },
  '3': { limits: [{ most: 3, weights: CITIES }] },
  '4': { limits: [{ most: 4, weights: CITIES }] },
  all3: { limits: [{ most: 3, weights: { ...CITIES, town: 1 } }] },
  '1+2': {
    limits: [
      { most: 2, weights: CITIES },
      { most: 2, weights: { town: 1 } },
    ],
  },
  '2+2': plusTrain(2, 2, { large: ['city', 'area'], small: ['town'] }),
  endTown: { limits: [{ most: 3, weights: { ...CITIES, town: { inside: 0, end: 1 } } }] },
  '2E': { limits: [{ most: 2, weights: { ...CITIES, town: 1 } }] },
  '3E': {
    limits: [
      { most: 2, weights: CITIES },
      { most: 3, weights: { ...CITIES, town: 1 } },
    ],
  },
  north: { limits: [{ most: 4, weights: CITIES }], oneEnd: 'north' },
  northE: { limits: [{ most: 3, weights: CITIES }], oneEnd: 'north' },
  apart: { limits: [{ most: 3, weights: { ...CITIES, town: 2 } }], track: 'apart', fewest: 3 },
  free: { limits: [] },
};

function nodeRule(
  board: RandomBoard,
  hex: RandomHex | undefined,
  graph: TrackGraph,
  name: string,
  nodeKind: string,
  id: string,
  slots: readonly (string | null)[],
  kind: string,
): NodeRule {
  const skip = kind.endsWith('E');
  const value = hex?.value ?? 0;
  const marks: Mark[] = hex?.mark ? [{ kind: hex.mark, id: name }] : [];
  // Two marks of one kind in a hex are one; that of the second city of a hex is another.
  if (hex?.mark === 'coal' && id === 'city1') marks.push({ kind: 'coal', id: `${name} second` });
  const groups = hex?.group ? [hex.group] : [];
  if (nodeKind === 'pass') return { pass: true, end: true, stop: null, exclusive: hex?.ferry ?? false, marks };
  if (nodeKind === 'town') {
    const end = board.townsEnd || kind === 'endTown' ? true : 'town';
    return {
      pass: true,
      end,
      stop: { as: 'town', value, skip },
      marks,
      own: board.townsEnd && hex?.markers[0] === 'own',
    };
  }
  if (nodeKind === 'offboard') {
    return { pass: 'area', end: true, stop: { as: 'area', value }, own: slots.includes('own'), groups, marks };
  }
  const banks = hex?.type === 'banks';
  const all = banks ? graph.nodes.filter((node) => node.hex === name).flatMap((node) => node.slots) : slots;
  // With `extras` each bank of a city lets pass by its own circles, else both by all of them.
  const deciding = board.extras ? slots : all;
  const full = deciding.every((marker) => marker === 'foreign');
  return {
    pass: full ? 'full' : true,
    end: true,
    stop: { as: 'city', value, skip },
    own: slots.includes('own'),
    groups,
    marks,
    ...(banks ? { place: name } : {}),
  };
}

function segmentRule(board: RandomBoard, hex: string, segment: SegmentKind, kind: string) {
  if (segment === 'state') return { closed: kind === '2' };
  if (segment !== 'ferry') return {};
  return board.extras
    ? { lowers: 10, toll: { id: hex, amount: 5 }, marks: [{ kind: 'steel', id: `ferry ${hex}` }] }
    : { toll: { id: 'ferry', amount: 10 } };
}

function graphOf(hexes: readonly RandomHex[]): TrackGraph {
  const printed = hexes.map((hex, i) => readHex(NAMES[i] ?? '', { color: 'gray', ...trackOn(hex) }));
  const map = trackMap({ orientation: 'pointy', letters: 'rows' }, printed, new Map());
  const position = printedPosition(map);
  printed.forEach((hex, i) => {
    for (const [n, { id, slots }] of hex.nodes.entries()) {
      const marker = hexes[i]?.markers[n] ?? null;
      if (slots === 0 || marker === null) continue;
      const onHex = { ...position.markers[hex.id], [id]: [marker] };
      position.markers = { ...position.markers, [hex.id]: onHex };
    }
  });
  return trackGraph(map, position);
}

function trackOn(hex: RandomHex): object {
  const one = hex.exits;
  const two = hex.others.filter((edge) => !one.includes(edge));
  const to = (id: string, exits: readonly number[]) => exits.map((edge) => ({ a: edge, b: id, ...ferryIf(hex.ferry) }));
  const city = (id: string) => ({ id, kind: 'city', slots: 1 });
  switch (hex.type) {
    case 'plain':
      return {
        segments: hex.joins.filter(([a, b]) => a !== b).map(([a, b]) => ({ a, b, ...(hex.ferry ? {} : STATE) })),
      };
    case 'city':
      return { nodes: [city('city0')], segments: to('city0', one) };
    case 'twoCities':
      return { nodes: [city('city0'), city('city1')], segments: [...to('city0', one), ...to('city1', two)] };
    case 'banks':
      return {
        nodes: [city('city0'), city('city1')],
        segments: [
          ...one.map((edge) => ({ a: edge, b: 'city0' })),
          ...two.map((edge) => ({ a: edge, b: 'city1' })),
          { a: 'city0', b: 'city1', ...ferryIf(hex.ferry) },
        ],
      };
    case 'town':
      return { nodes: [{ id: 'town0', kind: 'town' }], segments: to('town0', one) };
    case 'suburb':
      return {
        nodes: [city('city0'), { id: 'town0', kind: 'town' }],
        segments: [...to('city0', one), ...to('town0', two), { a: 'city0', b: 'town0' }],
      };
    case 'area':
      return { nodes: [{ id: 'area0', kind: 'offboard', slots: 1 }], segments: to('area0', one) };
    case 'junction':
      return { nodes: [{ id: 'pass0', kind: 'pass' }], segments: to('pass0', one) };
  }
}

const STATE = { state: true };

function ferryIf(ferry: boolean): object {
  return ferry ? { ferry: true } : {};
}
