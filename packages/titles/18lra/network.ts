import { type GraphNode, isFull, printedOn, type TrackGraph } from '@stellwerk/engine/track';
import type { State } from './state.ts';

/**
 * Whether foreign markers bar the way through. Markers lying face down and blanks bar nothing. 18lra/6.1.2-d, 18lra/6.1.2-e,
 * 18lra/6.2.2-c, 18lra/3.3-g
 */
export function isBlocked(node: GraphNode, _graph: TrackGraph, company: string): boolean {
  return node.node.slots > 0 && isFull(node, company);
}

/** Red areas and Kevelaer are the end of the line. 18lra/6.1.2-g, 18lra/6.2.3-e, 18lra/6.2.3-n */
export function isEndOnly(_: unknown, { node }: GraphNode): boolean {
  return node.kind === 'offboard';
}

/** A marker of another company in a red area closes it, unless by option. 18lra/6.2.2-d, 18lra/6.2.3-i */
export function isClosed({ options }: State, node: GraphNode, graph: TrackGraph, company: string): boolean {
  if (options.redMarkers === 'stay-open') return false;
  return isRed(node, graph) && node.slots.some((marker) => marker !== null && marker !== company);
}

export function isRed({ hex }: GraphNode, { map }: TrackGraph): boolean {
  return printedOn(map, hex).color === 'red';
}
