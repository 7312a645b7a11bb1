import { remembered } from '@stellwerk/engine/kernel';
import { continuations, cutBetween, type Lists, listRoutes } from './list.ts';
import { locoPrizes } from './prizes.ts';
import { type Answer, type Searcher, type Steps, searcherFor, type Task } from './search.ts';
import { bestSharing, type Sharing } from './sharing.ts';
import type { RunTable } from './table.ts';
import type { Course } from './track.ts';

/** A set of routes is a word of 32 bits in the sharing. */
const MOST_PLACES = 31;

interface LocoPlan {
  readonly lists: Lists;
  readonly searcher: Searcher;
  readonly sharing: (chosen: readonly number[], above: number) => Sharing | undefined;
  readonly most: number;
}

const plans = new WeakMap<RunTable, LocoPlan>();

export function placesOf({ situation }: RunTable): number {
  return Math.min(
    MOST_PLACES,
    situation.locos.reduce((sum, { size }) => sum + size, 0),
  );
}

export function locoLists(table: RunTable): Lists {
  return planOf(table).lists;
}

function planOf(table: RunTable): LocoPlan {
  return remembered(plans, table, () => makePlan(table));
}

function makePlan(table: RunTable): LocoPlan {
  const { situation, concession, blocked } = table;
  const { locos } = situation;
  const largest = locos.reduce((most, { size }) => Math.max(most, size), 0);
  const lists = listRoutes(table, table.terminus, table.conceded);
  const prizes = locoPrizes(table, largest);
  const { routes } = lists;
  const collects = routes.map(prizes.on);
  const collected = concession.flatMap(prizes.on);
  const coursesOf = (chosen: readonly number[]): Course[] => [
    ...concession,
    ...chosen.flatMap((number) => routes[number] ?? []),
  ];
  const worthOf = (chosen: readonly number[]): { readonly places: number; readonly all: number } => {
    let places = 0;
    let all = 0;
    for (const prize of new Set([...collected, ...chosen.flatMap((number) => collects[number] ?? [])])) {
      const value = prizes.values[prize] ?? 0;
      all += value;
      if (!prizes.ofMines.has(prize)) places += value;
    }
    return { places, all };
  };
  const duties: Pick<Task, 'bars' | 'demands'> = {
    bars: (one, other) => cutBetween(table, one, other) !== undefined,
    demands: (route) => continuations(lists, route),
  };
  const searcher = searcherFor({
    routes,
    prizes: prizes.values,
    collects,
    collected,
    ...(situation.readings.runDuty === 'free' ? {} : duties),
    base: concession,
    blocked,
    sizes: locos.map(({ size }) => size),
    places: placesOf(table) - concession.length,
    worth: (chosen, above) => {
      const { places } = worthOf(chosen);
      const shared = bestSharing(table, locos, coursesOf(chosen), above - places);
      return shared === undefined ? undefined : places + shared.mines;
    },
  });
  const everything = worthOf(routes.map((_, number) => number)).all;
  return {
    lists,
    searcher,
    sharing: (chosen, above) => bestSharing(table, locos, coursesOf(chosen), above),
    most: everything,
  };
}

interface LocoRun {
  /** The concession routes first. */
  readonly courses: readonly Course[];
  /** By course: the number of the loco. */
  readonly locoOf: readonly number[];
  readonly revenue: number;
  readonly proven: boolean;
  /** At most so much is possible. */
  readonly most: number;
}

/**
 * The most routes that locos can run, and among such runs the one that brings most; undefined if none is legal. Where no duty
 * is asked for, the one that brings most of all.
 */
export function bestLocoRun(table: RunTable, steps: Steps): LocoRun | undefined {
  const { lists, searcher, sharing, most } = planOf(table);
  const counted = searcher.find({ most: 'number', above: -1 }, steps);
  if (counted.best === undefined) return undefined;
  const { chosen, value } = counted.best;
  const exactly = table.situation.readings.runDuty === 'free' ? null : chosen.length;
  const valued = searcher.find({ most: 'value', exactly, above: value }, steps);
  const best: Answer = valued.best ?? counted.best;
  const shared = sharing(best.chosen, Number.NEGATIVE_INFINITY);
  if (shared === undefined) return undefined;
  const proven = counted.proven && valued.proven && !lists.cut;
  return {
    courses: [...table.concession, ...best.chosen.flatMap((number) => lists.routes[number] ?? [])],
    locoOf: shared.locoOf,
    revenue: best.value,
    proven,
    most: proven ? best.value : most,
  };
}

/** The routes of a larger set than `count`, concession routes included, if there is one. 1873/4.4.3-s */
export function largerSet(table: RunTable, count: number, steps: Steps): readonly Course[] | undefined {
  const { lists, searcher } = planOf(table);
  const { best } = searcher.find({ most: 'number', above: count - table.concession.length }, steps);
  return best && [...table.concession, ...best.chosen.flatMap((number) => lists.routes[number] ?? [])];
}
