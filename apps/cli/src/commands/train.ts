import { AS_EXPECTED, FEATURES, type Features, featuresFor, ladderSeats } from '@stellwerk/bots';
import { progressBar } from '../progress.ts';
import { table } from '../report.ts';
import { dot, type Observation, ridge } from '../ridge.ts';
import type { Outcome } from '../series/job.ts';
import { playedOf, runSeries, seriesOptions } from '../series/run.ts';
import { readArgs, titleNamed, UsageError, wholeNumber } from '../usage.ts';

interface Training {
  readonly command: string;
  readonly games: number;
  readonly observations: number;
  readonly valuation: Features;
  /** Root of the mean square of what a seat's lead was misjudged by, in games that were not fitted to. */
  readonly unseenError: { readonly asExpected: number; readonly fitted: number };
}

/** One game in so many is kept back to judge the weights by. */
const KEPT_BACK = 4;
/** So many observations must speak against what was expected. */
const PENALTY = 20;
const MOST_ACTIONS = 5000;

/**
 * Fits the valuation of a title to games between planners: a seat's lead at the end by its lead in each feature whenever a stock
 * round begins. Games are split, never their positions.
 */
export async function train(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    games: { type: 'string' },
    seed: { type: 'string' },
    threads: { type: 'string' },
    series: { type: 'string' },
    json: { type: 'boolean' },
  });
  const title = titleNamed(positionals[0]);
  if (!(await featuresFor(title.id))) throw new UsageError(`${title.name} has no valuation by features.`);
  const games = wholeNumber(values.games, 'games', 2, 24);
  const seed = values.seed ?? '1';
  const bots = Array.from({ length: ladderSeats(title.id) }, () => 'planner');
  const bar = progressBar(title.name, games);
  const jobs = Array.from({ length: games }, (_, i) => ({
    ...{ title: title.id, bots, seed: `${seed}/train/${i}`, mostActions: MOST_ACTIONS, noteFeatures: true },
  }));
  const outcomes = playedOf(await runSeries(jobs, { ...seriesOptions(values), progress: bar.at }));
  bar.done();
  const command = `npm run train -- ${title.id} --games ${games} --seed ${seed}`;
  const result = trainingFrom(command, outcomes);
  console.log(values.json ? JSON.stringify(result) : inWords(result));
  return 0;
}

function trainingFrom(command: string, outcomes: readonly Outcome[]): Training {
  const isUnseen = (game: number) => game % KEPT_BACK === KEPT_BACK - 1;
  const seen = outcomes.filter((_, game) => !isUnseen(game)).flatMap(observationsOf);
  const unseen = outcomes.filter((_, game) => isUnseen(game)).flatMap(observationsOf);
  const prior = FEATURES.map((name) => AS_EXPECTED[name]);
  const weights = ridge(seen, prior, PENALTY);
  const rounded = weights.map((weight) => Math.round(weight * 1000) / 1000);
  const valuation = { ...AS_EXPECTED };
  for (const [i, name] of FEATURES.entries()) Object.assign(valuation, { [name]: rounded[i] ?? prior[i] });
  return {
    command,
    games: outcomes.length,
    observations: seen.length,
    valuation,
    unseenError: { asExpected: errorOf(unseen, prior), fitted: errorOf(unseen, rounded) },
  };
}

/** A seat's lead over the mean of the table, in each feature and at the end. */
function observationsOf({ features = [], score }: Outcome): Observation[] {
  const final = [...score].sort((a, b) => a.seat - b.seat).map(({ value }) => value);
  return features.flatMap((seats) =>
    seats.map((own, seat) => ({
      seen: FEATURES.map((name) => own[name] - mean(seats.map((other) => other[name]))),
      came: (final[seat] ?? 0) - mean(final),
    })),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function errorOf(observations: readonly Observation[], weights: readonly number[]): number {
  return Math.round(Math.sqrt(mean(observations.map(({ seen, came }) => (came - dot(seen, weights)) ** 2))));
}

function inWords({ command, games, observations, valuation, unseenError }: Training): string {
  return [
    `${command}: ${games} games, ${observations} observations fitted to`,
    '',
    table(
      ['feature', 'weight'],
      FEATURES.map((name) => [name, valuation[name].toFixed(3)]),
    ),
    '',
    `error in unseen games: ${unseenError.asExpected} with all weights 1, ${unseenError.fitted} with these`,
  ].join('\n');
}
