import { describe, expect, test } from 'vitest';
import { forecast } from './forecast.ts';

/** A company whose trains earn 40 for each stop, with a 6-train for 600 on offer. */
function company(treasury: number, rounds: number, kinds: readonly string[], life = 99) {
  return forecast({
    rounds,
    treasury,
    trains: kinds.map((kind) => ({ kind, life })),
    returned: 0,
    income: (running) => running.reduce((sum, kind) => sum + 40 * Number(kind), 0),
    replacement: () => ({ kind: '6', price: 600, life: 99 }),
    limit: 2,
    mustHaveTrain: true,
  });
}

describe('what a company earns', () => {
  test('it saves up for a better train as long as that pays', () => {
    const { payouts } = company(200, 8, ['3']);
    expect(payouts.slice(0, 4).filter((paid) => paid === 0).length).toBeGreaterThan(0);
    expect(payouts.at(-1)).toBe(40 * 3 + 40 * 6);
  });

  test('it does not keep its income for ever: near the end it pays all out', () => {
    const { payouts, dividends } = company(200, 3, ['3']);
    expect(payouts).toEqual([120, 120, 120]);
    expect(dividends).toBeGreaterThan(330);
  });

  test('it keeps its income when its last train rusts and the next is still to be paid', () => {
    const { payouts, liability } = company(300, 8, ['3'], 3);
    expect(payouts[2]).toBe(0);
    expect(liability).toBe(0);
  });

  test('what neither treasury nor income can pay falls on its director', () => {
    expect(company(100, 8, ['2'], 2).liability).toBe(600 - 100 - 2 * 80);
  });

  test('at its limit it buys nothing', () => {
    expect(company(2000, 8, ['3', '3']).incomes.at(-1)).toBe(240);
  });
});
