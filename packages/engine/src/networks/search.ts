import { remembered } from '../kernel/remember.ts';
import { type Bits, common, countOf, drop, isEmpty, meet, members, put, without, wordsFor } from './bits.ts';
import type { Course } from './courses.ts';
import { haveRoom, partsOf } from './linking.ts';
import type { Hop, Listed } from './list.ts';

/**
 * What is looked for: a set of routes of which no two bar one another. Routes that do have a stop in common that is not blocked,
 * and so belong to one part of the network.
 */
export interface Task {
  readonly routes: readonly Listed[];
  /** The values that routes collect, each once, however many collect it; a figure may be too high, never too low. */
  readonly prizes: readonly number[];
  /** By route: the numbers of the prizes it collects. */
  readonly collects: readonly (readonly number[])[];
  /** The prizes that are collected in any case. */
  readonly collected: readonly number[];
  /** Two routes that may not be run together, beside those with common track. */
  readonly bars?: (one: Listed, other: Listed) => boolean;
  /** Track that must be used by some route of the set if this one is in it. */
  readonly demands?: (route: Listed) => readonly Hop[];
  /** What is run in any case. */
  readonly base: readonly Pick<Course, 'stops'>[];
  /** By stop: routes do not hang together there. */
  readonly blocked: Uint8Array;
  /** The trains by size, each for routes that hang together; null: one train for all routes. */
  readonly sizes: readonly number[] | null;
  /** At most so many routes beside the base. */
  readonly places: number;
  /** What a set is worth that has no two that bar one another and all it demands; undefined if it may not be run or is not worth more than `above`. */
  readonly worth: (chosen: readonly number[], above: number) => number | undefined;
}

export interface Steps {
  spent: number;
  readonly limit: number;
}

export interface Answer {
  readonly chosen: readonly number[];
  readonly value: number;
}

interface Searched {
  readonly best: Answer | undefined;
  /** The steps sufficed, so there is nothing better. */
  readonly proven: boolean;
}

/** The most routes, whatever they bring; or the most value, with exactly so many routes if that is told. Only what is above counts. */
type Aim =
  | { readonly most: 'number'; readonly above: number }
  | { readonly most: 'value'; readonly exactly: number | null; readonly above: number };

interface Searcher {
  readonly find: (aim: Aim, steps: Steps) => Searched;
}

/** Prepares a task; what it works out for one aim is kept for the next. */
export function searcherFor(task: Task): Searcher {
  const { routes } = task;
  const words = wordsFor(routes.length);
  const barredBy: Bits[] = [];
  const usersOf = new Map<Hop, Bits>();
  const demandsOf: (readonly Bits[])[] = [];

  const barred = (number: number): Bits => {
    const known = barredBy[number];
    if (known !== undefined) return known;
    const set = new Int32Array(words);
    const route = routes[number];
    if (route !== undefined) {
      routes.forEach((other, i) => {
        if (meet(route.track, 0, other.track, 0, route.track.length) || task.bars?.(route, other)) put(set, 0, i);
      });
    }
    barredBy[number] = set;
    return set;
  };
  const users = ({ track }: Hop): Bits => {
    const set = new Int32Array(words);
    routes.forEach((other, i) => {
      if (meet(track, 0, other.track, 0, track.length)) put(set, 0, i);
    });
    return set;
  };
  /** For each piece of track that the route demands to be used: the routes that use it and do not bar the route. */
  const demands = (number: number): readonly Bits[] => {
    const known = demandsOf[number];
    if (known !== undefined) return known;
    const route = routes[number];
    const sets = (route === undefined ? [] : (task.demands?.(route) ?? [])).map((hop) =>
      without(
        remembered(usersOf, hop, () => users(hop)),
        barred(number),
      ),
    );
    demandsOf[number] = sets;
    return sets;
  };

  const all = new Int32Array(words);
  routes.forEach((_, i) => {
    put(all, 0, i);
  });
  const useful = withDemandsMet(all, demands);
  return { find: (aim, steps) => find(task, useful, barred, demands, aim, steps) };
}

/** Leaves out, again and again, every route with a demand that no route left can meet. */
function withDemandsMet(all: Bits, demands: (number: number) => readonly Bits[]): Bits {
  const left = all.slice();
  for (let changed = true; changed; ) {
    changed = false;
    for (const number of members(left)) {
      if (demands(number).every((users) => meet(users, 0, left, 0, left.length))) continue;
      drop(left, number);
      changed = true;
    }
  }
  return left;
}

/** Routes of which any two bar one another, so that a set has one of them at most; which adds most, and how much. */
interface Class {
  readonly routes: readonly number[];
  readonly richest: number;
  readonly most: number;
}

