import { type Course, joinedAt } from './courses.ts';
import { partsOf } from './linking.ts';
import { continuations, cutBetween, isFree, type Listed, type Lists, listed, listRoutes } from './list.ts';
import type { Network } from './network.ts';
import { type Prizes, sumOf } from './prizes.ts';
import { type Steps, searcherFor } from './search.ts';

/** One train that runs any number of routes, as long as all hang together. */
interface OpenTrain {
  /** By stop: where its routes may begin and end. */
  readonly terminus: Uint8Array;
  readonly prizes: Prizes;
  /** The stops that all its routes hang together with. */
  readonly root: readonly number[];
}

interface OpenRun {
  /** The base first. */
  readonly courses: readonly Course[];
  readonly revenue: number;
  readonly proven: boolean;
  /** At most so much is possible. */
  readonly most: number;
}

export interface OpenPlan {
  readonly lists: Lists;
  readonly best: (steps: Steps) => OpenRun;
  /** A route that shares no track with the set and hangs together with it. */
  readonly addable: (set: readonly Listed[]) => Listed | undefined;
}

/**
 * Joining two routes that were cut, running one on, adding one: none of it ever loses a prize. So the most is looked for
 * without these duties, and they are done afterwards.
 */
export function openPlan(network: Network, { terminus, prizes, root }: OpenTrain): OpenPlan {
  const { base, blocked } = network;
  const lists = listRoutes(network, terminus);
  const { routes } = lists;
  const addable = (set: readonly Listed[]): Listed | undefined => {
    const reached = new Set([...root, ...set.flatMap(({ stops }) => stops)]);
    return routes.find(
      ({ track, stops }) => isFree(set, track) && stops.some((stop) => reached.has(stop) && blocked[stop] === 0),
    );
  };
  const best = (steps: Steps): OpenRun => {
    const collects = routes.map(prizes.on);
    const collected = [...base.flatMap(prizes.on), ...prizes.on({ stops: root })];
    const worthOf = (chosen: readonly number[]) =>
      sumOf(prizes, [...collected, ...chosen.flatMap((number) => collects[number] ?? [])]);
    const run = [...base, ...(root.length > 0 ? [{ stops: root }] : [])];
    const searcher = searcherFor({
      routes,
      prizes: prizes.values,
      collects,
      collected,
      base: run,
      blocked,
      sizes: null,
      places: routes.length,
      worth: (chosen, above) => {
        const value = worthOf(chosen);
        const parts = partsOf(blocked, [...run, ...chosen.flatMap((number) => routes[number] ?? [])]);
        return value > above && parts.every((part) => part === parts[0]) ? value : undefined;
      },
    });
    const found = searcher.find({ most: 'value', exactly: null, above: -1 }, steps);
    const chosen = found.best?.chosen ?? [];
    const courses = completed(
      network,
      lists,
      addable,
      chosen.flatMap((number) => routes[number] ?? []),
    );
    const revenue = worthOf(chosen);
    const proven = found.proven && !lists.cut;
    const most = proven ? revenue : worthOf(routes.map((_, number) => number));
    return { courses: [...base, ...courses], revenue, proven, most };
  };
  return { lists, best, addable };
}

/** Joins what is cut, runs on what is not at its end, adds what can be added, until nothing is left to do. */
function completed(
  network: Network,
  lists: Lists,
  addable: OpenPlan['addable'],
  chosen: readonly Listed[],
): readonly Course[] {
  let set = [...chosen];
  for (;;) {
    const next = joined(network, set) ?? runOn(network, lists, set) ?? addable(set);
    if (next === undefined) return set;
    set = Array.isArray(next) ? next : [...set, next];
  }
}

function joined(network: Network, set: readonly Listed[]): Listed[] | undefined {
  for (const one of set) {
    for (const other of set) {
      if (one === other) continue;
      const stop = cutBetween(network, one, other);
      if (stop === undefined) continue;
      return [...set.filter((route) => route !== one && route !== other), listed(network, joinedAt(stop, one, other))];
    }
  }
  return undefined;
}

function runOn(network: Network, lists: Lists, set: readonly Listed[]): Listed[] | undefined {
  for (const route of set) {
    const hop = continuations(lists, route).find(({ track }) => isFree(set, track));
    if (hop === undefined) continue;
    const longer = listed(network, joinedAt(hop.course.stops[0] ?? -1, route, hop.course));
    return [...set.filter((other) => other !== route), longer];
  }
  return undefined;
}
