import { remembered } from '@stellwerk/engine/kernel';
import { type GraphNode, isFixed, openEnds, printedOn, type Reach, type TrackGraph } from '@stellwerk/engine/track';
import { FAR, trackDistance } from './track-distance.ts';

/** What a stop counts for at an open end of the network; each hex further away halves it, so that ways are finished. */
const NEAR = 0.65;
/** Farther than this a stop draws nobody. */
const REACH = 7;
/** An end before track that does not meet it waits for an upgrade: as if it lay so much farther away. */
const UPGRADE = 2;
/** Of several stops on one hex only the first counts in full: a route seldom has two of them. */
const SAME_HEX = 0.15;

/** Each stop that is aimed at counts for so much of the one before it, the best first. */
const AIMS = 0.5;

/**
 * How much a network promises: the stops it reaches, and those near its open ends. It is cheap, and tells lays apart that
 * earn nothing yet. An end before a hex where nobody may lay a tile is none; `closed` names such hexes beside the printed ones.
 */
export function pull(network: Reach, stopValue: (node: GraphNode) => number, closed?: ReadonlySet<string>): number {
  const { graph, nodes } = network;
  const { map } = graph;
  const built = builtHexes(graph);
  const ends = [...new Set(openEnds(network).map(({ hex }) => hex))]
    .filter((hex) => !closed?.has(hex) && !isFixed(printedOn(map, hex)))
    .map((hex) => ({ hex, wait: built.has(hex) ? UPGRADE : 0 }));
  const best = new Map<string, number>();
  const hoped: number[] = [];
  let sum = 0;
  for (const node of graph.nodes) {
    const value = stopValue(node);
    if (value <= 0) continue;
    if (nodes[node.id] !== 1) {
      let nearest = FAR;
      for (const { hex, wait } of ends) nearest = Math.min(nearest, wait + trackDistance(map, hex, node.hex));
      if (nearest < REACH) hoped.push(value * NEAR * 0.5 ** nearest * (best.has(node.hex) ? SAME_HEX : 1));
      continue;
    }
    const other = best.get(node.hex) ?? 0;
    sum += SAME_HEX * Math.min(value, other) + Math.max(0, value - other);
    best.set(node.hex, Math.max(value, other));
  }
  // Whoever goes somewhere goes away from something else: what counts is where it goes.
  hoped.sort((a, b) => b - a);
  return hoped.reduce((total, worth, i) => total + worth * AIMS ** i, sum);
}

const built = new WeakMap<TrackGraph, ReadonlySet<string>>();

/** Hexes with track on them, laid or printed. */
function builtHexes(graph: TrackGraph): ReadonlySet<string> {
  return remembered(built, graph, () => new Set(graph.segments.map(({ hex }) => hex)));
}
