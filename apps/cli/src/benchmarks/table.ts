import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { saveGame } from '@stellwerk/engine/kernel';
import { importPeerText } from '@stellwerk/interop';
import { readGameText } from '../game-file.ts';
import { humanGames } from '../recorded-games.ts';
import type { Benchmark } from './benchmark.ts';

const RUNNER = fileURLToPath(new URL('../../../../scripts/run.mjs', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../../web/bench/main.ts', import.meta.url));

type Figures = Readonly<Record<string, readonly number[]>>;

/** The table in Chromium: a long game of the browser's store is opened, by a browser just started. */
export const table: readonly Benchmark[] = humanGames().flatMap(({ title, file }) => {
  let measured: Promise<Figures> | undefined;
  const figure = async (name: string) => {
    measured ??= measure(file);
    return (await measured)[name] ?? [];
  };
  const named = (what: string) => `table ${title}: ${what}`;
  return [
    { name: named('a stored game taken up from its history, cold'), unit: 'ms', run: () => figure('resumed') },
    { name: named('a stored game taken up by its moves, cold'), unit: 'ms', run: () => figure('replayed') },
    { name: named('first view, from its history, cold'), unit: 'ms', run: () => figure('shownResumed') },
    { name: named('first view, by its moves, cold'), unit: 'ms', run: () => figure('shownReplayed') },
  ];
});

async function measure(recorded: string): Promise<Figures> {
  const imported = importPeerText(await readGameText(recorded));
  if (!imported.ok) throw new Error(`the recorded game is refused by ${imported.refusal.rule}`);
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-bench-'));
  try {
    const file = join(folder, 'game.json');
    writeFileSync(file, JSON.stringify(saveGame(imported.value.game)));
    const { stdout, status } = spawnSync(process.execPath, [RUNNER, PROGRAM, 'table', file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) throw new Error('the table could not be measured');
    return JSON.parse(stdout.toString());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
