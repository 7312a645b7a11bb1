import { type Game, loadGame, newGame, saveGame } from '@stellwerk/engine/kernel';
import { importPeerText } from '@stellwerk/interop';
import { titles } from '@stellwerk/titles';
import { readGameText } from '../game-file.ts';
import { humanGames } from '../recorded-games.ts';
import { type Benchmark, timed } from './benchmark.ts';

export const recorded: readonly Benchmark[] = humanGames().flatMap(({ title, file }) => [
  { name: `${title} human game: replay, every move and route checked`, unit: 'ms', run: () => replays(file) },
  {
    name: `${title} human game: choices of a position`,
    unit: 'ms',
    run: () => perPosition(file, (at, seat) => at.choices(seat)),
  },
  { name: `${title} human game: undo`, unit: 'ms', run: () => undos(file) },
]);

async function humanGame(path: string): Promise<Game> {
  const imported = importPeerText(await readGameText(path));
  if (!imported.ok) throw new Error(`the recorded game is refused by ${imported.refusal.rule}`);
  return imported.value.game;
}

async function replays(file: string): Promise<number[]> {
  const game = await humanGame(file);
  const saved = saveGame(game);
  return timed(40, 15, () => loadGame(titles, saved));
}

async function perPosition(file: string, work: (at: Game, seat: number) => unknown): Promise<number[]> {
  const game = await humanGame(file);
  let samples: number[] = [];
  // The last of several rounds counts: the first ones warm up.
  for (let round = 0; round < 4; round++) {
    samples = [];
    const again = newGame(game.title, game.config);
    if (!again.ok) throw new Error(again.refusal.rule);
    for (const action of game.actions) {
      const from = performance.now();
      work(again.value, action.seat);
      samples.push(performance.now() - from);
      again.value.play(action);
    }
  }
  return samples;
}

async function undos(file: string): Promise<number[]> {
  const game = await humanGame(file);
  const samples: number[] = [];
  for (;;) {
    const from = performance.now();
    const undone = game.undo();
    if (!undone.ok) return samples;
    samples.push(performance.now() - from);
  }
}
