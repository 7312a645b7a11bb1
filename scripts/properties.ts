import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Tried } from '../packages/engine/testing/property.ts';
import { isProgram, readFiles } from './check-purity.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USAGE = `npm run properties -- [--seconds 20] [--seed N] [--json] [part of a file's name …]
tries every property test for so many seconds from a fresh seed, and prints what fails with seed and path`;
const MOST_SECONDS = 3600;

interface Wish {
  readonly seconds: number;
  readonly seed: number;
  readonly json: boolean;
  readonly names: readonly string[];
}

export function readWish(args: readonly string[], freshSeed: () => number): Wish | string {
  try {
    const options = { seconds: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const seconds = Number(values.seconds ?? 20);
    const seed = values.seed === undefined ? freshSeed() : Number(values.seed);
    if (!Number.isInteger(seconds) || seconds < 1 || seconds > MOST_SECONDS)
      return `--seconds is 1 to ${MOST_SECONDS}.`;
    if (!Number.isSafeInteger(seed) || Object.is(seed, -0)) return '--seed is a whole number.';
    return { seconds, seed, json: values.json ?? false, names: positionals };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The tests that try something at random. */
export function propertyFiles(names: readonly string[]): string[] {
  return [...readFiles('packages', 'apps', 'scripts')]
    .filter(([path, text]) => /\.test\.tsx?$/.test(path) && /\b(holds|eachSeed)\(/.test(text))
    .map(([path]) => path)
    .filter((path) => names.length === 0 || names.some((name) => path.includes(name)))
    .sort();
}

export function failureText({ test, seed, path, message = '' }: Tried): string {
  const [, file = '', name = ''] = /^(\S+\.test\.tsx?) (.*)$/.exec(test) ?? [];
  // To choose a test, the names of its groups are joined otherwise than they are shown.
  const pattern = name.replaceAll(/[^\p{L}\d ,;:]/gu, '.').replaceAll(' . ', '.*');
  const again = `STELLWERK_SEED=${seed} STELLWERK_PATH=${path} npx vitest run ${file} -t "${pattern}"`;
  return `${test}\n  seed ${seed}, path ${path}\n  ${again}\n  ${message.split('\n').slice(0, 12).join('\n  ')}`;
}

async function main(): Promise<void> {
  const wish = readWish(process.argv.slice(2), () => randomInt(2 ** 31));
  if (typeof wish === 'string') return complain(`${wish}\n${USAGE}`);
  const files = propertyFiles(wish.names);
  if (files.length === 0) return complain(`no property test has “${wish.names.join('” or “')}” in its name.`);
  const folder = mkdtempSync(join(tmpdir(), 'properties-'));
  const report = join(folder, 'report');
  try {
    console.error(`${files.length} files, ${wish.seconds} s for each property, seed ${wish.seed}`);
    const code = await runTests(files, wish, report);
    const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
    const tried = text.split('\n').flatMap((line): Tried[] => (line === '' ? [] : [JSON.parse(line)]));
    const failed = tried.filter(({ path }) => path !== undefined);
    const ok = code === 0 && failed.length === 0 && tried.length > 0;
    if (wish.json) console.log(JSON.stringify({ seed: wish.seed, seconds: wish.seconds, ok, properties: tried }));
    else {
      for (const { test, runs } of tried) console.log(`${String(runs).padStart(9)} × ${test}`);
      for (const failure of failed) console.log(`\nFAILED ${failureText(failure)}`);
      console.log(`\nseed ${wish.seed}: ${tried.length} properties, ${failed.length} failed`);
      if (!ok && failed.length === 0) console.log('something else failed; see above');
    }
    if (!ok) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runTests(files: readonly string[], { seconds, seed }: Wish, report: string): Promise<number> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const env = {
    ...process.env,
    STELLWERK_SEED: String(seed),
    STELLWERK_SECONDS: String(seconds),
    STELLWERK_REPORT: report,
  };
  const args = [vitest, 'run', '--no-color', `--testTimeout=${600_000 + 10_000 * seconds}`, ...files];
  // The progress goes where messages go, so that the result can be piped on.
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 2, 2] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function complain(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

if (isProgram(import.meta.url)) await main();
