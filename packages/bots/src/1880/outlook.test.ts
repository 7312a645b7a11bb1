import { expect, test } from 'vitest';
import { type Clock, outlookOf, placeOf, type Venture } from './outlook.ts';

const CLOCK: Clock = {
  left: [0, 0, 0, 0, 5, 5, 5, 5, 2, 2, 99],
  phase: placeOf('3+3'),
  marker: 'HKR',
  turnsLeft: null,
  first: undefined,
  step: 'all',
  revenue: 0,
  settled: false,
  cash: 0,
};

function venture(id: Venture['id'], more: Partial<Venture>): Venture {
  return {
    id,
    trains: [placeOf('3')],
    treasury: 0,
    place: { row: 1, column: 3 },
    inBank: 5,
    secondHalf: 0,
    revenue: 0,
    earns: (trains) => 40 * trains.length,
    ...more,
  };
}

test('a company that can pay for the next train needs nothing from its director', () => {
  const rich = outlookOf([venture('HKR', { treasury: 700 })], CLOCK, true).get('HKR');
  const poor = outlookOf([venture('HKR', {})], CLOCK, true).get('HKR');
  expect(rich?.liability).toBe(0);
  expect(poor?.liability).toBeGreaterThan(0);
});

test('who holds the marker and buys nothing brings the end nearer for all', () => {
  const idle = { trains: [placeOf('6')], earns: () => 100 };
  const buyer = { ...idle, treasury: 5000, earns: (trains: readonly number[]) => 300 * trains.length };
  const alone = outlookOf([venture('HKR', idle), venture('NJR', idle)], CLOCK, true).get('NJR');
  const beside = outlookOf([venture('HKR', buyer), venture('NJR', idle)], CLOCK, true).get('NJR');
  expect(beside?.dividends).toBeGreaterThan(alone?.dividends ?? 0);
});

test('the second half of the capital comes only when players can pay for the shares', () => {
  const waiting = { inBank: 7, secondHalf: 500, trains: [placeOf('4')] };
  const of = (cash: number) => outlookOf([venture('HKR', waiting)], { ...CLOCK, cash }, true).get('HKR');
  expect(of(1000)?.liability).toBeLessThan(of(0)?.liability ?? 0);
});

test('the companies that were handed in stay as they are', () => {
  const company = venture('HKR', { treasury: 700 });
  outlookOf([company], CLOCK, true);
  expect(company).toEqual({ ...venture('HKR', { treasury: 700 }), earns: company.earns });
});
