import { type Bids, bidForTrack, sumOf } from './bidding.ts';
import { type Choice, chooseRoutes, type Pick } from './choose.ts';
import { contest } from './contest.ts';
import { allow, type Meter, within } from './meter.ts';
import { addRoute, makePool, type Pool, setBits } from './pool.ts';
import { noPrices, type Prices } from './prices.ts';
import { type RouteList, ranked } from './route-list.ts';
import { revenueOf, scoreOf } from './score.ts';
import { bestOf, oneAfterAnother, type Run, routesAbove, type Sought, skipsStops, type Team } from './team.ts';

/** What a run as a whole earns beyond its routes, as a score; undefined if it never earns any. */
export interface Whole {
  readonly of: (runs: readonly Run[]) => number;
  readonly upTo: number;
}

/** Where one way of going about it gives over to the next. The answer does not depend on it, only the time. */
export interface Tuning {
  /** Routes of a kind of train that are listed before prices are looked for, and after. */
  readonly listedFirst: number;
  readonly listed: number;
  /** Routes that are tried out without further thought. */
  readonly few: number;
}

export const TUNING: Tuning = { listedFirst: 30_000, listed: 60_000, few: 120 };

export interface BestRuns {
  readonly runs: readonly Run[];
  /** No other runs score more. */
  readonly most: number;
}

/**
 * The best runs for all trains. First each kind of train by itself, which says what can be hoped for; then one train after
 * the other, which says what can be had at least. If the two differ, all routes that could make good the difference are
 * listed and the best set is chosen from them. If they are too many, prices for contested track narrow the difference first.
 */
export function bestRuns(
  teams: readonly Team[],
  meter: Meter,
  whole: Whole | undefined,
  tuning: Tuning = TUNING,
): BestRuns {
  let runs: readonly Run[] = [];
  let score = whole?.of(runs) ?? 0;
  const consider = (candidates: readonly Run[]): void => {
    const sum = candidates.reduce((part, run) => part + run.score, whole?.of(candidates) ?? 0);
    if (sum <= score) return;
    runs = candidates;
    score = sum;
    meter.revenue = revenueOf(score);
  };

  const trains = teams.flatMap((team) => team.trains.map(() => team));
  const isSingle = trains.length === 1 && whole === undefined;
  // With something to gain from the run as a whole even a poor route may be worth running.
  const least = whole === undefined ? 0 : -whole.upTo - scoreOf(1, 0);
  allow(meter, isSingle ? 1 : 0.3);
  const alone = teams.map((team) => bestOf(team, { prices: null, floor: least, meter }));
  const hope = hopeOf(teams, alone, whole?.upTo ?? 0);
  const strengthOf = (team: Team) => hope.highest[teams.indexOf(team)] ?? 0;
  if (isSingle) {
    consider(alone.flatMap(({ found }) => found.slice(-1)));
    return { runs, most: Math.max(score, hope.most) };
  }
  allow(meter, 0.25);
  const byStrength = trains.toSorted((a, b) => strengthOf(b) - strengthOf(a));
  for (const order of [byStrength, byStrength.toReversed()]) {
    if (score < hope.most) consider(oneAfterAnother(order, least, meter));
  }
  if (score >= hope.most) return { runs, most: score };

  allow(meter, 0.2);
  let bids: Bids = {
    prices: noPrices(teams.map((team) => routeListOf(team, makePool(team.network)))),
    total: 0,
    ...hope,
  };
  const isPlain = whole === undefined;
  let pools = listRoutes(teams, bids, score, isPlain ? tuning.listedFirst : tuning.listed, meter, isPlain);
  if (isPlain && pools.some(isCut)) {
    allow(meter, 0.4);
    bids = searchedBids(teams, [...alone.flatMap(({ found }) => found), ...runs], bids, meter, (known, now) => {
      within(meter, 20_000, () => {
        const lists = known.map((list) => ranked(list, now.prices, Number.NEGATIVE_INFINITY));
        const { picks } = chooseRoutes(lists, now.total, score, meter);
        if (picks !== undefined) consider(runsOf(teams, lists, picks));
      });
      return score;
    });
    if (bids.most <= score) return { runs, most: score };
    allow(meter, 0.5);
    pools = listRoutes(teams, bids, score, tuning.listed, meter, true);
  }

  allow(meter, 1);
  const lists = teams.map((team, i) => routeListOf(team, pools[i]?.found ?? makePool(team.network)));
  const chosen =
    whole === undefined
      ? contest(lists, bids.prices, score, tuning.few, meter)
      : chooseWith(teams, lists, whole, bids.prices, score, meter);
  if (chosen.picks !== undefined) consider(runsOf(teams, lists, chosen.picks));
  const unlisted = pools.map(({ missed }, i) => missed + bids.most - (bids.highest[i] ?? 0));
  return { runs, most: Math.min(bids.most, Math.max(score, chosen.missed, ...unlisted)) };
}

