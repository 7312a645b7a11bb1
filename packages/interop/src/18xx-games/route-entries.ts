import { hexNeighbour, isEdge } from '@stellwerk/engine/board';
import type { Json } from '@stellwerk/engine/kernel';
import { checkRoutes, type Route, type RouteRules, type Train } from '@stellwerk/engine/routes';
import { nodesIn, type TrackGraph } from '@stellwerk/engine/track';

/** A path over the track as the site writes it: the hexes from stop to stop, the stops in order, and their numbers. */
export function routeEntry(graph: TrackGraph, train: string, path: readonly string[], revenue: number): Json {
  const connections: string[][] = [];
  const hexes: string[] = [];
  const nodes: string[] = [];
  let chain: string[] = [];
  for (const point of path) {
    const [hex = '', edge] = point.split('/');
    if (edge !== undefined) {
      const across = otherHex(graph, hex, Number(edge));
      const next = hex === chain.at(-1) ? across : hex;
      if (next !== undefined && next !== chain.at(-1)) chain.push(next);
      continue;
    }
    const [at = '', node = ''] = point.split('.');
    if (hexes.length > 0) connections.push(chain);
    chain = [at];
    hexes.push(at);
    nodes.push(`${at}-${numberOf(graph, at, node)}`);
  }
  return { train, connections, hexes, revenue, revenue_str: hexes.join('-'), nodes };
}

/** A crossing may be named from either side. */
function otherHex(graph: TrackGraph, hex: string, edge: number): string | undefined {
  return isEdge(edge) ? hexNeighbour(graph.map.grid, hex, edge) : undefined;
}

/** The site numbers cities and towns of a hex each from 0. */
function numberOf(graph: TrackGraph, hex: string, node: string): number {
  const here = nodesIn(graph, hex);
  const kind = here.find((one) => one.node.id === node)?.node.kind;
  return here.filter((one) => one.node.kind === kind).findIndex((one) => one.node.id === node);
}

/** The routes of a run with what each brings, and what comes beside them; undefined if the rules do not allow them. */
export function runFields(
  rules: RouteRules,
  trains: readonly Train[],
  routes: readonly Route[],
  copiesOf: (type: string) => readonly string[],
): Readonly<Record<string, Json>> | undefined {
  const checked = checkRoutes(rules, trains, routes);
  if (!checked.ok) return undefined;
  const left = new Map<string, string[]>();
  const entries = routes.map(({ train, path }, i) => {
    const [type = ''] = train.split('.');
    const copies = left.get(type) ?? [...copiesOf(type)];
    left.set(type, copies);
    return routeEntry(rules.graph, copies.shift() ?? train, path, checked.result.routes[i]?.revenue ?? 0);
  });
  const extra = checked.result.bonuses.reduce((sum, { amount }) => sum + amount, 0);
  return { routes: entries, extra_revenue: extra, subsidy: 0 };
}
