import type { Mark, RouteBonus, SegmentRule } from '@stellwerk/engine/routes';
import {
  type GraphNode,
  type GraphSegment,
  segmentsIn,
  type TrackGraph,
  type TrackPosition,
  tileOn,
} from '@stellwerk/engine/track';
import type { Phase } from './material.ts';

export const EASTERN_RUHR = 'EasternRuhr';

/** What a stop pays now: red and grey areas by the phase, the Eastern Ruhr by its linked entries. */
export function stopValues(graph: TrackGraph, { values }: Phase): (node: GraphNode) => number {
  let linked: number | undefined;
  const step = values === 'low' ? 'yellow' : 'brown';
  return ({ node: { revenue } }) => {
    if (typeof revenue === 'number') return revenue;
    if (revenue['perLink'] === undefined) return revenue[step] ?? 0;
    linked ??= linkedEntries(graph);
    return (revenue['base'] ?? 0) + revenue['perLink'] * linked;
  };
}

function linkedEntries(graph: TrackGraph): number {
  const entries = graph.nodes.filter(({ node }) => node.group === EASTERN_RUHR);
  return entries.filter(({ id, hex }) =>
    segmentsIn(graph, hex).some(
      ({ a, b }) =>
        (a === graph.sides + id && (graph.crossingAt[b] ?? -1) >= 0) ||
        (b === graph.sides + id && (graph.crossingAt[a] ?? -1) >= 0),
    ),
  ).length;
}

const PLAIN: SegmentRule = {};

/** Crossing at a metropolis with a ferry pays the lower figure. */
export function ferryRule({ map }: TrackGraph, track: TrackPosition, { hex, kind }: GraphSegment): SegmentRule {
  if (kind !== 'ferry') return PLAIN;
  const tile = tileOn(map, track, hex);
  const full = tile.nodes[0]?.revenue;
  const lower = tile.own['ferryRevenue'];
  return typeof full === 'number' && typeof lower === 'number' ? { lowers: full - lower } : PLAIN;
}

/** The coal mines and steel mills of a stop: printed ones, the two that were drawn, and what the title adds. */
export function siteMarks({ hex, node }: GraphNode, sites: { readonly coal: string; readonly steel: string }): Mark[] {
  const marks: Mark[] = [];
  const site = node.own['site'];
  if (typeof site === 'string') marks.push({ kind: site, id: node.group ?? hex });
  if (sites.coal === hex) marks.push({ kind: 'coal', id: hex });
  if (sites.steel === hex || hex === SIEGERLAND) marks.push({ kind: 'steel', id: hex });
  return marks;
}

const SIEGERLAND = 'J15';

/** Coal and steel in one route: once, or twice with two of each. */
export function montanBonus(amount: number, kinds: readonly string[]): RouteBonus {
  return {
    id: 'montan',
    kinds,
    reads: ['coal', 'steel'],
    amount: (counts) => amount * Math.min(2, counts.on('coal'), counts.on('steel')),
    upTo: 2 * amount,
  };
}
