import type { Course } from './courses.ts';

/** What routes collect, each prize once, however many come to it. */
export interface Prizes {
  /** Of a prize that grows with the train: what the largest train gets. */
  readonly values: readonly number[];
  /** By prize: how much it is worth for each size of the largest train that collects it; none: `values` says it. */
  readonly perSize: ReadonlyMap<number, number>;
  /** Those on a course. */
  readonly on: (course: Pick<Course, 'stops'>) => readonly number[];
}

export function sumOf({ values }: Prizes, prizes: Iterable<number>): number {
  let sum = 0;
  for (const prize of new Set(prizes)) sum += values[prize] ?? 0;
  return sum;
}
