import { BUDGET, ladderSeats, loadBots } from '@stellwerk/bots';
import type { Title } from '@stellwerk/engine/kernel';
import { gamesOf } from '../ladder/plan.ts';
import { type Standings, standings } from '../ladder/standings.ts';
import { progressBar } from '../progress.ts';
import { percent, table } from '../report.ts';
import { playedOf, runSeries, seriesOptions } from '../series/run.ts';
import { playersOf, readArgs, titleNamed, wholeNumber } from '../usage.ts';

interface Ladder extends Standings {
  readonly title: string;
  readonly seed: string;
  /** Positions a bot could look at for a move. */
  readonly budget: number;
  readonly games: number;
}

/** Beyond this a game is broken off and counts for nothing. */
const MOST_ACTIONS = 5000;

/** Of games at the usual table so many a further pairing gets one. */
const FURTHER = 20;

/** All bots of a title against each other over seats and numbers of players, and the strongest among themselves. */
export async function ladder(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    games: { type: 'string' },
    further: { type: 'string' },
    players: { type: 'string' },
    seed: { type: 'string' },
    budget: { type: 'string' },
    threads: { type: 'string' },
    series: { type: 'string' },
    minutes: { type: 'string' },
    sense: { type: 'string' },
    record: { type: 'string' },
    json: { type: 'boolean' },
  });
  const title = titleNamed(positionals[0]);
  const players = sizesOf(title, values.players);
  const games = wholeNumber(values.games, 'games', 0, 12);
  const further = wholeNumber(values.further, 'further', 0, Math.ceil(games / FURTHER));
  const sense = wholeNumber(values.sense, 'sense', 0, Math.ceil(games / (players[0] ?? 1)));
  const budget = wholeNumber(values.budget, 'budget', 1, BUDGET);
  const seed = values.seed ?? '1';
  const bots = (await loadBots(title.id)).map(({ id }) => id);
  const planned = gamesOf({ bots, players, games, further, sense });
  const bar = progressBar(title.name, planned.length);
  const jobs = planned.map(({ seats, opening }) => ({
    ...{ title: title.id, bots: seats, seed: `${seed}/${opening}`, budget, mostActions: MOST_ACTIONS },
  }));
  const outcomes = await runSeries(jobs, { ...seriesOptions(values), progress: bar.at });
  bar.done();
  const result = {
    title: title.id,
    seed,
    budget,
    games: playedOf(outcomes).length,
    ...standings(planned, outcomes, seed),
  };
  console.log(values.json ? JSON.stringify(result) : inWords(result));
  return 0;
}

/** The number of players that was asked for, or all that the title allows, the usual one first. */
function sizesOf(title: Title, asked: string | undefined): readonly number[] {
  if (asked !== undefined) return [playersOf(title, asked)];
  const [least, most] = title.players;
  const usual = ladderSeats(title.id);
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return [usual, ...all.filter((size) => size !== usual)];
}

function inWords({ title, seed, games, bots, matches, sense }: Ladder): string {
  const rated = bots.map(({ id, rating, low, high, games: own, firsts }) => [
    id,
    rating,
    `${low} – ${high}`,
    own,
    Math.round(firsts * 10) / 10,
  ]);
  const paired = matches.map((match) => [
    `${match.strong} among ${match.players - 1} × ${match.weak}`,
    match.games,
    match.distinct,
    Math.round(match.firsts * 10) / 10,
    percent(match.share),
    `${percent(match.low)} – ${percent(match.high)}`,
    `${match.lead} ± ${match.leadError}`,
  ]);
  return [
    `${title}: ${games} games, seed ${seed}`,
    '',
    table(['bot', 'rating', '95 %', 'games', 'firsts'], rated),
    '',
    table(['pairing', 'games', 'distinct', 'firsts', 'share', '95 %', 'ahead'], paired),
    '',
    `strongest among themselves: ${sense.games} games, all together ${sense.meanSum} ± ${sense.meanSumError}, ${sense.bankruptcies} bankruptcies ` +
      `in ${sense.gamesWithBankruptcy} of them, ${percent(sense.foundedThatRan)} of the companies ran before their third turn`,
  ].join('\n');
}
