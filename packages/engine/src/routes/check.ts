import { hexNumber } from '../board/hex.ts';
import { remembered } from '../kernel/remember.ts';
import { nodeAt } from '../track/graph.ts';
import { type Judgement, judge, marksOf, type Trip, type TripFault, total, trackName, type Worth } from './judge.ts';
import { type KindTable, kindTable, kindTablesOf, nameIn, numberAt, preparedTable } from './kind.ts';
import { resourceOfNode } from './leg.ts';
import { pointNamed } from './names.ts';
import { readPath } from './trip.ts';
import type { Amount, Checked, Route, RouteFault, RouteResult, RouteRules, RunResult, Train } from './types.ts';

/** Whether a company may run its trains so, and what it earns; else the first thing that is wrong. */
export function checkRoutes(rules: RouteRules, trains: readonly Train[], routes: readonly Route[]): Checked {
  const paths = routes.map(({ path }) => path.map((name) => pointNamed(rules.graph, name)));
  // Every legal route stays within what a search prepares. What is wrong with another one only its own hexes tell.
  if (trains.every(({ kind }) => preparedTable(rules, kind) !== undefined)) {
    const checked = checkWith((kind) => kindTable(rules, kind), rules, trains, routes, paths);
    if (checked.ok) return checked;
  }
  return checkWith(kindTablesOf(rules, hexesOf(rules, paths)), rules, trains, routes, paths);
}

function checkWith(
  tableOf: (kind: string) => KindTable,
  rules: RouteRules,
  trains: readonly Train[],
  routes: readonly Route[],
  paths: readonly (readonly number[])[],
): Checked {
  const results: RouteResult[] = [];
  // By the track that kinds of train have to themselves, and what is used up of it: the route that did.
  const usedOn = new Map<string, Map<number, number>>();
  const running = new Set<string>();
  for (const [number, route] of routes.entries()) {
    const refused = (fault: TripFault): Checked => ({ ok: false, fault: { ...fault, route: number } });
    const train = trains.find(({ id }) => id === route.train);
    if (train === undefined) return refused({ code: 'unknown-train', figures: { train: route.train } });
    if (running.has(train.id)) return refused({ code: 'train-twice', figures: { train: train.id } });
    running.add(train.id);

    const table = tableOf(train.kind);
    const trip = readPath(table, route.path, paths[number] ?? []);
    if ('code' in trip) return refused(trip);
    const judged = judgeRoute(table, trip, route);
    if (!judged.ok) return refused(judged.fault);
    const used = remembered(usedOn, table.train.track ?? '', () => new Map<number, number>());
    const shared = sharedTrack(table, trip, number, used);
    if (shared !== undefined) return { ok: false, fault: shared };
    results.push(resultOf(table, route, trip, judged.worth));
  }
  return { ok: true, result: runResult(rules, results) };
}

/** The numbers of the hexes that the routes go through: each has a point at which a route leaves it, or ends. */
function hexesOf({ graph }: RouteRules, paths: readonly (readonly number[])[]): ReadonlySet<number> {
  const hexes = new Set<number>();
  for (const path of paths) {
    for (const point of path) {
      const node = nodeAt(graph, point);
      if (node !== undefined) hexes.add(hexNumber(graph.map.grid, node.hex));
      else if (point !== -1) hexes.add(Math.floor(point / 6));
    }
  }
  return hexes;
}

export function runResult(rules: RouteRules, routes: readonly RouteResult[]): RunResult {
  const bonuses: Amount[] = [];
  for (const { id, amount } of rules.runBonuses ?? []) {
    const brought = amount(routes);
    if (brought !== 0) bonuses.push({ id, amount: brought });
  }
  return { routes, bonuses, revenue: routes.reduce((sum, { revenue }) => sum + revenue, total(bonuses)) };
}

function judgeRoute(table: KindTable, trip: Trip, { counts }: Route): Judgement {
  if (counts === null) return judge(table, trip);
  const counted = new Set<number>();
  for (const name of counts) {
    const node = numberAt(table, pointNamed(table.graph, name));
    const place = table.placeOf[node] ?? -1;
    const isStop = trip.nodes.includes(node) && (table.places[place]?.isStop ?? false);
    if (!isStop || counted.has(place)) return { ok: false, fault: { code: 'not-a-stop', figures: { name } } };
    counted.add(place);
  }
  return judge(table, trip, counted);
}

/** Notes what the route uses up; a fault if a route before it did already. */
function sharedTrack(table: KindTable, trip: Trip, route: number, used: Map<number, number>): RouteFault | undefined {
  const take = (resource: number, at: () => string): RouteFault | undefined => {
    const other = used.get(resource);
    if (other !== undefined) return { code: 'shared-track', route, figures: { at: at(), other } };
    used.set(resource, route);
    return undefined;
  };
  for (const leg of trip.legs) {
    for (const [i, resource] of leg.resources.entries()) {
      const fault = take(resource, () => trackName(table, leg, i));
      if (fault !== undefined) return fault;
    }
  }
  for (const node of trip.nodes) {
    if (!table.nodes[node]?.exclusive) continue;
    const fault = take(resourceOfNode(table, node), () => nameIn(table, node));
    if (fault !== undefined) return fault;
  }
  return undefined;
}

export function resultOf(table: KindTable, route: Route, trip: Trip, worth: Worth): RouteResult {
  const stops: RouteResult['stops'][number][] = [];
  worth.visits.forEach((visit, i) => {
    if (!visit.isStop) return;
    const counted = worth.counted[i] ?? false;
    stops.push({
      place: table.places[visit.place]?.name ?? '',
      nodes: trip.nodes.slice(visit.first, visit.last + 1).map((node) => nameIn(table, node)),
      counted,
      value: counted ? visit.value : 0,
    });
  });
  return {
    route,
    kind: table.name,
    stops,
    bonuses: worth.bonuses,
    tolls: worth.tolls,
    marks: marksOf(trip, worth.visits, worth.counted).flatMap((mark) => table.marks[mark] ?? []),
    revenue: worth.revenue,
  };
}
