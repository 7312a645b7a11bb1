import { nodeMapping, nodesIn, type Reach, type Revenue, type Tile } from '@stellwerk/engine/track';

/** A city that is reached already is worth more afterwards. */
export function raisesReachedCity({ graph, nodes }: Reach, hex: string, old: Tile, next: Tile): boolean {
  const becomes = nodeMapping(old, next);
  return nodesIn(graph, hex).some(
    ({ id, node }) => node.kind === 'city' && nodes[id] === 1 && gains(old, next, becomes.get(node.id) ?? ''),
  );
}

function gains(old: Tile, next: Tile, node: string): boolean {
  const becomes = nodeMapping(old, next);
  const before = old.nodes.filter((one) => becomes.get(one.id) === node).map((one) => worthOf(one.revenue));
  const after = worthOf(next.nodes.find((one) => one.id === node)?.revenue ?? 0);
  return before.length === 0 || before.some((value) => after > value);
}

function worthOf(revenue: Revenue): number {
  return typeof revenue === 'number' ? revenue : (revenue['yellow'] ?? 0);
}

/** A city of the hex is reached already, whatever it gains. */
export function isCityReached({ graph, nodes }: Reach, hex: string): boolean {
  return nodesIn(graph, hex).some(({ id, node }) => node.kind === 'city' && nodes[id] === 1);
}
