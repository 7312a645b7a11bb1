import type { GraphNode, TrackGraph } from '@stellwerk/engine/track';
import { isFullOf, isRedEnd } from '../rhineland/network.ts';
import { box } from './box.ts';
import type { State } from './state.ts';

/** Whether foreign markers bar the way through; a metropolis only if they stand on all its places. 18rhl/9-d, 10.2-c */
export function isBlocked(node: GraphNode, graph: TrackGraph, company: string): boolean {
  return isFullOf(box, node, graph, company);
}

/** Red areas are the end of the line, but for the town of L9 and Venlo, which is passed like a city. 18rhl/10.3-d */
export function isEndOnly(state: State, node: GraphNode): boolean {
  return isRedEnd(node, state.options.venlo);
}
