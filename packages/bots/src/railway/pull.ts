import { type GraphNode, isFixed, openEnds, printedOn, type Reach } from '@stellwerk/engine/track';
import { FAR, trackDistance } from './track-distance.ts';

/** What a stop counts for at an open end of the network; each hex further away halves it, so that ways are finished. */
const NEAR = 0.65;
/** Farther than this a stop draws nobody. */
const REACH = 7;

/**
 * How much a network promises: the stops it reaches, and those near its open ends. It is cheap, and tells lays apart that
 * earn nothing yet. An end before a hex where nobody may lay a tile is none; `closed` names such hexes beside the printed ones.
 */
export function pull(network: Reach, stopValue: (node: GraphNode) => number, closed?: ReadonlySet<string>): number {
  const { graph, nodes } = network;
  const { map } = graph;
  const ends = [...new Set(openEnds(network).map(({ hex }) => hex))].filter(
    (hex) => !closed?.has(hex) && !isFixed(printedOn(map, hex)),
  );
  let sum = 0;
  for (const node of graph.nodes) {
    const value = stopValue(node);
    if (value <= 0) continue;
    if (nodes[node.id] === 1) {
      sum += value;
      continue;
    }
    let nearest = FAR;
    for (const end of ends) nearest = Math.min(nearest, trackDistance(map, end, node.hex));
    if (nearest < REACH) sum += value * NEAR * 0.5 ** nearest;
  }
  return sum;
}
