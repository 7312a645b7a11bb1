import { type Bids, bidForTrack } from './bidding.ts';
import { resultOf, runResult } from './check.ts';
import { chooseRoutes, type Pick } from './choose.ts';
import { contest } from './contest.ts';
import { judge, total } from './judge.ts';
import { allow, type Meter, makeMeter } from './meter.ts';
import { nodeName } from './names.ts';
import { addRoute, type Pool, sifted } from './pool.ts';
import type { Prices } from './prices.ts';
import { revenueOf, scoreOf } from './score.ts';
import { bestOf, oneAfterAnother, poolFor, type Run, routesAbove, type Sought, type Team, teamsOf } from './team.ts';
import { pathOf } from './trip.ts';
import type { BestRun, Route, RouteResult, RouteRules, SearchOptions, Train } from './types.ts';

/** Many times what any position of a real game takes, and about a second where it is not enough. */
const BUDGET = 3_000_000;
const FIRST_LISTED = 30_000;
const MOST_LISTED = 60_000;

/** The routes that earn most; among equals those with the fewest stops, then always the same ones. */
export function bestRoutes(rules: RouteRules, trains: readonly Train[], options: SearchOptions = {}): BestRun {
  const meter = makeMeter(options.budget ?? BUDGET, options.watch);
  const teams = teamsOf(rules, trains, meter);
  const { runs, most } = bestRuns(rules, teams, meter);
  const results = resultsOf(runs);
  const { revenue } = runResult(rules, results);
  const routes = trains.flatMap(({ id }) => results.flatMap(({ route }) => (route.train === id ? route : [])));
  const gap = Math.max(0, revenueOf(most) - revenue);
  return { routes, revenue, proven: gap === 0, gap, nodes: meter.spent };
}

/** The best runs found, and the score that no others can exceed. */
function bestRuns(rules: RouteRules, teams: readonly Team[], meter: Meter): { runs: readonly Run[]; most: number } {
  const extra = extraOf(rules);
  let runs: readonly Run[] = [];
  let score = extra.of(runs);
  const consider = (candidates: readonly Run[]): void => {
    const sum = candidates.reduce((part, run) => part + run.score, extra.of(candidates));
    if (sum <= score) return;
    runs = candidates;
    score = sum;
    meter.revenue = revenueOf(score);
  };

  // With something to gain from the run as a whole even a poor route may be worth running.
  const least = extra.upTo > 0 ? -extra.upTo - scoreOf(1, 0) : 0;
  allow(meter, 0.25);
  const alone = teams.map((team) => bestOf(team, { prices: null, floor: least, meter }));
  const highest = alone.map(({ found, missed }) => Math.max(0, found.at(-1)?.score ?? 0, missed));
  const sum = teams.reduce((part, { trains }, i) => part + trains.length * (highest[i] ?? 0), extra.upTo);
  const all = teams.flatMap((team) => team.trains.map(() => team));
  if (all.length === 1) {
    consider(alone.flatMap(({ found }) => found.slice(-1)));
    if (extra.isNone) return { runs, most: Math.max(score, sum) };
  }
  allow(meter, 0.25);
  for (const order of [all, all.toReversed()]) {
    if (score < sum) consider(oneAfterAnother(order, least, meter));
  }
  if (score >= sum) return { runs, most: score };

  let most = sum;
  let priced: Bids | undefined;
  const listAll = (routes: number): readonly Sought<Pool>[] => {
    const lists: (Sought<Pool> | undefined)[] = teams.map(() => undefined);
    const order = teams.map((_, i) => i).sort((a, b) => skipsIn(teams[a]) - skipsIn(teams[b]) || a - b);
    for (const i of order) {
      const team = teams[i];
      if (team === undefined) continue;
      const top = (priced?.highest ?? highest)[i] ?? 0;
      const prices = priced === undefined ? null : pricesFor(team, priced.prices);
      const search = { prices, floor: top - ((priced?.most ?? sum) - score), meter };
      // What the run as a whole earns may depend on any stop: then no route stands for another.
      const contested = extra.isNone ? contestedFor(teams, i, lists) : new Int32Array(team.network.bits.words).fill(-1);
      lists[i] = routesAbove(team, search, routes, contested);
    }
    return lists.flatMap((list) => list ?? []);
  };
  allow(meter, 0.2);
  let lists = listAll(FIRST_LISTED);
  if (extra.isNone && lists.some(({ missed }) => missed > Number.NEGATIVE_INFINITY)) {
    allow(meter, 0.4);
    priced = searchedBids(teams, [...alone.flatMap(({ found }) => found), ...runs], meter, (pools, bids) => {
      consider(choose(teams, pools, bids, score, meter, 20_000));
      return score;
    });
    most = Math.min(most, priced?.most ?? most);
    if (most <= score) return { runs, most: score };
    allow(meter, 0.5);
    lists = listAll(MOST_LISTED);
  }
  const unlisted = Math.max(
    ...lists.map(({ missed }, i) => missed + (priced?.most ?? sum) - ((priced?.highest ?? highest)[i] ?? 0)),
  );

  const pools = lists.map(({ found }) => found);
  allow(meter, 1);
  if (extra.isNone) {
    const outcome = contest(pools, priced?.prices, score, meter);
    consider(
      (outcome.taken ?? []).flatMap(({ pool, trip, score }): readonly Run[] => {
        const team = teams[pool];
        return team === undefined ? [] : [{ team, trip, score, net: score }];
      }),
    );
    return { runs, most: Math.min(most, Math.max(score, outcome.missed, unlisted)) };
  }
  const sorted = pools.map((pool) => sifted(pool, new Float64Array(0), Number.NEGATIVE_INFINITY));
  const chosen = chooseRoutes({
    pools: sorted,
    meter,
    floor: score,
    rebate: 0,
    extra: (picks) => extra.of(runsOf(teams, sorted, picks)),
    extraUpTo: extra.upTo,
  });
  if (chosen.picks !== undefined) consider(runsOf(teams, sorted, chosen.picks));
  return { runs, most: Math.min(most, Math.max(score, chosen.missed, unlisted)) };
}

