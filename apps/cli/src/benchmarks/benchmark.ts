type Measurement = Iterable<number> | Figures | undefined;

/** Samples with figures of another kind beside them: a share from 0 to 1, a number, a name. */
export interface Figures {
  readonly samples: Iterable<number>;
  readonly notes: Readonly<Record<string, number | string>>;
}

export interface Benchmark {
  readonly name: string;
  /** `…/s` for a rate, else a time. */
  readonly unit: string;
  /** One figure a sample; undefined where what it needs is not there. */
  run(): Measurement | Promise<Measurement>;
}

/** Milliseconds of each of so many runs, after some to warm up. */
export function timed(runs: number, warmUp: number, work: () => unknown): number[] {
  for (let i = 0; i < warmUp; i++) work();
  return Array.from({ length: runs }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
}
