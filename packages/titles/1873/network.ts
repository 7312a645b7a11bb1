import { remembered } from '@stellwerk/engine/kernel';
import {
  isFull,
  isTerminal,
  nodesIn,
  type Reach,
  reach,
  type TrackGraph,
  type Traveller,
  tileOn,
  trackGraph,
} from '@stellwerk/engine/track';
import type { RailwayId } from './companies.ts';
import { STATE_TOWNS } from './data/board.ts';
import { isMine, MINE_IDS, type MineId, mines } from './mines.ts';
import { mapOf, type State } from './state.ts';

/** Whoever builds: a railway, or a single mine. */
export type Builder = RailwayId | MineId;

export function graphOf(state: State): TrackGraph {
  return trackGraph(mapOf(state), state.track);
}

const reaches = new WeakMap<TrackGraph, Map<string, Reach>>();

/** State railway track is nobody's way. 1873/map-c */
const uses: Traveller['uses'] = ({ kind }) => kind !== 'state';

export function builderTraveller(state: State, builder: Builder): Traveller {
  if (isMine(builder)) {
    // From the track in its own hex; markers do not stop a mine. 1873/4.2.1-c, (A8)
    return { starts: ({ hex }) => hex === mines[builder].hex, passes: (node) => !isTerminal(node), uses };
  }
  // From its active markers, through stops with a free circle or a marker of its own. 1873/4.4.1-o
  const resting = restingMarkers(state, builder);
  return {
    starts: ({ hex, slots }) => slots.includes(builder) && !resting.includes(hex),
    passes: (node) => !isTerminal(node) && !isFull(node, builder),
    uses,
  };
}

/** Markers that reach nothing until they are turned. */
function restingMarkers(state: State, id: RailwayId): readonly string[] {
  return state.options.inactiveReach === 'all' ? [] : state.railways[id].inactive;
}

/** What a builder reaches for track. */
export function networkOf(state: State, builder: Builder): Reach {
  const graph = graphOf(state);
  const resting = isMine(builder) ? [] : restingMarkers(state, builder);
  const known = remembered(reaches, graph, () => new Map<string, Reach>());
  return remembered(known, `${builder} ${resting.join()}`, () => reach(graph, builderTraveller(state, builder)));
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
