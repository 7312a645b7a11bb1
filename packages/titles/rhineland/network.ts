import { remembered } from '@stellwerk/engine/kernel';
import {
  type GraphNode,
  isReachEnough as isEnough,
  isFull,
  nodesIn,
  type Reach,
  reach,
  segmentsIn,
  type TrackGraph,
  type Traveller,
  trackGraph,
} from '@stellwerk/engine/track';
import { VENLO } from './board.ts';
import type { Box, Rhineland } from './game.ts';
import { keptByGraph } from './kept-by-graph.ts';
import type { Power } from './law.ts';
import type { State } from './state.ts';

/** All places of the metropolis that a node belongs to, if a ferry joins its banks; else the node alone. */
export function placesOf(game: Box, node: GraphNode, graph: TrackGraph): readonly GraphNode[] {
  if (!game.metropoles.has(node.hex) || !hasFerry(node.hex, graph)) return [node];
  return nodesIn(graph, node.hex);
}

export function hasFerry(hex: string, graph: TrackGraph): boolean {
  return segmentsIn(graph, hex).some((segment) => segment.kind === 'ferry');
}

/** Foreign markers stand on all places of the city, or of the metropolis if a ferry joins its banks. */
export function isFullOf(game: Box, node: GraphNode, graph: TrackGraph, company: string): boolean {
  if (node.node.slots === 0 || !isFull(node, company)) return false;
  return placesOf(game, node, graph).every((place) => place.node.slots > 0 && isFull(place, company));
}

/** Red areas are the end of the line, but for Venlo where it is passed like a city. */
export function isRedEnd({ hex, node }: GraphNode, venlo: 'city' | 'end-only'): boolean {
  return node.kind === 'offboard' && !(hex === VENLO && venlo === 'city');
}

/** For lays and markers a connection passes where a train of the company could; a power may have it begin elsewhere. */
export function traveller(game: Rhineland, state: State, company: string, power?: Power): Traveller {
  return {
    starts: (node) => power?.starts?.(node) ?? node.slots.includes(company),
    passes: (node, graph) => !game.law.isEndOnly(state, node) && !game.law.isBlocked(node, graph, company),
    uses: () => true,
  };
}

const networks = keptByGraph<Reach>();

export function networkOf(game: Rhineland, state: State, company: string, power?: Power): Reach {
  const graph = trackGraph(game.law.mapOf(state), state.track);
  const known = networks(graph, state.options);
  return remembered(known, nameOf(company, power), () => reach(graph, traveller(game, state, company, power)));
}

function nameOf(company: string, power: Power | undefined): string {
  return power?.starts ? `${company} ${power.id}` : company;
}

/** Whether what the company reaches suffices; it is followed no further than that takes. */
export function isReachEnough(
  game: Rhineland,
  state: State,
  company: string,
  power: Power | undefined,
  suffices: (network: Reach) => boolean,
): boolean {
  const graph = trackGraph(game.law.mapOf(state), state.track);
  const known = networks(graph, state.options);
  return isEnough(known, nameOf(company, power), graph, () => traveller(game, state, company, power), suffices);
}
