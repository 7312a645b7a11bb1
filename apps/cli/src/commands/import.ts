import { writeFile } from 'node:fs/promises';
import { saveGame } from '@stellwerk/engine/kernel';
import { explainImport, importPeerText } from '@stellwerk/interop';
import { readGameText } from '../game-file.ts';
import { readArgs, UsageError } from '../usage.ts';

/** Takes a game of 18xx.games over and writes it as a saved game, to a file or to standard output. */
export async function importGame(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { out: { type: 'string' }, lang: { type: 'string' } });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError('Name one game file of 18xx.games.');
  const language = values.lang === 'de' ? 'de' : 'en';
  const imported = importPeerText(await readGameText(path));
  if (!imported.ok) {
    console.error(explainImport(imported.refusal, language));
    return 1;
  }
  const game = imported.value;
  const saved = JSON.stringify(saveGame(game));
  const score = game.score().map(({ seat, value }) => `${game.config.players[seat]} ${value}`);
  const state = game.over ? 'finished' : 'not finished';
  console.error(`${game.title.name}: ${game.actions.length} moves, ${state}, ${score.join(', ')}`);
  if (values.out === undefined) console.log(saved);
  else await writeFile(values.out, `${saved}\n`);
  return 0;
}
