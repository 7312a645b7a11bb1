import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT, runCommand } from './run-command.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'stellwerk-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  return runCommand(args);
}

const buy = (company: string, price: number) => ({
  type: 'bid',
  id: 1,
  entity: 1,
  entity_type: 'player',
  company,
  price,
});

function file(name: string, actions: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): string {
  const path = join(folder, name);
  const data = { title: '18Rhl', players: [1, 2, 3], seed: 5, optional_rules: [], actions, ...more };
  const text = JSON.stringify(data);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

describe('import', () => {
  test('writes a game of 18xx.games as a saved game that verifies', () => {
    const out = join(folder, 'ours.json');
    // By the program that is installed; everything else by what it runs.
    const installed = join(ROOT, 'apps', 'cli', 'bin', 'stellwerk.mjs');
    const args = ['import', file('game.json', [buy('PWB', 20)]), '--out', out];
    const { stdout, stderr, status } = runCommand(args, '', installed);
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
    expect(stderr).toContain('18Rhl – Rhineland: 1 moves, not finished');
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ format: 'stellwerk-game', title: '18rhl' });
    expect(run('verify', out, '--json').status).toBe(0);
  });

  test('without --out the saved game is all that stands on standard output', () => {
    const { stdout, status } = run('import', file('packed.json.gz', [buy('PWB', 20)]));
    expect(status).toBe(0);
    expect(JSON.parse(stdout).actions).toEqual([{ type: 'buyItem', seat: 0, item: 'no1' }]);
  });

  test('a file that does not fit gets one sentence and no game', () => {
    const bad = file('bad.json', [buy('KEO', 30)]);
    const { stdout, stderr, status } = run('import', bad);
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^Action 1 \(bid, Player 1\) does not fit: /)]);
    expect(JSON.parse(run('import', bad, '--json', '--lang', 'de').stdout)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^Aktion 1 \(bid, Player 1\) passt nicht: /),
    });
  });

  test('says what it wants', () => {
    expect(run('import')).toMatchObject({ status: 2, stderr: 'Name one game file of 18xx.games.\n' });
    expect(run('import', 'nowhere.json')).toMatchObject({ status: 2, stderr: 'nowhere.json cannot be read.\n' });
  });
});

describe('compare', () => {
  const start = { bank: 7200, phase: '2', order: [1, 2, 3] };

  test('--json prints exactly one document, with the first difference of each game', () => {
    const good = file('a-good.json.gz', []);
    const different = file('b-different.json.gz', [], { digests: [{ ...start, bank: 7199 }] });
    const refused = file('c-refused.json.gz', [buy('KEO', 30)]);
    const { stdout, status } = run('compare', '--json', good, different, refused);
    expect(status).toBe(1);
    const { games } = JSON.parse(stdout);
    expect(games).toMatchObject([
      { file: good, actions: 0, identical: true, result: { 1: 600, 2: 600, 3: 600 } },
      { identical: false, firstDifference: { action: 0, what: 'bank', ours: '7200', theirs: '7199' } },
      { identical: false, actions: 1, firstDifference: { action: 1, kind: 'bid', what: 'move', theirs: 'played' } },
    ]);
    expect(Object.keys(games[0])).toEqual(['file', 'actions', 'identical', 'result']);
  });

  test('takes a folder and ends with the sum', () => {
    const { stdout } = run('compare', folder);
    expect(stdout).toContain('a-good.json.gz: identical to the end (0 actions, 0 positions)');
    expect(stdout).toMatch(/differs after action 0 \(set-up\): bank is “7200”, there “7199”/);
    expect(stdout).toMatch(/\d of \d identical to the end\n$/);
  });
});