/** Bidders that search for their best routes. */
function searchedBids(
  teams: readonly Team[],
  runs: readonly Run[],
  meter: Meter,
  low: (pools: readonly Pool[], bids: Bids) => number,
): Bids {
  const known = teams.map(poolFor);
  const seen = new Set<string>();
  const join = ({ team, trip, score }: Run): void => {
    const number = teams.indexOf(team);
    const pool = known[number];
    const key = `${number} ${trip.legs
      .flatMap((leg) => leg.resources)
      .sort()
      .join()}`;
    if (pool === undefined || seen.has(key)) return;
    seen.add(key);
    addRoute(pool, trip, score, score);
  };
  for (const run of runs) join(run);
  return bidForTrack({
    known,
    ask: (prices) =>
      teams.map((team) => {
        const { found, missed } = bestOf(team, { prices: pricesFor(team, prices), floor: 0, meter });
        for (const run of found.slice(-4)) join(run);
        return Math.max(0, found.at(-1)?.net ?? 0, missed);
      }),
    start: undefined,
    low: (bids) => low(known, bids),
    rounds: 20,
    meter,
  });
}

function choose(
  teams: readonly Team[],
  known: readonly Pool[],
  bids: Bids,
  floor: number,
  meter: Meter,
  steps: number,
): readonly Run[] {
  const pools = known.map((pool) => sifted(pool, bids.prices, Number.NEGATIVE_INFINITY));
  const { limit } = meter;
  meter.limit = Math.min(limit, meter.spent + steps);
  const { picks } = chooseRoutes({ pools, meter, floor, rebate: bids.total, extra: undefined, extraUpTo: 0 });
  meter.limit = limit;
  return runsOf(teams, pools, picks ?? []);
}

function skipsIn(team: Team | undefined): number {
  return team?.network.table.places.some(({ skip }) => skip) ? 1 : 0;
}

/** The bits that other trains of the same track may use, as far as their routes are listed already. */
function contestedFor(
  teams: readonly Team[],
  number: number,
  lists: readonly (Sought<Pool> | undefined)[],
): Int32Array {
  const own = teams[number];
  const contested = new Int32Array(own?.network.bits.words ?? 1);
  teams.forEach((team, i) => {
    if (team.track !== own?.track || (i === number && team.trains.length === 1)) return;
    const list = i === number ? undefined : lists[i];
    if (list === undefined || list.missed > Number.NEGATIVE_INFINITY) {
      contested.fill(-1);
      return;
    }
    const { bits, trips } = list.found;
    for (let at = 0; at < trips.length * contested.length; at++) {
      const word = at % contested.length;
      contested[word] = (contested[word] ?? 0) | (bits[at] ?? 0);
    }
  });
  return contested;
}

function pricesFor({ track, network }: Team, prices: Prices): Float64Array {
  const size = 32 * network.bits.words;
  return prices.subarray(track * size, (track + 1) * size);
}

function runsOf(teams: readonly Team[], pools: readonly Pool[], picks: readonly Pick[]): readonly Run[] {
  return picks.flatMap(({ pool: number, route }): readonly Run[] => {
    const team = teams[number];
    const trip = pools[number]?.trips[route];
    const score = pools[number]?.scores[route] ?? 0;
    return team === undefined || trip === undefined ? [] : [{ team, trip, score, net: score }];
  });
}

/** What a run as a whole earns beyond its routes. */
function extraOf(rules: RouteRules) {
  const bonuses = rules.runBonuses ?? [];
  const isNone = bonuses.length === 0;
  return {
    isNone,
    upTo: scoreOf(
      bonuses.reduce((sum, { upTo }) => sum + upTo, 0),
      0,
    ),
    of: (runs: readonly Run[]) => (isNone ? 0 : scoreOf(total(runResult(rules, resultsOf(runs)).bonuses), 0)),
  };
}

function resultsOf(runs: readonly Run[]): readonly RouteResult[] {
  const taken = new Map<Team, number>();
  return runs.flatMap(({ team, trip }) => {
    const number = taken.get(team) ?? 0;
    taken.set(team, number + 1);
    const { table } = team.network;
    const judged = judge(table, trip);
    if (!judged.ok) return [];
    const { visits, counted } = judged.worth;
    const names = visits.flatMap((visit, i) =>
      visit.isStop && counted[i] ? [nodeName(table.graph, trip.nodes[visit.first] ?? -1)] : [],
    );
    const route: Route = {
      train: team.trains[number]?.id ?? '',
      path: pathOf(table, trip),
      counts: visits.some(({ maySkip }) => maySkip) ? names : null,
    };
    return resultOf(table, route, trip, judged.worth);
  });
}
