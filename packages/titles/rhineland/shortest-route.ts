import { anyRoute, type NodeRule, type RouteRules } from '@stellwerk/engine/routes';
import { type GraphNode, nodeAt, type Reach, reachUntil, type Traveller } from '@stellwerk/engine/track';

/** Where any route may end, if the title lets it; a place that only some routes may have is none of them. */
const STOPS: readonly string[] = ['city', 'town'];

/**
 * Whether trains that count every city have any legal route. If they have one, then also the piece of it from an own marker
 * to the next city or red area, or to a town where routes may end there; so it is enough to look from each own marker to the first stops around it.
 */
export function hasShortestRoute(rules: RouteRules, company: string, kind: string): boolean {
  const { graph } = rules;
  const ruleOf = (node: GraphNode): NodeRule => rules.node(node, kind);
  const crossed = new Set<number>();
  const seen = new Set<number>();

  const leadsToStop = (point: number, start: GraphNode): boolean => {
    for (let i = graph.firstAt[point] ?? 0; i < (graph.firstAt[point + 1] ?? 0); i++) {
      const segment = graph.segments[graph.segmentsAt[i] ?? -1];
      if (!segment) continue;
      const to = segment.a === point ? segment.b : segment.a;
      const node = nodeAt(graph, to);
      if (node ? arrives(node, start) : crosses(to, start)) return true;
    }
    return false;
  };

  const crosses = (side: number, start: GraphNode): boolean => {
    const crossing = graph.crossingAt[side] ?? -1;
    if (crossing < 0 || crossed.has(crossing)) return false;
    crossed.add(crossing);
    const found = leadsToStop(graph.across[side] ?? -1, start);
    crossed.delete(crossing);
    return found;
  };

  /** A town that is no end or the other bank of the same place is gone through; the first other stop decides. */
  const arrives = (node: GraphNode, start: GraphNode): boolean => {
    if (seen.has(node.id)) return false;
    const from = ruleOf(start);
    const rule = ruleOf(node);
    const samePlace = rule.place !== undefined && rule.place === from.place;
    if (!samePlace && STOPS.includes(rule.stop?.as ?? '')) {
      const excluded = rule.groups?.some((group) => from.groups?.includes(group)) ?? false;
      if (rule.end === true && !excluded) return true;
      if (rule.stop?.as === 'city') return false;
    }
    if (rule.pass !== true && !samePlace) return false;
    seen.add(node.id);
    const found = leadsToStop(graph.sides + node.id, start);
    seen.delete(node.id);
    return found;
  };

  return graph.nodes.some((node) => {
    if (!node.slots.includes(company) || ruleOf(node).end !== true) return false;
    seen.add(node.id);
    const found = leadsToStop(graph.sides + node.id, node);
    seen.delete(node.id);
    return found;
  });
}

/**
 * Whether a train that may skip cities has any legal route: exactly if a way leads from an own marker to one of its red
 * areas, for what lies between can be skipped. Only places of which a route may hold but one can still forbid each such way.
 */
export function hasLongRoute(rules: RouteRules, kind: string): boolean {
  const { graph } = rules;
  const ruleOf = (node: GraphNode): NodeRule => rules.node(node, kind);
  const mark = rules.kinds[kind]?.oneEnd;
  const isEnd = ({ end, marks }: NodeRule) => end === true && marks?.some((found) => found.kind === mark) === true;
  const hasEnd = ({ nodes }: Reach) => graph.nodes.some((node) => nodes[node.id] === 1 && isEnd(ruleOf(node)));
  const traveller: Traveller = {
    starts: (node) => rules.mayOwn?.(node) !== false && ruleOf(node).own === true && ruleOf(node).end === true,
    passes: (node) => ruleOf(node).pass === true,
    uses: () => true,
  };
  if (!hasEnd(reachUntil(graph, traveller, hasEnd).reach)) return false;
  const excludes = (node: GraphNode) => node.node.kind === 'city' && (ruleOf(node).groups?.length ?? 0) > 0;
  return !graph.nodes.some(excludes) || anyRoute(rules, [{ id: kind, kind }]) !== undefined;
}
