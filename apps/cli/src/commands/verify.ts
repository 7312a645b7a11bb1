import { explain, loadGameText } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import { readGameText } from '../game-file.ts';
import { readArgs, UsageError } from '../usage.ts';

export async function verify(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' }, lang: { type: 'string' } });
  if (positionals.length === 0) throw new UsageError('Name the files of saved games to verify.');
  const language = values.lang === 'de' ? 'de' : 'en';
  const results = [];
  for (const file of positionals) {
    const text = await readGameText(file).catch((error: unknown) => {
      if (!(error instanceof UsageError)) throw error;
      results.push({ file, ok: false, reason: error.message });
      return undefined;
    });
    if (text === undefined) continue;
    const loaded = loadGameText(titles, text);
    if (loaded.ok) {
      const { title, actions, over } = loaded.value;
      results.push({ file, ok: true, title: title.id, moves: actions.length, over, hash: loaded.value.hash() });
    } else {
      const id: unknown = titleIn(text);
      const title = titles.find((known) => known.id === id) ?? { texts: {}, rules: {} };
      const reason = explain(loaded.refusal, { language, players: [], title });
      results.push({ file, ok: false, rule: loaded.refusal.rule, reason });
    }
  }
  if (values.json) console.log(JSON.stringify({ results }));
  else {
    for (const result of results) {
      console.log(
        `${result.file}: ${result.ok ? `${result.title}, ${result.moves} moves, ${result.hash}` : result.reason}`,
      );
    }
  }
  return results.every((result) => result.ok) ? 0 : 1;
}

function titleIn(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && 'title' in data ? data.title : undefined;
  } catch {
    return undefined;
  }
}
