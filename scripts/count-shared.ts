/**
 * How much two families of titles write alike, and how much logic they hold.
 *
 *   tsx scripts/count-shared.ts [--json]
 *
 * Shared tokens: in files of the same name, the tokens that stand in a run of six or more which the other file has too;
 * comments and imports are left out and all rule ids are alike. Logic: lines of code without data, texts, rule lists, tests.
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

function runsOf(tokens: readonly string[]): ReadonlySet<string> {
  return new Set(
    tokens.map((_, i) => tokens.slice(i, i + RUN).join(' ')).slice(0, Math.max(0, tokens.length - RUN + 1)),
  );
}

/** How many of the tokens stand in a run that the other file has. */
function sharedWith(tokens: readonly string[], runs: ReadonlySet<string>): number {
  const shared = new Set<number>();
  for (let i = 0; i + RUN <= tokens.length; i++) {
    if (runs.has(tokens.slice(i, i + RUN).join(' '))) for (let j = i; j < i + RUN; j++) shared.add(j);
  }
  return shared.size;
}

const nameOf = (path: string) => path.split('/').at(-1) ?? '';
const others = new Map(logicIn(OTHER).map((path) => [nameOf(path), path]));
const pairs = ONE.flatMap(logicIn).flatMap((path) => {
  const other = others.get(nameOf(path));
  if (other === undefined) return [];
  const [a, b] = [tokensOf(path), tokensOf(other)];
  const shared = Math.min(sharedWith(a, runsOf(b)), sharedWith(b, runsOf(a)));
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
