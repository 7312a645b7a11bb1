import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { confidence, quantile, table } from './report.ts';
import { COMMANDS, ROOT, runCommand } from './run-command.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'stellwerk-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  return runCommand(args);
}

function emptyFolder(): string {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  return empty;
}

describe('simulate', () => {
  const args = [
    'simulate',
    'railroad-dice-2',
    '--games',
    '20',
    '--players',
    '3',
    '--seed',
    'x',
    '--threads',
    '1',
    '--json',
  ];

  test('prints one JSON document, the same for the same seed', () => {
    const { stdout, status } = run(...args);
    expect(status).toBe(0);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ title: 'railroad-dice-2', players: 3, games: 20, finished: 20, seed: 'x' });
    expect(report.winsBySeat).toHaveLength(3);
    const wins = report.winsBySeat.reduce((sum: number, seat: { wins: number }) => sum + seat.wins, 0);
    expect(wins).toBeCloseTo(20);
    expect(run(...args).stdout).toBe(stdout);
  });

  test('shows progress beside the report, and a table of wins with confidence', () => {
    const { stdout, stderr } = run('simulate', 'railroad-dice-2', '--games', '10', '--threads', '1');
    expect(stderr).toContain('10/10');
    expect(stdout).toMatch(/10 of 10 games finished/);
    expect(stdout).toMatch(/95 % confidence/);
  });
});

describe('fuzz files', () => {
  test('prints one JSON document over every kind of file, its progress beside it', () => {
    const game = join(folder, 'one.json');
    writeFileSync(game, '{"title":"18Rhl"}');
    const { stdout, stderr, status } = run('fuzz', 'files', game, '--runs', '3', '--seed', 'x', '--json');
    expect(status).toBe(0);
    expect(stderr).toContain('saved-games: 3/3');
    expect(JSON.parse(stdout)).toMatchObject({
      seed: 'x',
      reports: [
        { kind: 'saved-games', runs: 3, faults: [] },
        { kind: 'components', runs: 3, faults: [] },
        { kind: 'imports', faults: [], notes: [expect.stringContaining('one.json')] },
      ],
    });
  });
});

describe('where', () => {
  test('prints the sentence of a rule, its code and its tests', () => {
    const { stdout, status } = run('where', '18rhl/13.1-a', '--json');
    expect(status).toBe(0);
    const [rule] = JSON.parse(stdout).rules;
    expect(rule).toMatchObject({ id: '18rhl/13.1-a', en: expect.stringContaining('trains') });
    expect(rule.code.length).toBeGreaterThan(0);
    expect(rule.tests.length).toBeGreaterThan(0);
  });

  test('says which rules begin alike if there is none of that name', () => {
    const { stderr, status } = run('where', '18rhl/13.1-zz');
    expect(status).toBe(2);
    expect(stderr).toContain('18rhl/13.1-a');
  });
});

describe('play and verify', () => {
  const file = join(folder, 'game.json');

  test('two bots play to the end without a terminal, and the saved game is whole', () => {
    const played = run('play', '--seed', '7', '--save', file, '--lang', 'de', '--seats', 'casual,casual');
    expect(played.status).toBe(0);
    expect(played.stdout).toContain('Das Spiel ist zu Ende');
    expect(run('verify', file).stdout).toMatch(/railroad-dice-2, \d+ moves, [0-9a-f]{32}/);
  });

  test('a damaged file is refused with the first wrong move and why', () => {
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    saved.actions.splice(3, 1);
    const damaged = join(folder, 'damaged.json');
    writeFileSync(damaged, JSON.stringify(saved));
    const { stdout, status } = run('verify', damaged);
    expect(status).toBe(1);
    expect(stdout).toMatch(/Move \d+ of the file is not legal/);
  });

  test('a byte-order mark is no damage, and one document tells of every file, missing ones too', () => {
    const marked = join(folder, 'marked.json');
    writeFileSync(marked, `\uFEFF${readFileSync(file, 'utf8')}`);
    const { stdout, status } = run('verify', '--json', marked, join(folder, 'missing.json'));
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      results: [
        { file: marked, ok: true },
        { ok: false, reason: expect.stringContaining('missing.json cannot be read') },
      ],
    });
  });

  test('at the end of the input the game is saved as it stands, and said so', () => {
    const left = join(folder, 'left.json');
    const seats = ['--seats', 'person,bot', '--seed', '7', '--save', left];
    // The station is placed on a named field, whoever begins.
    const { stdout, stderr, status } = runCommand(['play', ...seats], '1\nB2\n');
    expect({ stderr, status }).toEqual({ stderr: '', status: 1 });
    const moves = JSON.parse(readFileSync(left, 'utf8')).actions.length;
    expect(moves).toBeGreaterThan(0);
    expect(stdout).toContain(`The input has ended; the game stops after ${moves === 1 ? '1 move' : `${moves} moves`}.`);
    expect(stdout).toContain(`Saved as ${left}.`);
    expect(run('verify', left).status).toBe(0);
  });
});

