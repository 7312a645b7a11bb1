import { keptBeside, remembered } from '@stellwerk/engine/kernel';
import {
  isReachEnough as isEnough,
  isFull,
  isTerminal,
  type Reach,
  reach,
  type TrackGraph,
  type Traveller,
  tileOn,
  trackGraph,
} from '@stellwerk/engine/track';
import type { RailwayId } from './companies.ts';
import { STATE_TOWNS } from './data/board.ts';
import { isMine, type MineId, mines } from './mines.ts';
import { mapOf, type State } from './state.ts';

/** Whoever builds: a railway, or a single mine. */
export type Builder = RailwayId | MineId;

export function graphOf(state: State): TrackGraph {
  return trackGraph(mapOf(state), state.track);
}

const reaches = keptBeside<TrackGraph, Map<string, Reach>>();

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
  const known = remembered(reaches, graph, () => new Map<string, Reach>());
  return remembered(known, nameOf(state, builder), () => reach(graph, builderTraveller(state, builder)));
}

function nameOf(state: State, builder: Builder): string {
  return isMine(builder) ? builder : `${builder} ${restingMarkers(state, builder).join()}`;
}

/** Whether what a builder reaches for track suffices; it is followed no further than that takes. */
export function isReachEnough(state: State, builder: Builder, suffices: (network: Reach) => boolean): boolean {
  const graph = graphOf(state);
  const known = remembered(reaches, graph, () => new Map<string, Reach>());
  return isEnough(known, nameOf(state, builder), graph, () => builderTraveller(state, builder), suffices);
}

/**
 * Whether track leads from the hex of a mine to a town circle with state railway track, whatever markers lie there. It is
 * asked of mines that were not linked before: there is little track around them. 1873/4.2.1-g
 */
export function isLinked(state: State, id: MineId): boolean {
  const graph = graphOf(state);
  const { hex: home } = mines[id];
  if (!hasTrack(state, home)) return STATE_TOWNS.has(home);
  const { nodes } = reach(graph, { starts: ({ hex }) => hex === home, passes: (node) => !isTerminal(node), uses });
  return graph.nodes.some(({ id, hex }) => nodes[id] === 1 && STATE_TOWNS.has(hex));
}

/** Whether the hex has any track that is not the state railway's. */
export function hasTrack(state: State, hex: string): boolean {
  return tileOn(mapOf(state), state.track, hex).segments.some(({ kind }) => kind !== 'state');
}
