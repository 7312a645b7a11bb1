import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Game, loadGame, saveGame } from '@stellwerk/engine/kernel';
import { importPeerText } from '@stellwerk/interop';
import { titles } from '@stellwerk/titles';
import { readGameText } from '../game-file.ts';
import { humanGames } from '../recorded-games.ts';
import type { Benchmark, Figures } from './benchmark.ts';

const SAMPLES = 7;
const GAMES_EACH = 4;

/** What a game in memory takes of the heap, with its moves, its history and all that is kept for its position. */
export const heap: readonly Benchmark[] = humanGames().map(({ title, file }) => ({
  name: `heap ${title}: a live game at its end`,
  unit: 'kB',
  run: () => sizes(file),
}));

async function sizes(file: string): Promise<Figures> {
  const imported = importPeerText(await readGameText(file));
  if (!imported.ok) throw new Error(`the recorded game is refused by ${imported.refusal.rule}`);
  const text = JSON.stringify(saveGame(imported.value.game));
  const collect = collector();
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const games: Game[] = [fresh(text)];
  const samples = Array.from({ length: SAMPLES }, () => {
    const before = used();
    for (let i = 0; i < GAMES_EACH; i++) games.push(fresh(text));
    return (used() - before) / GAMES_EACH / 1000;
  });
  return { samples, notes: { moves: games.at(-1)?.actions.length ?? 0 } };
}

function fresh(text: string): Game {
  const loaded = loadGame(titles, JSON.parse(text));
  if (!loaded.ok) throw new Error(loaded.refusal.rule);
  return loaded.value;
}

/** The garbage collector, which Node hands out only when asked. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
