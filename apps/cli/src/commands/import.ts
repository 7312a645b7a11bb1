import { type Game, storeGame } from '@stellwerk/engine/kernel';
import { explainImport, importPeerText } from '@stellwerk/interop';
import { readGameText } from '../game-file.ts';
import { checkWritable, writeText } from '../output.ts';
import { readArgs, UsageError } from '../usage.ts';

/** Takes a game of 18xx.games over and writes it as a saved game, to a file or to standard output. */
export async function importGame(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    out: { type: 'string' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError('Name one game file of 18xx.games.');
  checkWritable(values.out);
  const imported = importPeerText(await readGameText(path));
  if (!imported.ok) {
    const reason = explainImport(imported.refusal, values.lang === 'de' ? 'de' : 'en');
    if (values.json) console.log(JSON.stringify({ file: path, ok: false, reason }));
    else console.error(reason);
    return 1;
  }
  const { game } = imported.value;
  const saved = JSON.stringify(storeGame(game));
  if (values.out !== undefined) await writeText(values.out, `${saved}\n`);
  if (values.json) console.log(JSON.stringify({ file: path, ok: true, ...summary(game) }));
  else {
    if (values.out === undefined) console.log(saved);
    console.error(inWords(game));
  }
  return 0;
}

function summary(game: Game) {
  const result = game.score().map(({ seat, value }) => ({ player: game.config.players[seat] ?? '', value }));
  return { title: game.title.id, moves: game.actions.length, over: game.over, result, hash: game.hash() };
}

function inWords(game: Game): string {
  const { moves, over, result } = summary(game);
  const scores = result.map(({ player, value }) => `${player} ${value}`).join(', ');
  return `${game.title.name}: ${moves} moves, ${over ? 'finished' : 'not finished'}, ${scores}`;
}
