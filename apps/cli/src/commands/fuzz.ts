import { newGame, type Options, type Title } from '@stellwerk/engine/kernel';
import { playRandomly } from '@stellwerk/engine/testing';
import { progressBar } from '../progress.ts';
import { optionsOf, playersOf, readArgs, titleNamed, wholeNumber } from '../usage.ts';
import { fuzzFiles } from './fuzz-files.ts';

/** Many games rather than much of each: what one move does not show, one of the next thousands will. */
const EFFORT = { offers: 2, foreign: 2, careful: 8 };

/** The long run of the test kit: random games for every player count, each held to every law after every action. */
export async function fuzz(args: string[]): Promise<number> {
  if (args[0] === 'files') return fuzzFiles(args.slice(1));
  const { values, positionals } = readArgs(args, {
    games: { type: 'string' },
    players: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  const title = titleNamed(positionals[0]);
  const options = optionsOf(title, values.option);
  const games = wholeNumber(values.games, 'games', 1, 100);
  const seed = values.seed ?? '1';
  const [min, max] = title.players;
  const counts = values.players
    ? [playersOf(title, values.players)]
    : Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((count) => maySit(title, count, options));
  const results = counts.map((players) => {
    const bar = progressBar(`${title.name}, ${players} players`, games);
    let actions = 0;
    for (let i = 0; i < games; i++) {
      bar.at(i);
      actions += playRandomly({ title, players, seed: `${seed}/${i}`, options, effort: EFFORT }).actions.length;
    }
    bar.at(games);
    bar.done();
    return { players, games, actions };
  });
  if (values.json) console.log(JSON.stringify({ title: title.id, seed, results }));
  else
    for (const { players, actions } of results)
      console.log(`${players} players: ${games} games, ${actions} actions, every law holds`);
  return 0;
}

/** Whether as many may play by these options; a scenario may be for some counts only. */
function maySit(title: Title, count: number, options: Options): boolean {
  const players = Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
  const started = newGame(title, { players, seed: '1', options });
  if (!started.ok) console.error(`${count} players: not played by these options (${started.refusal.rule})`);
  return started.ok;
}
