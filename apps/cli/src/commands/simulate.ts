import { type Bot, loadBots, playMatch } from '@stellwerk/bots';
import type { Title } from '@stellwerk/engine/kernel';
import { outsideBot } from '../outside-bot.ts';
import { progressBar } from '../progress.ts';
import { confidence, percent, type Summary, summary, table } from '../report.ts';
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
    json: { type: 'boolean' },
  });
  const title = titleNamed(positionals[0]);
  const players = playersOf(title, values.players);
  const games = wholeNumber(values.games, 'games', 1, 100);
  const seats = await seatedBots(title, players, values.bots);
  const bar = progressBar(`${title.name}, ${players} players`, games);
  const result = await runSimulation(title, seats, games, values.seed ?? '1', bar.at);
  bar.done();
  for (const bot of seats) if ('close' in bot && typeof bot.close === 'function') bot.close();
  console.log(values.json ? JSON.stringify(result) : inWords(result));
  return result.finished === games ? 0 : 1;
}

async function runSimulation(
  title: Title,
  bots: readonly Bot[],
  games: number,
  seed: string,
  progress: (done: number) => void,
): Promise<Simulation> {
  const lengths: number[] = [];
  const winning: number[] = [];
  const scores: number[][] = bots.map(() => []);
  const wins = bots.map(() => 0);
  for (let i = 0; i < games; i++) {
    progress(i);
    const match = await playMatch({ title, bots, seed: `${seed}/${i}` });
    if (!match.ok) throw new UsageError(`The game cannot start: ${match.refusal.rule}.`);
    const game = match.value;
    if (!game.over) continue;
    const score = game.score();
    const winners = score.filter(({ rank }) => rank === 1);
    lengths.push(game.actions.length);
    winning.push(winners[0]?.value ?? 0);
    for (const { seat, value } of score) scores[seat]?.push(value);
    for (const { seat } of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
  }
  progress(games);
  return {
    title: title.id,
    players: bots.length,
    bots: bots.map(({ id }) => id),
    games,
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
