import type { Valuation } from '@stellwerk/bots';
import { draw, seededRandom } from '@stellwerk/engine/kernel';
import { expect, test } from 'vitest';
import { type Play, race } from './race.ts';

const NOW = { cash: 1, capital: 1, dividends: 1, control: 1, liability: 1, others: 1 };

function missOf(valuation: Valuation): number {
  return Math.hypot((valuation['dividends'] ?? 0) - 1.4, (valuation['liability'] ?? 0) - 0.7);
}

/** A game in which dividends count for 1.4 and liabilities for 0.7, and chance for much. */
function gameOf(asked: string[]): Play {
  const random = seededRandom('chance');
  return async (games) =>
    games.map(({ valuation, opening }) => {
      asked.push(opening);
      const miss = missOf(valuation) ** 2;
      return [0, 1, 2].map(() => 500 - 1000 * miss + draw(random, 'lead', 600) - 300);
    });
}

const RACE = { seed: 'x', from: { valuation: NOW, measure: 'capital' }, runners: 16, openings: 2 };

test('the valuation that wins lies nearer to what counts than the one of now', async () => {
  const { winner } = await race(RACE, gameOf([]));
  expect(missOf(winner)).toBeLessThan(missOf(NOW) / 2);
  expect(winner['capital'], 'one weight is the measure of the others').toBe(1);
});

test('half of them stay, and play twice as many openings that nobody played before', async () => {
  const asked: string[] = [];
  const { heats } = await race(RACE, gameOf(asked));
  expect(heats.map(({ runners, openings }) => [runners, openings])).toEqual([
    [16, 2],
    [8, 4],
    [4, 8],
    [2, 16],
  ]);
  expect(new Set(asked).size).toBe(2 + 4 + 8 + 16);
});

test('the same seed gives the same race', async () => {
  expect(await race(RACE, gameOf([]))).toEqual(await race(RACE, gameOf([])));
  expect((await race({ ...RACE, seed: 'y' }, gameOf([]))).winner).not.toEqual((await race(RACE, gameOf([]))).winner);
});
