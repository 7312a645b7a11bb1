import { isRecord, type Json } from '@stellwerk/engine/kernel';
import { checkRoutes, type Route, type RouteFault, type RouteResult } from '@stellwerk/engine/routes';
import { type GraphNode, reach, type TrackGraph } from '@stellwerk/engine/track';
import type { Plan } from '../titles/plan.ts';
import { nameOf, type Taken, type Way, waysBetween } from './ways.ts';

/** The routes that an action's parameter holds. */
export function routesIn(value: Json | undefined): readonly Route[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((route: unknown): Route[] => {
    if (!isRecord(route) || typeof route['train'] !== 'string' || !Array.isArray(route['path'])) return [];
    const counts = route['counts'];
    return [
      {
        train: route['train'],
        path: route['path'].map(String),
        counts: Array.isArray(counts) ? counts.map(String) : null,
      },
    ];
  });
}

/** As a parameter of an action. */
export function asJson(routes: readonly Route[]): Json {
  return routes.map(({ train, path, counts }) => ({
    train,
    path: [...path],
    counts: counts === null ? null : [...counts],
  }));
}

function routeOf(routes: readonly Route[], train: string): Route | undefined {
  return routes.find((route) => route.train === train);
}

/** The routes in the order of the trains, one of them changed; an empty path takes it away. */
function withPath(plan: Plan, routes: readonly Route[], train: string, path: readonly string[]): readonly Route[] {
  const changed = routes.filter((route) => route.train !== train);
  const all = path.length === 0 ? changed : [...changed, { train, path, counts: null }];
  const rank = (route: Route) => plan.trains.findIndex(({ id }) => id === route.train);
  return all.sort((a, b) => rank(a) - rank(b));
}

export function withoutRoute(plan: Plan, routes: readonly Route[], train: string): readonly Route[] {
  return withPath(plan, routes, train, []);
}

/**
 * The routes after a click on a stop. A new stop lengthens the route from the nearer end; a click on an end takes it off;
 * one on a stop between makes it the end of the longer part. Undefined: no track leads there.
 */
export function withStop(
  plan: Plan,
  routes: readonly Route[],
  train: string,
  name: string,
): readonly Route[] | undefined {
  const path = routeOf(routes, train)?.path ?? [];
  if (path.length === 0) return withPath(plan, routes, train, [name]);
  const at = path.indexOf(name);
  if (at >= 0) return withPath(plan, routes, train, shortened(path, at));
  const [forward] = waysFrom(plan, routes, train, path, name);
  const turned = reversed(plan.rules.graph, path);
  const [backward] = waysFrom(plan, routes, train, turned, name);
  if (!forward && !backward) return undefined;
  const back = backward !== undefined && (forward === undefined || backward.cost < forward.cost);
  const way = back ? backward : forward;
  return withPath(plan, routes, train, [...(back ? turned : path), ...(way?.names ?? [])]);
}

/** The last stretch by another track, if there is one: each time the next. */
export function withOtherWay(plan: Plan, routes: readonly Route[], train: string): readonly Route[] | undefined {
  const path = routeOf(routes, train)?.path ?? [];
  const nodes = path.flatMap((name, i) => (isNode(name) ? [i] : []));
  const [start, end] = [nodes.at(-2), nodes.at(-1)];
  if (start === undefined || end === undefined) return undefined;
  const kept = path.slice(0, start + 1);
  const now = path.slice(start + 1).join(' ');
  const ways = waysFrom(plan, routes, train, kept, path[end] ?? '');
  const at = ways.findIndex(({ names }) => names.join(' ') === now);
  const next = ways[(at + 1) % Math.max(1, ways.length)];
  if (!next || next.names.join(' ') === now) return undefined;
  return withPath(plan, routes, train, [...kept, ...next.names]);
}

function isNode(name: string): boolean {
  return name.includes('.');
}

function shortened(path: readonly string[], at: number): readonly string[] {
  const nodes = path.flatMap((name, i) => (isNode(name) ? [i] : []));
  if (nodes.length === 1) return [];
  if (at === nodes.at(-1)) return path.slice(0, (nodes.at(-2) ?? 0) + 1);
  if (at === nodes[0]) return path.slice(nodes[1]);
  const rank = nodes.indexOf(at);
  return rank >= nodes.length - 1 - rank ? path.slice(0, at + 1) : path.slice(at);
}

