import { type GraphNode, type TrackGraph, trackGraph } from '../track/graph.ts';
import { placeMarker, printedPosition } from '../track/position.ts';
import { sampleMap } from '../track/sample.fixture.ts';
import { ordinaryTrain } from './trains.ts';
import type { NodeRule, Route, RouteRules, Train } from './types.ts';

/** A printed hex with what stands in its places: `own` is a marker of the company that runs, `other` one of another. */
interface Hex {
  readonly nodes?: readonly object[];
  readonly segments: readonly object[];
  readonly markers?: Readonly<Record<string, readonly ('own' | 'other')[]>>;
}

const to = (node: string, edges: readonly number[]) => edges.map((edge) => ({ a: edge, b: node }));

export function city(revenue: number, exits: readonly number[], ...markers: readonly ('own' | 'other')[]): Hex {
  const slots = Math.max(1, markers.length);
  return {
    nodes: [{ id: 'city0', kind: 'city', slots, revenue }],
    segments: to('city0', exits),
    markers: { city0: markers },
  };
}

export function town(revenue: number, ...exits: readonly number[]): Hex {
  return { nodes: [{ id: 'town0', kind: 'town', revenue }], segments: to('town0', exits) };
}

/** A red area. */
export function area(revenue: number, ...exits: readonly number[]): Hex {
  return { nodes: [{ id: 'area0', kind: 'offboard', revenue }], segments: to('area0', exits) };
}

/** Plain track, pair by pair. */
export function track(...pairs: readonly (readonly [number, number])[]): Hex {
  return { segments: pairs.map(([a, b]) => ({ a, b })) };
}

/** One city on two banks with a ferry between them. */
export function banks(
  revenue: number,
  west: readonly number[],
  east: readonly number[],
  markers: Hex['markers'] = {},
): Hex {
  return {
    nodes: ['city0', 'city1'].map((id) => ({ id, kind: 'city', slots: 1, revenue })),
    segments: [...to('city0', west), ...to('city1', east), { a: 'city0', b: 'city1', ferry: true }],
    markers,
  };
}

/**
 * The graph of a board, pointy-top, with the given hexes and nothing else on it:
 *     A1  A3  A5  A7
 *       B2  B4  B6  B8        edges:   2 3
 *     C1  C3  C5  C7                  1   4
 *       D2  D4  D6  D8                 0 5
 *     E1  E3  E5  E7
 */
export function board(hexes: Readonly<Record<string, Hex>>): TrackGraph {
  const printed = Object.entries(hexes).map(([name, { nodes = [], segments }]) => [
    name,
    { color: 'gray', nodes, segments },
  ]);
  const map = sampleMap(Object.fromEntries(printed));
  const position = printedPosition(map);
  for (const [hex, { markers = {} }] of Object.entries(hexes)) {
    for (const [node, companies] of Object.entries(markers)) {
      companies.forEach((company, slot) => {
        placeMarker(map, position, { hex, node, slot }, company);
      });
    }
  }
  return trackGraph(map, position);
}

/** Common rules: cities and areas count, towns do not and are no ends, areas are ends only, full cities block. */
export function commonRule({ node, slots }: GraphNode, kind: string): NodeRule {
  const value = typeof node.revenue === 'number' ? node.revenue : 0;
  const skip = kind.endsWith('E');
  const own = slots.includes('own');
  if (node.kind === 'town') return { pass: true, end: 'town', stop: { as: 'town', value, skip } };
  if (node.kind === 'offboard') return { pass: 'area', end: true, stop: { as: 'area', value }, own };
  const isFull = slots.length > 0 && slots.every((marker) => marker === 'other');
  return { pass: isFull ? 'full' : true, end: true, stop: { as: 'city', value, skip }, own };
}

const KINDS = {
  '2': ordinaryTrain(2, 'city', 'area'),
  '3': ordinaryTrain(3, 'city', 'area'),
  '4': ordinaryTrain(4, 'city', 'area'),
  '2E': ordinaryTrain(2, 'city', 'area'),
  '3E': ordinaryTrain(3, 'city', 'area'),
};

export function rulesFor(graph: TrackGraph, own: Partial<RouteRules> = {}): RouteRules {
  return { graph, kinds: KINDS, node: commonRule, ...own };
}

/** Trains named after their kind; the second of a kind is `3.2`. */
export function trains(...kinds: readonly string[]): readonly Train[] {
  return kinds.map((kind, i) => {
    const before = kinds.slice(0, i).filter((other) => other === kind).length;
    return { id: before === 0 ? kind : `${kind}.${before + 1}`, kind };
  });
}

export function route(train: string, path: string, counts: readonly string[] | null = null): Route {
  return { train, path: path.split(' '), counts };
}
