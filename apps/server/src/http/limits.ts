import type { Clock } from '../clock.ts';

interface Limit {
  /** Counts one more for this key; false if that is too many within the minute. */
  allows(key: string): boolean;
  /** Seconds until the minute is over. */
  readonly retryAfter: number;
}

const MINUTE_MS = 60_000;
/** Beyond this number of keys all counts start again, so that a flood from many addresses cannot fill the memory. */
const MOST_KEYS = 100_000;

/** Allows a number of requests a minute for each key. */
export function limitOf(most: number, clock: Clock): Limit {
  let counts = new Map<string, number>();
  let ends = 0;
  return {
    allows(key) {
      if (clock.now() >= ends || counts.size >= MOST_KEYS) {
        counts = new Map();
        ends = clock.now() + MINUTE_MS;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= most;
    },
    get retryAfter() {
      return Math.max(1, Math.ceil((ends - clock.now()) / 1000));
    },
  };
}
