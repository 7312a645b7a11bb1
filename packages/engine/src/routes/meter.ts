import type { SearchOptions } from './types.ts';

/** Counts the steps of a search. Steps, not time: the answer is the same on every machine. */
export interface Meter {
  spent: number;
  /** Where this part of the search must stop. */
  limit: number;
  /** Where the whole search must stop. */
  readonly budget: number;
  stopped: boolean;
  /** The best found so far, for whoever watches. */
  revenue: number;
  readonly watch: SearchOptions['watch'];
  nextLook: number;
}

const BETWEEN_LOOKS = 50_000;

export function makeMeter(budget: number, watch: SearchOptions['watch']): Meter {
  const nextLook = watch === undefined ? Number.POSITIVE_INFINITY : BETWEEN_LOOKS;
  return { spent: 0, limit: budget, budget, stopped: false, revenue: 0, watch, nextLook };
}

export function spent(meter: Meter): boolean {
  if (meter.spent >= meter.nextLook) {
    meter.nextLook = meter.spent + BETWEEN_LOOKS;
    if (meter.watch?.({ nodes: meter.spent, revenue: meter.revenue }) === false) meter.stopped = true;
  }
  return meter.stopped || meter.spent >= meter.limit;
}

/** Gives the next part of the search a share of what is left. */
export function allow(meter: Meter, share: number): void {
  meter.limit = meter.spent + Math.max(0, Math.floor((meter.budget - meter.spent) * share));
}

/** Lets something take so many steps at most. */
export function within(meter: Meter, steps: number, act: () => void): void {
  const { limit } = meter;
  meter.limit = Math.min(limit, meter.spent + steps);
  act();
  meter.limit = limit;
}
