import { EDGES, type Edge, hexNumber, oppositeEdge } from '../board/hex.ts';
import { remembered } from '../kernel/remember.ts';
import type { TrackMap } from './map.ts';
import { type Slots, slotsOf, type TrackPosition, tileOn } from './position.ts';
import type { SegmentKind, Tile, TrackEnd, TrackNode } from './tile.ts';

export interface GraphNode {
  readonly id: number;
  readonly hex: string;
  readonly node: TrackNode;
  readonly slots: Slots;
}

export interface GraphSegment {
  readonly id: number;
  readonly hex: string;
  readonly kind: SegmentKind;
  /** The points it joins. */
  readonly a: number;
  readonly b: number;
}

/** Two tiles meet with track on both sides of an edge. */
interface Crossing {
  readonly id: number;
  /** The points on either side. */
  readonly a: number;
  readonly b: number;
}

/**
 * The track of a position in numbers, compiled once and read often. Nodes, segments and crossings are numbered from 0 in
 * the order of the map, so equal positions have equal numbers. Where track ends is a *point*: the side of hex h at edge e is
 * point 6h + e in every position of the map, node n is point `sides` + n.
 *
 * Crossings and segments are what a train uses up. As bits of a set, crossing c is bit c and segment s is bit
 * `crossings.length` + s. Where track forks at an edge, all branches share the crossing.
 */
export interface TrackGraph {
  readonly map: TrackMap;
  readonly nodes: readonly GraphNode[];
  readonly segments: readonly GraphSegment[];
  readonly crossings: readonly Crossing[];
  /** Six for each hex. */
  readonly sides: number;
  /** By side: the crossing there, -1 where no track or no track opposite is. */
  readonly crossingAt: Int16Array;
  /** By side: the side opposite where there is a crossing, else -1. */
  readonly across: Int16Array;
  /** The segments that end in point p: `segmentsAt` from index `firstAt[p]` to before `firstAt[p + 1]`. */
  readonly firstAt: Int16Array;
  readonly segmentsAt: Int16Array;
  /** By hex number: its first node and its first segment; those of a hex follow one another as on its tile. */
  readonly firstNode: Int16Array;
  readonly firstSegment: Int16Array;
}

const compiled = new WeakMap<TrackMap, WeakMap<TrackPosition['laid'], WeakMap<TrackPosition['markers'], TrackGraph>>>();

/** The graph of a position, compiled when first asked for. */
export function trackGraph(map: TrackMap, position: TrackPosition): TrackGraph {
  const byLaid = remembered(compiled, map, () => new WeakMap());
  const byMarkers = remembered(byLaid, position.laid, () => new WeakMap());
  return remembered(byMarkers, position.markers, () => compile(map, position));
}

function compile(map: TrackMap, position: TrackPosition): TrackGraph {
  const { names, neighbours } = map.grid;
  const tiles: Tile[] = [...map.printed];
  for (const hex in position.laid) tiles[hexNumber(map.grid, hex)] = tileOn(map, position, hex);
  const sides = 6 * names.length;

  const nodes: GraphNode[] = [];
  const segments: GraphSegment[] = [];
  const firstNode = new Int16Array(names.length + 1);
  const firstSegment = new Int16Array(names.length + 1);
  tiles.forEach((tile, number) => {
    const hex = names[number] ?? '';
    const offset = nodes.length;
    for (const node of tile.nodes) {
      nodes.push({ id: nodes.length, hex, node, slots: slotsOf(position, hex, node) });
    }
    const pointOf = (end: TrackEnd) =>
      typeof end === 'string' ? sides + offset + nodeIndex(tile, end) : 6 * number + end;
    for (const { a, b, kind } of tile.segments) {
      segments.push({ id: segments.length, hex, kind, a: pointOf(a), b: pointOf(b) });
    }
    firstNode[number + 1] = nodes.length;
    firstSegment[number + 1] = segments.length;
  });

  const crossings: Crossing[] = [];
  const crossingAt = new Int16Array(sides).fill(-1);
  const across = new Int16Array(sides).fill(-1);
  tiles.forEach((tile, number) => {
    for (const edge of tile.exits) {
      const beyond = neighbours[6 * number + edge] ?? -1;
      const facing = oppositeEdge(edge);
      if (beyond < number || !tiles[beyond]?.exits.includes(facing)) continue;
      const a = 6 * number + edge;
      const b = 6 * beyond + facing;
      crossingAt[a] = crossings.length;
      crossingAt[b] = crossings.length;
      across[a] = b;
      across[b] = a;
      crossings.push({ id: crossings.length, a, b });
    }
  });

  const { firstAt, segmentsAt } = segmentsByPoint(segments, sides + nodes.length);
  const lists = { nodes, segments, crossings };
  return { map, ...lists, sides, crossingAt, across, firstAt, segmentsAt, firstNode, firstSegment };
}

function nodeIndex(tile: Tile, id: string): number {
  return tile.nodes.findIndex((node) => node.id === id);
}

function segmentsByPoint(segments: readonly GraphSegment[], points: number) {
  const firstAt = new Int16Array(points + 1);
  const count = (point: number, by: number) => {
    const value = firstAt[point] ?? 0;
    firstAt[point] = value + by;
    return value + by;
  };
  for (const { a, b } of segments) {
    count(a, 1);
    count(b, 1);
  }
  for (let point = 1; point <= points; point++) count(point, firstAt[point - 1] ?? 0);
  // Each entry now ends its point's list; filling from the back makes it the list's beginning.
  const segmentsAt = new Int16Array(2 * segments.length);
  for (const { id, a, b } of segments.toReversed()) {
    segmentsAt[count(a, -1)] = id;
    segmentsAt[count(b, -1)] = id;
  }
  return { firstAt, segmentsAt };
}

export function sideOf(graph: TrackGraph, hex: string, edge: Edge): number {
  return 6 * hexNumber(graph.map.grid, hex) + edge;
}

/** The hex and edge of a side. */
export function sideAt(graph: TrackGraph, side: number): { readonly hex: string; readonly edge: Edge } {
  return { hex: graph.map.grid.names[Math.floor(side / 6)] ?? '', edge: EDGES[side % 6] ?? 0 };
}

export function nodesIn(graph: TrackGraph, hex: string): readonly GraphNode[] {
  const number = hexNumber(graph.map.grid, hex);
  return graph.nodes.slice(graph.firstNode[number], graph.firstNode[number + 1]);
}

export function segmentsIn(graph: TrackGraph, hex: string): readonly GraphSegment[] {
  const number = hexNumber(graph.map.grid, hex);
  return graph.segments.slice(graph.firstSegment[number], graph.firstSegment[number + 1]);
}

export function nodeNamed(graph: TrackGraph, hex: string, id: string): GraphNode {
  const node = nodesIn(graph, hex).find((candidate) => candidate.node.id === id);
  if (node === undefined) throw new RangeError(`no node ${id} on ${hex}`);
  return node;
}
