import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';

/** An ordinary run of the tests is the same every time; STELLWERK_SEED makes it another. */
const SEED = wholeNumber('STELLWERK_SEED') ?? 1;
/** STELLWERK_SECONDS goes on trying every property until so much time has passed. */
const SECONDS = wholeNumber('STELLWERK_SECONDS');
/** STELLWERK_PATH goes straight to one case of a seed, as a failure names it. */
const PATH = process.env['STELLWERK_PATH'];
/** A line of JSON for each property is added to this file. */
const REPORT = process.env['STELLWERK_REPORT'];

/** For tests whose cases take long: no machine is so slow, and what hangs is still ended. */
export const PATIENCE = 600_000 + 3000 * (SECONDS ?? 0);

/** What became of a property: `npm run properties` reads it. */
export interface Tried {
  /** The file and the name of the test. */
  readonly test: string;
  readonly seed: number;
  readonly runs: number;
  /** Of the case that fails, the simplest that was found. */
  readonly path?: string;
  readonly message?: string;
}

/** Tries a property with values from the seed, so many times; in a long run again and again, each time from the next seed. */
export function holds<Ts>(property: fc.IProperty<Ts>, numRuns = 100): void {
  const end = endOfRun();
  let seed = SEED;
  let runs = 0;
  do {
    const found = fc.check(property, { seed, numRuns, ...(PATH === undefined ? {} : { path: PATH }) });
    runs += found.numRuns;
    if (found.failed) {
      const message = fc.defaultReportMessage(found) ?? 'the property does not hold';
      note({ seed, runs, path: found.counterexamplePath ?? '', message });
      throw new Error(message, { cause: found.errorInstance });
    }
    seed += 1;
  } while (performance.now() < end);
  note({ seed: SEED, runs });
}

/** Tries something with several seeds of its own, each made from the seed of the run. */
export function eachSeed(name: string, count: number, run: (seed: string) => void): void {
  const end = endOfRun();
  const first = PATH === undefined ? 0 : Number(PATH);
  let runs = 0;
  do {
    const path = first + runs;
    try {
      run(seedOf(`${name}-${path}`));
    } catch (error) {
      note({ seed: SEED, runs, path: String(path), message: error instanceof Error ? error.message : String(error) });
      throw new Error(`with STELLWERK_SEED=${SEED} STELLWERK_PATH=${path}`, { cause: error });
    }
    runs += 1;
  } while (PATH === undefined && (runs < count || performance.now() < end));
  note({ seed: SEED, runs });
}

/** A seed by a name; another one whenever the run has another. */
export function seedOf(name: string): string {
  return SEED === 1 ? name : `${name} of ${SEED}`;
}

/** When a long run of one property ends; an ordinary one has no time to fill. */
function endOfRun(): number {
  return SECONDS === undefined || PATH !== undefined ? 0 : performance.now() + 1000 * SECONDS;
}

function note(tried: Omit<Tried, 'test'>): void {
  if (REPORT === undefined) return;
  const { testPath = '', currentTestName = '' } = expect.getState();
  const file = testPath.slice(process.cwd().length + 1);
  const line: Tried = { test: `${file} ${currentTestName}`, ...tried };
  appendFileSync(REPORT, `${JSON.stringify(line)}\n`);
}

function wholeNumber(name: string): number | undefined {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} is “${text}”, not a whole number`);
  return Number(text);
}
