import { isEdge } from '../board/hex.ts';
import { type GraphNode, nodeAt, sideAt, type TrackGraph } from '../track/graph.ts';

/** "K6.city0" for a node, "K6/4" for the side of a hex. */
export function pointName(graph: TrackGraph, point: number): string {
  const node = nodeAt(graph, point);
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

/** The point that a name stands for, -1 if there is none on this map. */
export function pointNamed(graph: TrackGraph, name: string): number {
  const slash = name.indexOf('/');
  const dot = name.indexOf('.');
  const isSide = dot < 0 || (slash >= 0 && slash < dot);
  const end = Math.max(0, isSide ? slash : dot);
  const number = graph.map.grid.numbers.get(name.slice(0, end));
  if (number === undefined) return -1;
  if (isSide) {
    const edge = name.length === end + 2 ? name.charCodeAt(end + 1) - 48 : -1;
    return isEdge(edge) ? 6 * number + edge : -1;
  }
  const id = name.slice(end + 1);
  const last = graph.firstNode[number + 1] ?? 0;
  for (let node = graph.firstNode[number] ?? 0; node < last; node++) {
    if (graph.nodes[node]?.node.id === id) return graph.sides + node;
  }
  return -1;
}
