import type { Course } from './courses.ts';
import { continuations, cutBetween, type Lists, listRoutes } from './list.ts';
import type { Network } from './network.ts';
import { type Prizes, sumOf } from './prizes.ts';
import { type Answer, type Steps, searcherFor, type Task } from './search.ts';
import { bestSharing, MOST_SHARED } from './sharing.ts';

/** Trains that run as many routes as their size each. */
interface SizedTrains {
  readonly sizes: readonly number[];
  /** By stop: where their routes may begin and end. */
  readonly terminus: Uint8Array;
  readonly prizes: Prizes;
  /** Whether they run as many routes as possible, each to its end and none cut in two; else the director is free. */
  readonly duty: boolean;
}

/** A run of the base and more, given to trains. */
export interface SharedRun {
  /** The base first. */
  readonly courses: readonly Course[];
  /** By course: the number of the train. */
  readonly trainOf: readonly number[];
  readonly revenue: number;
  readonly proven: boolean;
  /** At most so much is possible. */
  readonly most: number;
}

export interface SizedPlan {
  readonly lists: Lists;
  /** So many routes have room. */
  readonly places: number;
  /** The most routes, and among such runs the one that brings most; without duty, what brings most. Undefined: none is legal. */
  readonly best: (steps: Steps) => SharedRun | undefined;
  /** Whether the trains can run these. */
  readonly canShare: (courses: readonly Course[]) => boolean;
  /** The courses of a larger set than `count`, the base included, if there is one. */
  readonly larger: (count: number, steps: Steps) => readonly Course[] | undefined;
}

/** What it works out for one question is kept for the next. */
export function sizedPlan(network: Network, { sizes, terminus, prizes, duty }: SizedTrains): SizedPlan {
  const { base, blocked } = network;
  const lists = listRoutes(network, terminus);
  const { routes } = lists;
  const places = Math.min(
    MOST_SHARED,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  const collects = routes.map(prizes.on);
  const collected = base.flatMap(prizes.on);
  const coursesOf = (chosen: readonly number[]): Course[] => [
    ...base,
    ...chosen.flatMap((number) => routes[number] ?? []),
  ];
  const prizesOf = (chosen: readonly number[]) => [...collected, ...chosen.flatMap((number) => collects[number] ?? [])];
  const share = (courses: readonly Course[], above: number) => bestSharing(blocked, sizes, prizes, courses, above);
  const duties: Pick<Task, 'bars' | 'demands'> = {
    bars: (one, other) => cutBetween(network, one, other) !== undefined,
    demands: (route) => continuations(lists, route),
  };
  const searcher = searcherFor({
    routes,
    prizes: prizes.values,
    collects,
    collected,
    ...(duty ? duties : {}),
    base,
    blocked,
    sizes,
    places: places - base.length,
    worth: (chosen, above) => {
      const fixed = sumOf(
        prizes,
        prizesOf(chosen).filter((prize) => !prizes.perSize.has(prize)),
      );
      const shared = share(coursesOf(chosen), above - fixed);
      return shared === undefined ? undefined : fixed + shared.grown;
    },
  });
  return {
    lists,
    places,
    best: (steps) => {
      const counted = searcher.find({ most: 'number', above: -1 }, steps);
      if (counted.best === undefined) return undefined;
      const { chosen, value } = counted.best;
      const valued = searcher.find({ most: 'value', exactly: duty ? chosen.length : null, above: value }, steps);
      const best: Answer = valued.best ?? counted.best;
      const courses = coursesOf(best.chosen);
      const shared = share(courses, Number.NEGATIVE_INFINITY);
      if (shared === undefined) return undefined;
      const proven = counted.proven && valued.proven && !lists.cut;
      const most = proven ? best.value : sumOf(prizes, prizesOf(routes.map((_, number) => number)));
      return { courses, trainOf: shared.trainOf, revenue: best.value, proven, most };
    },
    canShare: (courses) => share(courses, Number.NEGATIVE_INFINITY) !== undefined,
    larger: (count, steps) => {
      const { best } = searcher.find({ most: 'number', above: count - base.length }, steps);
      return best && coursesOf(best.chosen);
    },
  };
}
