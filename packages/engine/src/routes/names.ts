import { hexNumber, isEdge } from '../board/hex.ts';
import { type GraphNode, sideAt, type TrackGraph } from '../track/graph.ts';

/** "K6.city0" for a node, "K6/4" for the side of a hex. */
export function pointName(graph: TrackGraph, point: number): string {
  const node = graph.nodes[point - graph.sides];
  if (node !== undefined) return nameOf(node);
  const { hex, edge } = sideAt(graph, point);
  return `${hex}/${edge}`;
}

export function nameOf({ hex, node }: GraphNode): string {
  return `${hex}.${node.id}`;
}

export function nodeName(graph: TrackGraph, node: number): string {
  return pointName(graph, graph.sides + node);
}

/** The hex that a point's name begins with, undefined if this map has none of that name. */
export function hexOfPoint(graph: TrackGraph, name: string): string | undefined {
  const slash = name.indexOf('/');
  const dot = name.indexOf('.');
  const end = slash < 0 || (dot >= 0 && dot < slash) ? dot : slash;
  const hex = name.slice(0, Math.max(0, end));
  return graph.map.grid.numbers.has(hex) ? hex : undefined;
}

/** The point that a name stands for, -1 if there is none on this map. */
export function pointNamed(graph: TrackGraph, name: string): number {
  const hex = hexOfPoint(graph, name);
  if (hex === undefined) return -1;
  const number = hexNumber(graph.map.grid, hex);
  const rest = name.slice(hex.length + 1);
  if (name.charAt(hex.length) === '/') {
    const edge = rest.length === 1 ? rest.charCodeAt(0) - 48 : -1;
    return isEdge(edge) ? 6 * number + edge : -1;
  }
  const end = graph.firstNode[number + 1] ?? 0;
  for (let node = graph.firstNode[number] ?? 0; node < end; node++) {
    if (graph.nodes[node]?.node.id === rest) return graph.sides + node;
  }
  return -1;
}
