/** Time, passed in, so that tests turn it by hand. */
export interface Clock {
  now(): number;
  /** Calls again and again until stopped; what it returns stops it. */
  every(ms: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  every(ms, work) {
    const timer = setInterval(work, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};
