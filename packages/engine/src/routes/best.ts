import { resultOf, runResult } from './check.ts';
import { judge, type Trip, total, type Worth } from './judge.ts';
import { type KindTable, nameIn } from './kind.ts';
import { type Meter, makeMeter } from './meter.ts';
import { type BestRuns, BRISK, bestRuns, HASTY, quickRuns, type Tuning, type Whole } from './runs.ts';
import { revenueOf, scoreOf } from './score.ts';
import { type Run, type Team, teamsOf } from './team.ts';
import { oriented, pathOf } from './trip.ts';
import type { BestRun, Route, RouteResult, RouteRules, SearchOptions, Train } from './types.ts';

/** Many times what nearly any position of a real game takes, and about a second or two where it is not enough. */
export const BUDGET = 3_000_000;

/** The routes that earn most; among equals those with the fewest stops, then always the same ones. */
export function bestRoutes(
  rules: RouteRules,
  trains: readonly Train[],
  options: SearchOptions = {},
  tuning?: Tuning,
): BestRun {
  const meter = makeMeter(options.budget ?? BUDGET, options.watch);
  return answer(rules, trains, meter, bestRuns(teamsOf(rules, trains, meter), meter, wholeOf(rules), tuning));
}

/**
 * Good routes at little cost, for whoever plays on to see where a position leads: each train in turn gets the best that a few
 * hundred steps find. `gap` says how much more there may be. Where that few steps find nothing, as for a train that skips stops on
 * a large network, it gets the best of some thousands; where they find nothing either, the best is looked for.
 */
export function quickRoutes(rules: RouteRules, trains: readonly Train[]): BestRun {
  for (const care of [HASTY, BRISK]) {
    const meter = makeMeter(Number.POSITIVE_INFINITY, undefined);
    const quick = answer(rules, trains, meter, quickRuns(teamsOf(rules, trains, meter), meter, wholeOf(rules), care));
    if (quick.routes.length > 0 || quick.proven) return quick;
  }
  return bestRoutes(rules, trains);
}

function answer(rules: RouteRules, trains: readonly Train[], meter: Meter, { runs, most }: BestRuns): BestRun {
  const judged = judgedRuns(runs);
  const extra = wholeOf(rules) === undefined ? 0 : total(runResult(rules, judged.map(resultOfRun)).bonuses);
  const revenue = judged.reduce((sum, { worth }) => sum + worth.revenue, extra);
  const gap = Math.max(0, revenueOf(most) - revenue);
  const routes = trains.flatMap(({ id }) => judged.flatMap(({ route }) => (route.train === id ? route : [])));
  return { routes, revenue, proven: gap === 0, gap, nodes: meter.spent };
}

function wholeOf(rules: RouteRules): Whole | undefined {
  const bonuses = rules.runBonuses ?? [];
  if (bonuses.length === 0) return undefined;
  const upTo = bonuses.reduce((sum, bonus) => sum + bonus.upTo, 0);
  return {
    upTo: scoreOf(upTo, 0),
    of: (runs) => scoreOf(total(runResult(rules, judgedRuns(runs).map(resultOfRun)).bonuses), 0),
  };
}

/** A route found, named and with what it earns. */
interface JudgedRun {
  readonly table: KindTable;
  readonly route: Route;
  readonly trip: Trip;
  readonly worth: Worth;
}

function resultOfRun({ table, route, trip, worth }: JudgedRun): RouteResult {
  return resultOf(table, route, trip, worth);
}

function judgedRuns(runs: readonly Run[]): readonly JudgedRun[] {
  const taken = new Map<Team, number>();
  return runs.flatMap(({ team, trip: found }) => {
    const trip = oriented(found);
    const number = taken.get(team) ?? 0;
    taken.set(team, number + 1);
    const { table } = team.network;
    const judged = judge(table, trip);
    if (!judged.ok) return [];
    const { visits, counted } = judged.worth;
    const names = visits.flatMap((visit, i) =>
      visit.isStop && counted[i] ? nameIn(table, trip.nodes[visit.first] ?? -1) : [],
    );
    const route: Route = {
      train: team.trains[number]?.id ?? '',
      path: pathOf(table, trip),
      counts: visits.some(({ maySkip }) => maySkip) ? names : null,
    };
    return { table, route, trip, worth: judged.worth };
  });
}
