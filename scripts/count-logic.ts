/**
 * How many lines of logic each title, each folder of the engine and each table in the browser holds.
 *
 *   tsx scripts/count-logic.ts [--json]
 *
 * Counted are TypeScript files (in the browser style sheets too). Left out are tests, fixtures and JSON, and of a title what is
 * no logic: `data/`, `rules/`, `rules.ts`, `sentences/`, `texts.ts`, `option-notes.ts`, `option-texts.ts`. A table's words stay in.
 * `raw` counts every line, `code` only lines that hold more than white space and comments.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PARENTS = ['packages/titles', 'packages/engine/src', 'apps/web/src/titles'];
const COUNTED = /\.(ts|tsx|css)$/;
const NO_LOGIC = [
  /(^|\/)tests\//,
  /\.(test|fixture)\.tsx?$/,
  /^packages\/titles\/[^/]+\/(data|rules|sentences)\//,
  /^packages\/titles\/[^/]+\/(rules|texts|option-notes|option-texts)\.ts$/,
];

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function linesOf(path: string): { readonly raw: number; readonly code: number } {
  const text = readFileSync(path, 'utf8');
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  return { raw: text.match(/\n/g)?.length ?? 0, code: code.match(/^.*\S/gm)?.length ?? 0 };
}

const counts = PARENTS.flatMap((parent) =>
  readdirSync(join(ROOT, parent))
    .filter((name) => statSync(join(ROOT, parent, name)).isDirectory())
    .map((name) => {
      const sum = { folder: `${parent}/${name}`, raw: 0, code: 0 };
      for (const path of filesIn(join(ROOT, parent, name))) {
        const file = relative(ROOT, path);
        if (!COUNTED.test(file) || NO_LOGIC.some((pattern) => pattern.test(file))) continue;
        const { raw, code } = linesOf(path);
        sum.raw += raw;
        sum.code += code;
      }
      return sum;
    })
    .filter(({ raw }) => raw > 0),
);

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
else {
  process.stdout.write('   raw   code\n');
  for (const { folder, raw, code } of counts) {
    process.stdout.write(`${String(raw).padStart(6)} ${String(code).padStart(6)}  ${folder}\n`);
  }
}
