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
