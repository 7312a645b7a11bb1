import { fileFuzzers } from '../fuzzers/index.ts';
import { progressBar } from '../progress.ts';
import { readArgs, UsageError, wholeNumber } from '../usage.ts';

const HELP = [
  'fuzz files [game files or folders] [--only kind] [--runs 500] [--seed 1] [--json]',
  'Kinds of files:',
  ...fileFuzzers.map(({ id, help }) => `  ${id.padEnd(12)} ${help}`),
  'Links and entries of the browser’s store are read by the web client, which needs a browser’s types: their properties',
  'stand beside it and run with: npm run properties -- stored-game',
].join('\n');

/** The long run over files: each kind by seed, so many times. */
export async function fuzzFiles(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    seed: { type: 'string' },
    runs: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const chosen = fileFuzzers.filter(({ id }) => values.only === undefined || id === values.only);
  if (chosen.length === 0) throw new UsageError(`There is no kind “${values.only}”.\n${HELP}`);
  const seed = values.seed ?? '1';
  const runs = wholeNumber(values.runs, 'runs', 1, 500);
  const reports = [];
  for (const { id, run } of chosen) {
    const report = await run({ seed, runs, paths: positionals, progress: progressBars() });
    reports.push({ kind: id, ...report });
  }
  if (values.json) console.log(JSON.stringify({ seed, reports }));
  else {
    for (const { kind, runs: tried, faults, notes = [] } of reports) {
      for (const line of [...notes, ...faults]) console.log(line);
      console.log(`${kind}: ${tried} runs, seed ${seed}, ${faults.length} faults`);
    }
  }
  return reports.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

/** A bar for each label, one after the other. */
function progressBars() {
  let label: string | undefined;
  let bar = progressBar('', 1);
  return (what: string, done: number, total: number): void => {
    if (what !== label) {
      label = what;
      bar = progressBar(what, total);
    }
    bar.at(done);
    if (done === total) bar.done();
  };
}
