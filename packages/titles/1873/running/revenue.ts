import { sumOf } from '@stellwerk/engine/finance';
import { type Course, pathOf } from '@stellwerk/engine/networks';
import { type Amount, nodeName, type Route, type RouteResult, type RunResult } from '@stellwerk/engine/routes';
import type { RunTable } from './table.ts';

/** What every locality without an own station brings, and every locality that a diesel visits. 1873/4.4.4-c, 1873/4.4.4-e */
export const VISIT = 10;

/** A route as it is run: by which train, and of which size; a diesel has none. */
export interface Ridden {
  readonly train: string;
  readonly size: number | null;
  readonly course: Course;
}

interface Visit {
  readonly route: number;
  readonly stop: number;
  readonly size: number;
}

/**
 * What a run brings, whether or not it is legal. Each place and each mine counts once, for the first route that earns it; a
 * town reached for its mine counts as any place, and a local loco earns its home besides. 1873/4.4.4-k, 1873/4.4.9-d
 */
export function revenueOf(table: RunTable, run: readonly Ridden[]): RunResult {
  const stopValues = run.map(({ course }) => course.stops.map(() => 0));
  const mineValues = run.map((): Amount[] => []);
  const credit = ({ route, stop }: Visit, value: number) => {
    const at = run[route]?.course.stops.indexOf(stop) ?? -1;
    stopValues[route]?.splice(at, 1, value);
  };
  for (const byDiesel of [false, true]) {
    for (const visits of visitsByHex(table, run, byDiesel).values()) {
      const counted = countedVisit(table, visits);
      if (counted !== undefined) credit(counted, localityValue(table, counted.stop, byDiesel));
      const mine = byDiesel ? undefined : mineEarned(table, visits);
      if (mine !== undefined) mineValues[mine.route]?.push(mine.earned);
    }
  }
  const routes = run.map((ridden, i): RouteResult => {
    const stops = ridden.course.stops.map((stop, k) => {
      const name = nodeName(table.situation.graph, stop);
      return { place: name, nodes: [name], counted: true, value: stopValues[i]?.[k] ?? 0 };
    });
    const bonuses = mineValues[i] ?? [];
    const earned = [...stops.map(({ value }) => value), ...bonuses.map(({ amount }) => amount)];
    return {
      route: routeOf(table, ridden),
      kind: ridden.size === null ? 'diesel' : String(ridden.size),
      stops,
      bonuses,
      tolls: [],
      marks: [],
      revenue: sumOf(earned),
    };
  });
  const bonuses = homeEarnings(table, run);
  const earned = [...routes.map(({ revenue }) => revenue), ...bonuses.map(({ amount }) => amount)];
  return { routes, bonuses, revenue: sumOf(earned) };
}

export function routeOf({ track }: RunTable, { train, course }: Ridden): Route {
  return { train, path: pathOf(track, course), counts: null };
}

function visitsByHex({ hexOf }: RunTable, run: readonly Ridden[], byDiesel: boolean): ReadonlyMap<number, Visit[]> {
  const byHex = new Map<number, Visit[]>();
  run.forEach(({ size, course }, route) => {
    if ((size === null) !== byDiesel) return;
    for (const stop of course.stops) {
      const hex = hexOf[stop] ?? -1;
      const visits = byHex.get(hex) ?? [];
      visits.push({ route, stop, size: size ?? 0 });
      byHex.set(hex, visits);
    }
  });
  return byHex;
}

/** The visit that says what the locality brings: the one to the own station, else to any stop that is not blocked. (A46) */
function countedVisit({ situation, own, blocked }: RunTable, visits: readonly Visit[]): Visit | undefined {
  const choice =
    situation.readings.villageTwice === 'first' ? visits[0] : (visits.find(({ stop }) => own[stop] === 1) ?? undefined);
  const visit = choice ?? visits.find(({ stop }) => blocked[stop] === 0);
  return visit !== undefined && blocked[visit.stop] === 0 ? visit : undefined;
}

/**
 * 1873/4.4.4-a, 1873/4.4.4-b, 1873/4.4.4-c, 1873/4.4.4-d, 1873/4.4.4-e, 1873/4.4.4-h, 1873/4.4.4-j,
 * 1873/4.4.4-k; a blocked stop is never asked about.
 */
function localityValue({ own, locality, station }: RunTable, stop: number, byDiesel: boolean): number {
  if (locality[stop] === 0) return 0;
  return own[stop] === 1 && !byDiesel ? (station[stop] ?? 0) : VISIT;
}

/** 1873/4.4.4-f, 1873/4.4.4-g */
function mineEarned(
  { situation, mineOf, blocked }: RunTable,
  visits: readonly Visit[],
): { readonly route: number; readonly earned: Amount } | undefined {
  const mine = mineOf[visits[0]?.stop ?? -1];
  if (mine === undefined) return undefined;
  const able = situation.readings.halfBlocked === 'hex' ? visits : visits.filter(({ stop }) => blocked[stop] === 0);
  const [first, ...others] = able;
  if (first === undefined) return undefined;
  const largest = others.reduce((best, visit) => (visit.size > best.size ? visit : best), first);
  if (blocked[largest.stop] === 1) return undefined;
  const amount = 'amount' in mine ? mine.amount : mine.multiplier * largest.size;
  return { route: largest.route, earned: { id: mine.id, amount } };
}

/**
 * What the local loco earns, and a diesel that must come to the home where no route leads there. 1873/4.4.9-c,
 * 1873/4.4.9-d, 1873/4.4.9-e
 */
function homeEarnings({ situation, hexOf, station, own }: RunTable, run: readonly Ridden[]): Amount[] {
  const { local, diesel, graph, readings } = situation;
  const home = local === null ? undefined : graph.nodes.find(({ id, hex }) => hex === local && own[id] === 1);
  if (home === undefined) return [];
  const earned: Amount[] = [{ id: 'local', amount: station[home.id] ?? 0 }];
  const isThere = run.some(
    ({ size, course }) => size === null && course.stops.some((stop) => hexOf[stop] === hexOf[home.id]),
  );
  if (diesel !== null && readings.qlbDiesel === 'visits' && !isThere) earned.push({ id: 'diesel', amount: VISIT });
  return earned;
}
