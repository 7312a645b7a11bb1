import { keptBeside, remembered } from '../kernel/remember.ts';
import { aimsOf } from './aim.ts';
import type { Trip } from './judge.ts';
import { faceName, kindTable } from './kind.ts';
import { lookaheadOf } from './lookahead.ts';
import type { Meter } from './meter.ts';
import { type Grids, makeGrids, type Network } from './network.ts';
import { makeParetoFront } from './pareto-front.ts';
import { addRoute, makePool, type Pool, setBits } from './pool.ts';
import { searchRoutes } from './search.ts';
import type { RouteRules, Train } from './types.ts';
import { type Outfit, outfitFor } from './walk.ts';

/** All trains of one kind, with the map as they see it. */
export interface Team {
  readonly network: Network;
  /** What there is to search for; nothing where nothing can begin. */
  readonly outfits: readonly Outfit[];
  readonly trains: readonly Train[];
  /** Teams with the same number share no track. */
  readonly track: number;
}

/** A route for one train of a team. */
export interface Run {
  readonly team: Team;
  readonly trip: Trip;
  readonly score: number;
  readonly net: number;
}

/** Track between nodes so entangled that following it takes more than this is followed only so far. */
const LEG_BUDGET = 100_000;

type Party = Pick<Team, 'network' | 'outfits'>;

/** What was prepared for some faces together: their grids, and by kind of train its party. */
interface Prepared extends Grids {
  readonly parties: Map<string, Party>;
}

/** By the faces that run together: the same map is searched for other trains, and again when it is watched. */
const known = keptBeside<RouteRules, Map<string, Prepared>>();

export function teamsOf(rules: RouteRules, trains: readonly Train[], meter: Meter): readonly Team[] {
  const kinds = [...new Set(trains.map(({ kind }) => kind))];
  const tables = kinds.map((kind) => kindTable(rules, kind));
  const faces = [...new Set(tables.map(({ face }) => face))];
  const { grids, steps, parties } = remembered(
    remembered(known, rules, () => new Map<string, Prepared>()),
    [...new Set(kinds.map((kind) => faceName(rules, kind)))].join(),
    (): Prepared => ({ ...makeGrids(faces, LEG_BUDGET), parties: new Map() }),
  );
  const tracks = [...new Set(tables.map(({ train }) => train.track ?? ''))];
  return tables.flatMap((table) => {
    const grid = grids.get(table.face);
    if (grid === undefined) return [];
    meter.spent += steps.get(table.face) ?? 0;
    return {
      ...remembered(parties, table.name, () => partyOf({ ...grid, table })),
      trains: trains.filter(({ kind }) => kind === table.name),
      track: tracks.indexOf(table.train.track ?? ''),
    };
  });
}

function partyOf(network: Network): Party {
  return { network, outfits: outfitsOf(network) };
}

/** Track that was not followed could begin anywhere. */
function outfitsOf(network: Network): readonly Outfit[] {
  return aimsOf(network).flatMap((aim) =>
    aim.roots.length > 0 || network.cut ? [outfitFor(aim, lookaheadOf(aim))] : [],
  );
}

export interface Sought<T> {
  readonly found: T;
  /** What was not looked at nets no more; minus infinity if all was. */
  readonly missed: number;
}

/** What a search for routes of a team minds. */
interface Search {
  readonly avoid?: Int32Array;
  readonly prices: Float64Array | null;
  /** Nets up to this are of no interest. */
  readonly floor: number;
  readonly meter: Meter;
  readonly looksAhead?: boolean;
}

/** The route with the highest net, last of those that were the best so far when they were found. */
export function bestOf(team: Team, { avoid, prices, floor, meter, looksAhead = true }: Search): Sought<readonly Run[]> {
  const found: Run[] = [];
  let highest = floor;
  let missed = Number.NEGATIVE_INFINITY;
  for (const outfit of team.outfits) {
    const left = searchRoutes({
      outfit,
      avoid: avoid ?? null,
      prices,
      meter,
      contested: null,
      looksAhead,
      floor: highest,
      found: (trip, score, net) => {
        found.push({ team, trip, score, net });
        highest = net;
        return net;
      },
    });
    missed = Math.max(missed, left);
  }
  return { found, missed };
}

/**
 * All routes above the floor, no more than `most`; without those that others outdo, as far as track goes that is contested.
 */
export function routesAbove(
  team: Team,
  { prices, floor, meter }: Search,
  most: number,
  contested: Int32Array,
): Sought<Pool> {
  const pool = makePool(team.network);
  const front = contested.every((word) => word === -1) ? undefined : makeParetoFront(contested);
  let missed = Number.NEGATIVE_INFINITY;
  for (const outfit of team.outfits) {
    const left = searchRoutes({
      outfit,
      avoid: null,
      prices,
      meter,
      contested,
      floor,
      ...(front === undefined ? {} : { isOutdone: front.isOutdone }),
      found: (trip, score, _, used) => {
        addRoute(pool, trip, score);
        front?.add(used, score);
        if (pool.trips.length >= most) meter.limit = Math.min(meter.limit, meter.spent);
        return floor;
      },
    });
    missed = Math.max(missed, left);
  }
  return { found: pool, missed };
}

/** Gives each train in turn the best route that those before have left it. */
export function oneAfterAnother(order: readonly Team[], floor: number, meter: Meter): readonly Run[] {
  const words = order[0]?.network.bits.words ?? 1;
  const used = new Int32Array(words * (1 + Math.max(0, ...order.map(({ track }) => track))));
  return order.flatMap((team) => {
    const from = team.track * words;
    const avoid = used.subarray(from, from + words);
    const best = bestOf(team, { avoid, prices: null, floor, meter }).found.at(-1);
    if (best === undefined) return [];
    setBits(team.network, best.trip, used, from);
    return best;
  });
}

export function skipsStops({ network }: Team): boolean {
  return network.table.places.some(({ skip }) => skip);
}
