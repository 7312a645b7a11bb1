import type { Context } from '../context.ts';
import type { Db } from '../db/store.ts';
import { vacationsSince } from '../repositories/vacations.ts';

export const DAY_MS = 86_400_000;

/** The vacation somebody has left within a year, in whole days, and whether they are away now. */
export async function vacationOf(
  context: Context,
  db: Db,
  id: string,
): Promise<{ readonly left: number; readonly isAway: boolean }> {
  const now = context.clock.now();
  const taken = await vacationsSince(db, id, now - 365 * DAY_MS);
  // Each vacation counts in whole days, so that it is no way to stop a clock for a moment.
  const used = taken.reduce((sum, { begins, ends }) => sum + Math.max(1, Math.ceil((ends - begins) / DAY_MS)), 0);
  const left = Math.max(0, context.config.VACATION_DAYS - used);
  return { left, isAway: taken.some(({ ends }) => ends > now) };
}
