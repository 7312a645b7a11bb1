import { type Bot, loadBots } from '@stellwerk/bots';
import type { Title } from '@stellwerk/engine/kernel';
import { outsideBot } from '../outside-bot.ts';
import { progressBar } from '../progress.ts';
import { confidence, percent, type Summary, summary, table } from '../report.ts';
import { type Outcome, playJob } from '../series/job.ts';
import { playedOf, runSeries, seriesOptions } from '../series/run.ts';
import { playersOf, readArgs, titleNamed, UsageError, wholeNumber } from '../usage.ts';

/** A player outside: the command that starts it follows. */
const OUTSIDE = 'exec:';

interface Simulation {
  readonly title: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly finished: number;
  readonly seed: string;
  readonly actions: Summary;
  readonly winningScore: Summary;
  readonly scoresBySeat: readonly Summary[];
  readonly winsBySeat: readonly SeatWins[];
}

interface SeatWins {
  readonly seat: number;
  /** A shared victory counts as a share of one. */
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export async function simulate(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    games: { type: 'string' },
    players: { type: 'string' },
    bots: { type: 'string' },
    seed: { type: 'string' },
    threads: { type: 'string' },
    series: { type: 'string' },
    json: { type: 'boolean' },
  });
  const title = titleNamed(positionals[0]);
  const players = playersOf(title, values.players);
  const games = wholeNumber(values.games, 'games', 1, 100);
  const seats = await seatedBots(title, players, values.bots);
  const seed = values.seed ?? '1';
  const seeds = Array.from({ length: games }, (_, i) => `${seed}/${i}`);
  const bar = progressBar(`${title.name}, ${players} players`, games);
  const outcomes = seats.some((bot) => 'close' in bot)
    ? await playOneByOne(title, seats, seeds, bar.at)
    : playedOf(
        await runSeries(
          seeds.map((own) => ({ title: title.id, bots: seats.map(({ id }) => id), seed: own })),
          { ...seriesOptions(values), progress: bar.at },
        ),
      );
  bar.done();
  const result = simulationOf(title, seats, outcomes, seed);
  for (const bot of seats) if ('close' in bot && typeof bot.close === 'function') bot.close();
  console.log(values.json ? JSON.stringify(result) : inWords(result));
  return result.finished === games ? 0 : 1;
}

/** Players outside are processes of this one. */
async function playOneByOne(
  title: Title,
  bots: readonly Bot[],
  seeds: readonly string[],
  progress: (done: number) => void,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const seed of seeds) {
    progress(outcomes.length);
    outcomes.push(await playJob(title, bots, { seed }));
  }
  progress(outcomes.length);
  return outcomes;
}

function simulationOf(title: Title, bots: readonly Bot[], outcomes: readonly Outcome[], seed: string): Simulation {
  const lengths: number[] = [];
  const winning: number[] = [];
  const scores: number[][] = bots.map(() => []);
  const wins = bots.map(() => 0);
  for (const { over, actions, score } of outcomes) {
    if (!over) continue;
    const winners = score.filter(({ rank }) => rank === 1);
    lengths.push(actions);
    winning.push(winners[0]?.value ?? 0);
    for (const { seat, value } of score) scores[seat]?.push(value);
    for (const { seat } of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
  }
  return {
    title: title.id,
    players: bots.length,
    bots: bots.map(({ id }) => id),
    games: outcomes.length,
    finished: lengths.length,
    seed,
    actions: summary(lengths),
    winningScore: summary(winning),
    scoresBySeat: scores.map(summary),
    winsBySeat: wins.map((won, seat) => {
      const [low, high] = confidence(won, lengths.length);
      return { seat, wins: won, rate: won / Math.max(1, lengths.length), low, high };
    }),
  };
}

async function seatedBots(title: Title, players: number, wanted: string | undefined): Promise<readonly Bot[]> {
  const known = await loadBots(title.id);
  const names = wanted?.split(',') ?? [known.find(({ level }) => level === 'casual')?.id ?? 'random'];
  return Array.from({ length: players }, (_, seat) => {
    const name = names[seat % names.length];
    const bot = name?.startsWith(OUTSIDE)
      ? outsideBot(name.slice(OUTSIDE.length))
      : known.find(({ id }) => id === name);
    if (!bot)
      throw new UsageError(
        `There is no bot “${name}” for ${title.name}; known: ${known.map(({ id }) => id).join(', ')}.`,
      );
    return bot;
  });
}

function inWords(result: Simulation): string {
  const { min, median, mean, max } = result.actions;
  return [
    `${result.title}: ${result.finished} of ${result.games} games finished, ${result.players} players, seed ${result.seed}`,
    `actions a game: least ${min}, median ${median}, mean ${mean}, most ${max}`,
    `winning score: least ${result.winningScore.min}, median ${result.winningScore.median}, most ${result.winningScore.max}`,
    '',
    table(
      ['seat', 'bot', 'score median', 'score mean', 'wins', 'win rate', '95 % confidence'],
      result.winsBySeat.map(({ seat, wins, rate, low, high }) => [
        seat + 1,
        result.bots[seat] ?? '',
        result.scoresBySeat[seat]?.median ?? 0,
        result.scoresBySeat[seat]?.mean ?? 0,
        Math.round(wins * 10) / 10,
        percent(rate),
        `${percent(low)} – ${percent(high)}`,
      ]),
    ),
  ].join('\n');
}
