/** Time, passed in, so that tests turn it by hand. */
export interface Clock {
  now(): number;
  /** Calls again and again until stopped; what it returns stops it. */
  every(ms: number, work: () => void): () => void;
}

interface SteadyClock extends Clock {
  /** Goes by another clock from now on, that of the database, which all processes share. */
  follow(now: number): void;
}

interface Sources {
  /** The time of day, which somebody may set. */
  readonly wall: () => number;
  /** Milliseconds that have passed, whatever the time of day. */
  readonly passed: () => number;
}

/** A clock that is wrong is put right by at most this part of the time that passes: an hour takes ten. */
const CORRECTION = 0.1;
const REAL: Sources = { wall: Date.now, passed: () => performance.now() };

/**
 * The time of day without jumps: when the system's clock is set forward or back, no player's clock falls for it and none gains.
 */
export function steadyClock({ wall, passed }: Sources = REAL): SteadyClock {
  let last = { time: wall(), at: passed() };
  let followed: { readonly time: number; readonly at: number } | undefined;

  function now(): number {
    const at = passed();
    const elapsed = at - last.at;
    const right = followed ? followed.time + at - followed.at : wall();
    const wrong = right - (last.time + elapsed);
    const most = CORRECTION * elapsed;
    last = { time: last.time + elapsed + Math.max(-most, Math.min(most, wrong)), at };
    return Math.floor(last.time);
  }

  return {
    now,
    every(ms, work) {
      const timer = setInterval(work, ms);
      timer.unref();
      return () => clearInterval(timer);
    },
    follow(time) {
      const isFirst = followed === undefined;
      now();
      followed = { time, at: last.at };
      if (isFirst) last = followed;
    },
  };
}
