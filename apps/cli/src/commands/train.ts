import { ladderSeats, type Valuation, valuingOf } from '@stellwerk/bots';
import { progressBar } from '../progress.ts';
import { meanOf, spreadOf, table } from '../report.ts';
import { type Job, type Outcome, TRIAL } from '../series/job.ts';
import { runSeries, seriesOptions } from '../series/run.ts';
import { type Heat, type Play, race } from '../training/race.ts';
import { readArgs, titleNamed, UsageError, wholeNumber } from '../usage.ts';

interface Training {
  readonly title: string;
  readonly command: string;
  readonly games: number;
  readonly heats: readonly Heat[];
  readonly valuation: Valuation;
  /** What a planner with it was ahead of those of now, in openings that it was not chosen by, and the standard error. */
  readonly lead: number;
  readonly leadError: number;
  /** Whether that is more than chance would often give. */
  readonly better: boolean;
}

const MOST_ACTIONS = 5000;
/** A lead of so many standard errors is believed. */
const BELIEVED = 2;

/**
 * Fits the valuation of a title by results: valuations drawn at random play among planners of now, the better ones go on, and the
 * last is tried anew in other openings.
 */
export async function train(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    runners: { type: 'string' },
    openings: { type: 'string' },
    confirm: { type: 'string' },
    seed: { type: 'string' },
    threads: { type: 'string' },
    record: { type: 'string' },
    json: { type: 'boolean' },
  });
  const title = titleNamed(positionals[0]);
  const from = await valuingOf(title.id);
  if (!from) throw new UsageError(`${title.name} has no players that value anything.`);
  const runners = wholeNumber(values.runners, 'runners', 2, 16);
  const openings = wholeNumber(values.openings, 'openings', 1, 2);
  const confirm = wholeNumber(values.confirm, 'confirm', 2, 20);
  const seed = values.seed ?? '1';
  let games = 0;
  const play: Play = async (tried) => {
    const jobs = tried.flatMap(({ valuation, opening }) =>
      fromEverySeat(title.id, valuation, `${seed}/train/${opening}`),
    );
    const bar = progressBar(`${title.name}, ${tried.length} openings`, jobs.length);
    const outcomes = await runSeries(jobs, { ...seriesOptions(values), progress: bar.at });
    bar.done();
    games += jobs.length;
    return tried.map((_, i) =>
      jobs.flatMap((job, game) => (Math.floor(game / job.bots.length) === i ? leadsOf(job, outcomes[game]) : [])),
    );
  };
  const { winner, heats } = await race({ seed, from, runners, openings }, play);
  const again = await play(
    Array.from({ length: confirm }, (_, i) => ({ valuation: winner, opening: `confirmed/${i}` })),
  );
  const { mean, error } = spreadOf(again.map(meanOf));
  const result = {
    title: title.id,
    command: `npm run train -- ${title.id} --runners ${runners} --openings ${openings} --confirm ${confirm} --seed ${seed}`,
    ...{ games, heats, valuation: winner, lead: Math.round(mean), leadError: Math.round(error) },
    better: mean > BELIEVED * error,
  };
  console.log(values.json ? JSON.stringify(result) : inWords(result));
  return 0;
}

function fromEverySeat(title: string, valuation: Valuation, seed: string): readonly Job[] {
  return Array.from({ length: ladderSeats(title) }, (_, own) => ({
    ...{ title, seed, valuation, mostActions: MOST_ACTIONS },
    bots: Array.from({ length: ladderSeats(title) }, (_, seat) => (seat === own ? TRIAL : 'planner')),
  }));
}

/** Nothing of a game that was not played or has no end. */
function leadsOf({ bots }: Job, outcome: Outcome | undefined): readonly number[] {
  if (!outcome?.over) return [];
  const own = bots.indexOf(TRIAL);
  const of = (isOwn: boolean) => outcome.score.filter(({ seat }) => (seat === own) === isOwn).map(({ value }) => value);
  return [meanOf(of(true)) - meanOf(of(false))];
}

function inWords({ command, games, heats, valuation, lead, leadError, better }: Training): string {
  return [
    `${command}: ${games} games`,
    '',
    table(
      ['heat', 'valuations', 'openings each', 'the best ahead by'],
      heats.map(({ runners, openings, best }, i) => [i + 1, runners, openings, best]),
    ),
    '',
    table(
      ['feature', 'weight'],
      Object.entries(valuation).map(([name, weight]) => [name, weight.toFixed(2)]),
    ),
    '',
    `in other openings ${lead} ± ${leadError} ahead of the planners of now: ${better ? 'better' : 'not shown to be better'}`,
  ].join('\n');
}
