import { remembered } from '@stellwerk/engine/kernel';
import {
  type GraphNode,
  isFull,
  nodesIn,
  type Reach,
  reach,
  type TrackGraph,
  type Traveller,
  trackGraph,
} from '@stellwerk/engine/track';
import { METROPOLES, VENLO } from './board.ts';
import type { CompanyId } from './companies.ts';
import { mapOf, type State } from './state.ts';

/** All places of the metropolis that a node belongs to, if a ferry joins its banks; else the node alone. 18rhl/10.2-b */
export function placesOf(node: GraphNode, graph: TrackGraph): readonly GraphNode[] {
  if (!METROPOLES.has(node.hex) || !hasFerry(node.hex, graph)) return [node];
  return nodesIn(graph, node.hex);
}

export function hasFerry(hex: string, graph: TrackGraph): boolean {
  return graph.segments.some((segment) => segment.hex === hex && segment.kind === 'ferry');
}

/** Whether foreign markers bar the way through; a metropolis only if they stand on all its places. 18rhl/9-d, 10.2-c */
export function isBlocked(node: GraphNode, graph: TrackGraph, company: CompanyId): boolean {
  return placesOf(node, graph).every((place) => place.node.slots > 0 && isFull(place, company));
}

/** Red areas are the end of the line, but for the town of L9 and Venlo, which is passed like a city. 18rhl/10.3-d */
export function isEndOnly(node: GraphNode, state: State): boolean {
  return node.node.kind === 'offboard' && !(node.hex === VENLO && state.options.venlo === 'city');
}

/** For lays and markers a connection passes where a train of the company could. 18rhl/9-m */
export function traveller(state: State, company: CompanyId): Traveller {
  return {
    starts: ({ slots }) => slots.includes(company),
    passes: (node, graph) => !isEndOnly(node, state) && !isBlocked(node, graph, company),
    uses: () => true,
  };
}

const networks = new WeakMap<TrackGraph, Map<string, Reach>>();

export function networkOf(state: State, company: CompanyId): Reach {
  const graph = trackGraph(mapOf(state), state.track);
  const known = remembered(networks, graph, () => new Map());
  return remembered(known, `${company} ${state.options.venlo}`, () => reach(graph, traveller(state, company)));
}
