import { seededRandom } from '@stellwerk/engine/kernel';
import { components } from './components.ts';
import type { FileFuzzer } from './fuzzer.ts';
import { savedGames } from './saved-games.ts';

/** Every border that files come in by; a new one is a module and a line here. */
export const fileFuzzers: readonly FileFuzzer[] = [savedGames, components];

interface Fault {
  readonly fuzzer: string;
  readonly run: number;
  readonly what: string;
}

/** So many runs of each fuzzer; the same seed throws the same things. */
export function fuzzBorders(seed: string, runs: number, progress: (done: number) => void = () => {}): readonly Fault[] {
  const faults: Fault[] = [];
  let done = 0;
  for (const fuzzer of fileFuzzers) {
    for (let run = 0; run < runs; run++) {
      progress(done);
      done += 1;
      const what = faultOf(fuzzer, `${seed}/${fuzzer.name}/${run}`);
      if (what !== undefined) faults.push({ fuzzer: fuzzer.name, run, what });
    }
  }
  return faults;
}

function faultOf(fuzzer: FileFuzzer, seed: string): string | undefined {
  try {
    return fuzzer.once(seededRandom(seed));
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}
