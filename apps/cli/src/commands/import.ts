import { type Game, storeGame } from '@stellwerk/engine/kernel';
import { explainImport, importPeerText, type Notice } from '@stellwerk/interop';
import { readGameText } from '../game-file.ts';
import { checkWritable, writeText } from '../output.ts';
import { readArgs, UsageError } from '../usage.ts';

/** Takes a game of 18xx.games over and writes it as a saved game, to a file or to standard output. */
export async function importGame(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    out: { type: 'string' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
    notices: { type: 'boolean' },
  });
  const language = values.lang === 'de' ? 'de' : 'en';
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError('Name one game file of 18xx.games.');
  checkWritable(values.out);
  const imported = importPeerText(await readGameText(path));
  if (!imported.ok) {
    const reason = explainImport(imported.refusal, language);
    if (values.json) console.log(JSON.stringify({ file: path, ok: false, reason }));
    else console.error(reason);
    return 1;
  }
  const { game, notices } = imported.value;
  const sentences = notices.map((notice) => explainImport(notice, language));
  const saved = JSON.stringify(storeGame(game));
  if (values.out !== undefined) await writeText(values.out, `${saved}\n`);
  if (values.json) console.log(JSON.stringify({ file: path, ok: true, ...summary(game), notices: sentences }));
  else {
    if (values.out === undefined) console.log(saved);
    console.error([inWords(game), ...(values.notices ? sentences : briefly(notices, sentences))].join('\n'));
  }
  return 0;
}

/** Moves that were added and entries that stand for none are many and usual: they are counted. */
const COUNTED: Readonly<Record<string, (count: number) => string>> = {
  'interop/added': (count) => `${count} moves were added that the file leaves out; --notices lists them.`,
  'interop/left-out': (count) => `${count} entries of the file stand for no move of their own; --notices lists them.`,
};

function briefly(notices: readonly Notice[], sentences: readonly string[]): readonly string[] {
  const counted = Object.entries(COUNTED).flatMap(([rule, inWordsOf]) => {
    const count = notices.filter((notice) => notice.rule === rule).length;
    return count === 0 ? [] : [inWordsOf(count)];
  });
  return [...sentences.filter((_, i) => !Object.hasOwn(COUNTED, notices[i]?.rule ?? '')), ...counted];
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
