import { type RandomState, seededRandom } from '@stellwerk/engine/kernel';

interface FuzzRequest {
  /** The same seed throws the same things. */
  readonly seed: string;
  readonly runs: number;
  /** Files and folders that were named; only some fuzzers start from files. */
  readonly paths: readonly string[];
  progress(label: string, done: number, total: number): void;
}

interface FuzzReport {
  readonly runs: number;
  /** What went wrong, with the seed of the run. */
  readonly faults: readonly string[];
  /** What is worth knowing besides the faults. */
  readonly notes?: readonly string[];
}

/** One kind of file and what is thrown at the border it comes in by. */
export interface FileFuzzer {
  readonly id: string;
  readonly help: string;
  run(request: FuzzRequest): Promise<FuzzReport>;
}

/** A fuzzer that throws one damaged thing a run; `once` says what went wrong, if anything did. An exception is a fault too. */
export function eachRun(id: string, help: string, once: (random: RandomState) => string | undefined): FileFuzzer {
  return {
    id,
    help,
    async run({ seed, runs, progress }) {
      const faults: string[] = [];
      for (let run = 0; run < runs; run++) {
        progress(id, run, runs);
        const one = `${seed}/${id}/${run}`;
        const what = faultOf(() => once(seededRandom(one)));
        if (what !== undefined) faults.push(`seed ${one}: ${what}`);
      }
      progress(id, runs, runs);
      return { runs, faults };
    },
  };
}

function faultOf(once: () => string | undefined): string | undefined {
  try {
    return once();
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}
