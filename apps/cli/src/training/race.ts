import type { Valuation, Valuing } from '@stellwerk/bots';
import { draw, type RandomState, seededRandom } from '@stellwerk/engine/kernel';
import { meanOf } from '../report.ts';

/** How far a valuation was ahead of the others in the mean, in each game of an opening. */
type Leads = readonly number[];

/** Plays a valuation alone among players with the one of now, from every seat of each opening. */
export type Play = (
  games: readonly { readonly valuation: Valuation; readonly opening: string }[],
) => Promise<readonly Leads[]>;

interface Race {
  readonly seed: string;
  /** The valuation of now, around which others are drawn. */
  readonly from: Pick<Valuing, 'valuation' | 'measure'>;
  /** How many are drawn. */
  readonly runners: number;
  /** Openings that each of them plays in the first heat; who is left plays twice as many in the next. */
  readonly openings: number;
}

interface Runner {
  readonly valuation: Valuation;
  /** What it was ahead in all games of all its heats. */
  readonly leads: Leads;
}

export interface Heat {
  readonly runners: number;
  readonly openings: number;
  /** The mean lead of the best one, over all its games so far. */
  readonly best: number;
}

/** How far weights lie from those of now: two thirds of them within this part. */
const SPREAD = 0.3;

/**
 * Valuations drawn at random race by results: all play the same openings, the better half stays, and plays twice as many. So the
 * same number of games is spent on each heat, and most of them on those that matter. Who wins was lucky too: its lead is
 * believed only after it has been seen again in other openings.
 */
export async function race({ seed, from, runners, openings }: Race, play: Play) {
  const random = seededRandom(`${seed}/valuations`);
  let left: readonly Runner[] = Array.from({ length: runners }, () => ({ valuation: near(from, random), leads: [] }));
  const heats: Heat[] = [];
  for (let heat = 0; left.length > 1; heat++) {
    const count = openings * 2 ** heat;
    const names = Array.from({ length: count }, (_, i) => `heat-${heat}/${i}`);
    const games = left.flatMap(({ valuation }) => names.map((opening) => ({ valuation, opening })));
    const played = await play(games);
    const ran = left.map(({ valuation, leads }, i) => ({
      valuation,
      leads: [...leads, ...played.slice(i * count, (i + 1) * count).flat()],
    }));
    ran.sort((a, b) => meanOf(b.leads) - meanOf(a.leads));
    heats.push({ runners: left.length, openings: count, best: Math.round(meanOf(ran[0]?.leads ?? [])) });
    left = ran.slice(0, Math.ceil(left.length / 2));
  }
  return { winner: left[0]?.valuation ?? from.valuation, heats };
}

/** A valuation near another; the measure keeps its weight. */
function near({ valuation, measure }: Race['from'], random: RandomState): Valuation {
  const weights = Object.entries(valuation).map(([feature, weight]) => [
    feature,
    feature === measure ? weight : rounded(weight * Math.exp(SPREAD * bell(random))),
  ]);
  return Object.fromEntries(weights);
}

/** Of the normal distribution nearly enough: twelve even numbers from 0 to 1, added, less six. */
function bell(random: RandomState): number {
  const even = Array.from({ length: 12 }, () => draw(random, 'weight', 1000) / 999);
  return even.reduce((sum, one) => sum + one, 0) - 6;
}

function rounded(weight: number): number {
  return Math.round(weight * 100) / 100;
}
