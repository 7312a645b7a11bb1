import { isRecord, type Json } from '@stellwerk/engine/kernel';
import type { Route } from '@stellwerk/engine/routes';
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

/** A line of the editor: a route of a train, or room for one. */
export interface Line {
  /** The name of the line: that of the train, and behind it the number of the route if it has several. */
  readonly part: string;
  readonly train: string;
  readonly kind: string;
  /** Its place among the routes. */
  readonly number: number | undefined;
  readonly route: Route | undefined;
}

/** The lines in the order of the trains; a train that may run more routes has an empty one. */
export function linesOf(plan: Plan, routes: readonly Route[]): readonly Line[] {
  return plan.trains.flatMap((train): readonly Line[] => {
    const { id, kind } = train;
    const own = routes.flatMap((route, number) => (route.train === id ? [{ route, number }] : []));
    const line = (nth: number): Line => ({
      part: nth === 0 ? id : `${id}/${nth}`,
      train: id,
      kind,
      number: own[nth]?.number,
      route: own[nth]?.route,
    });
    const room = own.length < plan.mostRoutes(train) ? 1 : 0;
    return Array.from({ length: own.length + room }, (_, nth) => line(nth));
  });
}

/** The line that is being changed: the one named, else the first with a route. */
export function lineAt(plan: Plan, routes: readonly Route[], part: string | undefined): Line | undefined {
  const lines = linesOf(plan, routes);
  return lines.find((line) => line.part === part) ?? lines.find(({ route }) => route !== undefined) ?? lines[0];
}

function rankOf(plan: Plan, train: string): number {
  return plan.trains.findIndex(({ id }) => id === train);
}

/** The routes with the path of one line changed, in the order of the trains; an empty path takes the route away. */
function withPath(plan: Plan, routes: readonly Route[], { train, number }: Line, path: readonly string[]) {
  return replaced(plan, routes, number, path.length === 0 ? [] : [{ train, path, counts: null }]);
}

/** One route taken out and others put in its place, or at the end of their train's. */
function replaced(
  plan: Plan,
  routes: readonly Route[],
  number: number | undefined,
  others: readonly Route[],
): readonly Route[] {
  const changed =
    number === undefined
      ? [...routes, ...others]
      : [...routes.slice(0, number), ...others, ...routes.slice(number + 1)];
  return changed.toSorted((a, b) => rankOf(plan, a.train) - rankOf(plan, b.train));
}

export function withoutRoute(plan: Plan, routes: readonly Route[], part: string): readonly Route[] {
  const line = lineAt(plan, routes, part);
  return line?.number === undefined ? routes : replaced(plan, routes, line.number, []);
}

/** The route given to another train. */
export function givenTo(plan: Plan, routes: readonly Route[], part: string, train: string): readonly Route[] {
  const line = lineAt(plan, routes, part);
  if (line?.route === undefined || line.number === undefined) return routes;
  const others = replaced(plan, routes, line.number, []);
  return replaced(plan, others, undefined, [{ ...line.route, train }]);
}

/** One more route, for the first train that has room. */
export function withRoute(plan: Plan, routes: readonly Route[], path: readonly string[]): readonly Route[] {
  const line = linesOf(plan, routes).find(({ route }) => route === undefined);
  return line ? withPath(plan, routes, line, path) : routes;
}

/** The stops between the ends of a route, where it can be cut in two. */
export function innerStops({ path }: Route): readonly string[] {
  return path.filter(isNode).slice(1, -1);
}

export function cutAt(plan: Plan, routes: readonly Route[], part: string, stop: string): readonly Route[] {
  const line = lineAt(plan, routes, part);
  if (line?.route === undefined) return routes;
  const { route, number } = line;
  const at = route.path.indexOf(stop);
  const halves = [route.path.slice(0, at + 1), route.path.slice(at)];
  return replaced(
    plan,
    routes,
    number,
    halves.map((path) => ({ ...route, path })),
  );
}

/**
 * The routes after a click on a stop. A new stop lengthens the route from the nearer end; a click on an end takes it off;
 * one on a stop between makes it the end of the longer part. Undefined: no track leads there.
 */
export function withStop(
  plan: Plan,
  routes: readonly Route[],
  part: string,
  name: string,
): readonly Route[] | undefined {
  const line = lineAt(plan, routes, part);
  if (!line) return undefined;
  const path = line.route?.path ?? [];
  if (path.length === 0) return withPath(plan, routes, line, [name]);
  const at = path.indexOf(name);
  if (at >= 0) return withPath(plan, routes, line, shortened(path, at));
  const [forward] = waysFrom(plan, routes, line, path, name);
  const turned = reversed(plan.graph, path);
  const [backward] = waysFrom(plan, routes, line, turned, name);
  if (!forward && !backward) return undefined;
  const back = backward !== undefined && (forward === undefined || backward.cost < forward.cost);
  const way = back ? backward : forward;
  return withPath(plan, routes, line, [...(back ? turned : path), ...(way?.names ?? [])]);
}

/** The last stretch by another track, if there is one: each time the next. */
export function withOtherWay(plan: Plan, routes: readonly Route[], part: string): readonly Route[] | undefined {
  const line = lineAt(plan, routes, part);
  if (!line) return undefined;
  const path = line.route?.path ?? [];
  const nodes = path.flatMap((name, i) => (isNode(name) ? [i] : []));
  const [start, end] = [nodes.at(-2), nodes.at(-1)];
  if (start === undefined || end === undefined) return undefined;
  const kept = path.slice(0, start + 1);
  const now = path.slice(start + 1).join(' ');
  const ways = waysFrom(plan, routes, line, kept, path[end] ?? '');
  const at = ways.findIndex(({ names }) => names.join(' ') === now);
  const next = ways[(at + 1) % Math.max(1, ways.length)];
  if (!next || next.names.join(' ') === now) return undefined;
  return withPath(plan, routes, line, [...kept, ...next.names]);
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
  { kind, number }: Line,
  path: readonly string[],
  to: string,
): readonly Way[] {
  const { graph } = plan;
  const from = nodeNamed(graph, path.at(-1) ?? '');
  const goal = nodeNamed(graph, to);
  if (!from || !goal) return [];
  const others = routes.filter((_, i) => i !== number).flatMap((route) => [...segmentsOn(graph, route.path)]);
  const taken: Taken = {
    own: segmentsOn(graph, path),
    others: new Set(others),
    nodes: new Set(path.filter(isNode)),
  };
  return waysBetween(plan, kind, from, goal, taken);
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
export function stopsInReach(plan: Plan): readonly string[] {
  const { graph } = plan;
  const kinds = [...new Set(plan.trains.map(({ kind }) => kind))];
  const isSome = (node: GraphNode, asked: (rule: ReturnType<Plan['node']>) => boolean) =>
    kinds.some((kind) => asked(plan.node(node, kind)));
  const reached = reach(graph, {
    starts: (node) => isSome(node, ({ own }) => own === true),
    passes: (node) => isSome(node, ({ pass, leadsOn }) => pass === true || leadsOn === true),
    uses: (segment) => kinds.some((kind) => !plan.isClosed(segment, kind)),
  });
  return graph.nodes
    .filter((node) => reached.nodes[node.id] === 1 && isSome(node, ({ stop }) => stop !== null))
    .map(nameOf);
}
