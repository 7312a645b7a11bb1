import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomGame } from '@stellwerk/bots';
import { type Game, newGame, saveGame, type Title } from '@stellwerk/engine/kernel';
import { importPeerText } from '@stellwerk/interop';
import { titles } from '@stellwerk/titles';
import { readGameText } from '../game-file.ts';
import { humanGames } from '../recorded-games.ts';
import type { Benchmark } from './benchmark.ts';

const RUNNER = fileURLToPath(new URL('../../../../scripts/run.mjs', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../../web/bench/main.ts', import.meta.url));

type Figures = Readonly<Record<string, readonly number[]>>;

export const table: readonly Benchmark[] = [...humanGames().flatMap(openings), ...titles.flatMap(clicks)];

/** The table in Chromium: a long game of the browser's store is opened, by a browser just started. */
function openings({ title, file }: { readonly title: string; readonly file: string }): readonly Benchmark[] {
  const figure = once(async () => measure('table', [await humanGame(file)]));
  const named = (what: string) => `table ${title}: ${what}`;
  return [
    { name: named('a stored game taken up from its history, cold'), unit: 'ms', run: () => figure('resumed') },
    { name: named('a stored game taken up by its moves, cold'), unit: 'ms', run: () => figure('replayed') },
    { name: named('first view, from its history, cold'), unit: 'ms', run: () => figure('shownResumed') },
    { name: named('first view, by its moves, cold'), unit: 'ms', run: () => figure('shownReplayed') },
  ];
}

/** From a click to the frame that answers it: at the beginning, in a late stock round and in a late operating round. */
function clicks(title: Title): readonly Benchmark[] {
  const figure = once(async () => measure('clicks', momentsOf(await longGame(title))));
  const named = (what: string) => `table ${title.id}: ${what}`;
  return [
    { name: named('click to paint'), unit: 'ms', run: async () => withP95(await figure('clock')) },
    { name: named('click to paint, of a core'), unit: 'ms', run: async () => withP95(await figure('core')) },
  ];
}

/** What was asked of it: 95 of 100 clicks within 50 ms. */
function withP95(samples: readonly number[]) {
  const sorted = [...samples].sort((a, b) => a - b);
  return { samples, notes: { p95: Math.round(sorted[Math.floor(0.95 * sorted.length)] ?? Number.NaN) } };
}

function once(work: () => Promise<Figures>): (name: string) => Promise<readonly number[]> {
  let measured: Promise<Figures> | undefined;
  return async (name) => {
    measured ??= work();
    return (await measured)[name] ?? [];
  };
}

async function humanGame(file: string): Promise<Game> {
  const imported = importPeerText(await readGameText(file));
  if (!imported.ok) throw new Error(`the recorded game is refused by ${imported.refusal.rule}`);
  return imported.value.game;
}

/** A game that people played, else one at random. */
async function longGame(title: Title): Promise<Game> {
  const recorded = humanGames().find((game) => game.title === title.id);
  if (recorded) return humanGame(recorded.file);
  const played = randomGame(title, Math.max(3, title.players[0]), 'bench/clicks');
  if (!played.ok) throw new Error(`${title.id}: a game for the benchmark cannot start`);
  return played.value;
}

function momentsOf(game: Game): readonly Game[] {
  const { actions } = game;
  const lays = actions.flatMap(({ type }, i) => (type === 'layTile' ? [i] : []));
  const late = lays[Math.floor(0.85 * lays.length)] ?? Math.floor(0.75 * actions.length);
  const stock = actions.findLastIndex(({ type }) => type === 'buyShare');
  return [...new Set([0, Math.max(0, stock), late])].map((moves) => {
    const begun = newGame(game.title, game.config);
    if (!begun.ok) throw new Error(begun.refusal.rule);
    for (const action of actions.slice(0, moves)) begun.value.play(action);
    return begun.value;
  });
}

function measure(part: 'table' | 'clicks', games: readonly Game[]): Figures {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-bench-'));
  try {
    const files = games.map((game, i) => {
      const file = join(folder, `game-${i}.json`);
      writeFileSync(file, JSON.stringify(saveGame(game)));
      return file;
    });
    const { stdout, status } = spawnSync(process.execPath, [RUNNER, PROGRAM, part, ...files], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) throw new Error('the table could not be measured');
    return JSON.parse(stdout.toString());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
