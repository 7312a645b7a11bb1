import { type Bot, ladderSeats, loadBots, playMatch } from '@stellwerk/bots';
import type { Game, GameEvent, Title } from '@stellwerk/engine/kernel';
import { progressBar } from '../progress.ts';
import { type Ranking, type Rating, rate } from '../ratings.ts';
import { confidence, percent, table } from '../report.ts';
import { readArgs, titleNamed, UsageError, wholeNumber } from '../usage.ts';

interface Ladder {
  readonly title: string;
  readonly seed: string;
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
}

/** What games between the strongest bots look like. */
interface Sense {
  readonly games: number;
  /** What all players have together at the end. */
  readonly meanSum: number;
  readonly bankruptcies: number;
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
    json: { type: 'boolean' },
  });
  const title = titleNamed(positionals[0]);
  const players = wholeNumber(values.players, 'players', 2, ladderSeats(title.id));
  const [least, most] = title.players;
  if (players < least || players > most) throw new UsageError(`${title.name} is for ${least} to ${most} players.`);
  const games = wholeNumber(values.games, 'games', 1, 12);
  const result = await climb(title, players, games, values.seed ?? '1');
  console.log(values.json ? JSON.stringify(result) : inWords(result));
  return 0;
}

async function climb(title: Title, players: number, wanted: number, seed: string): Promise<Ladder> {
  const bots = await loadBots(title.id);
  const perPairing = players * Math.ceil(wanted / players);
  const pairs = bots.slice(1).flatMap((strong, i): { strong: Bot; weak: Bot }[] => {
    const weak = bots[i];
    return weak ? [{ strong, weak }] : [];
  });
  const best = bots.at(-1);
  const senseGames = Math.max(1, Math.floor(perPairing / players));
  const bar = progressBar(`${title.name}, ${players} players`, pairs.length * perPairing + senseGames);
  let played = 0;
  const play = async (seats: readonly Bot[], opening: string) => {
    bar.at(played);
    played += 1;
    const match = await playMatch({ title, bots: seats, seed: `${seed}/${opening}`, mostActions: MOST_ACTIONS });
    if (!match.ok) throw new UsageError(`The game cannot start: ${match.refusal.rule}.`);
    return match.value;
  };
  const rankings: Ranking[] = [];
  const matches: Pairing[] = [];
  const tally = new Map(bots.map(({ id }) => [id, { games: 0, firsts: 0 }]));
  for (const { strong, weak } of pairs) {
    let firsts = 0;
    let finished = 0;
    for (let i = 0; i < perPairing; i++) {
      const seats = Array.from({ length: players }, (_, seat) => (seat === i % players ? strong : weak));
      const opening = `${strong.id}-${weak.id}/${Math.floor(i / players)}`;
      const game = await play(seats, opening);
      if (!game.over) continue;
      finished += 1;
      const winners = game.score().filter(({ rank }) => rank === 1);
      for (const { seat } of winners) {
        const id = seats[seat]?.id ?? '';
        if (id === strong.id) firsts += 1 / winners.length;
        const own = tally.get(id);
        if (own) own.firsts += 1 / winners.length;
      }
      for (const { id } of [strong, weak]) {
        const own = tally.get(id);
        if (own) own.games += 1;
      }
      rankings.push({ block: opening, order: orderOf(game, seats) });
    }
    const [low, high] = confidence(firsts, finished);
    const share = firsts / Math.max(1, finished);
    matches.push({ strong: strong.id, weak: weak.id, players, games: finished, firsts, share, low, high });
  }
  const last: Game[] = [];
  for (let i = 0; best && i < senseGames; i++) {
    last.push(
      await play(
        Array.from({ length: players }, () => best),
        `sense/${i}`,
      ),
    );
  }
  bar.at(played);
  bar.done();
  const ids = bots.map(({ id }) => id);
  return {
    title: title.id,
    seed,
    games: played,
    bots: rate(ids, rankings, seed).map((rating) => ({
      ...rating,
      ...(tally.get(rating.id) ?? { games: 0, firsts: 0 }),
    })),
    matches,
    sense: senseOf(last),
  };
}

function orderOf(game: Game, seats: readonly Bot[]): string[] {
  return [...game.score()].sort((a, b) => a.rank - b.rank).map(({ seat }) => seats[seat]?.id ?? '');
}

/** Events that tell of a player or a company that could not pay. */
const BANKRUPT: ReadonlySet<string> = new Set(['bankrupt', 'insolvent']);
const BEGAN: ReadonlySet<string> = new Set(['floated', 'opened']);
const TURNS: ReadonlySet<string> = new Set(['ran', 'didNotRun']);

function senseOf(games: readonly Game[]): Sense {
  let sum = 0;
  let bankruptcies = 0;
  let began = 0;
  let ran = 0;
  for (const game of games) {
    sum += game.score().reduce((total, { value }) => total + value, 0);
    const turns = new Map<string, { count: number; ran: boolean }>();
    for (let move = 0; move <= game.actions.length; move++) {
      for (const event of game.events(move)) {
        if (BANKRUPT.has(event.type)) bankruptcies += 1;
        const id = companyIn(event);
        if (BEGAN.has(event.type)) turns.set(id, { count: 0, ran: false });
        const own = turns.get(id);
        if (!own || !TURNS.has(event.type) || own.count >= 2) continue;
        own.count += 1;
        if (event.type === 'ran' && Number(event['revenue']) > 0) own.ran = true;
      }
    }
    // Who had but one turn before the end is not counted.
    const grown = [...turns.values()].filter(({ count, ran: once }) => count === 2 || once);
    began += grown.length;
    ran += grown.filter(({ ran: once }) => once).length;
  }
  const meanSum = games.length === 0 ? 0 : Math.round(sum / games.length);
  return { games: games.length, meanSum, bankruptcies, foundedThatRan: began === 0 ? 1 : ran / began };
}

function companyIn(event: GameEvent): string {
  return String(event['company'] ?? '');
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
  ]);
  return [
    `${title}: ${games} games, seed ${seed}`,
    '',
    table(['bot', 'rating', '95 %', 'games', 'firsts'], rated),
    '',
    table(['pairing', 'games', 'firsts', 'share', '95 %'], paired),
    '',
    `strongest among themselves: ${sense.games} games, all together ${sense.meanSum} in the mean, ${sense.bankruptcies} bankruptcies, ` +
      `${percent(sense.foundedThatRan)} of the companies ran before their third turn`,
  ].join('\n');
}
