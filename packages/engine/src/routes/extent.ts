import type { GraphNode, GraphSegment } from '../track/graph.ts';
import type { NodeRule, RouteRules, SegmentRule } from './types.ts';

/** The part of the map that is looked at, with what the title says about it. */
export interface Extent {
  readonly nodes: readonly GraphNode[];
  readonly segments: readonly GraphSegment[];
  /** As `nodes`. */
  readonly nodeRules: readonly NodeRule[];
  /** By the numbers of the graph. */
  readonly segmentRules: readonly SegmentRule[];
}

const NO_RULE: SegmentRule = {};

/** These nodes and segments, whatever leads to them. */
export function extentOf(
  rules: RouteRules,
  kind: string,
  nodes: readonly GraphNode[],
  segments: readonly GraphSegment[],
): Extent {
  const nodeRules = nodes.map((node) => rules.node(node, kind));
  const segmentRules = new Array<SegmentRule>(rules.graph.segments.length);
  for (const segment of segments) segmentRules[segment.id] = rules.segment?.(segment, kind) ?? NO_RULE;
  return { nodes, segments, nodeRules, segmentRules };
}

/**
 * All that hangs together with an own station by track that may be used, through nodes that may be passed. No route leaves it,
 * for each has an own station; so nothing else is asked about. Which way a train comes is not minded: too much rather than too
 * little.
 */
export function extentAround(rules: RouteRules, kind: string): Extent {
  const { graph, mayOwn } = rules;
  const nodeRules = new Map<number, NodeRule>();
  const segmentRules = new Array<SegmentRule>(graph.segments.length);
  const seenSide = new Uint8Array(graph.sides);
  const segments: GraphSegment[] = [];
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
      if (segment === undefined) continue;
      const known = segmentRules[segment.id];
      const segmentRule = known ?? rules.segment?.(segment, kind) ?? NO_RULE;
      if (known === undefined) {
        segmentRules[segment.id] = segmentRule;
        segments.push(segment);
      }
      if (segmentRule.closed) continue;
      const to: number = segment.a === point ? segment.b : segment.a;
      const node = graph.nodes[to - graph.sides];
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
  const inOrder = [...nodeRules].sort(([a], [b]) => a - b);
  return {
    nodes: inOrder.flatMap(([id]) => graph.nodes[id] ?? []),
    segments: segments.sort((a, b) => a.id - b.id),
    nodeRules: inOrder.map(([, rule]) => rule),
    segmentRules,
  };
}
