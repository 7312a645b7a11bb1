import { randomGame } from '@stellwerk/bots';
import {
  draw,
  explain,
  isRecord,
  LANGUAGES,
  loadGame,
  loadGameText,
  recallGame,
  saveGame,
  storeGame,
  type Title,
} from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { damaged } from './damage.ts';
import { eachRun } from './fuzzer.ts';

/** One title stands for all: what is damaged is the file. */
const title = firstTitle();
let sample: Readonly<Record<string, unknown>> | undefined;

function firstTitle(): Title {
  const [first] = titles;
  if (!first) throw new Error('there is no title');
  return first;
}

function file(): Readonly<Record<string, unknown>> {
  if (sample) return sample;
  const match = randomGame(title, title.players[0], 'fuzz');
  if (!match.ok) throw new Error(match.refusal.rule);
  const game = match.value;
  while (game.actions.length > 40) game.undo();
  const saved: unknown = JSON.parse(JSON.stringify(storeGame(game)));
  if (!isRecord(saved)) throw new Error('no file');
  sample = saved;
  return saved;
}

/** Loading answers whatever a file holds, and what it accepts is the game that the file states. */
export const savedGames = eachRun('saved-games', 'saved games damaged in one place or cut short', (random) => {
  const older = draw(random, 'older', 4) === 0 ? { revision: 0 } : {};
  const data = damaged({ ...file(), ...older }, random);
  const loaded = loadGame(titles, data);
  if (loaded.ok) {
    if (!isRecord(data) || loaded.value.hash() !== data['hash']) return 'another game than the file states was loaded';
    return loadGame(titles, JSON.parse(JSON.stringify(saveGame(loaded.value)))).ok
      ? undefined
      : 'a loaded game does not load again';
  }
  for (const language of LANGUAGES) {
    const said = explain(loaded.refusal, { language, players: [], title });
    if (said.trim() === '' || /\{\w+\}/.test(said)) return `a refusal has no sentence: ${said}`;
  }
  const past = recallGame(titles, data);
  if (past.ok && past.value.game.hash() !== file()['hash']) return 'a position is shown that was not stored';
  const text = JSON.stringify(data) ?? '';
  loadGameText(titles, text.slice(0, draw(random, 'cut', text.length + 1)));
  return undefined;
});
