import type { SharedRun } from '@stellwerk/engine/networks';
import type { BestRun, Route } from '@stellwerk/engine/routes';
import { dieselPlan, locoPlan } from './plans.ts';
import { type Ridden, revenueOf, routeOf } from './revenue.ts';
import type { RunSituation } from './situation.ts';
import { type RunTable, runTable } from './table.ts';

/** Many times what the positions of recorded games take. */
const BUDGET = 100_000;

/** The legal run that brings most, proven unless the budget is spent before. */
export function bestRun(situation: RunSituation, budget: number = BUDGET): BestRun {
  const table = runTable(situation);
  const steps = { spent: 0, limit: budget };
  const locos = locoPlan(table).best(steps);
  const diesel = situation.diesel === null ? undefined : dieselPlan(table).best({ spent: 0, limit: budget });
  const run = [...riddenByLocos(table, locos), ...riddenByDiesel(table, diesel?.courses ?? [])];
  const { revenue } = revenueOf(table, run);
  const proven = (locos?.proven ?? true) && (diesel?.proven ?? true);
  const gap = (locos === undefined ? 0 : locos.most - locos.revenue) + (diesel ? diesel.most - diesel.revenue : 0);
  const routes: Route[] = run.map((ridden) => routeOf(table, ridden));
  return { routes, revenue, proven, gap, nodes: steps.spent };
}

function riddenByLocos({ situation }: RunTable, run: SharedRun | undefined): Ridden[] {
  if (run === undefined) return [];
  return situation.locos.flatMap(({ id, size }, number) =>
    run.courses.flatMap((course, i) => (run.trainOf[i] === number ? { train: id, size, course } : [])),
  );
}

export function riddenByDiesel({ situation }: RunTable, courses: readonly Ridden['course'][]): Ridden[] {
  const { diesel } = situation;
  return diesel === null ? [] : courses.map((course) => ({ train: diesel, size: null, course }));
}
