import type { GraphNode, GraphSegment } from '../track/graph.ts';
import type { NodeRule, RouteRules, SegmentRule } from './types.ts';

/** The part of the map that is looked at, with what the title says about it, by the numbers of the graph. */
export interface Extent {
  readonly nodes: readonly GraphNode[];
  readonly segments: readonly GraphSegment[];
  readonly nodeRules: readonly NodeRule[];
  readonly segmentRules: readonly SegmentRule[];
}

const NO_RULE: SegmentRule = {};
const OUT_OF_REACH: NodeRule = { pass: 'unreached', end: 'unreached', stop: null };

/** These nodes and segments, whatever leads to them. */
export function extentOf(
  rules: RouteRules,
  kind: string,
  nodes: readonly GraphNode[],
  segments: readonly GraphSegment[],
): Extent {
  const nodeRules = new Array<NodeRule>(rules.graph.nodes.length);
  const segmentRules = new Array<SegmentRule>(rules.graph.segments.length);
  for (const node of nodes) nodeRules[node.id] = rules.node(node, kind);
  for (const segment of segments) segmentRules[segment.id] = rules.segment?.(segment, kind) ?? NO_RULE;
  return { nodes, segments, nodeRules, segmentRules };
}

/**
 * All that hangs together with an own station by track that may be used, through nodes that may be passed. No route leaves it,
 * for each has an own station; so nothing else is asked about. Which way a train comes is not minded: too much rather than too
 * little. Of all other nodes the rule is that they are closed.
 */
export function extentAround(rules: RouteRules, kind: string): Extent {
  const { graph, mayOwn } = rules;
  const nodeRules = new Array<NodeRule>(graph.nodes.length).fill(OUT_OF_REACH);
  const segmentRules = new Array<SegmentRule>(graph.segments.length).fill(NO_RULE);
  const seenNode = new Uint8Array(graph.nodes.length);
  const seenSegment = new Uint8Array(graph.segments.length);
  const seenSide = new Uint8Array(graph.sides);
  const toLeave: number[] = [];

  for (const node of graph.nodes) {
    if (mayOwn?.(node) === false) continue;
    const rule = rules.node(node, kind);
    if (!rule.own) continue;
    nodeRules[node.id] = rule;
    seenNode[node.id] = 1;
    toLeave.push(graph.sides + node.id);
  }
  for (let point = toLeave.pop(); point !== undefined; point = toLeave.pop()) {
    const end = graph.firstAt[point + 1] ?? 0;
    for (let i = graph.firstAt[point] ?? 0; i < end; i++) {
      const segment = graph.segments[graph.segmentsAt[i] ?? -1];
      if (segment === undefined) continue;
      if (seenSegment[segment.id] === 0) {
        seenSegment[segment.id] = 1;
        segmentRules[segment.id] = rules.segment?.(segment, kind) ?? NO_RULE;
      }
      if (segmentRules[segment.id]?.closed) continue;
      const to: number = segment.a === point ? segment.b : segment.a;
      const node = graph.nodes[to - graph.sides];
      if (node === undefined) {
        const across = graph.across[to] ?? -1;
        if (across === -1 || seenSide[across] === 1) continue;
        seenSide[across] = 1;
        toLeave.push(across);
      } else if (seenNode[node.id] === 0) {
        seenNode[node.id] = 1;
        const rule = rules.node(node, kind);
        nodeRules[node.id] = rule;
        // Of several nodes that are one place it is enough if one lets pass.
        if (rule.pass === true || rule.place !== undefined) toLeave.push(to);
      }
    }
  }
  return {
    nodes: graph.nodes.filter(({ id }) => seenNode[id] === 1),
    segments: graph.segments.filter(({ id }) => seenSegment[id] === 1),
    nodeRules,
    segmentRules,
  };
}
