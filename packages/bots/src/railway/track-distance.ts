import { EDGES, hexNumber } from '@stellwerk/engine/board';
import { remembered } from '@stellwerk/engine/kernel';
import { isFixed, sideFault, type TrackMap } from '@stellwerk/engine/track';

/** Farther than anything counts. */
export const FAR = 99;

const known = new WeakMap<TrackMap, Map<string, Uint8Array>>();

/**
 * How many hexes further a hex lies for somebody who lays tiles: no way leads over a river, the edge of the map, the blank side
 * of a hex that never takes a tile, or through such a hex. Whoever stands in front of one cannot build there: it is far.
 */
export function trackDistance(map: TrackMap, from: string, to: string): number {
  const steps = remembered(
    remembered(known, map, () => new Map<string, Uint8Array>()),
    from,
    () => stepsFrom(map, from),
  );
  return steps[hexNumber(map.grid, to)] ?? FAR;
}

function stepsFrom(map: TrackMap, from: string): Uint8Array {
  const { names, neighbours } = map.grid;
  const steps = new Uint8Array(names.length).fill(FAR);
  const start = hexNumber(map.grid, from);
  steps[start] = 0;
  const waiting = [start];
  for (const hex of waiting) {
    const printed = map.printed[hex];
    if (!printed || isFixed(printed)) continue;
    for (const edge of EDGES) {
      const beyond = neighbours[6 * hex + edge] ?? -1;
      if (beyond < 0 || steps[beyond] !== FAR || sideFault(map, names[hex] ?? '', edge)) continue;
      steps[beyond] = (steps[hex] ?? 0) + 1;
      waiting.push(beyond);
    }
  }
  return steps;
}
