import { BANK, cashOf, DEPOT, OFFERING, POOL, percentOf, playerOwner, priceOf } from '@stellwerk/engine/finance';
import { type GameEvent, makeConfig, type Options } from '@stellwerk/engine/kernel';
import { ruleTests } from '@stellwerk/engine/testing/rule';
import { freeSlots, openSlots } from '@stellwerk/engine/track';
import { expect } from 'vitest';
import { map } from '../board.ts';
import { allCompanies, COMPANY_IDS, companies } from '../companies.ts';
import { market } from '../market.ts';
import { options } from '../options.ts';
import { AACHEN_FUND, IN_PACKET, WITH_NO5 } from '../owners.ts';
import { ORDER_CARDS, PLAYERS } from '../preparation.ts';
import { cases, rules } from '../rules/index.ts';
import { setup } from '../setup.ts';

const rule = ruleTests(rules, cases);

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Eva', 'Fritz'];

function configFor(players: number, seed: string, given: Options = {}) {
  const title = { id: '18rhi', revision: 1, players: PLAYERS, options };
  return makeConfig(title, { players: NAMES.slice(0, players), options: given, seed });
}

function begin(players: number, seed: string, given: Options = {}) {
  const config = configFor(players, seed, given);
  if (!config.ok) throw new Error(config.refusal.rule);
  const told: GameEvent[] = [];
  return { state: setup(config.value, (event) => told.push(event)), told };
}

rule('18rhi/1.2-a', 'three, four or five players begin, two or six do not', () => {
  expect([2, 3, 4, 5, 6].map((players) => configFor(players, 'seats').ok)).toEqual([false, true, true, true, false]);
});

rule(
  '18rhi/X-09',
  'four players: 450 M each, 210 M at Aachen, 6,990 M in the bank, RhE at 70 with three shares in the pool',
  () => {
    const { state } = begin(4, 'x-09');
    expect(state.seats.map((seat) => cashOf(state, playerOwner(seat)))).toEqual([450, 450, 450, 450]);
    expect(cashOf(state, AACHEN_FUND)).toBe(210);
    expect(cashOf(state, BANK)).toBe(6990);
    expect(priceOf(market, state, 'RhE')).toBe(70);
    expect(percentOf(state, companies.RhE, POOL)).toBe(30);
  },
);

rule(['18rhi/3.2-d', '18rhi/3.2-e', '18rhi/3.2-f'], 'all other certificates lie in the initial offering', () => {
  const { state } = begin(3, 'paper');
  expect(state.certificates['GVE']?.[1]).toBe(WITH_NO5);
  expect(state.certificates['RhE']?.[0]).toBe(IN_PACKET);
  const offered = Object.fromEntries(allCompanies.map((company) => [company.id, percentOf(state, company, OFFERING)]));
  expect(offered).toEqual({ ADR: 100, BME: 100, CCE: 100, CME: 100, DEE: 100, GVE: 90, MKB: 100, RhE: 50 });
});

rule('18rhi/3.1-e', 'players, treasuries and bank have accounts of their own, 9,000 M together', () => {
  const { state } = begin(5, 'money');
  expect(Object.values(state.money).reduce((sum, cash) => sum + cash, 0)).toBe(9000);
  expect(COMPANY_IDS.map((id) => state.money[id])).toEqual(COMPANY_IDS.map(() => 0));
});

rule('18rhi/8.2-a', 'with the lower capital three players have 500 M each', () => {
  const { state } = begin(3, 'poor', { capital: 'lower' });
  expect(state.seats.map((seat) => cashOf(state, playerOwner(seat)))).toEqual([500, 500, 500]);
});

rule('18rhi/8.1-a', 'the variant has seven 2-trains, the game itself six', () => {
  const twos = (extraTwoTrain: boolean) =>
    begin(3, 'trains', { extraTwoTrain }).state.trains[DEPOT]?.filter((train) => train === '2').length;
  expect([twos(false), twos(true)]).toEqual([6, 7]);
});

rule(
  ['18rhi/3.4-a', '18rhi/3.4-b'],
  'players sit in the order of different cards, the lowest has the priority deal',
  () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { state, told } = begin(5, seed);
      const dealt = told.find(({ type }) => type === 'orderDealt');
      const cards = Array.isArray(dealt?.['cards']) ? dealt['cards'].map(Number) : [];
      expect(new Set(cards).size).toBe(5);
      expect(cards).toEqual([...cards].sort((x, y) => x - y));
      expect(cards.every((card) => card >= 1 && card <= 9)).toBe(true);
      expect(dealt?.['seats']).toEqual(state.seats);
      expect(state.priority).toBe(state.seats[0]);
      expect([...state.seats].sort()).toEqual([0, 1, 2, 3, 4]);
    }
  },
);

rule('18rhi/3.2-h', 'each card places its own coal mine and steel mill', () => {
  for (const card of [1, 5, 9]) {
    const { told } = begin(3, 'sites', { sites: String(card) });
    expect(told.find(({ type }) => type === 'sitesPlaced')).toMatchObject({ ...ORDER_CARDS[card - 1] });
  }
});

rule(
  ['18rhi/3.1-d', '18rhi/4.1.1-no4-f'],
  'a home circle is taken before its company floats: in Köln nobody else finds a place',
  () => {
    const { state } = begin(3, 'homes');
    for (const node of ['city0', 'city1', 'city2']) {
      expect(freeSlots(map, state.track, 'I10', node)).toHaveLength(1);
      expect(openSlots(map, state.track, 'I10', node, 'BME')).toEqual([]);
    }
  },
);