interface Parts {
  /** Of the base and of what is chosen. */
  readonly chosen: Int16Array;
  readonly candidates: ReadonlyMap<number, number>;
}

function find(
  task: Task,
  useful: Bits,
  barred: (number: number) => Bits,
  demands: (number: number) => readonly Bits[],
  aim: Aim,
  steps: Steps,
): Searched {
  const { routes, prizes, collects, places } = task;
  const words = useful.length;
  const times = new Int32Array(prizes.length);
  const hasOneTrain = task.sizes === null || task.sizes.length === 1;
  const chosen: number[] = [];
  const chosenSet = new Int32Array(words);
  let best: Answer | undefined;
  let above = aim.above;
  let value = 0;

  const add = (number: number) => {
    chosen.push(number);
    put(chosenSet, 0, number);
    for (const prize of collects[number] ?? []) {
      if (times[prize] === 0) value += prizes[prize] ?? 0;
      times[prize] = (times[prize] ?? 0) + 1;
    }
  };
  const remove = (number: number) => {
    chosen.pop();
    drop(chosenSet, number);
    for (const prize of collects[number] ?? []) {
      times[prize] = (times[prize] ?? 0) - 1;
      if (times[prize] === 0) value -= prizes[prize] ?? 0;
    }
  };
  const gain = (number: number): number => {
    let sum = 0;
    for (const prize of collects[number] ?? []) if (times[prize] === 0) sum += prizes[prize] ?? 0;
    return sum;
  };
  const wholeGain = (candidates: readonly number[]): number => {
    const seen = new Set<number>();
    let sum = 0;
    for (const number of candidates) {
      for (const prize of collects[number] ?? []) {
        if (times[prize] !== 0 || seen.has(prize)) continue;
        seen.add(prize);
        sum += Math.max(0, prizes[prize] ?? 0);
      }
    }
    return sum;
  };
  const makeClass = (own: readonly number[]): Class => {
    let richest = -1;
    let most = 0;
    for (const number of own) {
      const more = gain(number);
      if (more <= most) continue;
      most = more;
      richest = number;
    }
    return { routes: own, richest, most };
  };
  const classesOf = (candidates: Bits): Class[] => {
    const classes: Class[] = [];
    const left = candidates.slice();
    for (let word = 0; word < words; ) {
      if (left[word] === 0) {
        word += 1;
        continue;
      }
      const open = left.slice();
      const found: number[] = [];
      for (let at = word; at < words; ) {
        const rest = open[at] ?? 0;
        if (rest === 0) {
          at += 1;
          continue;
        }
        const number = 32 * at + 31 - Math.clz32(rest & -rest);
        found.push(number);
        drop(left, number);
        drop(open, number);
        const row = barred(number);
        for (let i = at; i < words; i++) open[i] = (open[i] ?? 0) & (row[i] ?? 0);
      }
      classes.push(makeClass(found));
    }
    return classes;
  };

  /** The first classes, as many as cannot lead above: a prize granted beforehand counts in any case, but in no class. */
  const hopelessBy = (classes: readonly Class[], picks: number, granted: number): number => {
    const top: number[] = [];
    for (const [i, { most }] of classes.entries()) {
      insert(top, most, picks);
      if (value + granted + total(top) > above) return i;
    }
    return classes.length;
  };
  /**
   * Richest routes of several classes often have the same prizes, and each counts but once. So those that more than one of
   * the richest has are granted, once, and taken out of the classes: whatever is granted, the sum is never too low.
   */
  const hopelessGranting = (classes: readonly Class[], picks: number): number => {
    let best = hopelessBy(classes, picks, 0);
    const granted: number[] = [];
    let sum = 0;
    let now = classes;
    for (let round = 0; round < 4 && best < classes.length; round++) {
      const seen = new Map<number, number>();
      for (const { richest } of now.toSorted((one, other) => other.most - one.most).slice(0, picks)) {
        for (const prize of collects[richest] ?? []) {
          if (times[prize] === 0) seen.set(prize, (seen.get(prize) ?? 0) + 1);
        }
      }
      const shared = [...seen].filter(([, count]) => count > 1).map(([prize]) => prize);
      if (shared.length === 0) break;
      for (const prize of shared) {
        times[prize] = 1;
        sum += Math.max(0, prizes[prize] ?? 0);
        granted.push(prize);
      }
      now = now.map(({ routes: own }) => makeClass(own));
      best = Math.max(best, hopelessBy(now, picks, sum));
    }
    for (const prize of granted) times[prize] = 0;
    return best;
  };
  /** How many of the first classes cannot lead to anything better by themselves; a route of another one is needed. */
  const hopeless = (classes: readonly Class[], candidates: readonly number[]): number => {
    if (aim.most === 'number') return Math.max(0, above - chosen.length);
    if (value + wholeGain(candidates) <= above) return classes.length;
    const picks = (aim.exactly ?? places) - chosen.length;
    return Math.max(hopelessGranting(classes, picks), aim.exactly === null ? 0 : picks - 1);
  };

  const routesOf = (numbers: readonly number[]) => numbers.flatMap((number) => routes[number] ?? []);
  /** By base, chosen and candidate, in this order: the part it belongs to. */
  const partsWith = (candidates: Bits): Parts => {
    const numbers = members(candidates);
    const all = partsOf(task.blocked, [...task.base, ...routesOf(chosen), ...routesOf(numbers)]);
    const run = task.base.length + chosen.length;
    return {
      chosen: all.subarray(0, run),
      candidates: new Map(numbers.map((number, i) => [number, all[run + i] ?? -1])),
    };
  };
  const inOnePart = (candidates: Bits, parts: Parts): Bits | undefined => {
    const [part] = parts.chosen;
    if (part === undefined) return candidates;
    if (parts.chosen.some((other) => other !== part)) return undefined;
    const kept = candidates.slice();
    for (const [number, other] of parts.candidates) if (other !== part) drop(kept, number);
    return kept;
  };
  /** Whether the trains can still be shared out among the parts so that enough routes are run. */
  const mayShare = (parts: Parts, classes: readonly Class[]): boolean => {
    const names = [...new Set([...parts.chosen, ...parts.candidates.values()])];
    if (names.length < 2) return true;
    const run = names.map((part) => parts.chosen.filter((other) => other === part).length);
    const most = [...run];
    for (const { routes: own } of classes) {
      const at = names.indexOf(parts.candidates.get(own[0] ?? -1) ?? -1);
      most[at] = (most[at] ?? 0) + 1;
    }
    const wanted = aim.most === 'number' ? above + 1 : (aim.exactly ?? chosen.length);
    return haveRoom(task.sizes ?? [], run, most, task.base.length + wanted);
  };

  const isGoodEnough = (): boolean => {
    if (aim.most === 'number') return chosen.length > above;
    return (aim.exactly === null || chosen.length === aim.exactly) && value > above;
  };

  const go = (given: Bits): void => {
    if (steps.spent >= steps.limit) return;
    steps.spent += 1;
    const parts = partsWith(given);
    const candidates = hasOneTrain ? inOnePart(given, parts) : given;
    if (candidates === undefined) return;

    let unmet: Bits | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const number of chosen) {
      for (const users of demands(number)) {
        if (meet(users, 0, chosenSet, 0, words)) continue;
        const able = common(users, candidates);
        const count = countOf(able);
        if (count === 0) return;
        if (count < fewest) {
          fewest = count;
          unmet = able;
        }
      }
    }
    if (unmet === undefined && isGoodEnough()) {
      const worth = task.worth(chosen, aim.most === 'value' ? above : Number.NEGATIVE_INFINITY);
      if (worth !== undefined) {
        best = { chosen: [...chosen], value: worth };
        above = aim.most === 'number' ? chosen.length : worth;
      }
    }
    if (chosen.length >= places || isEmpty(candidates)) return;
    if (aim.most === 'value' && aim.exactly !== null && chosen.length >= aim.exactly) return;

    const classes = classesOf(candidates);
    if (aim.most === 'value' && aim.exactly !== null && chosen.length + classes.length < aim.exactly) return;
    if (!hasOneTrain && !mayShare(parts, classes)) return;
    const spared = hopeless(classes, members(candidates));
    if (spared >= classes.length) return;
    const branches = unmet === undefined ? classes.slice(spared).flatMap((one) => one.routes) : members(unmet);
    const gains = new Map(branches.map((number) => [number, gain(number)]));
    if (aim.most === 'value') branches.sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0) || a - b);
    else branches.sort((a, b) => length(a) - length(b) || a - b);
    const left = candidates.slice();
    for (const number of branches) {
      if (aim.most === 'number' && Math.min(places, chosen.length + classes.length) <= above) return;
      add(number);
      drop(left, number);
      go(without(left, barred(number)));
      remove(number);
    }
  };
  const length = (number: number) => routes[number]?.legs.length ?? 0;

  for (const prize of new Set(task.collected)) {
    times[prize] = 1;
    value += prizes[prize] ?? 0;
  }
  go(useful);
  return { best, proven: steps.spent < steps.limit };
}

/** Keeps the largest numbers, so many at most, in descending order. */
function insert(largest: number[], number: number, most: number): void {
  let at = largest.length;
  while (at > 0 && (largest[at - 1] ?? 0) < number) at -= 1;
  largest.splice(at, 0, number);
  if (largest.length > most) largest.pop();
}

function total(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
