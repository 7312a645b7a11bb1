import { against } from '../benchmarks/against.ts';
import { benchmarks } from '../benchmarks/index.ts';
import { profiled } from '../profile.ts';
import { quantile, table } from '../report.ts';
import { readArgs, UsageError, wholeNumber } from '../usage.ts';

interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  /** For a time the one that 99 of 100 stay within; for a rate the one that 99 of 100 reach. */
  readonly p99: number;
  readonly max: number;
  readonly n: number;
  /** Whatever else was seen. */
  readonly [note: string]: number | string;
}

/** What is compared unless something is named. */
const USUAL_PARTS = ['human game', 'playouts'];
const ROUNDS = 5;

/**
 * `bench`, `bench <part of a name> …`, `bench --profile …` for where the time goes, `bench against <commit> [<part> …]` for two
 * commits turn by turn.
 */
export async function bench(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    json: { type: 'boolean' },
    profile: { type: 'boolean' },
    rounds: { type: 'string' },
  });
  if (positionals[0] === 'against') {
    const [, commit, ...parts] = positionals;
    return compareWith(commit, parts, wholeNumber(values.rounds, 'rounds', 1, ROUNDS), values.json ?? false);
  }
  const unknown = positionals.find((part) => !benchmarks.some(({ name }) => name.includes(part)));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no benchmark “${unknown}”; known: ${benchmarks.map(({ name }) => name).join(', ')}.`,
    );
  }
  const chosen = benchmarks.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  const results: Measured[] = [];
  for (const { name, unit, run } of chosen) {
    process.stderr.write(`${name} …\n`);
    const figures = values.profile ? await profiled(run) : await run();
    if (!figures) {
      process.stderr.write('  left out: the recorded games are not here\n');
      continue;
    }
    const { samples: given, notes } = 'samples' in figures ? figures : { samples: figures, notes: {} };
    const samples = [...given].sort((a, b) => a - b);
    const p99 = quantile(samples, unit.endsWith('/s') ? 0.01 : 0.99);
    results.push({
      name,
      unit,
      median: quantile(samples, 0.5),
      p99,
      max: samples.at(-1) ?? 0,
      n: samples.length,
      ...notes,
    });
  }
  if (values.json) console.log(JSON.stringify({ results }));
  else {
    const rows = results.map(({ name, unit, median, p99, max, n, ...notes }) => {
      const noted = Object.entries(notes).map(([note, figure]) => `${note} ${figure}`);
      return [name, unit, median, p99, max, n, noted.join(', ')];
    });
    console.log(table(['name', 'unit', 'median', 'p99', 'max', 'n', ''], rows));
  }
  return 0;
}

function compareWith(commit: string | undefined, parts: readonly string[], rounds: number, json: boolean): number {
  if (commit === undefined) throw new UsageError('Name the commit: bench against <commit>.');
  const results = against(commit, parts.length > 0 ? parts : USUAL_PARTS, rounds);
  if (json) console.log(JSON.stringify({ results }));
  else {
    const rows = results.map(({ name, unit, before, after, ratio, low, high }) => [
      name,
      unit,
      before,
      after,
      ratio,
      `${low.toFixed(2)} to ${high.toFixed(2)}`,
    ]);
    console.log(table(['name', 'unit', 'before', 'after', 'time, after/before', 'spread'], rows));
  }
  return 0;
}
