import { remembered } from '@stellwerk/engine/kernel';
import {
  entriesTo,
  type GraphNode,
  isFull,
  isTerminal,
  type LaidTile,
  newTrack,
  nodeMapping,
  nodesIn,
  type Reach,
  reach,
  reachOfLay,
  rotatedTile,
  type Tile,
  type TrackEnd,
  type TrackGraph,
  type Traveller,
  tileNamed,
  tileOn,
  trackGraph,
} from '@stellwerk/engine/track';
import { STATE_TOWNS } from './board.ts';
import type { RailwayId } from './companies.ts';
import { MINE_IDS, type MineId, mines } from './mines.ts';
import { mapOf, type State } from './state.ts';

/** Whoever builds: a railway, or a single mine. */
export type Builder = RailwayId | MineId;

export function graphOf(state: State): TrackGraph {
  return trackGraph(mapOf(state), state.track);
}

const reaches = new WeakMap<TrackGraph, Map<string, Reach>>();

/** State railway track is nobody's way. 1873/map-c */
const uses: Traveller['uses'] = ({ kind }) => kind !== 'state';

/** From its active markers, through stops with a free circle or a marker of its own. 1873/4.4.1-o */
function railwayTraveller(id: RailwayId, resting: readonly string[]): Traveller {
  return {
    starts: ({ hex, slots }) => slots.includes(id) && !resting.includes(hex),
    passes: (node) => !isTerminal(node) && !isFull(node, id),
    uses,
  };
}

/** From the track in its own hex; markers do not stop a mine. 1873/4.2.1-c, (A8) */
const mineTraveller = (id: MineId): Traveller => ({
  starts: ({ hex }) => hex === mines[id].hex,
  passes: (node) => !isTerminal(node),
  uses,
});

export function builderTraveller(state: State, builder: Builder): Traveller {
  if (isMineId(builder)) return mineTraveller(builder);
  return railwayTraveller(builder, restingMarkers(state, builder));
}

function isMineId(builder: Builder): builder is MineId {
  return builder in mines;
}

/** Markers that reach nothing until they are turned. */
function restingMarkers(state: State, id: RailwayId): readonly string[] {
  return state.options.inactiveReach === 'all' ? [] : state.railways[id].inactive;
}

/** What a builder reaches for track. */
export function networkOf(state: State, builder: Builder): Reach {
  const resting = isMineId(builder) ? [] : restingMarkers(state, builder);
  return remembered(reachesOf(state), `${builder} ${resting.join()}`, () =>
    reach(graphOf(state), builderTraveller(state, builder)),
  );
}

function reachesOf(state: State): Map<string, Reach> {
  return remembered(reaches, graphOf(state), () => new Map<string, Reach>());
}

/** Whether all that a tile would add is reached once it lies, and it adds something. 1873/4.4.1-n, (A44) */
export function reachesAllNew(
  reached: Reach,
  state: State,
  hex: string,
  laid: LaidTile,
  traveller: Traveller,
): boolean {
  const map = mapOf(state);
  const old = tileOn(map, state.track, hex);
  const next = rotatedTile(tileNamed(map, laid.tile), laid.rotation);
  const added = newTrack(old, next);
  if (added.segments.length + added.joined.length === 0) return false;
  if (added.joined.length > 0) return reachOfLay(map, state.track, hex, laid, traveller).allNew;
  // New track leads off an edge where reached track arrives, or off a reached stop that the new tile lets pass.
  const entries = entriesTo(reached, hex);
  const open = new Set<TrackEnd>([...entries]);
  const becomes = nodeMapping(old, next);
  const passable = (id: string) => isPassable(reached.graph, hex, old, next, id, traveller);
  for (const { id, node } of nodesIn(reached.graph, hex)) {
    const heir = becomes.get(node.id);
    if (reached.nodes[id] === 1 && heir !== undefined && passable(heir)) open.add(heir);
  }
  // A new way into a stop opens what leads off it.
  const pieces = added.segments.map((index) => next.segments[index]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const piece of pieces) {
      if (piece === undefined) continue;
      const [from, to] = open.has(piece.a) ? [piece.a, piece.b] : [piece.b, piece.a];
      if (!open.has(from) || open.has(to) || typeof to !== 'string' || !passable(to)) continue;
      open.add(to);
      grew = true;
    }
  }
  return pieces.every((piece) => piece !== undefined && (open.has(piece.a) || open.has(piece.b)));
}

function isPassable(
  graph: TrackGraph,
  hex: string,
  old: Tile,
  next: Tile,
  heir: string,
  traveller: Traveller,
): boolean {
  const node = next.nodes.find(({ id }) => id === heir);
  if (node === undefined) return false;
  const becomes = nodeMapping(old, next);
  const markers = nodesIn(graph, hex)
    .filter((before) => becomes.get(before.node.id) === heir)
    .flatMap(({ slots }) => slots.filter((marker) => marker !== null));
  const slots = [...markers, ...Array<null>(Math.max(0, node.slots - markers.length)).fill(null)];
  const after: GraphNode = { id: -1, hex, node, slots };
  return traveller.passes(after, graph) || traveller.starts(after, graph);
}

/**
 * The mines from whose hex track leads to a town circle with state railway track, whatever markers lie there.
 * 1873/4.2.1-g
 */
export function linkedMines(state: State): MineId[] {
  const graph = graphOf(state);
  const { nodes } = reach(graph, {
    starts: ({ hex }) => STATE_TOWNS.has(hex),
    passes: (node) => !isTerminal(node),
    uses,
  });
  return MINE_IDS.filter((id) => nodesIn(graph, mines[id].hex).some((node) => nodes[node.id] === 1));
}

/** Whether the hex has any track that is not the state railway's. */
export function hasTrack(state: State, hex: string): boolean {
  return tileOn(mapOf(state), state.track, hex).segments.some(({ kind }) => kind !== 'state');
}