/** What each search of a quick run may take. */
interface Care {
  readonly steps: number;
  /** To look ahead costs more than a few steps do. */
  readonly looksAhead: boolean;
}

export const HASTY: Care = { steps: 600, looksAhead: false };
export const BRISK: Care = { steps: 20_000, looksAhead: true };

/**
 * One train after the other, the strongest kind first, each the best that few steps find; what each kind could earn alone says
 * how much is missed at most.
 */
export function quickRuns(
  teams: readonly Team[],
  meter: Meter,
  whole: Whole | undefined,
  { steps, looksAhead }: Care,
): BestRuns {
  const floor = whole === undefined ? 0 : -whole.upTo - scoreOf(1, 0);
  const quickBest = (team: Team, avoid?: Int32Array) => {
    meter.limit = meter.spent + steps;
    return bestOf(team, { ...(avoid && { avoid }), prices: null, floor, meter, looksAhead });
  };
  const alone = teams.map((team) => quickBest(team));
  const { highest, most } = hopeOf(teams, alone, whole?.upTo ?? 0);
  const order = teams.map((_, number) => number).sort((a, b) => (highest[b] ?? 0) - (highest[a] ?? 0));
  const words = teams[0]?.network.bits.words ?? 1;
  const used = teams.map(() => new Int32Array(words));
  const runs: Run[] = [];
  for (const number of order) {
    const team = teams[number];
    if (team === undefined) continue;
    const taken = used[team.track] ?? new Int32Array(words);
    for (let train = 0; train < team.trains.length; train++) {
      // Nothing is in the way of the first.
      const found = taken.some((word) => word !== 0) ? quickBest(team, taken) : alone[number];
      const best = found?.found.at(-1);
      if (best === undefined) break;
      runs.push(best);
      setBits(team.network, best.trip, taken, 0);
    }
  }
  const score = runs.reduce((sum, run) => sum + run.score, whole?.of(runs) ?? 0);
  return { runs, most: Math.max(score, most) };
}

interface Hope {
  /** By team: no train of it earns more. */
  readonly highest: readonly number[];
  /** All together earn no more. */
  readonly most: number;
}

/** What can be hoped for if no train minds the others. */
function hopeOf(teams: readonly Team[], alone: readonly Sought<readonly Run[]>[], upTo: number): Hope {
  const highest = alone.map(({ found, missed }) => Math.max(0, found.at(-1)?.score ?? 0, missed));
  const trains = teams.map((team) => ({ trains: team.trains.length }));
  return { highest, most: upTo + sumOf(trains, highest) };
}

function isCut({ missed }: Sought<unknown>): boolean {
  return missed > Number.NEGATIVE_INFINITY;
}

/**
 * All routes that could be part of runs that score more; if they may outdo one another only the best of them. Trains that
 * skip stops have the most by far, so they come last, when it is known which track the others may want.
 */
