import { continuations, cutBetween, isFree, type Listed, listed } from '@stellwerk/engine/networks';
import type { RunResult } from '@stellwerk/engine/routes';
import { riddenByDiesel } from './best.ts';
import { dieselPlan, locoPlan } from './plans.ts';
import { type Ridden, revenueOf } from './revenue.ts';
import type { RunSituation } from './situation.ts';
import { type RunTable, runTable } from './table.ts';

const STEPS = 20_000;

interface Chosen extends Ridden {
  readonly listed: Listed;
}

/**
 * The run of a railway in receivership: the largest loco first, the concession route first, then route by route the one
 * that raises the revenue most. `lot` draws one of so many equals. 1873/6.2-d, 1873/6.2-g (A50)
 */
export function receivershipRun(situation: RunSituation, lot: (equals: number) => number): RunResult {
  const table = runTable(situation);
  const locos = situation.locos.toSorted((a, b) => b.size - a.size);
  const chosen: Chosen[] = [];
  for (const [number, { id: train, size }] of locos.entries()) {
    const ride = (route: Listed): Chosen => ({ train, size, course: route, listed: route });
    if (number === 0) chosen.push(...table.base.map((course) => ride(listed(table, course))));
    while (chosen.filter((route) => route.train === train).length < size) {
      const own = chosen.filter((route) => route.train === train);
      const best = mostRaising(table, chosen, possible(table, chosen, own).map(ride));
      const drawn = best.length > 1 ? best[lot(best.length)] : best[0];
      if (drawn === undefined) break;
      chosen.push(drawn);
    }
  }
  if (situation.diesel === null) return revenueOf(table, chosen);
  const { courses } = dieselPlan(table).best({ spent: 0, limit: STEPS });
  return revenueOf(table, [...chosen, ...riddenByDiesel(table, courses)]);
}

/** Routes over free track, run to their end and not cut, that hang together with what the loco runs already. */
function possible(table: RunTable, chosen: readonly Chosen[], own: readonly Chosen[]): readonly Listed[] {
  const { blocked } = table;
  const { lists } = locoPlan(table);
  const run = chosen.map((route) => route.listed);
  const reached = new Set(own.flatMap(({ course }) => course.stops).filter((stop) => blocked[stop] === 0));
  return lists.routes.filter(
    (route) =>
      isFree(run, route.track) &&
      (own.length === 0 || route.stops.some((stop) => reached.has(stop))) &&
      !continuations(lists, route).some(({ track }) => isFree(run, track)) &&
      run.every((other) => cutBetween(table, route, other) === undefined),
  );
}

function mostRaising(table: RunTable, chosen: readonly Chosen[], routes: readonly Chosen[]): readonly Chosen[] {
  let most = Number.NEGATIVE_INFINITY;
  let best: Chosen[] = [];
  for (const route of routes) {
    const { revenue } = revenueOf(table, [...chosen, route]);
    if (revenue > most) best = [];
    most = Math.max(most, revenue);
    if (revenue === most) best.push(route);
  }
  return best;
}
