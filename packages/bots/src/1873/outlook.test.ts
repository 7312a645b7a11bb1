import { clone, newGame } from '@stellwerk/engine/kernel';
import { harzbahn, type State } from '@stellwerk/titles/1873';
import { expect, test } from 'vitest';
import { type Calendar, calendarOf, roundsOf } from './calendar.ts';
import { type Company, outlookOf, type Plant } from './outlook.ts';
import { minesPlant } from './plants.ts';

function start(): State {
  const started = newGame(harzbahn, { players: ['a', 'b', 'c'], seed: 's' });
  if (!started.ok) throw new Error(started.refusal.rule);
  return started.value.state;
}

const COMPANY: Company = {
  capital: 0,
  value: 200,
  shares: 2,
  unsold: 0,
  pool: 0,
  most: 2,
  from: 0,
  demand: 0.8,
};

const alike = () => 1;

function earning(profit: (turn: number) => number, offers: Plant['offers'] = () => []): Plant {
  return { profit, offers };
}

function calendar(): Calendar {
  return calendarOf(start(), 18);
}

test('phases come with the units that are sold, and the second full set of three rounds is the last', () => {
  const rounds = roundsOf(start());
  const ids = rounds.map(({ phase }) => phase.id);
  expect([...new Set(ids)]).toEqual(['1', '2', '3', '4', '5', 'D']);
  expect(rounds.at(-1)?.lastOfSet).toBe(true);
  expect(rounds.filter(({ diesels }) => diesels)).toHaveLength(6);
});

test('players think of the next rounds, and that the phase stays', () => {
  const ids = calendarOf(start(), 6).rounds.map(({ phase }) => phase.id);
  expect(ids).toEqual(['1', '1', '1', '1', '1', '1']);
});

test('old machines need maintenance as in the phase of today', () => {
  const state = clone(start());
  expect(minesPlant(state, ['W1', 'W2'], calendarOf(state, 6)).profit(5)).toBe(80);
  state.phase = 'D';
  expect(minesPlant(state, ['W1', 'W2'], calendarOf(state, 6)).profit(5)).toBe(80 - 2 * 150);
});

test('a company that cannot pay its maintenance is worth nothing in the end', () => {
  const { dividends, value } = outlookOf(
    earning((turn) => (turn < 3 ? 100 : -50)),
    COMPANY,
    calendar(),
    alike,
  );
  expect(dividends).toBe(150);
  expect(value).toBe(0);
});

test('what is paid out lifts the value, up to three boxes a round', () => {
  const { value } = outlookOf(
    earning((turn) => (turn === 0 ? 600 : 100)),
    COMPANY,
    calendar(),
    alike,
  );
  expect(value).toBe(260);
});

test('shares are issued for a machine that the capital does not pay', () => {
  let income = 100;
  const take = () => {
    income = 400;
  };
  const offers = () => (income === 400 ? [] : [{ price: 450, gain: 3000, take }]);
  const poor = earning(() => 100);
  const growing = earning(() => income, offers);
  const before = outlookOf(poor, COMPANY, calendar(), alike);
  const after = outlookOf(growing, { ...COMPANY, most: 5 }, calendar(), alike);
  expect(after.value).toBeGreaterThan(before.value);
});
