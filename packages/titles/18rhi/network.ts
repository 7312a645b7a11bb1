import type { GraphNode, TrackGraph } from '@stellwerk/engine/track';
import { isFullOf, isRedEnd } from '../rhineland/network.ts';
import { box } from './box.ts';
import type { State } from './state.ts';

/**
 * Whether foreign markers bar the way through; a metropolis with a ferry only if they stand on all its places. Markers lying
 * face down bar nothing. 18rhi/6.1.2-d, 18rhi/6.1.2-e, 18rhi/6.2.2-c, 18rhi/6.2.3.1-c
 */
export function isBlocked(node: GraphNode, graph: TrackGraph, company: string): boolean {
  return isFullOf(box, node, graph, company);
}

/** Red areas are the end of the line, but for Venlo. 18rhi/6.1.2-g, 18rhi/6.2.3-e, 18rhi/6.2.3-m */
export function isEndOnly(state: State, node: GraphNode): boolean {
  return isRedEnd(node, state.options.venlo);
}

/** A marker of another company in a red area closes it. 18rhi/6.2.2-d, 18rhi/6.2.3-i */
export function isClosed({ node, slots }: GraphNode, company: string): boolean {
  return node.kind === 'offboard' && slots.some((marker) => marker !== null && marker !== company);
}
