import { type Ranking, type Rating, rate } from '../ratings.ts';
import { confidence, meanOf, spreadOf } from '../report.ts';
import type { Outcome } from '../series/job.ts';
import type { Outcomes } from '../series/run.ts';
import type { Planned } from './plan.ts';

export interface Standings {
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
  /** Games that ended otherwise than all others: bots that leave little to chance may repeat themselves in other openings. */
  readonly distinct: number;
}

/** What games between the strongest bots look like. */
interface Sense {
  readonly games: number;
  /** What all players have together at the end, and its standard error. */
  readonly meanSum: number;
  readonly meanSumError: number;
  readonly bankruptcies: number;
  /** Games in which there was at least one. */
  readonly gamesWithBankruptcy: number;
  /** The part of the companies that began to operate and ran a train before their third turn. */
  readonly foundedThatRan: number;
}

type Played = Planned & { readonly outcome: Outcome };

/** What the games of a ladder say, those that were played and came to their end. */
export function standings(planned: readonly Planned[], outcomes: Outcomes, seed: string): Standings {
  const played = planned.flatMap((game, i) => {
    const outcome = outcomes[i];
    return outcome ? [{ ...game, outcome }] : [];
  });
  const contests = played.filter(({ strong, weak, outcome }) => strong !== weak && outcome.over);
  const ids = [...new Set(planned.flatMap(({ weak, strong }) => [weak, strong]))];
  const rankings = contests.map(
    ({ opening, outcome, seats }): Ranking => ({
      block: `${opening} of ${seats.length}`,
      order: [...outcome.score].sort((a, b) => a.rank - b.rank).map(({ seat }) => seats[seat] ?? ''),
    }),
  );
  return {
    bots: rate(ids, rankings, seed).map((rating) => {
      const own = contests.filter(({ seats }) => seats.includes(rating.id));
      return { ...rating, games: own.length, firsts: firstsOf(rating.id, own) };
    }),
    matches: pairingsIn(planned).map((pairing) => pairingOf(pairing, contests.filter(isOf(pairing)))),
    sense: senseOf(played.filter(({ strong, weak }) => strong === weak).map(({ outcome }) => outcome)),
  };
}

type PairingOf = Pick<Pairing, 'strong' | 'weak' | 'players'>;

/** Each pairing once, in the order in which they are planned. */
function pairingsIn(planned: readonly Planned[]): readonly PairingOf[] {
  const pairings: PairingOf[] = [];
  for (const game of planned) {
    if (game.strong === game.weak || pairings.some((known) => isOf(known)(game))) continue;
    pairings.push({ strong: game.strong, weak: game.weak, players: game.seats.length });
  }
  return pairings;
}

function isOf({ strong, weak, players }: PairingOf): (game: Planned) => boolean {
  return (game) => game.strong === strong && game.weak === weak && game.seats.length === players;
}

function firstsOf(id: string, games: readonly Played[]): number {
  return games.reduce((sum, { outcome, seats }) => {
    const winners = outcome.score.filter(({ rank }) => rank === 1);
    return sum + winners.filter(({ seat }) => seats[seat] === id).length / Math.max(1, winners.length);
  }, 0);
}

function pairingOf(of: PairingOf, contests: readonly Played[]): Pairing {
  const firsts = firstsOf(of.strong, contests);
  const games = contests.length;
  const [low, high] = confidence(firsts, games);
  const { mean, error } = spreadOf(contests.map((contest) => leadOf(of.strong, contest)));
  const share = firsts / Math.max(1, games);
  return {
    ...of,
    games,
    firsts,
    share,
    low,
    high,
    lead: Math.round(mean),
    leadError: Math.round(error),
    distinct: distinctOf(of.strong, contests),
  };
}

/** Games are alike if as many moves led to the same wealth, within a hundredth, wherever at the table the strong bot sat. */
function distinctOf(strong: string, contests: readonly Played[]): number {
  const ends = contests.map(({ seats, outcome: { actions, score } }) => {
    const wealth = new Map(score.map(({ seat, value }) => [seat, value]));
    const unit = Math.max(1, meanOf([...wealth.values()].map(Math.abs)) / 100);
    const own = seats.indexOf(strong);
    const fromOwn = seats.map((_, i) => wealth.get((own + i) % seats.length) ?? 0);
    return [actions, ...fromOwn.map((value) => Math.round(value / unit))].join();
  });
  return new Set(ends).size;
}

function leadOf(strong: string, { outcome, seats }: Played): number {
  const wealth = (own: boolean) =>
    outcome.score.flatMap(({ seat, value }) => ((seats[seat] === strong) === own ? [value] : []));
  return meanOf(wealth(true)) - meanOf(wealth(false));
}

function senseOf(outcomes: readonly Outcome[]): Sense {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + count(one), 0);
  const { mean, error } = spreadOf(outcomes.map(({ score }) => score.reduce((total, { value }) => total + value, 0)));
  const began = sum((outcome) => outcome.began);
  return {
    games: outcomes.length,
    meanSum: Math.round(mean),
    meanSumError: Math.round(error),
    bankruptcies: sum((outcome) => outcome.bankruptcies),
    gamesWithBankruptcy: outcomes.filter(({ bankruptcies }) => bankruptcies > 0).length,
    foundedThatRan: began === 0 ? 1 : sum(({ ran }) => ran) / began,
  };
}
