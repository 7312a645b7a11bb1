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

/** A graph with what it was made of, to make the next one of. */
interface Compiled {
  readonly markers: TrackPosition['markers'];
  readonly tiles: readonly Tile[];
  readonly graph: TrackGraph;
}

/** The graph made last on each map: the next position asked for differs in a hex or two as a rule. */
const latest = new WeakMap<TrackMap, Compiled>();

/** The graph of a position, compiled when first asked for. */
export function trackGraph(map: TrackMap, position: TrackPosition): TrackGraph {
  const byLaid = remembered(compiled, map, () => new WeakMap());
  const byMarkers = remembered(byLaid, position.laid, () => new WeakMap());
  return remembered(byMarkers, position.markers, () => {
    const made = compile(map, position, latest.get(map));
    latest.set(map, made);
    return made.graph;
  });
}

/** The graph as if there had been none before. */
export function freshGraph(map: TrackMap, position: TrackPosition): TrackGraph {
  return compile(map, position, undefined).graph;
}

/**
 * Numbers the track hex by hex. What lies on a hex that has not changed since the last graph is taken over from there, with
 * its numbers moved on if another hex before it has more track now.
 */
function compile(map: TrackMap, position: TrackPosition, last: Compiled | undefined): Compiled {
  const { names } = map.grid;
  const tiles = tilesIn(map, position);
  const { markers } = position;
  const sides = 6 * names.length;
  const isMarked = hexesMarkedAnew(last?.markers ?? {}, markers);
  if (last !== undefined && tiles.every((tile, number) => tile === last.tiles[number])) {
    return { markers, tiles, graph: withMarkers(last.graph, position, isMarked) };
  }

  const nodes: GraphNode[] = [];
  const segments: GraphSegment[] = [];
  const firstNode = new Int16Array(names.length + 1);
  const firstSegment = new Int16Array(names.length + 1);
  for (let number = 0; number < names.length; number++) {
    const hex = names[number] ?? '';
    const tile = tiles[number];
    if (last !== undefined && last.tiles[number] === tile && !isMarked.has(hex)) {
      takeOver(last.graph, number, nodes, segments);
    } else if (tile !== undefined) addTile(position, hex, number, tile, sides, nodes, segments);
    firstNode[number + 1] = nodes.length;
    firstSegment[number + 1] = segments.length;
  }
  const joins = crossingsOf(map, tiles, sides, last?.graph.crossings ?? []);
  const points = segmentsByPoint(segments, sides + nodes.length);
  const graph = { map, nodes, segments, sides, ...joins, ...points, firstNode, firstSegment };
  return { markers, tiles, graph };
}

/** The hexes on which other markers lie than before. */
function hexesMarkedAnew(before: TrackPosition['markers'], now: TrackPosition['markers']): ReadonlySet<string> {
  const hexes = new Set<string>();
  if (before === now) return hexes;
  for (const hex in now) if (before[hex] !== now[hex]) hexes.add(hex);
  for (const hex in before) if (now[hex] === undefined) hexes.add(hex);
  return hexes;
}

/** The same track with other markers on some hexes: all but their nodes is shared. */
function withMarkers(graph: TrackGraph, position: TrackPosition, hexes: ReadonlySet<string>): TrackGraph {
  const nodes = [...graph.nodes];
  for (const hex of hexes) {
    for (const { id, node } of nodesIn(graph, hex)) nodes[id] = { id, hex, node, slots: slotsOf(position, hex, node) };
  }
  return { ...graph, nodes };
}

function tilesIn(map: TrackMap, position: TrackPosition): Tile[] {
  const tiles: Tile[] = [...map.printed];
  for (const hex in position.laid) tiles[hexNumber(map.grid, hex)] = tileOn(map, position, hex);
  return tiles;
}

