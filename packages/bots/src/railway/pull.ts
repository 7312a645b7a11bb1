import { type HexMap, hexDistance } from '@stellwerk/engine/board';
import { type GraphNode, openEnds, type Reach } from '@stellwerk/engine/track';

const distances = new WeakMap<HexMap, Map<string, number>>();

function distance(map: HexMap, a: string, b: string): number {
  let known = distances.get(map);
  if (!known) {
    known = new Map();
    distances.set(map, known);
  }
  const key = a < b ? `${a} ${b}` : `${b} ${a}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const steps = hexDistance(map, a, b);
  known.set(key, steps);
  return steps;
}

/** What a stop counts for at an open end of the network; each hex further away halves it, so that ways are finished. */
const NEAR = 0.65;

/**
 * How much a network promises: the stops it reaches, and those near its open ends. It is cheap, and tells lays apart that
 * earn nothing yet.
 */
export function pull(network: Reach, stopValue: (node: GraphNode) => number): number {
  const { graph, nodes } = network;
  const ends = [...new Set(openEnds(network).map(({ hex }) => hex))];
  let sum = 0;
  for (const node of graph.nodes) {
    const value = stopValue(node);
    if (value <= 0) continue;
    if (nodes[node.id] === 1) {
      sum += value;
      continue;
    }
    let nearest = 9;
    for (const end of ends) nearest = Math.min(nearest, distance(graph.map.grid, end, node.hex));
    if (nearest < 7) sum += value * NEAR * 0.5 ** nearest;
  }
  return sum;
}
