import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Comparison, comparePeerGame, explainImport, readPeerText } from '@stellwerk/interop';
import { readGameText } from '../game-file.ts';
import { progressBar } from '../progress.ts';
import { table } from '../report.ts';
import { readArgs, UsageError } from '../usage.ts';

/** The refusal of a file that holds no game: a folder may hold notes beside its games. */
const NO_GAME = 'interop/file';

interface Compared {
  readonly file: string;
  readonly comparison?: Comparison;
  /** Why the file could not be read at all. */
  readonly unreadable?: string;
}

/** Replays recorded games of 18xx.games and reports where the two programs first differ. */
export async function compare(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    json: { type: 'boolean' },
    runs: { type: 'boolean' },
    lang: { type: 'string' },
  });
  if (positionals.length === 0) throw new UsageError('Name a folder of recorded games, or the files.');
  const language = values.lang === 'de' ? 'de' : 'en';
  const files = (await Promise.all(positionals.map(filesIn))).flat();
  const bar = progressBar('compared', Math.max(1, files.length));
  const games: Compared[] = [];
  for (const [i, file] of files.entries()) {
    bar.at(i);
    const read = readPeerText(await readGameText(file));
    if (read.ok) games.push({ file, comparison: comparePeerGame(read.value, values.runs === true) });
    else if (read.refusal.rule === NO_GAME && !positionals.includes(file)) console.error(`left out, no game: ${file}`);
    else games.push({ file, unreadable: explainImport(read.refusal, language) });
  }
  bar.done();
  const reason = ({ unreadable, comparison }: Compared): string | undefined =>
    unreadable ?? (comparison?.refusal && explainImport(comparison.refusal, language));
  if (values.json) console.log(JSON.stringify({ games: games.map((game) => asJson(game, reason(game))) }));
  else console.log(inWords(games, reason, values.runs === true));
  return games.every(({ comparison }) => comparison?.identical) ? 0 : 1;
}

async function filesIn(path: string): Promise<string[]> {
  if (/\.json(\.gz)?$/.test(path)) return [path];
  const names = await readdir(path).catch(() => undefined);
  if (!names) throw new UsageError(`${path} is no folder.`);
  const found = names.filter((name) => /\.json(\.gz)?$/.test(name)).sort();
  if (found.length === 0) throw new UsageError(`${path} holds no .json or .json.gz file; name a folder that does.`);
  return found.map((name) => join(path, name));
}

/** A move that is refused is a difference too: played there, not here. */
function asJson({ file, comparison }: Compared, reason: string | undefined) {
  const { firstDifference, refusal, runs = [] } = comparison ?? {};
  const { number = 0, kind = 'file' } = refusal?.figures ?? {};
  const refused = { action: number, kind, what: 'move', ours: reason, theirs: 'played' };
  const difference = firstDifference ?? (reason === undefined ? undefined : refused);
  return {
    file,
    actions: comparison?.actions ?? 0,
    identical: comparison?.identical ?? false,
    result: comparison?.result ?? {},
    ...(difference ? { firstDifference: difference } : {}),
    ...(runs.length > 0 ? { runs } : {}),
  };
}

function inWords(games: readonly Compared[], reason: (game: Compared) => string | undefined, runs: boolean): string {
  const identical = games.filter(({ comparison }) => comparison?.identical).length;
  const lines = games.map((game) => `${game.file}: ${verdict(game, reason(game))}`);
  const summary = `${identical} of ${games.length} identical to the end`;
  return [...lines, ...(runs ? runsInWords(games) : []), summary].join('\n');
}

function verdict({ comparison }: Compared, reason: string | undefined): string {
  if (comparison?.identical) {
    return `identical to the end (${comparison.actions} actions, ${comparison.compared} positions)`;
  }
  const difference = comparison?.firstDifference;
  if (!difference) return reason ?? '';
  const { action, kind, what, ours, theirs } = difference;
  return `differs after action ${action} (${kind}): ${what} is “${ours}”, there “${theirs}”`;
}

/** The runs that could have earned more, and any that a search of all routes calls best and is not. */
function runsInWords(games: readonly Compared[]): string[] {
  const all = games.flatMap(({ file, comparison }) => (comparison?.runs ?? []).map((run) => ({ file, ...run })));
  const better = all.filter(({ best, recorded }) => best > recorded);
  const wrong = all.filter(({ best, recorded, exhaustive }) => exhaustive && best !== recorded);
  const worse = all.filter(({ best, recorded, proven }) => proven && best < recorded);
  const row = (run: (typeof all)[number]) => [run.file, run.action, run.company, run.recorded, run.best];
  const head = ['file', 'action', 'company', 'recorded', 'best here'];
  return [
    `${all.length} runs, ${better.length} could have earned more:`,
    table(head, better.map(row)),
    `${all.filter(({ exhaustive }) => exhaustive).length} recorded runs were found by a search of all routes, ${wrong.length} of them differ from our best:`,
    ...(wrong.length > 0 ? [table(head, wrong.map(row))] : []),
    `${worse.length} recorded runs earn more than our proven best:`,
    ...(worse.length > 0 ? [table(head, worse.map(row))] : []),
  ];
}
