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
  players: [
    { cash: 0, room: 10 },
    { cash: 0, room: 10 },
  ],
  trading: false,
};

function venture(id: Venture['id'], more: Partial<Venture>): Venture {
  return {
    id,
    trains: [placeOf('3')],
    treasury: 0,
    place: { row: 1, column: 3 },
    inBank: 5,
    secondHalf: 0,
    open: true,
    director: 0,
    held: [3, 2],
    revenue: 0,
    earns: (trains) => 40 * trains.length,
    ...more,
  };
}

const wealthOf = (companies: readonly Venture[], clock: Clock = CLOCK) => {
  const { cash, shares } = outlookOf(companies, clock);
  return cash.map((money, seat) => money + (shares[seat] ?? 0));
};

test('what a company cannot pay for its next train is missing to its director, not to the others', () => {
  const idle = { earns: () => 0, inBank: 0 };
  const [director, other] = wealthOf([venture('HKR', idle)]);
  const [spared, same] = wealthOf([venture('HKR', { ...idle, treasury: 600 })]);
  expect(spared).toBeGreaterThan(director ?? 0);
  expect(same).toBe(other);
});

test('who has money and room takes the shares that the bank still has', () => {
  const rich = {
    ...CLOCK,
    players: [
      { cash: 0, room: 10 },
      { cash: 500, room: 10 },
    ],
  };
  const full = {
    ...CLOCK,
    players: [
      { cash: 0, room: 10 },
      { cash: 500, room: 0 },
    ],
  };
  const company = venture('HKR', { trains: [placeOf('6')], earns: () => 300, revenue: 300, held: [5, 0] });
  expect(wealthOf([company], rich)[1]).toBeGreaterThan((wealthOf([company], full)[1] ?? 0) + 300);
});

test('the second half of the capital comes only when players can pay for the shares', () => {
  const waiting = { inBank: 7, secondHalf: 500, trains: [placeOf('4')], held: [3, 0], revenue: 40 };
  const after = (cash: number) => {
    const players = [
      { cash: 0, room: 10 },
      { cash, room: 10 },
    ];
    return wealthOf([venture('HKR', waiting)], { ...CLOCK, players })[0] ?? 0;
  };
  expect(after(1000)).toBeGreaterThan(after(0) + 300);
});

test('a company that is not open needs a director with the money for its shares', () => {
  const closed = { open: false, held: [2, 0], inBank: 8, trains: [], treasury: 1000, earns: () => 200 };
  const of = (cash: number) =>
    wealthOf([venture('HKR', closed)], {
      ...CLOCK,
      trading: true,
      players: [
        { cash, room: 10 },
        { cash: 0, room: 10 },
      ],
    });
  expect((of(200)[0] ?? 0) - 200).toBeGreaterThan((of(0)[0] ?? 0) + 200);
});

const dividendsOf = (clock: Clock, more: Partial<Venture> = {}) =>
  outlookOf([venture('HKR', { trains: [placeOf('6')], earns: () => 100, ...more })], clock).futures[0]?.dividends ?? 0;

test('a train less in the bank brings the end nearer, but not where positions are compared over the same time', () => {
  const fewer = { ...CLOCK, left: [0, 0, 0, 0, 1, 5, 5, 5, 2, 2, 99] };
  expect(dividendsOf(fewer)).toBeLessThan(dividendsOf(CLOCK));
  const buyers = { trains: [], treasury: 9000 };
  expect(dividendsOf({ ...fewer, lasts: 8 }, buyers)).toBe(dividendsOf({ ...CLOCK, lasts: 8 }, buyers));
});

test('a type that nobody buys in a full round goes before its time', () => {
  expect(dividendsOf({ ...CLOCK, unsoldGo: true })).toBeLessThan(dividendsOf(CLOCK));
});

test('the companies that were handed in stay as they are', () => {
  const company = venture('HKR', { treasury: 700 });
  outlookOf([company], CLOCK);
  expect(company).toEqual({ ...venture('HKR', { treasury: 700 }), earns: company.earns });
});
