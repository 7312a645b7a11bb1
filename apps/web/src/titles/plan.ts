import type { BaseState, Refusal, Text } from '@stellwerk/engine/kernel';
import {
  type BestRun,
  bestRoutes,
  checkRoutes,
  type NodeRule,
  type Route,
  type RouteResult,
  type RouteRules,
  type SearchOptions,
  type Train,
} from '@stellwerk/engine/routes';
import type { GraphNode, GraphSegment, TrackGraph } from '@stellwerk/engine/track';

/** What is wrong with a run, and where it lies. */
export interface RunFlaw {
  readonly refusal: Refusal;
  /** The number of the route; none: the run as a whole. */
  readonly route: number | undefined;
  /** The stop or the side of a hex: “K6.city0”. */
  readonly at: string | undefined;
  /** The stop that the route must be lengthened to. */
  readonly to?: string;
  /** A route that could be added. */
  readonly adds?: readonly string[];
}

interface PlannedNode extends Pick<NodeRule, 'pass' | 'stop' | 'own'> {
  /** A route must end here, but another may go on from it. */
  readonly leadsOn?: boolean;
}

/** What a company's run is put together and checked by. */
export interface Plan {
  readonly graph: TrackGraph;
  readonly trains: readonly Train[];
  /** How many routes a train may run. */
  mostRoutes(train: Train): number;
  /** What a node is to a kind of train: where ways lead through, and what is a stop. */
  node(node: GraphNode, kind: string): PlannedNode;
  isClosed(segment: GraphSegment, kind: string): boolean;
  /** What each of the routes brings; undefined while it cannot be run. */
  values(routes: readonly Route[]): readonly (RouteResult | undefined)[];
  /** The sum of all routes together; undefined while some of them cannot be. */
  sum(routes: readonly Route[]): number | undefined;
  /** Everything that is wrong with the routes; without it the refusal of the action tells the first fault. */
  flaws?(routes: readonly Route[]): readonly RunFlaw[];
  /** What a route is beside its stops: “concession”. */
  noteOn?(route: Route): Text | undefined;
  best(options?: SearchOptions): BestRun;
}

/** The plan of a company in a position; none where it has no trains or the position is another title's. */
export type Planner = (state: BaseState, company: string) => Plan | undefined;

/** By rules of routes: every train runs one. */
export function routePlan(rules: RouteRules, trains: readonly Train[]): Plan {
  return {
    graph: rules.graph,
    trains,
    mostRoutes: () => 1,
    node: rules.node,
    isClosed: (segment, kind) => rules.segment?.(segment, kind).closed === true,
    values: (routes) =>
      routes.map((route) => {
        const checked = checkRoutes(rules, trains, [route]);
        return checked.ok ? checked.result.routes[0] : undefined;
      }),
    sum: (routes) => {
      const checked = checkRoutes(rules, trains, routes);
      return checked.ok ? checked.result.revenue : undefined;
    },
    best: (options) => bestRoutes(rules, trains, options),
  };
}
