import { remembered } from '@stellwerk/engine/kernel';
import { meet } from './bits.ts';
import { partsOf } from './linking.ts';
import { continuations, cutBetween, type Listed, type Lists, listed, listRoutes } from './list.ts';
import { dieselPrizes } from './prizes.ts';
import { type Steps, searcherFor } from './search.ts';
import type { RunTable } from './table.ts';
import type { Course } from './track.ts';

interface DieselRun {
  readonly courses: readonly Course[];
  readonly revenue: number;
  readonly proven: boolean;
  readonly most: number;
}

const lists = new WeakMap<RunTable, Lists>();

/** A diesel serves no mines: its routes begin and end at own markers. 1873/4.4.3-k */
export function dieselLists(table: RunTable): Lists {
  return remembered(lists, table, () => listRoutes(table, table.own, table.conceded));
}

/**
 * The stops that all its routes hang together with: those of the concession route, or the home. 1873/4.4.3-j, 4.4.9-e; none
 * where a diesel need not come to the home.
 */
export function dieselRoot({ situation, concession, own }: RunTable): readonly number[] {
  const { local, graph, readings } = situation;
  if (readings.qlbDiesel === 'free') return concession.flatMap(({ stops }) => stops);
  const home = graph.nodes.filter(({ id, hex }) => hex === local && own[id] === 1).map(({ id }) => id);
  return [...concession.flatMap(({ stops }) => stops), ...home];
}

/**
 * The set of diesel routes that visits most localities. Joining two routes that were cut, running one on, adding one: none
 * of it ever loses a locality. So the most is looked for without these duties, and they are done afterwards.
 */
export function bestDieselRun(table: RunTable, steps: Steps): DieselRun {
  const { concession, blocked } = table;
  const found = dieselLists(table);
  const { routes } = found;
  const prizes = dieselPrizes(table);
  const collects = routes.map(prizes.on);
  const root = dieselRoot(table);
  const collected = [...concession.flatMap(prizes.on), ...prizes.on({ stops: root, legs: [] })];
  const worthOf = (chosen: readonly number[]) =>
    [...new Set([...collected, ...chosen.flatMap((number) => collects[number] ?? [])])].reduce(
      (sum, prize) => sum + (prizes.values[prize] ?? 0),
      0,
    );
  const base = [...concession, ...(root.length > 0 ? [{ stops: root }] : [])];
  const searcher = searcherFor({
    routes,
    prizes: prizes.values,
    collects,
    collected,
    base,
    blocked,
    sizes: null,
    places: routes.length,
    worth: (chosen, above) => {
      const value = worthOf(chosen);
      const parts = partsOf(blocked, [...base, ...chosen.flatMap((number) => routes[number] ?? [])]);
      return value > above && parts.every((part) => part === parts[0]) ? value : undefined;
    },
  });
  const { best, proven } = searcher.find({ most: 'value', exactly: null, above: -1 }, steps);
  const chosen = best?.chosen ?? [];
  const courses = completed(
    table,
    found,
    chosen.flatMap((number) => routes[number] ?? []),
  );
  const revenue = worthOf(chosen);
  const isProven = proven && !found.cut;
  return {
    courses: [...concession, ...courses],
    revenue,
    proven: isProven,
    most: isProven ? revenue : worthOf(routes.map((_, number) => number)),
  };
}

/** Joins what is cut, runs on what is not at its end, adds what can be added, until nothing is left to do. 1873/4.4.3-u */
function completed(table: RunTable, found: Lists, chosen: readonly Listed[]): readonly Course[] {
  let set = [...chosen];
  for (;;) {
    const next = joined(table, set) ?? runOn(table, found, set) ?? addable(table, found.routes, set);
    if (next === undefined) return set;
    set = Array.isArray(next) ? next : [...set, next];
  }
}

function joined(table: RunTable, set: readonly Listed[]): Listed[] | undefined {
  for (const one of set) {
    for (const other of set) {
      if (one === other) continue;
      const stop = cutBetween(table, one, other);
      if (stop !== undefined)
        return [...set.filter((route) => route !== one && route !== other), join(table, one, other, stop)];
    }
  }
  return undefined;
}

function runOn(table: RunTable, found: Lists, set: readonly Listed[]): Listed[] | undefined {
  for (const route of set) {
    const hop = continuations(found, route).find(({ track }) => isFree(set, track));
    if (hop === undefined) continue;
    const longer = join(table, route, hop.course, hop.course.stops[0] ?? -1);
    return [...set.filter((other) => other !== route), longer];
  }
  return undefined;
}

/** A diesel route that shares no track with the set and hangs together with it. */
export function addable(table: RunTable, routes: readonly Listed[], set: readonly Listed[]): Listed | undefined {
  const reached = new Set([...dieselRoot(table), ...set.flatMap(({ stops }) => stops)]);
  return routes.find(
    ({ track, stops }) => isFree(set, track) && stops.some((stop) => reached.has(stop) && table.blocked[stop] === 0),
  );
}

function isFree(set: readonly Listed[], track: Int32Array): boolean {
  return set.every((route) => !meet(route.track, 0, track, 0, track.length));
}

function join(table: RunTable, one: Course, other: Course, at: number): Listed {
  const head = one.stops[0] === at ? { stops: one.stops.toReversed(), legs: one.legs.toReversed() } : one;
  const tail = other.stops[0] === at ? other : { stops: other.stops.toReversed(), legs: other.legs.toReversed() };
  return listed(table, { stops: [...head.stops, ...tail.stops.slice(1)], legs: [...head.legs, ...tail.legs] });
}
