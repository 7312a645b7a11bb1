import { explain, loadGameText } from '@stellwerk/engine/kernel';
import { explainImport, exportGame } from '@stellwerk/interop';
import { titles } from '@stellwerk/titles';
import { readGameText } from '../game-file.ts';
import { checkWritable, writeText } from '../output.ts';
import { readArgs, UsageError } from '../usage.ts';

/** Writes a saved game as a file of 18xx.games, to a file or to standard output. */
export async function exportSavedGame(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { out: { type: 'string' }, lang: { type: 'string' } });
  const language = values.lang === 'de' ? 'de' : 'en';
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError('Name one saved game.');
  checkWritable(values.out);
  const loaded = loadGameText(titles, await readGameText(path));
  if (!loaded.ok) {
    console.error(explain(loaded.refusal, { language, players: [], title: { texts: {}, rules: {} } }));
    return 1;
  }
  const exported = exportGame(loaded.value);
  if (!exported.ok) {
    console.error(explainImport(exported.refusal, language));
    return 1;
  }
  const text = JSON.stringify(exported.value);
  if (values.out === undefined) console.log(text);
  else await writeText(values.out, `${text}\n`);
  console.error(
    `${loaded.value.title.name}: ${exported.value.actions.length} entries, read again to the same position`,
  );
  return 0;
}
