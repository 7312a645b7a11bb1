import { draw, seededRandom } from '@stellwerk/engine/kernel';

/** One game: who played, the first first; equals in any order. Games of one block began alike, with other seats. */
export interface Ranking {
  readonly block: string;
  readonly order: readonly string[];
}

export interface Rating {
  readonly id: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

const ROUNDS = 200;
const RESAMPLES = 200;
/** A rating is so many points for ten times the strength. */
const SCALE = 400;

/**
 * Ratings by the model of Plackett and Luce: at each place of a game the next is one of those left, by strength. The
 * strengths are the most likely ones (Hunter's iteration), with one imagined win and loss each against an average player, so
 * that nobody is infinitely strong. Ratings are in points above the first bot's; intervals by resampling blocks of games.
 */
export function rate(ids: readonly string[], games: readonly Ranking[], seed: string): readonly Rating[] {
  const best = ratingsOf(ids, games);
  const blocks = inBlocks(games);
  const random = seededRandom(`${seed}/resampling`);
  const samples = Array.from({ length: blocks.length > 1 ? RESAMPLES : 0 }, () => {
    const drawn = blocks.flatMap(() => blocks[draw(random, 'block', blocks.length)] ?? []);
    return ratingsOf(ids, drawn);
  });
  return ids.map((id, i) => {
    const sorted = samples.map((sample) => sample[i] ?? 0).sort((a, b) => a - b);
    const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? best[i] ?? 0);
    return { id, rating: Math.round(best[i] ?? 0), low: at(0.025), high: at(0.975) };
  });
}

function inBlocks(games: readonly Ranking[]): readonly (readonly Ranking[])[] {
  const blocks = new Map<string, Ranking[]>();
  for (const game of games) {
    const block = blocks.get(game.block);
    if (block) block.push(game);
    else blocks.set(game.block, [game]);
  }
  return [...blocks.values()];
}

/** How often each order was seen: most games of a ladder end in one of a few. */
function countsOf(
  ids: readonly string[],
  games: readonly Ranking[],
): readonly (readonly [readonly number[], number])[] {
  const placeOf = new Map(ids.map((id, i) => [id, i]));
  const seen = new Map<string, [readonly number[], number]>();
  for (const { order } of games) {
    const name = order.join();
    const known = seen.get(name);
    if (known) known[1] += 1;
    else seen.set(name, [order.map((id) => placeOf.get(id) ?? 0), 1]);
  }
  return [...seen.values()];
}

function ratingsOf(ids: readonly string[], games: readonly Ranking[]): number[] {
  let strength = ids.map(() => 1);
  const orders = countsOf(ids, games);
  for (let round = 0; round < ROUNDS; round++) {
    // The imagined games: one won and one lost against strength 1.
    const wins = ids.map(() => 1);
    const chances = ids.map((_, i) => 2 / ((strength[i] ?? 1) + 1));
    for (const [order, count] of orders) {
      for (let place = 0; place < order.length - 1; place++) {
        const left = order.slice(place);
        const sum = left.reduce((total, i) => total + (strength[i] ?? 1), 0);
        for (const i of left) chances[i] = (chances[i] ?? 0) + count / sum;
        const first = left[0] ?? 0;
        wins[first] = (wins[first] ?? 0) + count;
      }
    }
    strength = ids.map((_, i) => (wins[i] ?? 0) / (chances[i] ?? 1));
  }
  const base = strength[0] ?? 1;
  return strength.map((one) => SCALE * Math.log10(one / base));
}
