import { BUDGET, ladderSeats, loadBots } from '@stellwerk/bots';
import { progressBar } from '../progress.ts';
import { type Ranking, type Rating, rate } from '../ratings.ts';
import { confidence, percent, table } from '../report.ts';
import type { Outcome } from '../series/job.ts';
import { type Outcomes, playedOf, runSeries, seriesOptions } from '../series/run.ts';
import { readArgs, titleNamed, UsageError, wholeNumber } from '../usage.ts';

interface Ladder {
  readonly title: string;
  readonly seed: string;
  /** Positions a bot could look at for a move. */
  readonly budget: number;
  readonly games: number;
  readonly bots: readonly (Rating & { readonly games: number; readonly firsts: number })[];
  readonly matches: readonly Pairing[];
  readonly sense: Sense;
}

/** One strong bot among weak ones, in every seat equally often. */
interface Pairing {
  readonly strong: string;
  readonly weak: string;
  readonly players: number;
  readonly games: number;
  /** A shared victory counts as a share of one. */
  readonly firsts: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** How far the strong bot is ahead of the mean of the others in the end, in the mean of all games, and its standard error. */
  readonly lead: number;
  readonly leadError: number;
}

/** What games between the strongest bots look like. */
interface Sense {
  readonly games: number;
  /** What all players have together at the end. */
  readonly meanSum: number;
  readonly bankruptcies: number;
  /** Games in which there was at least one. */
  readonly gamesWithBankruptcy: number;
  /** The part of the companies that began to operate and ran a train before their third turn. */
  readonly foundedThatRan: number;
}

/** Beyond this a game is broken off and counts for nothing. */
const MOST_ACTIONS = 5000;

