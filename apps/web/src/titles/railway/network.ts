import type { GraphNode, Reach } from '@stellwerk/engine/track';
import type { NetworkView } from '../../draw/index.ts';

/** What a company reaches, with the cities it reaches and cannot pass. */
export function networkView(company: string, reach: Reach, isBlocked: (node: GraphNode) => boolean): NetworkView {
  const { graph, nodes } = reach;
  const blocked = graph.nodes
    .filter((node) => nodes[node.id] === 1 && node.node.slots > 0 && isBlocked(node))
    .map(({ hex, node }) => `${hex}.${node.id}`);
  return { company, reach, blocked };
}