describe('nothing is lost or left in silence', () => {
  test('output that nobody takes is a failure', async () => {
    const child = spawn(process.execPath, [COMMANDS, 'simulate', '--games', '1'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.destroy();
    const [status] = await once(child, 'exit');
    expect(status).toBe(1);
  });

  test.each(['1', '2'])('who interrupts a command that plays %s at once finds nothing of it left', async (threads) => {
    const child = spawn(
      process.execPath,
      ['scripts/run.mjs', 'apps/cli/src/main.ts', 'simulate', '--games', '1000000', '--threads', threads],
      { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const [said] = await once(child.stderr, 'data');
    expect(String(said)).toMatch(/0\/1/);
    child.kill('SIGINT');
    await once(child, 'exit');
    const cached = readdirSync(join(ROOT, 'apps/cli/node_modules/.cache'));
    expect(cached.filter((name) => name.startsWith(`main-${child.pid}-`))).toEqual([]);
  });
});

describe('a call that makes no sense gets one sentence', () => {
  test.each([
    [['simulate', 'chess'], 'There is no title “chess”; known: '],
    [['simulate', 'railroad-dice-2', '--games', 'many'], '--games takes a whole number'],
    [['simulate', 'railroad-dice-2', '--bots', 'hal'], 'There is no bot “hal”'],
    [['train', 'railroad-dice-2', '--runners', '1'], '--runners takes a whole number'],
    [['ladder', '18rhl', '--players', '7'], 'is for 3 to 6 players'],
    [['verify'], 'Name the files'],
    [['dance'], 'Commands:'],
    [['toString'], 'Commands:'],
    [['__proto__'], 'Commands:'],
    [['play', '--save', join(folder, 'nowhere', 'game.json')], 'game.json cannot be written'],
    [['play', '--save', folder], 'is a folder; name a file'],
    [['play', '18rhl', '--seats', 'bot,bot'], '18Rhl – Rhineland is for 3 to 6 players; --seats names 2.'],
    [['import', 'package.json', '--out', join(folder, 'nowhere', 'game.json')], 'game.json cannot be written'],
    [['fuzz', 'railroad-dice-2', '--players', '9'], 'is for 2 to 4 players'],
    [['fuzz', 'files', '--only', 'borders'], 'There is no kind “borders”.'],
    [['bench', 'toString'], 'There is no benchmark “toString”'],
    [['compare', emptyFolder()], 'holds no .json'],
  ])('%j', (args, words) => {
    const { stderr, status } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('    at ');
  });

  test('for whoever reads JSON it is a document', () => {
    const { stdout, status } = run('verify', '--json');
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toEqual({ error: 'Name the files of saved games to verify.' });
  });
});

describe('figures', () => {
  test('Wilson’s interval', () => {
    const [low, high] = confidence(50, 100);
    expect(low).toBeCloseTo(0.4038, 3);
    expect(high).toBeCloseTo(0.5962, 3);
    expect(confidence(0, 0)).toEqual([0, 1]);
  });

  test('quantiles', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
    expect([quantile(hundred, 0.5), quantile(hundred, 0.99), quantile(hundred, 1)]).toEqual([50, 99, 100]);
  });

  test('tables line up', () => {
    expect(
      table(
        ['name', 'n'],
        [
          ['a', 1],
          ['bcdef', 12345],
        ],
      ),
    ).toBe('name        n\n─────  ──────\na           1\nbcdef  12 345');
  });
});
