import { type GraphNode, nodeAt } from '../track/graph.ts';
import type { NodeRule, RouteRules, SegmentRule } from './types.ts';

/** The part of the map that is looked at, with what the title says about it. */
export interface Extent {
  readonly nodes: readonly GraphNode[];
  /** As `nodes`. */
  readonly nodeRules: readonly NodeRule[];
  /** By the number of the segment, ascending; only those of which the title says anything. */
  readonly segmentRules: ReadonlyMap<number, SegmentRule>;
}

/** Whatever lies in these hexes, by their numbers. */
export function extentIn({ graph, node, segment }: RouteRules, kind: string, hexes: ReadonlySet<number>): Extent {
  const { firstNode, firstSegment } = graph;
  const nodes: GraphNode[] = [];
  const nodeRules: NodeRule[] = [];
  const noted: (readonly [number, SegmentRule])[] = [];
  for (const hex of hexes) {
    for (let id = firstNode[hex] ?? 0; id < (firstNode[hex + 1] ?? 0); id++) {
      const found = graph.nodes[id];
      if (found === undefined) continue;
      nodes.push(found);
      nodeRules.push(node(found, kind));
    }
    for (let id = firstSegment[hex] ?? 0; segment !== undefined && id < (firstSegment[hex + 1] ?? 0); id++) {
      const found = graph.segments[id];
      if (found !== undefined) note(noted, id, segment(found, kind));
    }
  }
  return { nodes, nodeRules, segmentRules: inOrder(noted) };
}

/** Of most track there is nothing to say. */
function note(noted: (readonly [number, SegmentRule])[], segment: number, rule: SegmentRule): void {
  const { closed, toll, lowers, marks } = rule;
  if (closed || toll !== undefined || lowers !== undefined || marks !== undefined) noted.push([segment, rule]);
}

function inOrder(noted: (readonly [number, SegmentRule])[]): ReadonlyMap<number, SegmentRule> {
  return noted.length === 0 ? NOTHING : new Map(noted.sort(([a], [b]) => a - b));
}

const NOTHING: ReadonlyMap<number, SegmentRule> = new Map();

/**
 * All that hangs together with an own station by track that may be used, through nodes that may be passed. No route leaves it,
 * for each has an own station; so nothing else is asked about. Which way a train comes is not minded: too much rather than too
 * little.
 */
export function extentAround(rules: RouteRules, kind: string): Extent {
  const { graph, mayOwn } = rules;
  const nodeRules = new Map<number, NodeRule>();
  const noted: (readonly [number, SegmentRule])[] = [];
  const seenSegment = new Uint8Array(graph.segments.length);
  const seenSide = new Uint8Array(graph.sides);
  const toLeave: number[] = [];

  for (const node of graph.nodes) {
    if (mayOwn?.(node) === false) continue;
    const rule = rules.node(node, kind);
    if (!rule.own) continue;
    nodeRules.set(node.id, rule);
    toLeave.push(graph.sides + node.id);
  }
  for (let point = toLeave.pop(); point !== undefined; point = toLeave.pop()) {
    const end = graph.firstAt[point + 1] ?? 0;
    for (let i = graph.firstAt[point] ?? 0; i < end; i++) {
      const segment = graph.segments[graph.segmentsAt[i] ?? -1];
      if (segment === undefined || seenSegment[segment.id] === CLOSED) continue;
      if (seenSegment[segment.id] === 0) {
        const rule = rules.segment?.(segment, kind);
        if (rule !== undefined) note(noted, segment.id, rule);
        seenSegment[segment.id] = rule?.closed ? CLOSED : OPEN;
        if (rule?.closed) continue;
      }
      const to: number = segment.a === point ? segment.b : segment.a;
      const node = nodeAt(graph, to);
      if (node === undefined) {
        const across = graph.across[to] ?? -1;
        if (across === -1 || seenSide[across] === 1) continue;
        seenSide[across] = 1;
        toLeave.push(across);
      } else if (!nodeRules.has(node.id)) {
        const rule = rules.node(node, kind);
        nodeRules.set(node.id, rule);
        // Of several nodes that are one place it is enough if one lets pass.
        if (rule.pass === true || rule.place !== undefined) toLeave.push(to);
      }
    }
  }
  const ascending = [...nodeRules].sort(([a], [b]) => a - b);
  return {
    nodes: ascending.flatMap(([id]) => graph.nodes[id] ?? []),
    nodeRules: ascending.map(([, rule]) => rule),
    segmentRules: inOrder(noted),
  };
}

const OPEN = 1;
const CLOSED = 2;