/** The same way from its other end: the sides are then left on their other side. */
function reversed(graph: TrackGraph, path: readonly string[]): readonly string[] {
  return path
    .map((name) => {
      if (isNode(name)) return name;
      const side = sideNamed(graph, name);
      const across = graph.across[side] ?? -1;
      return `${graph.map.grid.names[Math.floor(across / 6)] ?? ''}/${across % 6}`;
    })
    .reverse();
}

function sideNamed(graph: TrackGraph, name: string): number {
  const [hex = '', edge = ''] = name.split('/');
  return 6 * (graph.map.grid.numbers.get(hex) ?? 0) + Number(edge);
}

function waysFrom(
  plan: Plan,
  routes: readonly Route[],
  train: string,
  path: readonly string[],
  to: string,
): readonly Way[] {
  const { graph } = plan.rules;
  const from = nodeNamed(graph, path.at(-1) ?? '');
  const goal = nodeNamed(graph, to);
  const kind = plan.trains.find(({ id }) => id === train)?.kind;
  if (!from || !goal || kind === undefined) return [];
  const others = routes.filter((route) => route.train !== train).flatMap((route) => [...segmentsOn(graph, route.path)]);
  const taken: Taken = {
    own: segmentsOn(graph, path),
    others: new Set(others),
    nodes: new Set(path.filter(isNode)),
  };
  return waysBetween(plan.rules, kind, from, goal, taken);
}

function nodeNamed(graph: TrackGraph, name: string): GraphNode | undefined {
  return graph.nodes.find((node) => nameOf(node) === name);
}

/** The track a path uses. */
function segmentsOn(graph: TrackGraph, path: readonly string[]): Set<number> {
  const used = new Set<number>();
  let at = -1;
  for (const name of path) {
    const node = isNode(name) ? nodeNamed(graph, name) : undefined;
    const point = node ? graph.sides + node.id : isNode(name) ? -1 : sideNamed(graph, name);
    const segment = graph.segments.find(({ a, b }) => (a === at && b === point) || (a === point && b === at));
    if (segment) used.add(segment.id);
    at = point >= 0 && point < graph.sides ? (graph.across[point] ?? -1) : point;
  }
  return used;
}

/** The stops that trains of the company can come to: those worth a click. */
export function stopsInReach({ rules, trains }: Plan): readonly string[] {
  const kinds = [...new Set(trains.map(({ kind }) => kind))];
  const { graph } = rules;
  const reached = reach(graph, {
    starts: (node) => kinds.some((kind) => rules.node(node, kind).own === true),
    passes: (node) => kinds.some((kind) => rules.node(node, kind).pass === true),
    uses: () => true,
  });
  return graph.nodes
    .filter((node) => reached.nodes[node.id] === 1 && kinds.some((kind) => rules.node(node, kind).stop !== null))
    .map(nameOf);
}

/** What each train would bring by itself, and what is wrong with it. */
export interface TrainRun {
  readonly train: string;
  readonly kind: string;
  readonly route: Route | undefined;
  readonly result: RouteResult | undefined;
  readonly fault: RouteFault | undefined;
}

export function trainRuns(plan: Plan, routes: readonly Route[]): readonly TrainRun[] {
  return plan.trains.map(({ id, kind }): TrainRun => {
    const route = routeOf(routes, id);
    const checked = route ? checkRoutes(plan.rules, plan.trains, [route]) : undefined;
    return {
      train: id,
      kind,
      route,
      result: checked?.ok ? checked.result.routes[0] : undefined,
      fault: checked && !checked.ok ? checked.fault : undefined,
    };
  });
}

/** The sum of all routes together; undefined while some of them cannot be. */
export function sumOf(plan: Plan, routes: readonly Route[]): number | undefined {
  const checked = checkRoutes(plan.rules, plan.trains, routes);
  return checked.ok ? checked.result.revenue : undefined;
}
