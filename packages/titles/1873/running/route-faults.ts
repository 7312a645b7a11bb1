import type { Course } from '@stellwerk/engine/networks';
import type { RunTable } from './table.ts';

/** A rule that a route breaks, and the stop where it does. */
interface RouteFault {
  readonly rule: string;
  readonly stop: number | null;
}

/**
 * All that keeps a course from being a route, for a loco or for a diesel: its ends, blocked stops, towns and places visited
 * twice; none: it is one. 1873/4.4.3-b, 1873/4.4.3-c, 1873/4.4.3-p
 */
export function routeFaults(table: RunTable, { stops, legs }: Course, byDiesel: boolean): RouteFault[] {
  const { situation, own, blocked, ends, terminus, hexOf } = table;
  const faults: RouteFault[] = [];
  const first = stops[0] ?? -1;
  const last = stops.at(-1) ?? -1;
  if (stops.length < 2) return [{ rule: '1873/4.4.3-b', stop: first }];
  for (const end of new Set([first, last])) {
    if (blocked[end] === 1) faults.push({ rule: '1873/4.4.3-c', stop: end });
    else if (byDiesel && own[end] === 0) faults.push({ rule: '1873/4.4.3-k', stop: end });
    else if (terminus[end] === 0) faults.push({ rule: '1873/4.4.3-b', stop: end });
  }
  for (const stop of stops.slice(1, -1)) {
    if (ends[stop] === 1) faults.push({ rule: '1873/4.4.3-d', stop });
    if (blocked[stop] === 1) faults.push({ rule: '1873/4.4.3-c', stop });
  }
  const mayReturn = byDiesel && situation.readings.dieselReentry === 'allowed';
  const seen = new Set<number>();
  for (const stop of stops) {
    const place = mayReturn ? stop : (hexOf[stop] ?? -1);
    if (seen.has(place)) faults.push({ rule: '1873/4.4.3-e', stop });
    seen.add(place);
  }
  const usedTwice = legs.findIndex((leg, i) => legs.indexOf(leg) < i);
  if (usedTwice !== -1) faults.push({ rule: '1873/4.4.3-p', stop: stops[usedTwice] ?? null });
  if (!stops.some((stop) => own[stop] === 1)) faults.push({ rule: '1873/4.4.3-b', stop: null });
  return faults;
}