/** All bots of a title against the next weaker ones over all seats, and the strongest among themselves. */
export async function ladder(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    games: { type: 'string' },
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
  const players = wholeNumber(values.players, 'players', 2, ladderSeats(title.id));
  const [least, most] = title.players;
  if (players < least || players > most) throw new UsageError(`${title.name} is for ${least} to ${most} players.`);
  const games = wholeNumber(values.games, 'games', 0, 12);
  const sense = wholeNumber(values.sense, 'sense', 0, Math.ceil(games / players));
  const budget = wholeNumber(values.budget, 'budget', 1, BUDGET);
  const seed = values.seed ?? '1';
  const planned = gamesOf({
    title: title.id,
    bots: (await loadBots(title.id)).map(({ id }) => id),
    players,
    games,
    sense,
  });
  const bar = progressBar(`${title.name}, ${players} players`, planned.length);
  const jobs = planned.map(({ seats, opening }) => ({
    ...{ title: title.id, bots: seats, seed: `${seed}/${opening}`, budget, mostActions: MOST_ACTIONS },
  }));
  const outcomes = await runSeries(jobs, {
    ...seriesOptions(values),
    progress: bar.at,
  });
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

/** A game of the ladder: one strong bot among weak ones, or the strongest among themselves. */
interface Planned {
  readonly strong: string;
  readonly weak: string;
  readonly seats: readonly string[];
  /** Games of one opening begin alike, with other seats. */
  readonly opening: string;
}

interface Plan {
  readonly title: string;
  /** The weakest first. */
  readonly bots: readonly string[];
  readonly players: number;
  /** Games of each pairing. */
  readonly games: number;
  /** Games of the strongest among themselves. */
  readonly sense: number;
}

/** Opening by opening, so that a series that is broken off has about as many games of each pairing. */
function gamesOf({ bots, players, games, sense }: Plan): readonly Planned[] {
  const pairs = bots.slice(1).map((strong, i) => ({ strong, weak: bots[i] ?? strong }));
  const best = bots.at(-1) ?? '';
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const rounds = Math.ceil(games / players);
  return Array.from({ length: Math.max(rounds, sense) }, (_, round) => [
    ...(round < rounds ? pairs : []).flatMap(({ strong, weak }) =>
      seats.map((own) => ({
        ...{ strong, weak, opening: `${strong}-${weak}/${round}` },
        seats: seats.map((seat) => (seat === own ? strong : weak)),
      })),
    ),
    ...(round < sense ? [{ strong: best, weak: best, opening: `sense/${round}`, seats: seats.map(() => best) }] : []),
  ]).flat();
}

function standings(planned: readonly Planned[], outcomes: Outcomes, seed: string) {
  const played = planned.flatMap((game, i) => {
    const outcome = outcomes[i];
    return outcome ? [{ ...game, outcome }] : [];
  });
  const contests = played.filter(({ strong, weak, outcome }) => strong !== weak && outcome.over);
  const ids = [...new Set(planned.flatMap(({ weak, strong }) => [weak, strong]))];
  const rankings = contests.map(
    ({ opening, outcome, seats }): Ranking => ({
      block: opening,
      order: [...outcome.score].sort((a, b) => a.rank - b.rank).map(({ seat }) => seats[seat] ?? ''),
    }),
  );
  return {
    bots: rate(ids, rankings, seed).map((rating) => {
      const own = contests.filter(({ seats }) => seats.includes(rating.id));
      return { ...rating, games: own.length, firsts: firstsOf(rating.id, own) };
    }),
    matches: ids.slice(1).map((strong, i) => {
      const own = contests.filter((game) => game.strong === strong);
      return pairingOf({ strong, weak: ids[i] ?? strong, players: planned[0]?.seats.length ?? 0 }, own);
    }),
    sense: senseOf(played.filter(({ strong, weak }) => strong === weak).map(({ outcome }) => outcome)),
  };
}

type Contest = Planned & { readonly outcome: Outcome };

function firstsOf(id: string, contests: readonly Contest[]): number {
  return contests.reduce((sum, { outcome, seats }) => {
    const winners = outcome.score.filter(({ rank }) => rank === 1);
    return sum + winners.filter(({ seat }) => seats[seat] === id).length / Math.max(1, winners.length);
  }, 0);
}

function pairingOf(of: Pick<Pairing, 'strong' | 'weak' | 'players'>, contests: readonly Contest[]): Pairing {
  const firsts = firstsOf(of.strong, contests);
  const games = contests.length;
  const [low, high] = confidence(firsts, games);
  const { mean, error } = spreadOf(contests.map((contest) => leadOf(of.strong, contest)));
  const share = firsts / Math.max(1, games);
  return { ...of, games, firsts, share, low, high, lead: Math.round(mean), leadError: Math.round(error) };
}

function leadOf(strong: string, { outcome, seats }: Contest): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const wealth = (own: boolean) =>
    outcome.score.flatMap(({ seat, value }) => ((seats[seat] === strong) === own ? [value] : []));
  return mean(wealth(true)) - mean(wealth(false));
}

function spreadOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const count = Math.max(1, values.length);
  const mean = values.reduce((sum, one) => sum + one, 0) / count;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, count - 1) / count) };
}

function senseOf(outcomes: readonly Outcome[]): Sense {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + count(one), 0);
  const all = sum(({ score }) => score.reduce((total, { value }) => total + value, 0));
  const began = sum((outcome) => outcome.began);
  return {
    games: outcomes.length,
    meanSum: outcomes.length === 0 ? 0 : Math.round(all / outcomes.length),
    bankruptcies: sum((outcome) => outcome.bankruptcies),
    gamesWithBankruptcy: outcomes.filter(({ bankruptcies }) => bankruptcies > 0).length,
    foundedThatRan: began === 0 ? 1 : sum(({ ran }) => ran) / began,
  };
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
    table(['pairing', 'games', 'firsts', 'share', '95 %', 'ahead'], paired),
    '',
    `strongest among themselves: ${sense.games} games, all together ${sense.meanSum} in the mean, ${sense.bankruptcies} bankruptcies ` +
      `in ${sense.gamesWithBankruptcy} of them, ${percent(sense.foundedThatRan)} of the companies ran before their third turn`,
  ].join('\n');
}
