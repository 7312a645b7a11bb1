import type { Course } from './courses.ts';
import type { Prizes } from './prizes.ts';

/** A set of routes is a word of 32 bits here. */
export const MOST_SHARED = 31;

/** Routes given to trains, by number, and what the prizes bring so that grow with the train. */
interface Sharing {
  readonly trainOf: readonly number[];
  readonly grown: number;
}

/** By route: the others it has a stop in common with that is not blocked, as bits. */
export function links(blocked: Uint8Array, routes: readonly Course[]): readonly number[] {
  const at = new Map<number, number>();
  routes.forEach(({ stops }, i) => {
    for (const stop of stops) if (blocked[stop] === 0) at.set(stop, (at.get(stop) ?? 0) | (1 << i));
  });
  return routes.map(({ stops }) => stops.reduce((mask, stop) => mask | (at.get(stop) ?? 0), 0));
}

/** Whether the routes of a group hang together, over routes of `within`. */
export function hangTogether(linked: readonly number[], group: number, within: number = group): boolean {
  let reached = group & -group;
  for (let front = reached; front !== 0; ) {
    const route = 31 - Math.clz32(front & -front);
    front &= front - 1;
    const more = (linked[route] ?? 0) & within & ~reached;
    reached |= more;
    front |= more;
  }
  return (group & ~reached) === 0;
}

/**
 * The sharing among trains of these sizes that brings most: no train has more routes than its size, and what one train runs
 * hangs together. Undefined if there is none, or none that brings more than `above`.
 */
export function bestSharing(
  blocked: Uint8Array,
  trains: readonly number[],
  prizes: Prizes,
  routes: readonly Course[],
  above: number,
): Sharing | undefined {
  const order = trains.map((_, i) => i).sort((a, b) => (trains[b] ?? 0) - (trains[a] ?? 0));
  const sizes = order.map((i) => trains[i] ?? 0);
  if (routes.length > sizes.reduce((sum, size) => sum + size, 0)) return undefined;
  const linked = links(blocked, routes);
  const visits = growingOn(prizes, routes);
  const groups = sizes.map(() => 0);
  const room = [...sizes];
  const trainOf = routes.map(() => -1);
  let best: Sharing | undefined;

  // The most that such prizes can bring if routes from `next` on go wherever there is room.
  const hope = (next: number): number => {
    const largest = sizes.findIndex((_, j) => (room[j] ?? 0) > 0);
    const open = next < routes.length && largest >= 0 ? (sizes[largest] ?? 0) : 0;
    let sum = 0;
    for (const { multiplier, visitors } of visits) {
      let size = visitors >>> next !== 0 ? open : 0;
      groups.forEach((group, j) => {
        if ((group & visitors) !== 0) size = Math.max(size, sizes[j] ?? 0);
      });
      sum += multiplier * size;
    }
    return sum;
  };
  const give = (next: number): void => {
    const most = hope(next);
    if (most <= (best?.grown ?? above)) return;
    if (next === routes.length) {
      best = { grown: most, trainOf: trainOf.map((j) => order[j] ?? -1) };
      return;
    }
    const rest = ((1 << routes.length) - 1) & ~((1 << next) - 1);
    for (let j = 0; j < sizes.length; j++) {
      if (room[j] === 0) continue;
      // Of several empty trains of one size the first will do.
      if (groups[j] === 0 && groups.some((group, k) => k < j && group === 0 && sizes[k] === sizes[j])) continue;
      const before = groups[j] ?? 0;
      groups[j] = before | (1 << next);
      room[j] = (room[j] ?? 0) - 1;
      trainOf[next] = j;
      if (groups.every((group) => group === 0 || hangTogether(linked, group, group | (rest & ~(1 << next))))) {
        give(next + 1);
      }
      groups[j] = before;
      room[j] = (room[j] ?? 0) + 1;
    }
  };
  give(0);
  return best;
}

/** The prizes on the routes that grow with the train, each with the routes that come to it. */
function growingOn({ perSize, on }: Prizes, routes: readonly Course[]) {
  const visitors = new Map<number, number>();
  if (perSize.size > 0) {
    routes.forEach((route, i) => {
      for (const prize of on(route)) if (perSize.has(prize)) visitors.set(prize, (visitors.get(prize) ?? 0) | (1 << i));
    });
  }
  return Array.from(visitors, ([prize, who]) => ({ multiplier: perSize.get(prize) ?? 0, visitors: who }));
}
