import { EDGES, type Edge, hexNumber, oppositeEdge } from '../board/hex.ts';
import { keptBeside, remembered } from '../kernel/remember.ts';
import { type Explored, explore, makeScratch, placesOf, type Scratch } from './explore.ts';
import { type GraphNode, type GraphSegment, nodesIn, sideOf, type TrackGraph, trackGraph } from './graph.ts';
import { type TrackMap, tileNamed } from './map.ts';
import { type LaidTile, type TrackPosition, tileOn, withTile } from './position.ts';
import { newTrack, nodeMapping } from './succession.ts';
import { rotatedTile, type Tile, type TrackEnd } from './tile.ts';

/** The rules of a search for ways: where it begins, which nodes it may pass, which track it may use. */
export interface Traveller {
  starts(node: GraphNode, graph: TrackGraph): boolean;
  passes(node: GraphNode, graph: TrackGraph): boolean;
  uses(segment: GraphSegment): boolean;
}

/** What a traveller reaches. A node counts even if it may not be passed, a side even if no track continues behind it. */
export type Reach = Explored;

/** A company by the common rules: from its markers, over all track, through nodes neither full nor the end of the line. */
export function companyTraveller(company: string): Traveller {
  return {
    starts: ({ slots }) => slots.includes(company),
    passes: (node) => !isTerminal(node) && !isFull(node, company),
    uses: () => true,
  };
}

/** Off-board areas and works are the end of the line. */
export function isTerminal({ node }: GraphNode): boolean {
  return node.kind === 'offboard' || node.kind === 'works';
}

/** Every slot holds a marker of another company. */
export function isFull({ slots }: GraphNode, company: string): boolean {
  return slots.length > 0 && slots.every((marker) => marker !== null && marker !== company);
}

/** Everything on some way from a start. A way never reverses and uses no node, crossing or track twice. */
export function reach(graph: TrackGraph, traveller: Traveller): Reach {
  return reachUntil(graph, traveller, NEVER).reach;
}

const NEVER = () => false;

/**
 * The same, start after start, and no further than until it suffices: what one start reaches is most of what all do, as a
 * rule. What suffices must not cease to when more is reached. `whole` says that nothing was left out.
 */
export function reachUntil(
  graph: TrackGraph,
  traveller: Traveller,
  suffices: (reached: Reach) => boolean,
): { readonly reach: Reach; readonly whole: boolean } {
  const reached = nothingReached(graph);
  const starts: number[] = [];
  for (const node of graph.nodes) if (traveller.starts(node, graph)) starts.push(node.id);
  if (starts.length === 0) return { reach: reached, whole: true };
  // Only what is come to is asked about, once: 0 until then, else 1 for no and 2 for yes.
  const passable = new Uint8Array(graph.nodes.length);
  const passes = (node: GraphNode) => {
    if (passable[node.id] === 0) passable[node.id] = traveller.passes(node, graph) ? 2 : 1;
    return passable[node.id] === 2;
  };
  const scratch = takeScratch(graph);
  let done = 0;
  do explore(reached, starts[done++] ?? -1, passes, traveller.uses, scratch);
  while (done < starts.length && !suffices(reached));
  spare = scratch;
  return { reach: reached, whole: done === starts.length };
}

/**
 * Whether what is reached suffices. Track is followed no further than that takes; what was followed to its end is kept under the
 * name among `known`, which belongs to the graph.
 */
export function isReachEnough<K>(
  known: Map<K, Reach>,
  name: K,
  graph: TrackGraph,
  travellerOf: () => Traveller,
  suffices: (network: Reach) => boolean,
): boolean {
  const network = known.get(name);
  if (network !== undefined) return suffices(network);
  const { reach: reached, whole } = reachUntil(graph, travellerOf(), suffices);
  if (!whole) return true;
  known.set(name, reached);
  return suffices(reached);
}

/** One buffer for all four: a typed array of its own costs more to make and to give back than to fill. */
function nothingReached(graph: TrackGraph): Reach {
  const [nodes, segments, { sides }] = [graph.nodes.length, graph.segments.length, graph];
  const buffer = new ArrayBuffer(nodes + segments + 2 * sides);
  return {
    graph,
    nodes: new Uint8Array(buffer, 0, nodes),
    segments: new Uint8Array(buffer, nodes, segments),
    sides: new Uint8Array(buffer, nodes + segments, sides),
    entries: new Uint8Array(buffer, nodes + segments + sides, sides),
  };
}

/** The notes of the last search, clean again, for the next one. */
let spare: Scratch | undefined;

/**
 * Takes the notes away while they are used: a search within a search makes its own, and notes that a fault left half written
 * are not met again.
 */
function takeScratch(graph: TrackGraph): Scratch {
  const kept = spare;
  spare = undefined;
  return kept !== undefined && kept.canLeave.length >= placesOf(graph) ? kept : makeScratch(graph);
}

