import { describe, expect, test } from 'vitest';
import { bestFuture } from './future.ts';

/** A company whose trains earn 40 for each stop, with a 6-train for 600 on offer; each payout raises the worth of its shares. */
function company(treasury: number, rounds: number, kinds: readonly string[], life = 99, buysNow = false) {
  return bestFuture({
    rounds,
    treasury,
    buysNow,
    trains: kinds.map((kind) => ({ kind, life })),
    limit: () => 2,
    returned: 0,
    income: (running) => running.reduce((sum, kind) => sum + 40 * Number(kind), 0),
    replacement: () => ({ kind: '6', price: 600, life: 99 }),
    capital: (payouts) => payouts.reduce((sum, income) => sum + (income > 0 ? 10 : 0), 1000),
  });
}

describe('what a company earns', () => {
  test('it saves up for a better train as long as that pays', () => {
    const { dividends } = company(400, 10, ['3']);
    expect(dividends).toBeGreaterThan(company(0, 10, ['3']).dividends);
  });

  test('near the end it pays all out', () => {
    const { dividends, capital } = company(200, 3, ['3']);
    expect(capital).toBe(1030);
    expect(dividends).toBeGreaterThan(330);
  });

  test('it keeps its income when its last train rusts and the next is still to be paid', () => {
    const { liability, capital } = company(300, 8, ['3'], 3);
    expect(liability).toBeLessThan(300);
    expect(capital).toBeLessThan(1080);
  });

  test('what neither treasury nor income can pay falls on its director', () => {
    expect(company(100, 8, ['2'], 2).liability).toBeGreaterThanOrEqual(600 - 100 - 2 * 80);
  });

  test('money in the treasury buys a second train without a dividend kept back', () => {
    const rich = company(600, 8, ['3']);
    expect(rich.capital).toBe(1080);
    expect(rich.spare).toBe(0);
    expect(rich.dividends).toBeGreaterThan(company(599, 8, ['3']).dividends);
  });

  test('a train bought in the turn under way runs one turn earlier', () => {
    expect(company(600, 8, ['3'], 99, true).dividends).toBeGreaterThan(company(600, 8, ['3']).dividends);
  });

  test('at its limit it buys nothing', () => {
    expect(company(2000, 8, ['3', '3']).spare).toBe(2000);
  });
});
