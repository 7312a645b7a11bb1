import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mutateFile } from '@stellwerk/interop/fuzz';
import { readGameText } from '../game-file.ts';
import { progressBar } from '../progress.ts';
import { readArgs, UsageError, wholeNumber } from '../usage.ts';

/** What one kind of file must withstand: returns what went wrong, one line each. */
interface FileFuzzer {
  readonly id: string;
  readonly help: string;
  run(request: FuzzRequest): Promise<readonly string[]>;
}

interface FuzzRequest {
  readonly seed: string;
  readonly times: number;
  readonly paths: readonly string[];
}

const fuzzers: readonly FileFuzzer[] = [
  { id: 'imports', help: 'game files of 18xx.games with one thing changed in them', run: fuzzImports },
];

/** The long run over files: each fuzzer by seed, so many times. */
export async function fuzzFiles(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    seed: { type: 'string' },
    times: { type: 'string' },
    only: { type: 'string' },
  });
  const chosen = fuzzers.filter(({ id }) => values.only === undefined || id === values.only);
  if (chosen.length === 0) {
    throw new UsageError(`Kinds of files: ${fuzzers.map(({ id, help }) => `${id} (${help})`).join(', ')}.`);
  }
  const request = {
    seed: values.seed ?? '1',
    times: wholeNumber(values.times, 'times', 1, 2000),
    paths: positionals,
  };
  const faults: string[] = [];
  for (const { run } of chosen) faults.push(...(await run(request)));
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
}

/** Games people played, as the site exports them. */
const HUMAN_GAMES = ['../shared/games/18rhl/raw', '../shared/games/1880/raw'];

async function fuzzImports({ seed, times, paths }: FuzzRequest): Promise<readonly string[]> {
  const files = (await Promise.all((paths.length > 0 ? paths : HUMAN_GAMES).map(filesIn))).flat();
  if (files.length === 0) throw new UsageError('Name game files of 18xx.games, or a folder of them.');
  const faults: string[] = [];
  const share = Math.ceil(times / files.length);
  for (const path of files) {
    const bar = progressBar(path, share);
    const data: unknown = JSON.parse(await readGameText(path));
    const { edits, refused, unnoticed } = mutateFile(data, seed, share, (done) => bar.at(done));
    bar.done();
    console.log(`${path}: ${edits} edits, ${refused} refused, ${edits - refused - unnoticed.length} told in a notice`);
    faults.push(...unnoticed.map(({ seed: one, what }) => `${path}, seed ${one}: unnoticed: ${what}`));
  }
  return faults;
}

async function filesIn(path: string): Promise<string[]> {
  if (/\.json(\.gz)?$/.test(path)) return [path];
  const names = await readdir(path).catch(() => []);
  return names
    .filter((name) => /\.json(\.gz)?$/.test(name))
    .sort()
    .map((name) => join(path, name));
}
