/**
 * How much two families of titles write alike, and how much logic they hold.
 *
 *   tsx scripts/count-shared.ts [--json]
 *
 * Shared tokens: in files of the same name, the tokens that stand in a run of six or more which the other file has too, each
 * counted once; comments and imports are left out and all rule ids are alike. Logic: lines of code without data, texts, rule lists, tests.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../packages');
/** The folders whose files are held against those of `OTHER`: a title and the family it belongs to. */
const ONE = ['titles/18rhl', 'titles/rhineland'];
const OTHER = 'titles/1880';
const RUN = 6;

const TOKEN = /'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|\w+|=>|\?\?|\?\.|\.\.\.|[=!<>]=+|&&|\|\||\S/g;
const NO_LOGIC = /(^|\/)(tests|data|rules|sentences)\/|(^|\/)(texts|option-notes)\.ts$|\.test\.ts$|\.json$/;

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function logicIn(folder: string): string[] {
  return filesIn(join(ROOT, folder)).filter((path) => path.endsWith('.ts') && !NO_LOGIC.test(relative(ROOT, path)));
}

function tokensOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^(import|export) [^;]*? from '[^']*'( with \{[^}]*\})?;$/gm, '');
  return (text.match(TOKEN) ?? []).map((token) => (/^'\w+\/[\w.-]+'$/.test(token) ? 'RULE' : token));
}

/**
 * How many tokens stand in runs that both files have. Each token is counted once: the longest runs first, what is left of
 * others after them if it is still long enough.
 */
function sharedTokens(a: readonly string[], b: readonly string[]): number {
  const usedA = new Uint8Array(a.length);
  const usedB = new Uint8Array(b.length);
  let shared = 0;
  for (const run of commonRuns(a, b)) {
    for (let at = 0; at < run.length; ) {
      let end = at;
      while (end < run.length && !usedA[run.inA + end] && !usedB[run.inB + end]) end++;
      if (end - at >= RUN) {
        usedA.fill(1, run.inA + at, run.inA + end);
        usedB.fill(1, run.inB + at, run.inB + end);
        shared += end - at;
      }
      at = end + 1;
    }
  }
  return shared;
}

/** Every run of six or more that cannot be made longer, the longest first. */
function commonRuns(a: readonly string[], b: readonly string[]) {
  const runs: { readonly inA: number; readonly inB: number; readonly length: number }[] = [];
  let below = new Uint32Array(b.length + 1);
  for (let i = a.length - 1; i >= 0; i--) {
    const here = new Uint32Array(b.length + 1);
    for (let j = b.length - 1; j >= 0; j--) {
      const length = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : 0;
      here[j] = length;
      const longer = i > 0 && j > 0 && a[i - 1] === b[j - 1];
      if (length >= RUN && !longer) runs.push({ inA: i, inB: j, length });
    }
    below = here;
  }
  return runs.sort((one, other) => other.length - one.length || one.inA - other.inA || one.inB - other.inB);
}

const nameOf = (path: string) => path.split('/').at(-1) ?? '';
const others = new Map(logicIn(OTHER).map((path) => [nameOf(path), path]));
const pairs = ONE.flatMap(logicIn).flatMap((path) => {
  const other = others.get(nameOf(path));
  if (other === undefined) return [];
  const [a, b] = [tokensOf(path), tokensOf(other)];
  const shared = sharedTokens(a, b);
  return [{ file: relative(ROOT, path), other: relative(ROOT, other), shared, tokens: [a.length, b.length] }];
});
const lines = (folder: string) =>
  logicIn(folder).reduce((sum, path) => sum + (readFileSync(path, 'utf8').match(/^.*\S/gm)?.length ?? 0), 0);
const logic = Object.fromEntries([...ONE, OTHER, 'engine/src'].map((folder) => [folder, lines(folder)]));
const shared = pairs.reduce((sum, pair) => sum + pair.shared, 0);

if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ shared, pairs, logic }, null, 2)}\n`);
} else {
  for (const pair of pairs.toSorted((a, b) => b.shared - a.shared)) {
    process.stdout.write(`${String(pair.shared).padStart(6)}  ${pair.file}  ${pair.other}\n`);
  }
  process.stdout.write(`${String(shared).padStart(6)}  shared tokens in ${pairs.length} pairs\n`);
  for (const [folder, count] of Object.entries(logic)) {
    process.stdout.write(`${String(count).padStart(6)}  lines of logic in ${folder}\n`);
  }
}
