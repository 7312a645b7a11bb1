import { AS_EXPECTED } from '@stellwerk/bots';
import { draw, seededRandom } from '@stellwerk/engine/kernel';
import { expect, test } from 'vitest';
import { type Play, race } from './race.ts';

/** A game in which dividends count for 1.4 and liabilities for 0.7, and chance for much. */
function gameOf(asked: string[]): Play {
  const random = seededRandom('chance');
  return async (games) =>
    games.map(({ valuation, opening }) => {
      asked.push(opening);
      const miss = (valuation.dividends - 1.4) ** 2 + (valuation.liability - 0.7) ** 2;
      return [0, 1, 2].map(() => 500 - 1000 * miss + draw(random, 'lead', 600) - 300);
    });
}

const RACE = { seed: 'x', from: AS_EXPECTED, runners: 16, openings: 2 };

test('the valuation that wins lies nearer to what counts than the one of now', async () => {
  const { winner } = await race(RACE, gameOf([]));
  const missOf = ({ dividends, liability }: typeof winner) => Math.hypot(dividends - 1.4, liability - 0.7);
  expect(missOf(winner)).toBeLessThan(missOf(AS_EXPECTED) / 2);
  expect(winner.capital, 'one weight is the measure of the others').toBe(1);
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
