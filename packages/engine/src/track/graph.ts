import { EDGES, type Edge, hexNumber, oppositeEdge } from '../board/hex.ts';
import { keptBeside, remembered } from '../kernel/remember.ts';
import { printedOn, type TrackMap } from './map.ts';
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

/**
 * The track of a position in numbers, compiled once and read often. Nodes, segments and crossings are numbered from 0 in
 * the order of the map, so equal positions have equal numbers. Where track ends is a *point*: the side of hex h at edge e is
 * point 6h + e in every position of the map, node n is point `sides` + n.
 *
 * Two tiles with track on both sides of an edge meet in a crossing. Crossings and segments are what a train uses up. As bits of
 * a set, crossing c is bit c and segment s is bit `crossings` + s. Where track forks at an edge, all branches share the crossing.
 */
export interface TrackGraph {
  readonly map: TrackMap;
  readonly nodes: readonly GraphNode[];
  readonly segments: readonly GraphSegment[];
  /** How many there are. */
  readonly crossings: number;
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

/** A graph with what it was made of, to make the next one of. */
interface Compiled {
  readonly laid: TrackPosition['laid'];
  /** How many tiles are laid. */
  readonly count: number;
  readonly markers: TrackPosition['markers'];
  readonly tiles: readonly Tile[];
  readonly graph: TrackGraph;
}

const compiled = keptBeside<TrackPosition['laid'], WeakMap<TrackPosition['markers'], Compiled>>();

/** The graph asked for last on each map: the next one is the same as a rule, or differs in a hex or two. */
const latest = new WeakMap<TrackMap, Compiled>();

/** The graph of a position, compiled when first asked for. */
export function trackGraph(map: TrackMap, position: TrackPosition): TrackGraph {
  const last = latest.get(map);
  if (last?.laid === position.laid && last.markers === position.markers) return last.graph;
  const byMarkers = remembered(compiled, position.laid, () => new WeakMap());
  const known = byMarkers.get(position.markers);
  const made = known?.graph.map === map ? known : compile(map, position, last);
  if (made !== known) byMarkers.set(position.markers, made);
  latest.set(map, made);
  return made.graph;
}

/** The graph as if there had been none before. */
export function freshGraph(map: TrackMap, position: TrackPosition): TrackGraph {
  return compile(map, position, undefined).graph;
}

/**
 * Numbers the track hex by hex. What lies on hexes that have not changed since the last graph is taken over from there, with
 * its numbers moved on if another hex before has more track now.
 */
function compile(map: TrackMap, position: TrackPosition, last: Compiled | undefined): Compiled {
  const { names } = map.grid;
  const { laid, markers } = position;
  const { tiles, replaced, count } = tilesIn(map, position, last);
  const marked = hexesMarkedAnew(last?.markers ?? {}, markers);
  if (last !== undefined && replaced.length === 0) {
    return { laid, count, markers, tiles, graph: withMarkers(last.graph, position, marked) };
  }

  const sides = 6 * names.length;
  const list = listsOf(2 * (names.length + 1 + sides));
  const [firstNode, firstSegment] = [list(names.length + 1), list(names.length + 1)];
  const [across, crossingAt] = [list(sides), list(sides)];
  const parts: Parts = { nodes: [], segments: [], firstNode, firstSegment };
  const changed = new Set(replaced);
  for (const hex of marked) changed.add(hexNumber(map.grid, hex));
  let next = 0;
  for (const number of [...changed].sort((a, b) => a - b)) {
    if (last !== undefined) takeOver(last.graph, next, number, parts);
    const tile = tiles[number];
    if (tile !== undefined) addTile(position, names[number] ?? '', number, tile, sides, parts);
    next = number + 1;
  }
  if (last !== undefined) takeOver(last.graph, next, names.length, parts);
  if (last === undefined) across.fill(-1);
  else across.set(last.graph.across);
  joinSides(map, tiles, replaced, across);
  const crossings = numberCrossings(across, crossingAt);
  const { nodes, segments } = parts;
  const points = sides + nodes.length + 1;
  const pointList = listsOf(points + 2 * segments.length);
  const [firstAt, segmentsAt] = [pointList(points), pointList(2 * segments.length)];
  listByPoint(segments, firstAt, segmentsAt);
  const graph = {
    map,
    nodes,
    segments,
    crossings,
    sides,
    crossingAt,
    across,
    firstAt,
    segmentsAt,
    firstNode,
    firstSegment,
  };
  return { laid, count, markers, tiles, graph };
}

/** Makes lists of numbers that share a buffer of so many: one for each costs more to make and to give back than to fill. */
function listsOf(numbers: number): (length: number) => Int16Array {
  const buffer = new ArrayBuffer(2 * numbers);
  let from = 0;
  return (length) => {
    const list = new Int16Array(buffer, 2 * from, length);
    from += length;
    return list;
  };
}

/** The graph as far as it is made, hex after hex. */
interface Parts {
  readonly nodes: GraphNode[];
  readonly segments: GraphSegment[];
  readonly firstNode: Int16Array;
  readonly firstSegment: Int16Array;
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

/** What lies on each hex, and on which it is another tile than before; at first all are. */
function tilesIn(
  map: TrackMap,
  position: TrackPosition,
  last: Compiled | undefined,
): Pick<Compiled, 'tiles' | 'count'> & { readonly replaced: readonly number[] } {
  const { laid } = position;
  if (last === undefined) {
    const { names } = map.grid;
    const tiles = names.map((hex) => tileOn(map, position, hex));
    return { tiles, replaced: [...names.keys()], count: Object.keys(laid).length };
  }
  const before = last.laid;
  if (laid === before) return { tiles: last.tiles, replaced: [], count: last.count };
  const tiles = last.tiles.slice();
  const replaced: number[] = [];
  const replace = (hex: string, tile: Tile) => {
    const number = hexNumber(map.grid, hex);
    if (tiles[number] === tile) return;
    tiles[number] = tile;
    replaced.push(number);
  };
  let count = 0;
  let first = 0;
  for (const hex in laid) {
    count += 1;
    if (laid[hex] === before[hex]) continue;
    if (before[hex] === undefined) first += 1;
    replace(hex, tileOn(map, position, hex));
  }
  // Tiles are taken away only where a position before is looked at.
  if (count < last.count + first) {
    for (const hex in before) if (laid[hex] === undefined) replace(hex, printedOn(map, hex));
  }
  return { tiles, replaced, count };
}

function addTile(
  position: TrackPosition,
  hex: string,
  number: number,
  tile: Tile,
  sides: number,
  { nodes, segments, firstNode, firstSegment }: Parts,
): void {
  const first = sides + nodes.length;
  const pointOf = (end: TrackEnd) => (typeof end === 'string' ? first + nodeIndex(tile, end) : 6 * number + end);
  for (const node of tile.nodes) nodes.push({ id: nodes.length, hex, node, slots: slotsOf(position, hex, node) });
  for (const { a, b, kind } of tile.segments) {
    segments.push({ id: segments.length, hex, kind, a: pointOf(a), b: pointOf(b) });
  }
  firstNode[number + 1] = nodes.length;
  firstSegment[number + 1] = segments.length;
}

/** Takes the hexes from one number to before another over from the graph before; as they are, if their numbers stay. */
function takeOver(before: TrackGraph, from: number, to: number, parts: Parts): void {
  const { nodes, segments, firstNode, firstSegment } = parts;
  const { sides } = before;
  const nodeFrom = before.firstNode[from] ?? 0;
  const segmentFrom = before.firstSegment[from] ?? 0;
  const moved = nodes.length - nodeFrom;
  const movedSegments = segments.length - segmentFrom;
  const nodeEnd = before.firstNode[to] ?? 0;
  for (let i = nodeFrom; i < nodeEnd; i++) {
    const there = before.nodes[i];
    if (there === undefined) continue;
    nodes.push(moved === 0 ? there : { id: i + moved, hex: there.hex, node: there.node, slots: there.slots });
  }
  const segmentEnd = before.firstSegment[to] ?? 0;
  for (let i = segmentFrom; i < segmentEnd; i++) {
    const segment = before.segments[i];
    if (segment === undefined) continue;
    const { hex, kind, a, b } = segment;
    if (movedSegments === 0 && (moved === 0 || (a < sides && b < sides))) segments.push(segment);
    else {
      const [nowA, nowB] = [a < sides ? a : a + moved, b < sides ? b : b + moved];
      segments.push({ id: i + movedSegments, hex, kind, a: nowA, b: nowB });
    }
  }
  for (let hex = from + 1; hex <= to; hex++) {
    firstNode[hex] = (before.firstNode[hex] ?? 0) + moved;
    firstSegment[hex] = (before.firstSegment[hex] ?? 0) + movedSegments;
  }
}

/** Only at the sides of the hexes with another tile can something have changed. */
function joinSides(map: TrackMap, tiles: readonly Tile[], replaced: readonly number[], across: Int16Array): void {
  const { neighbours } = map.grid;
  for (const number of replaced) {
    for (const edge of EDGES) {
      const side = 6 * number + edge;
      const beyond = neighbours[side] ?? -1;
      if (beyond < 0) continue;
      const facing = oppositeEdge(edge);
      const opposite = 6 * beyond + facing;
      const meets = tiles[number]?.exits.includes(edge) && tiles[beyond]?.exits.includes(facing);
      across[side] = meets ? opposite : -1;
      across[opposite] = meets ? side : -1;
    }
  }
}

/** Numbers the crossings in the order of the sides and says how many there are. */
function numberCrossings(across: Int16Array, crossingAt: Int16Array): number {
  let crossings = 0;
  for (let side = 0; side < across.length; side++) {
    const opposite = across[side] ?? -1;
    if (opposite === -1) crossingAt[side] = -1;
    else if (opposite < side) crossingAt[side] = crossingAt[opposite] ?? -1;
    else {
      crossingAt[side] = crossings;
      crossings += 1;
    }
  }
  return crossings;
}

function nodeIndex(tile: Tile, id: string): number {
  return tile.nodes.findIndex((node) => node.id === id);
}

/** Lists the segments by the points where they end; both lists are filled. */
function listByPoint(segments: readonly GraphSegment[], firstAt: Int16Array, segmentsAt: Int16Array): void {
  const points = firstAt.length - 1;
  for (const { a, b } of segments) {
    firstAt[a] = (firstAt[a] ?? 0) + 1;
    firstAt[b] = (firstAt[b] ?? 0) + 1;
  }
  for (let point = 1; point <= points; point++) firstAt[point] = (firstAt[point] ?? 0) + (firstAt[point - 1] ?? 0);
  // Each entry now ends its point's list; filling from the back makes it the list's beginning.
  for (let i = segments.length - 1; i >= 0; i--) {
    const { id, a, b } = segments[i] ?? { id: -1, a: -1, b: -1 };
    const atA = (firstAt[a] ?? 0) - 1;
    firstAt[a] = atA;
    segmentsAt[atA] = id;
    const atB = (firstAt[b] ?? 0) - 1;
    firstAt[b] = atB;
    segmentsAt[atB] = id;
  }
}

export function sideOf(graph: TrackGraph, hex: string, edge: Edge): number {
  return 6 * hexNumber(graph.map.grid, hex) + edge;
}

/** The hex and edge of a side. */
export function sideAt(graph: TrackGraph, side: number): { readonly hex: string; readonly edge: Edge } {
  return { hex: graph.map.grid.names[Math.floor(side / 6)] ?? '', edge: EDGES[side % 6] ?? 0 };
}

/** The node at a point; none at a side. An index below zero, as a side would have, is looked up slowly. */
export function nodeAt(graph: TrackGraph, point: number): GraphNode | undefined {
  return point < graph.sides ? undefined : graph.nodes[point - graph.sides];
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
