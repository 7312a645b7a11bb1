import type { TrackPosition } from '@stellwerk/engine/track';

/** Where something is drawn, by its name. */
export type Spots = Readonly<Record<string, readonly [x: number, y: number]>>;

/** Something that is drawn elsewhere now: the way back to where it was. */
interface Shift {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The hexes on which another tile lies, or the same one turned. */
export function laidBetween(before: TrackPosition, after: TrackPosition): readonly string[] {
  return differing(before.laid, after.laid);
}

/** The hexes on which a tile or a station marker is another. */
export function changedHexes(before: TrackPosition, after: TrackPosition): readonly string[] {
  return [...new Set([...laidBetween(before, after), ...differing(before.markers, after.markers)])];
}

/** What is in both and has moved; what comes or goes has no way to show. */
export function shiftsBetween(before: Spots, after: Spots): readonly Shift[] {
  return Object.entries(after).flatMap(([id, [x, y]]) => {
    const was = before[id];
    return was === undefined || (was[0] === x && was[1] === y) ? [] : [{ id, x: was[0] - x, y: was[1] - y }];
  });
}

function differing<T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): readonly string[] {
  if (before === after) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  // What did not change is the same object from position to position, except in a game read again.
  return [...names].filter(
    (name) => before[name] !== after[name] && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}