function listRoutes(
  teams: readonly Team[],
  bids: Bids,
  score: number,
  most: number,
  meter: Meter,
  mayOutdo: boolean,
): readonly Sought<Pool>[] {
  const pools = new Map<Team, Sought<Pool>>();
  for (const team of teams.toSorted((a, b) => Number(skipsStops(a)) - Number(skipsStops(b)))) {
    const floor = (bids.highest[teams.indexOf(team)] ?? 0) - (bids.most - score);
    const contested = mayOutdo ? contestedBy(teams, team, pools) : new Int32Array(team.network.bits.words).fill(-1);
    pools.set(team, routesAbove(team, { prices: pricesFor(team, bids.prices), floor, meter }, most, contested));
  }
  return teams.flatMap((team) => pools.get(team) ?? []);
}

/** The bits that other trains may use: those of their pools; all bits as long as one has no complete pool. */
function contestedBy(teams: readonly Team[], own: Team, pools: ReadonlyMap<Team, Sought<Pool>>): Int32Array {
  const contested = new Int32Array(own.network.bits.words);
  for (const team of teams) {
    if (team.track !== own.track || (team === own && own.trains.length === 1)) continue;
    const pool = team === own ? undefined : pools.get(team);
    if (pool === undefined || isCut(pool)) return contested.fill(-1);
    const { bits, trips } = pool.found;
    for (let at = 0, word = 0; at < trips.length * contested.length; at++, word = at % contested.length) {
      contested[word] = (contested[word] ?? 0) | (bits[at] ?? 0);
    }
  }
  return contested;
}

/** Bidders that search for their best routes. */
function searchedBids(
  teams: readonly Team[],
  runs: readonly Run[],
  alone: Bids,
  meter: Meter,
  low: (known: readonly RouteList[], bids: Bids) => number,
): Bids {
  const known = teams.map((team) => ({ ...routeListOf(team, makePool(team.network)), routes: [] as number[] }));
  const seen = new Set<string>();
  const join = ({ team, trip, score }: Run): void => {
    const number = teams.indexOf(team);
    const list = known[number];
    const key = `${number} ${trip.legs
      .flatMap((leg) => leg.resources)
      .toSorted()
      .join()}`;
    if (list === undefined || seen.has(key)) return;
    seen.add(key);
    list.routes.push(list.pool.trips.length);
    addRoute(list.pool, trip, score);
  };
  for (const run of runs) join(run);
  const ask = (prices: Prices): readonly number[] =>
    teams.map((team) => {
      const { found, missed } = bestOf(team, { prices: pricesFor(team, prices), floor: 0, meter });
      for (const run of found.slice(-4)) join(run);
      return Math.max(0, found.at(-1)?.net ?? 0, missed);
    });
  const bids = bidForTrack({ known, ask, start: alone.prices, low: (now) => low(known, now), rounds: 20, meter });
  return bids.most < alone.most ? bids : alone;
}

/** With something to gain from the run as a whole prices say nothing; the routes are tried out. */
function chooseWith(
  teams: readonly Team[],
  lists: readonly RouteList[],
  whole: Whole,
  prices: Prices,
  floor: number,
  meter: Meter,
): Choice {
  const extra = { of: (picks: readonly Pick[]) => whole.of(runsOf(teams, lists, picks)), upTo: whole.upTo };
  const all = lists.map((list) => ranked(list, prices, Number.NEGATIVE_INFINITY));
  return chooseRoutes(all, 0, floor, meter, extra);
}

function routeListOf({ trains, track }: Team, pool: Pool): RouteList {
  return { pool, trains: trains.length, track, routes: pool.trips.map((_, route) => route) };
}

function pricesFor({ track, network }: Team, prices: Prices): Float64Array {
  const size = 32 * network.bits.words;
  return prices.subarray(track * size, (track + 1) * size);
}

function runsOf(teams: readonly Team[], lists: readonly RouteList[], picks: readonly Pick[]): readonly Run[] {
  return picks.flatMap(({ list, route }): readonly Run[] => {
    const team = teams[list];
    const pool = lists[list]?.pool;
    const trip = pool?.trips[route];
    const score = pool?.scores[route] ?? 0;
    return team === undefined || trip === undefined ? [] : [{ team, trip, score, net: score }];
  });
}
