import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quantile } from '../report.ts';
import { UsageError } from '../usage.ts';

/** How the time of something changed from one commit to the other: below 1 it takes less. */
interface Ratio {
  readonly name: string;
  readonly unit: string;
  /** The medians of the rounds' medians. */
  readonly before: number;
  readonly after: number;
  /** The ratio of each pair of neighbouring runs: its median, and the least and largest seen. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * The benchmarks of another commit and of this tree, turn by turn in processes of their own: what else the machine does meets
 * both alike, and only ratios of neighbours are looked at.
 */
export function against(commit: string, parts: readonly string[], rounds: number): readonly Ratio[] {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-bench-'));
  try {
    const other = checkOut(commit, folder);
    return parts.flatMap((part) => compared(part, other, rounds));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compared(part: string, other: string, rounds: number): readonly Ratio[] {
  const pairs: { readonly before: readonly Measured[]; readonly after: readonly Measured[] }[] = [];
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`${part}, round ${round + 1} of ${rounds} …\n`);
    // Who comes second may find the machine warmer: they take turns at it.
    const order = round % 2 === 0 ? [other, ROOT] : [ROOT, other];
    const results = new Map(order.map((tree) => [tree, measured(tree, part)]));
    const [before, after] = [results.get(other), results.get(ROOT)];
    if (!before || !after) {
      process.stderr.write(`  left out: ${before ? 'this tree' : 'the other commit'} has no benchmark “${part}”\n`);
      return [];
    }
    pairs.push({ before, after });
  }
  return (pairs[0]?.after ?? []).flatMap(({ name, unit }) => {
    const found = pairs.flatMap((pair) => {
      const before = pair.before.find((one) => one.name === name)?.median;
      const after = pair.after.find((one) => one.name === name)?.median;
      return before === undefined || after === undefined ? [] : [{ before, after }];
    });
    return found.length === 0 ? [] : [ratioOf(name, unit, found)];
  });
}

function ratioOf(
  name: string,
  unit: string,
  pairs: readonly { readonly before: number; readonly after: number }[],
): Ratio {
  const isRate = unit.endsWith('/s');
  const ratios = sorted(pairs.map(({ before, after }) => (isRate ? before / after : after / before)));
  return {
    name,
    unit,
    before: quantile(sorted(pairs.map(({ before }) => before)), 0.5),
    after: quantile(sorted(pairs.map(({ after }) => after)), 0.5),
    ratio: quantile(ratios, 0.5),
    low: ratios[0] ?? 0,
    high: ratios.at(-1) ?? 0,
    rounds: pairs.length,
  };
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

/** What a tree's own `bench` says; undefined if it has no such benchmark. */
function measured(tree: string, part: string): readonly Measured[] | undefined {
  const args = ['scripts/run.mjs', 'apps/cli/src/main.ts', 'bench', '--json', part];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  if (status === 2) return undefined;
  if (status !== 0) throw new Error(`the benchmarks of ${tree} failed: ${stderr}`);
  const { results }: { readonly results: readonly Measured[] } = JSON.parse(stdout);
  return results;
}

/** The files of a commit, with the libraries of this tree and the recorded games beside it. */
function checkOut(commit: string, folder: string): string {
  const tree = join(folder, 'tree');
  mkdirSync(tree);
  const archive = spawnSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  if (archive.status !== 0) throw new UsageError(`There is no commit “${commit}”.`);
  execFileSync('tar', ['-x'], { cwd: tree, input: archive.stdout });
  const libraries = join(tree, 'node_modules');
  mkdirSync(libraries);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@stellwerk') symlinkSync(join(ROOT, 'node_modules', name), join(libraries, name));
  }
  mkdirSync(join(libraries, '@stellwerk'));
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(tree, group))) {
      symlinkSync(join(tree, group, name), join(libraries, '@stellwerk', name));
    }
  }
  const games = join(ROOT, '..', 'shared');
  if (existsSync(games)) symlinkSync(games, join(folder, 'shared'));
  return tree;
}
