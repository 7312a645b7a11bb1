import { expect } from 'vitest';
import { hands, money, pass, pile, price, square } from './paper.ts';
import { play, rule, type Situation, situation, types } from './situation.ts';

/** BME on a square has earned that much and its director decides. Ann holds everything unless told. */
function bmeEarned(at: readonly [row: number, column: number], income: number, wanted: Situation = {}) {
  return situation({
    shares: { BME: hands('Ann 100') },
    at: { BME: at },
    turn: { company: 'BME', step: 'dividend', income },
    ...wanted,
  });
}

const payOut = { type: 'payDividend' };
const withhold = { type: 'withhold' };

rule(
  ['18rhl/12-a', '18rhl/12-c', '18rhl/E-43'],
  'price 80: a dividend of 80 moves it right, one of 70 does not',
  () => {
    const enough = bmeEarned([2, 3], 80);
    expect(price(enough, 'BME')).toBe(80);
    expect(types(play(enough, payOut))).toEqual(['dividendPaid', 'priceMoved']);
    expect([square(enough, 'BME'), price(enough, 'BME')]).toEqual([[2, 4], 90]);

    const less = bmeEarned([2, 3], 70);
    expect(types(play(less, payOut))).toEqual(['dividendPaid']);
    expect([square(less, 'BME'), price(less, 'BME')]).toEqual([[2, 3], 80]);
  },
);

rule(['18rhl/12-d', '18rhl/E-43'], 'price 80: with an income of 0 “pay” is no dividend and the price goes left', () => {
  const game = bmeEarned([2, 3], 0);
  play(game, payOut);
  expect([square(game, 'BME'), price(game, 'BME')]).toEqual([[2, 2], 75]);
});

rule('18rhl/12-a', 'the whole dividend counts, with what falls to unsold shares and to the pool', () => {
  const game = bmeEarned([2, 3], 80, { shares: { BME: hands('Ann 20, pool 50') }, cash: [0] });
  play(game, payOut);
  expect([money(game, 0), money(game, 'BME')]).toEqual([16, 24]);
  expect(square(game, 'BME')).toEqual([2, 4]);
});

rule('18rhl/12-a', 'three times the price is one square right as well', () => {
  const game = bmeEarned([2, 3], 240);
  play(game, payOut);
  expect(square(game, 'BME')).toEqual([2, 4]);
});

rule(
  ['18rhl/12-b', '18rhl/E-44'],
  'at the right end of its row the marker goes up instead; at the right end of the top row it stays',
  () => {
    const second = bmeEarned([1, 13], 240);
    play(second, payOut);
    expect([square(second, 'BME'), price(second, 'BME')]).toEqual([[0, 13], 265]);

    const low = bmeEarned([4, 3], 70);
    play(low, payOut);
    expect([square(low, 'BME'), price(low, 'BME')]).toEqual([[3, 3], 75]);

    const top = bmeEarned([0, 16], 400);
    expect(types(play(top, payOut))).not.toContain('priceMoved');
    expect([square(top, 'BME'), price(top, 'BME')]).toEqual([[0, 16], 350]);
  },
);

rule('18rhl/12-c', 'a small dividend leaves the marker on top of its pile', () => {
  const game = bmeEarned([2, 3], 10, {
    shares: { BME: hands('Ann 100'), CME: hands('Bob 50') },
    at: { BME: [2, 3], CME: [2, 3] },
  });
  play(game, payOut);
  expect(pile(game, 'BME')).toEqual(['BME', 'CME']);
});

rule('18rhl/12-d', 'income withheld, however high: one square left', () => {
  const game = bmeEarned([2, 3], 300);
  expect(types(play(game, withhold))).toEqual(['incomeKept', 'priceMoved']);
  expect(square(game, 'BME')).toEqual([2, 2]);
});

rule('18rhl/12-d', 'a company without a train, and one without a route, goes left too', () => {
  for (const trains of [{}, { BME: ['2' as const] }]) {
    const game = situation({ shares: { BME: hands('Ann 50') }, at: { BME: [2, 3] }, trains, turn: { company: 'BME' } });
    expect(types(play(game, pass))).toEqual(['didNotRun', 'priceMoved']);
    expect(square(game, 'BME')).toEqual([2, 2]);
  }
});

rule(
  ['18rhl/12-e', '18rhl/E-44'],
  'at the left edge the marker goes down instead; at the left edge of the bottom row it stays',
  () => {
    const edge = bmeEarned([2, 0], 50);
    play(edge, withhold);
    expect([square(edge, 'BME'), price(edge, 'BME')]).toEqual([[3, 0], 60]);

    const bottom = bmeEarned([5, 0], 50);
    expect(types(play(bottom, withhold))).toEqual(['incomeKept']);
    expect([square(bottom, 'BME'), price(bottom, 'BME')]).toEqual([[5, 0], 50]);
  },
);

rule('18rhl/12-f', 'whoever arrives goes under those who are there, from the left and from the right', () => {
  const right = bmeEarned([2, 3], 80, {
    shares: { BME: hands('Ann 100'), CME: hands('Bob 50'), ADR: hands('Cid 50') },
    at: { CME: [2, 4], ADR: [2, 4], BME: [2, 3] },
  });
  play(right, payOut);
  expect(pile(right, 'BME')).toEqual(['CME', 'ADR', 'BME']);

  const left = bmeEarned([2, 3], 80, {
    shares: { BME: hands('Ann 100'), CME: hands('Bob 50') },
    at: { BME: [2, 3], CME: [2, 2] },
  });
  play(left, withhold);
  expect(pile(left, 'BME')).toEqual(['CME', 'BME']);
});

rule('18rhl/12-f', 'a marker that cannot move keeps its place in the pile', () => {
  const game = bmeEarned([5, 0], 50, {
    shares: { BME: hands('Ann 100'), CME: hands('Bob 50') },
    at: { BME: [5, 0], CME: [5, 0] },
  });
  play(game, withhold);
  expect(pile(game, 'BME')).toEqual(['BME', 'CME']);
});
