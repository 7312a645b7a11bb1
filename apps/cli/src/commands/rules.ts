import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { whenInterrupted } from '../interrupt.ts';
import { percent, table } from '../report.ts';
import { rulePlaces } from '../rule-places.ts';
import { readArgs } from '../usage.ts';

interface Coverage {
  readonly rules: number;
  readonly tested: number;
  readonly missing: readonly string[];
  /** Worked examples and edge cases. */
  readonly cases: number;
  readonly casesTested: number;
  readonly casesMissing: readonly string[];
  /** Rules that no code or data cites where it implements them. */
  readonly uncited: readonly string[];
}

/** Runs the tests named after rules and reports which rules have one that passed. */
export async function rules(args: string[]): Promise<number> {
  const { values } = readArgs(args, { json: { type: 'boolean' } });
  const passed = await passedRuleIds();
  const places = rulePlaces(process.cwd(), new Set(titles.flatMap((title) => Object.keys(title.rules))));
  const isCited = (id: string) => (places.get(id)?.code.length ?? 0) > 0;
  const coverage = Object.fromEntries(
    titles.map((title) => [title.id, coverageOf(Object.keys(title.rules), title.cases, passed, isCited)]),
  );
  if (values.json) console.log(JSON.stringify({ titles: coverage }));
  else console.log(inWords(coverage));
  return Object.values(coverage).every(
    ({ missing, casesMissing, uncited }) => missing.length + casesMissing.length + uncited.length === 0,
  )
    ? 0
    : 1;
}

function coverageOf(
  ids: readonly string[],
  cases: readonly string[],
  passed: ReadonlySet<string>,
  isCited: (id: string) => boolean,
): Coverage {
  const missing = ids.filter((id) => !passed.has(id));
  const casesMissing = cases.filter((id) => !passed.has(id));
  return {
    rules: ids.length,
    tested: ids.length - missing.length,
    missing,
    cases: cases.length,
    casesTested: cases.length - casesMissing.length,
    casesMissing,
    uncited: ids.filter((id) => !isCited(id)),
  };
}

/** The ids in the names of the tests that passed; an id with a failing test does not count, whatever else passed. */
async function passedRuleIds(): Promise<ReadonlySet<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'stellwerk-rules-'));
  const file = join(folder, 'results.json');
  const clean = () => rmSync(folder, { recursive: true, force: true });
  const calledOff = whenInterrupted(clean);
  try {
    await runTests(['run', 'packages/titles', '-t', '\\[\\S+/', '--reporter=json', `--outputFile=${file}`]);
    const report: unknown = JSON.parse(await readFile(file, 'utf8'));
    const passed = new Set<string>();
    const failed = new Set<string>();
    for (const { title, status } of assertionsIn(report)) {
      for (const id of /^\[([^\]]+)\]/.exec(title)?.[1]?.split(' ') ?? []) {
        if (status === 'passed') passed.add(id);
        else if (status === 'failed') failed.add(id);
      }
    }
    return new Set([...passed].filter((id) => !failed.has(id)));
  } finally {
    calledOff();
    clean();
  }
}

function runTests(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['vitest', ...args], { stdio: ['ignore', 'ignore', 'ignore'] });
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
}

function assertionsIn(report: unknown): readonly { readonly title: string; readonly status: string }[] {
  if (!isRecord(report) || !Array.isArray(report['testResults'])) return [];
  return report['testResults'].flatMap((file: unknown) =>
    isRecord(file) && Array.isArray(file['assertionResults'])
      ? file['assertionResults'].map((test: unknown) => ({
          title: isRecord(test) ? String(test['title']) : '',
          status: isRecord(test) ? String(test['status']) : '',
        }))
      : [],
  );
}

function inWords(coverage: Readonly<Record<string, Coverage>>): string {
  const rows = Object.entries(coverage).map(([id, c]) => [
    id,
    `${c.tested} of ${c.rules}`,
    `${c.rules - c.uncited.length} of ${c.rules}`,
    `${c.casesTested} of ${c.cases}`,
    percent((c.tested + c.casesTested) / (c.rules + c.cases)),
  ]);
  const gaps = Object.entries(coverage).flatMap(([id, { missing, casesMissing, uncited }]) => [
    ...[...missing, ...casesMissing].map((rule) => `${id} has no passing test for ${rule}`),
    ...uncited.map((rule) => `${id} cites ${rule} nowhere in its code`),
  ]);
  const head = ['title', 'rules tested', 'rules cited', 'examples and edge cases', 'in all'];
  return [table(head, rows), ...gaps].join('\n');
}
