import { keptBeside, remembered } from '@stellwerk/engine/kernel';
import {
  type GraphNode,
  isReachEnough as isEnough,
  isFull,
  isTerminal,
  type Reach,
  reach,
  type TrackGraph,
  type Traveller,
  trackGraph,
} from '@stellwerk/engine/track';
import { companies } from './companies.ts';
import { type InvestorId, investors } from './investors.ts';
import { mapOf, type Railway, type State } from './state.ts';

/**
 * For tiles and stations a way goes wherever a train of unlimited range could. 1880/X-lay-o, 1880/X-token-i, 1880/X-token-o,
 * 1880/X-upgrade-k, 1880/VII-inv-s
 */
function travellerFor(railway: Railway): Traveller {
  return {
    starts: ({ slots }) => slots.includes(railway),
    passes: (node) => !isTerminal(node) && !isFull(node, railway),
    uses: () => true,
  };
}

const networks = keptBeside<TrackGraph, Map<Railway, Reach>>();

/** What a company or investor reaches; worked out once for each position. */
export function networkOf(state: State, railway: Railway): Reach {
  const graph = graphOf(state);
  const known = remembered(networks, graph, () => new Map<Railway, Reach>());
  return remembered(known, railway, () => reach(graph, travellerFor(railway)));
}

/** Whether what it reaches suffices; it is followed no further than that takes. */
export function isReachEnough(state: State, railway: Railway, suffices: (network: Reach) => boolean): boolean {
  const graph = graphOf(state);
  const known = remembered(networks, graph, () => new Map<Railway, Reach>());
  return isEnough(known, railway, graph, () => travellerFor(railway), suffices);
}

export function graphOf(state: State): TrackGraph {
  return trackGraph(mapOf(state), state.track);
}

/**
 * Whether a train of any length could run from the home of the investor to that of its company, foreign markers ignored.
 * 1880/VII-merge-b, 1880/VII-merge-c, 1880/VII-merge-d, 1880/VII-merge-e; with `merging: any-station` any marker of the
 * company and any station in the investor's hex do.
 */
export function isConnected(state: State, investor: InvestorId): boolean {
  const { company } = state.investors[investor];
  if (company === null) return false;
  const graph = graphOf(state);
  const anyStation = state.options.merging === 'any-station';
  const isTarget = ({ hex, slots }: GraphNode) =>
    slots.includes(company) && (anyStation || hex === companies[company].home.hex);
  const { hex: home } = investors[investor].home;
  const { nodes } = reach(graph, {
    starts: ({ hex, slots }) => hex === home && (anyStation || slots.includes(investor)),
    passes: (node) => !isTerminal(node),
    uses: () => true,
  });
  return graph.nodes.some((node) => nodes[node.id] === 1 && isTarget(node));
}
