import type { TrackGraph } from '../track/graph.ts';
import type { Extent } from './extent.ts';
import { extentOf, faceName } from './kind.ts';
import { nameOf } from './names.ts';
import type { RouteRules } from './types.ts';

/**
 * Whatever a search for these kinds of train reads of the rules and the map, in its order, as text: where it is the same, every
 * step of the search is. Nodes and segments have other numbers on another graph, so they are told by names and places; a bonus is
 * told by all but what it computes, see `RouteBonus`.
 */
export function signatureOf(rules: RouteRules, kinds: readonly string[]): string {
  const { bonuses, doublings, graph } = rules;
  const parts = [JSON.stringify([bonuses, doublings])];
  const told = new Set<string>();
  for (const kind of kinds) {
    const face = faceName(rules, kind);
    if (told.has(face)) continue;
    told.add(face);
    parts.push(face, networkText(graph, extentOf(rules, kind)));
  }
  return parts.join('\n');
}

/** The nodes with their rules, and the track from each of them to the next. */
function networkText(graph: TrackGraph, { nodes, nodeRules, segmentRules }: Extent): string {
  const number = new Map<number, number>();
  let text = '';
  nodes.forEach((node, i) => {
    number.set(node.id, i);
    text += `${nameOf(node)}${JSON.stringify(nodeRules[i])}`;
  });
  const points = nodes.map(({ id }) => graph.sides + id);
  const seen = new Uint8Array(graph.sides);
  for (let i = 0; i < points.length; i++) {
    const point = points[i] ?? -1;
    text += ';';
    const end = graph.firstAt[point + 1] ?? 0;
    for (let at = graph.firstAt[point] ?? 0; at < end; at++) {
      const segment = graph.segments[graph.segmentsAt[at] ?? -1];
      if (segment === undefined) continue;
      const to = segment.a === point ? segment.b : segment.a;
      const rule = segmentRules.get(segment.id);
      if (rule !== undefined) text += JSON.stringify(rule);
      if (to >= graph.sides) {
        text += `n${number.get(to - graph.sides) ?? ''}`;
        continue;
      }
      const across = graph.across[to] ?? -1;
      text += across === -1 ? 'x' : `s${to}`;
      if (across === -1 || seen[across] === 1) continue;
      seen[across] = 1;
      points.push(across);
    }
  }
  return text;
}