function addTile(
  position: TrackPosition,
  hex: string,
  number: number,
  tile: Tile,
  sides: number,
  nodes: GraphNode[],
  segments: GraphSegment[],
): void {
  const first = sides + nodes.length;
  const pointOf = (end: TrackEnd) => (typeof end === 'string' ? first + nodeIndex(tile, end) : 6 * number + end);
  for (const node of tile.nodes) nodes.push({ id: nodes.length, hex, node, slots: slotsOf(position, hex, node) });
  for (const { a, b, kind } of tile.segments) {
    segments.push({ id: segments.length, hex, kind, a: pointOf(a), b: pointOf(b) });
  }
}

/** Takes a hex over from the graph before; as it is, if its numbers stay. */
function takeOver(from: TrackGraph, hex: number, nodes: GraphNode[], segments: GraphSegment[]): void {
  const moved = nodes.length - (from.firstNode[hex] ?? 0);
  const movedSegments = segments.length - (from.firstSegment[hex] ?? 0);
  const lastNode = from.firstNode[hex + 1] ?? 0;
  for (let i = from.firstNode[hex] ?? 0; i < lastNode; i++) {
    const node = from.nodes[i];
    if (node !== undefined)
      nodes.push(moved === 0 ? node : { id: nodes.length, hex: node.hex, node: node.node, slots: node.slots });
  }
  const lastSegment = from.firstSegment[hex + 1] ?? 0;
  for (let i = from.firstSegment[hex] ?? 0; i < lastSegment; i++) {
    const segment = from.segments[i];
    if (segment === undefined) continue;
    const { kind, a, b } = segment;
    const isKept = movedSegments === 0 && (moved === 0 || (a < from.sides && b < from.sides));
    if (isKept) segments.push(segment);
    else {
      const pointNow = (point: number) => (point < from.sides ? point : point + moved);
      segments.push({ id: segments.length, hex: segment.hex, kind, a: pointNow(a), b: pointNow(b) });
    }
  }
}

function crossingsOf(map: TrackMap, tiles: readonly Tile[], sides: number, before: readonly Crossing[]) {
  const { neighbours } = map.grid;
  const crossings: Crossing[] = [];
  const crossingAt = new Int16Array(sides).fill(-1);
  const across = new Int16Array(sides).fill(-1);
  for (let number = 0; number < tiles.length; number++) {
    for (const edge of tiles[number]?.exits ?? []) {
      const beyond = neighbours[6 * number + edge] ?? -1;
      const facing = oppositeEdge(edge);
      if (beyond < number || !tiles[beyond]?.exits.includes(facing)) continue;
      const a = 6 * number + edge;
      const b = 6 * beyond + facing;
      const id = crossings.length;
      crossingAt[a] = id;
      crossingAt[b] = id;
      across[a] = b;
      across[b] = a;
      const known = before[id];
      crossings.push(known?.a === a && known.b === b ? known : { id, a, b });
    }
  }
  return { crossings, crossingAt, across };
}

function nodeIndex(tile: Tile, id: string): number {
  return tile.nodes.findIndex((node) => node.id === id);
}

function segmentsByPoint(segments: readonly GraphSegment[], points: number) {
  const firstAt = new Int16Array(points + 1);
  for (const { a, b } of segments) {
    firstAt[a] = (firstAt[a] ?? 0) + 1;
    firstAt[b] = (firstAt[b] ?? 0) + 1;
  }
  for (let point = 1; point <= points; point++) firstAt[point] = (firstAt[point] ?? 0) + (firstAt[point - 1] ?? 0);
  // Each entry now ends its point's list; filling from the back makes it the list's beginning.
  const segmentsAt = new Int16Array(2 * segments.length);
  for (let i = segments.length - 1; i >= 0; i--) {
    const { id, a, b } = segments[i] ?? { id: -1, a: -1, b: -1 };
    const atA = (firstAt[a] ?? 0) - 1;
    firstAt[a] = atA;
    segmentsAt[atA] = id;
    const atB = (firstAt[b] ?? 0) - 1;
    firstAt[b] = atB;
    segmentsAt[atB] = id;
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