/**
 * The edges of a hex at which a way arrives from a neighbour. Where both hexes have track at the edge, a way must be able to
 * cross it: one that left the hex there comes to the track behind, but not back. Where the hex has none yet, it is enough that
 * reached track of the neighbour ends there.
 */
export function entriesTo(reached: Reach, hex: string): Edge[] {
  const number = hexNumber(reached.graph.map.grid, hex);
  return EDGES.filter((edge) => arrives(reached, number, edge));
}

function arrives({ graph, sides, entries }: Reach, hex: number, edge: Edge): boolean {
  const side = 6 * hex + edge;
  if (graph.crossingAt[side] !== -1) return entries[side] === 1;
  const beyond = graph.map.grid.neighbours[side] ?? -1;
  return beyond >= 0 && sides[6 * beyond + oppositeEdge(edge)] === 1;
}

const touched = keptBeside<Reach, readonly string[]>();

/** The hexes that some way comes to: a node on them is reached, or a way arrives at an edge. In the order of the map. */
export function touchedHexes(reached: Reach): readonly string[] {
  return remembered(touched, reached, () => {
    const { graph, nodes } = reached;
    return graph.map.grid.names.filter((_, hex) => {
      const end = graph.firstNode[hex + 1] ?? 0;
      for (let node = graph.firstNode[hex] ?? 0; node < end; node++) if (nodes[node] === 1) return true;
      return EDGES.some((edge) => arrives(reached, hex, edge));
    });
  });
}

/** Where reached track meets none: the hex that lies there and its edge. There the network may grow. */
export function openEnds(reached: Reach): { readonly hex: string; readonly edge: Edge }[] {
  const { graph } = reached;
  return graph.map.grid.names.flatMap((hex) =>
    entriesTo(reached, hex)
      .filter((edge) => graph.crossingAt[sideOf(graph, hex, edge)] === -1)
      .map((edge) => ({ hex, edge })),
  );
}

/** Whether a tile on the hex, turned as given, would be joined to what is reached now. */
export function connects(reached: Reach, hex: string, next: Tile): boolean {
  return (
    nodesIn(reached.graph, hex).some(({ id }) => reached.nodes[id] === 1) ||
    entriesTo(reached, hex).some((edge) => next.exits.includes(edge))
  );
}

/**
 * Whether new track of a replacement would be reached. It is where it begins at an edge at which reached track arrives, or
 * leads off a reached node that may be passed; else only if nodes were joined or a node gained a free slot, and then the
 * whole way is looked for anew.
 */
export function reachesNewTrack(
  reached: Reach,
  position: TrackPosition,
  hex: string,
  laid: LaidTile,
  traveller: Traveller,
): boolean {
  const { graph } = reached;
  const old = tileOn(graph.map, position, hex);
  const next = rotatedTile(tileNamed(graph.map, laid.tile), laid.rotation);
  const added = newTrack(old, next);
  if (added.segments.length + added.joined.length === 0) return false;
  const nodes = nodesIn(graph, hex).filter(({ id }) => reached.nodes[id] === 1);
  const open = nodes.filter((node) => traveller.passes(node, graph) || traveller.starts(node, graph));
  const becomes = nodeMapping(old, next);
  const begins: readonly (TrackEnd | undefined)[] = [
    ...entriesTo(reached, hex),
    ...open.map(({ node }) => becomes.get(node.id)),
  ];
  const isReached = added.segments.some((index) => {
    const segment = next.segments[index];
    return begins.some((end) => end !== undefined && (segment?.a === end || segment?.b === end));
  });
  if (isReached) return true;
  const mayOpen = added.joined.length > 0 || open.length < nodes.length;
  return mayOpen && reachOfLay(graph.map, position, hex, laid, traveller).someNew;
}

/** The effect of a lay on reach. New track is a new segment, or a node that joins separate tracks. */
interface LayReach {
  readonly reach: Reach;
  /** Some of the new track would be reached. */
  readonly someNew: boolean;
  /** There is new track, and all of it would be reached. */
  readonly allNew: boolean;
}

/** What a traveller would reach with the tile in place, markers moved along and its new slots free. */
export function reachOfLay(
  map: TrackMap,
  position: TrackPosition,
  hex: string,
  laid: LaidTile,
  traveller: Traveller,
): LayReach {
  const after = withTile(map, position, hex, laid);
  const reached = reach(trackGraph(map, after), traveller);
  const { graph, nodes, segments } = reached;
  const added = newTrack(tileOn(map, position, hex), tileOn(map, after, hex));
  const firstSegment = graph.firstSegment[hexNumber(map.grid, hex)] ?? 0;
  const isReached = [
    ...added.segments.map((index) => segments[firstSegment + index] === 1),
    ...nodesIn(graph, hex)
      .filter(({ node }) => added.joined.includes(node.id))
      .map(({ id }) => nodes[id] === 1),
  ];
  return {
    reach: reached,
    someNew: isReached.includes(true),
    allNew: isReached.length > 0 && !isReached.includes(false),
  };
}
