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
  const blocks = [...new Set(games.map(({ block }) => block))];
  const random = seededRandom(`${seed}/resampling`);
  const samples = Array.from({ length: blocks.length > 1 ? RESAMPLES : 0 }, () => {
    const drawn = blocks.map(() => blocks[draw(random, 'block', blocks.length)]);
    return ratingsOf(
      ids,
      drawn.flatMap((block) => games.filter((game) => game.block === block)),
    );
  });
  return ids.map((id, i) => {
    const sorted = samples.map((sample) => sample[i] ?? 0).sort((a, b) => a - b);
    const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? best[i] ?? 0);
    return { id, rating: Math.round(best[i] ?? 0), low: at(0.025), high: at(0.975) };
  });
}

function ratingsOf(ids: readonly string[], games: readonly Ranking[]): number[] {
  let strength = ids.map(() => 1);
  const placeOf = new Map(ids.map((id, i) => [id, i]));
  const orders = games.map(({ order }) => order.map((id) => placeOf.get(id) ?? 0));
  for (let round = 0; round < ROUNDS; round++) {
    // The imagined games: one won and one lost against strength 1.
    const wins = ids.map(() => 1);
    const chances = ids.map((_, i) => 2 / ((strength[i] ?? 1) + 1));
    for (const order of orders) {
      for (let place = 0; place < order.length - 1; place++) {
        const left = order.slice(place);
        const sum = left.reduce((total, i) => total + (strength[i] ?? 1), 0);
        for (const i of left) chances[i] = (chances[i] ?? 0) + 1 / sum;
        const first = left[0] ?? 0;
        wins[first] = (wins[first] ?? 0) + 1;
      }
    }
    strength = ids.map((_, i) => (wins[i] ?? 0) / (chances[i] ?? 1));
  }
  const base = strength[0] ?? 1;
  return strength.map((one) => SCALE * Math.log10(one / base));
}
