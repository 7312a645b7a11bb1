import type { Course } from './courses.ts';

type Stops = Pick<Course, 'stops'>;

/** By route: the part it belongs to. Routes of one part hang together, at stops that are not blocked. */
export function partsOf(blocked: Uint8Array, routes: readonly Stops[]): Int16Array {
  const leads = new Int16Array(blocked.length).fill(-1);
  const headOf = (stop: number): number => {
    let head = stop;
    for (let up = leads[head] ?? -1; up !== -1; up = leads[head] ?? -1) head = up;
    for (let at = stop; at !== head; ) {
      const up = leads[at] ?? -1;
      leads[at] = head;
      at = up;
    }
    return head;
  };
  const first = new Int16Array(routes.length).fill(-1);
  routes.forEach(({ stops }, i) => {
    let head = -1;
    for (const stop of stops) {
      if (blocked[stop] === 1) continue;
      const other = headOf(stop);
      if (head === -1) {
        head = other;
        first[i] = stop;
      } else if (other !== head) leads[other] = head;
    }
  });
  return first.map((stop) => (stop === -1 ? -1 : headOf(stop)));
}

/**
 * Whether trains of these sizes, each in one part, have room for what is chosen in each part, and for `wanted` routes in all
 * if no part can have more than `most` of them.
 */
export function haveRoom(
  sizes: readonly number[],
  chosen: readonly number[],
  most: readonly number[],
  wanted: number,
): boolean {
  const room = chosen.map(() => 0);
  const place = (train: number): boolean => {
    const size = sizes[train];
    if (size === undefined) {
      let sum = 0;
      for (const [part, count] of chosen.entries()) {
        if ((room[part] ?? 0) < count) return false;
        sum += Math.min(room[part] ?? 0, most[part] ?? 0);
      }
      return sum >= wanted;
    }
    return room.some((_, part) => {
      room[part] = (room[part] ?? 0) + size;
      const fits = place(train + 1);
      room[part] = (room[part] ?? 0) - size;
      return fits;
    });
  };
  return place(0);
}
