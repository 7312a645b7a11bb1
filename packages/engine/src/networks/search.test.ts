import { holds, PATIENCE } from '@stellwerk/engine/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meet, put } from './bits.ts';
import type { Hop, Listed } from './list.ts';
import { searcherFor, type Task } from './search.ts';
import { bestSharing, hangTogether, links } from './sharing.ts';

/** Leg i joins stop i and the next but one of stops 0 to 7, or its neighbour; stops 8 and 9 are blocked. */
const endsOf = (leg: number): readonly number[] => [leg % 8, (leg + (leg < 8 ? 2 : 1)) % 8];

/** A route over a few of ten legs with their stops and more; what it collects and what it wants to be used with it. */
const randomRoute = fc.record({
  legs: fc.uniqueArray(fc.nat({ max: 9 }), { minLength: 1, maxLength: 3 }),
  further: fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 1 }),
  collects: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 3 }),
  demands: fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 1 }),
});

const randomTask = fc.record({
  routes: fc.array(randomRoute, { minLength: 1, maxLength: 8 }),
  prizes: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 6, maxLength: 6 }),
  /** The first of them grow with the train. */
  growing: fc.nat({ max: 2 }),
  sizes: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
  barred: fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 })), { maxLength: 2 }),
});
type RandomTask = typeof randomTask extends fc.Arbitrary<infer T> ? T : never;

function bits(legs: readonly number[]): Int32Array {
  const set = new Int32Array(1);
  for (const leg of legs) put(set, 0, leg);
  return set;
}

function taskOf({ routes: drawn, prizes: figures, growing, sizes, barred }: RandomTask) {
  const blocked = Uint8Array.from({ length: 10 }, (_, stop) => (stop < 8 ? 0 : 1));
  const hops = Array.from(
    { length: 10 },
    (_, leg): Hop => ({
      course: { stops: [], legs: [leg] },
      track: bits([leg]),
      hexes: bits([]),
    }),
  );
  const routes = drawn.map(({ legs, further }): Listed => {
    const stops = [...new Set([...legs.flatMap(endsOf), ...further])];
    return { legs, stops, track: bits(legs), hexes: bits(stops) };
  });
  const demandsOf = (number: number) => (drawn[number]?.demands ?? []).flatMap((leg) => hops[leg] ?? []);
  const isBarred = (one: number, other: number) =>
    barred.some(([a, b]) => (a === one && b === other) || (a === other && b === one)) &&
    (routes[one]?.stops ?? []).some((stop) => stop < 8 && routes[other]?.stops.includes(stop));
  const largest = Math.max(...sizes);
  const perSize = new Map(figures.slice(0, growing).map((figure, prize) => [prize, figure]));
  const values = figures.map((figure, prize) => (perSize.has(prize) ? figure * largest : figure));
  const collects = drawn.map((route) => route.collects);
  const onCourse = new Map(routes.map((route, i) => [route.stops, collects[i] ?? []]));
  const prizes = { values, perSize, on: ({ stops }: Pick<Listed, 'stops'>) => onCourse.get(stops) ?? [] };
  const chosenRoutes = (chosen: readonly number[]) => chosen.flatMap((number) => routes[number] ?? []);
  const fixedOf = (chosen: readonly number[]) =>
    [...new Set(chosen.flatMap((number) => collects[number] ?? []))]
      .filter((prize) => !perSize.has(prize))
      .reduce((sum, prize) => sum + (values[prize] ?? 0), 0);
  const task: Task = {
    routes,
    prizes: values,
    collects,
    collected: [],
    bars: (one, other) => isBarred(routes.indexOf(one), routes.indexOf(other)),
    demands: (route) => demandsOf(routes.indexOf(route)),
    base: [],
    blocked,
    sizes,
    places: sizes.reduce((sum, size) => sum + size, 0),
    worth: (chosen, above) => {
      const fixed = fixedOf(chosen);
      const shared = bestSharing(blocked, sizes, prizes, chosenRoutes(chosen), above - fixed);
      return shared && fixed + shared.grown;
    },
  };

  /** Every way to give the chosen routes to trains, tried one by one: the most it brings, undefined if none is allowed. */
  const valueByTrying = (chosen: readonly number[]): number | undefined => {
    const linked = links(blocked, chosenRoutes(chosen));
    let best: number | undefined;
    for (let code = 0; code < sizes.length ** chosen.length; code++) {
      const trainOf = chosen.map((_, i) => Math.floor(code / sizes.length ** i) % sizes.length);
      const fits = sizes.every((size, train) => {
        const own = trainOf.reduce((mask, of, i) => (of === train ? mask | (1 << i) : mask), 0);
        return trainOf.filter((of) => of === train).length <= size && hangTogether(linked, own);
      });
      if (!fits) continue;
      let value = fixedOf(chosen);
      for (const [prize, figure] of perSize) {
        const visits = chosen.map((number, i) =>
          collects[number]?.includes(prize) ? (sizes[trainOf[i] ?? 0] ?? 0) : 0,
        );
        value += figure * Math.max(0, ...visits);
      }
      best = Math.max(best ?? 0, value);
    }
    return best;
  };
  const isAllowed = (chosen: readonly number[]) =>
    chosen.every(
      (one, i) =>
        chosen.slice(0, i).every((other) => {
          const [a, b] = [routes[one]?.track ?? bits([]), routes[other]?.track ?? bits([])];
          return !meet(a, 0, b, 0, 1) && !isBarred(one, other);
        }) &&
        demandsOf(one).every(({ track }) =>
          chosen.some((other) => other !== one && meet(routes[other]?.track ?? bits([]), 0, track, 0, 1)),
        ),
    );
  const sets: { readonly count: number; readonly value: number }[] = [];
  for (let mask = 0; mask < 1 << routes.length; mask++) {
    const chosen = routes.flatMap((_, number) => ((mask >>> number) & 1 ? [number] : []));
    if (chosen.length > task.places || !isAllowed(chosen)) continue;
    const value = valueByTrying(chosen);
    if (value !== undefined) sets.push({ count: chosen.length, value });
  }
  return { task, sets };
}

describe('the best set of routes', () => {
  it('is what trying every set of small random tasks finds', { timeout: PATIENCE }, () => {
    holds(
      fc.property(randomTask, (drawn) => {
        // A route that demands its own track asks for nothing.
        const sound = drawn.routes.map((route) => ({
          ...route,
          demands: route.demands.filter((leg) => !route.legs.includes(leg)),
        }));
        const { task, sets } = taskOf({ ...drawn, routes: sound });
        const searcher = searcherFor(task);
        const steps = () => ({ spent: 0, limit: 100_000 });
        const most = Math.max(...sets.map(({ count }) => count));
        const counted = searcher.find({ most: 'number', above: -1 }, steps());
        expect(counted).toMatchObject({ proven: true });
        expect(counted.best?.chosen.length).toBe(most);
        const full = sets.filter(({ count }) => count === most).map(({ value }) => value);
        const valued = searcher.find({ most: 'value', exactly: most, above: -1 }, steps());
        expect(valued.best?.value).toBe(Math.max(...full));
        const free = searcher.find({ most: 'value', exactly: null, above: -1 }, steps());
        expect(free.best?.value).toBe(Math.max(...sets.map(({ value }) => value)));
      }),
      400,
    );
  });
});
