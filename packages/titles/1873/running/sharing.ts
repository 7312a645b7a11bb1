import type { Loco } from './situation.ts';
import type { RunTable } from './table.ts';
import type { Course } from './track.ts';

/** Routes given to locos, by number, and what mines bring so. */
export interface Sharing {
  readonly locoOf: readonly number[];
  readonly mines: number;
}

/** By route: the others it has a stop in common with that is not blocked, as bits. 1873/4.4.3-f (A15) */
export function links({ blocked }: RunTable, routes: readonly Course[]): readonly number[] {
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
 * The sharing among locos that brings most: no loco has more routes than its size, and what one loco runs hangs together.
 * Undefined if there is none, or none that brings more than `above`.
 */
export function bestSharing(
  table: RunTable,
  locos: readonly Loco[],
  routes: readonly Course[],
  above: number,
): Sharing | undefined {
  const order = locos.map((_, i) => i).sort((a, b) => (locos[b]?.size ?? 0) - (locos[a]?.size ?? 0));
  const sizes = order.map((i) => locos[i]?.size ?? 0);
  if (routes.length > sizes.reduce((sum, size) => sum + size, 0)) return undefined;
  const linked = links(table, routes);
  const { fixed, multiplied } = minesOn(table, routes);
  const groups = sizes.map(() => 0);
  const room = [...sizes];
  const locoOf = routes.map(() => -1);
  let best: { mines: number; locoOf: number[] } | undefined;

  // The most that mines can bring if routes from `next` on go wherever there is room.
  const hope = (next: number): number => {
    const largest = sizes.findIndex((_, j) => (room[j] ?? 0) > 0);
    const open = next < routes.length && largest >= 0 ? (sizes[largest] ?? 0) : 0;
    let sum = fixed;
    for (const { multiplier, visitors } of multiplied) {
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
    if (most <= (best?.mines ?? above)) return;
    if (next === routes.length) {
      best = { mines: most, locoOf: locoOf.map((j) => order[j] ?? -1) };
      return;
    }
    const rest = ((1 << routes.length) - 1) & ~((1 << next) - 1);
    for (let j = 0; j < sizes.length; j++) {
      if (room[j] === 0) continue;
      // Of several empty locos of one size the first will do.
      if (groups[j] === 0 && groups.some((group, k) => k < j && group === 0 && sizes[k] === sizes[j])) continue;
      const before = groups[j] ?? 0;
      groups[j] = before | (1 << next);
      room[j] = (room[j] ?? 0) - 1;
      locoOf[next] = j;
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

interface MineVisits {
  readonly multiplier: number;
  readonly visitors: number;
}

function minesOn({ mineOf, blocked, hexOf }: RunTable, routes: readonly Course[]) {
  const visitors = new Map<number, number>();
  const multiplied: MineVisits[] = [];
  let fixed = 0;
  routes.forEach(({ stops }, i) => {
    for (const stop of stops) {
      if (mineOf[stop] === undefined || blocked[stop] === 1) continue;
      const hex = hexOf[stop] ?? -1;
      visitors.set(hex, (visitors.get(hex) ?? 0) | (1 << i));
    }
  });
  for (const [hex, who] of visitors) {
    const mine = mineOf[hexOf.indexOf(hex)];
    if (mine === undefined) continue;
    if ('amount' in mine) fixed += mine.amount;
    else multiplied.push({ multiplier: mine.multiplier, visitors: who });
  }
  return { fixed, multiplied };
}
