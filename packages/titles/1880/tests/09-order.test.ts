import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import type { Railway, State } from '../index.ts';
import {
  ANN,
  acting,
  allPass,
  BOB,
  CID,
  cash,
  founding,
  intoOperatingRound,
  left,
  passing,
  price,
  stepOf,
  told,
  train,
  treasury,
  verdict,
} from './moves.ts';
import { play, rule, type Situation, situation, top, types } from './situation.ts';

/** The turns from now on, everybody passing, as many as asked for; each company has its train. */
function turns(game: Game<State>, count: number): Railway[] {
  const order: Railway[] = [];
  while (order.length < count) {
    const railway = acting(game);
    if (railway === undefined) throw new Error(`${top(game)} is on top`);
    order.push(railway);
    skip(game);
  }
  return order;
}

/** Whoever acts passes through the turn. What happens at its end. */
function skip(game: Game<State>) {
  const railway = acting(game);
  const field = () => JSON.stringify([game.state.flow.find(({ kind }) => kind === 'operatingRound'), acting(game)]);
  const before = field();
  let events = play(game, idle(game));
  while (acting(game) === railway && field() === before) events = play(game, idle(game));
  return events;
}

function idle(game: Game<State>) {
  const step = stepOf(game);
  return step === 'run' ? { type: 'run', routes: [] } : step === 'dividend' ? { type: 'withhold' } : passing;
}

/** Five companies of Ann at different prices, with a train each. */
const BAR: Situation = {
  cash: [0, 0, 0],
  shares: {
    NJR: [[ANN, 20]],
    HKR: [[ANN, 20]],
    CKR: [[ANN, 20]],
    BZU: [[ANN, 20]],
    WNR: [[ANN, 20]],
  },
  par: { NJR: 70, HKR: 90, CKR: 100, BZU: 80, WNR: 90 },
  trains: { NJR: ['2'], HKR: ['2'], CKR: ['2'], BZU: ['2'], WNR: ['2'] },
};

rule('1880/IX-order-a', 'privates, investors by number, companies by issue price and row', () => {
  const { game, events } = intoOperatingRound({
    ...BAR,
    privates: { P2: CID },
    investors: { A6: [ANN], A1: [BOB] },
    rows: { HKR: 2, WNR: 1 },
  });
  const begun = types(events);
  expect(begun.indexOf('privatePaid')).toBeLessThan(begun.indexOf('turnBegan'));
  expect(turns(game, 7)).toEqual(['A1', 'A6', 'CKR', 'WNR', 'HKR', 'BZU', 'NJR']);
});

rule(
  ['1880/IX-order-b', '1880/E-11'],
  'issued at 80 and now at 60 it acts before one issued at 70 and now at 160',
  () => {
    const { game } = intoOperatingRound({ ...BAR, at: { BZU: [8, 2], NJR: [0, 11] } });
    expect([price(game, 'BZU'), price(game, 'NJR')]).toEqual([60, 160]);
    expect(turns(game, 5)).toEqual(['CKR', 'HKR', 'WNR', 'BZU', 'NJR']);
  },
);

rule('1880/IX-order-c', 'after the last company the next round begins with the privates, without a stock round', () => {
  const game = situation({ ...BAR, privates: { P1: CID }, turn: { company: 'NJR', step: 'trains' } });
  const events = skip(game);
  expect(told(events, 'operatingRoundBegan', 'number')).toEqual([[2]]);
  expect(told(events, 'privatePaid', 'item', 'amount')).toEqual([['P1', 5]]);
  expect(types(events)).not.toContain('stockRoundBegan');
  expect([acting(game), game.state.stockRounds]).toEqual(['CKR', 1]);
});

rule(
  '1880/IX-order-d',
  'a stock round interrupts; then the same company goes on, nothing is paid and no investor acts again',
  () => {
    const game = situation({
      ...BAR,
      privates: { P1: CID },
      investors: { A1: [BOB] },
      treasury: { HKR: 100 },
      bank: { '2': 1 },
      turn: { company: 'HKR', step: 'trains' },
    });
    const events = play(game, train('2', 100));
    expect([types(events).includes('stockRoundBegan'), top(game)]).toEqual([true, 'stockRound']);
    const after = allPass(game);
    expect(types(after)).not.toContain('privatePaid');
    expect([acting(game), stepOf(game), cash(game)[CID]]).toEqual(['HKR', 'trains', 0]);
    expect(turns(game, 4)).toEqual(['HKR', 'WNR', 'BZU', 'NJR']);
    expect([acting(game), cash(game)[CID]]).toEqual(['A1', 5]);
  },
);

/** CKR in the first row of 90 buys the last 3; BCR has the first row of 100. Ann is to act in the stock round. */
function lastThree() {
  const game = situation({
    cash: [400, 0, 0],
    phase: 'B1',
    bank: { '3': 1 },
    shares: { BCR: [[BOB, 30]], CKR: [[BOB, 30]], WNR: [[BOB, 30]] },
    par: { BCR: 100, CKR: 90, WNR: 80 },
    trains: { BCR: ['3'], WNR: ['3'] },
    treasury: { CKR: 180 },
    turn: { company: 'CKR', step: 'trains' },
  });
  play(game, train('3', 180));
  return game;
}

rule(
  ['1880/IX-order-e', '1880/E-12'],
  'NJR opens at 100 while CKR acts: its first turn is in the next round, after BCR (C-03)',
  () => {
    const game = lastThree();
    play(game, founding('NJR', 30, 100, 'BC', 1), passing, passing, passing);
    expect([game.state.companies.NJR.open, acting(game), stepOf(game)]).toEqual([true, 'CKR', 'trains']);
    expect(turns(game, 3)).toEqual(['CKR', 'WNR', 'BCR']);
    expect(acting(game)).toBe('NJR');
    const ahead = lastThree();
    play(ahead, founding('NJR', 30, 90, 'BC', 1), passing, passing, passing);
    expect(turns(ahead, 1)).toEqual(['CKR']);
    expect(acting(ahead), 'its row lies ahead').toBe('NJR');
  },
);

rule(
  ['1880/IX-order-f', '1880/E-88'],
  'a removal, a stock round, the last of the next type, a second stock round: all in one turn',
  () => {
    const game = situation({
      cash: [0, 0, 0],
      phase: 'C3',
      bank: { '6E': 1, '6': 0 },
      marker: 'HKR',
      shares: { HKR: [[ANN, 60]], CKR: [[BOB, 60]] },
      trains: { HKR: ['4'], CKR: ['6'] },
      treasury: { HKR: 1600 },
      turn: { company: 'HKR', step: 'trains' },
    });
    play(game, passing);
    expect([left(game, '6E'), top(game)]).toEqual([0, 'stockRound']);
    allPass(game);
    expect([acting(game), stepOf(game)]).toEqual(['HKR', 'trains']);
    play(game, train('8', 800));
    expect([acting(game), left(game, '8')], 'no stock round yet').toEqual(['HKR', 1]);
    play(game, train('8', 800));
    expect([top(game), game.state.stockRounds]).toEqual(['stockRound', 3]);
    allPass(game);
    expect([acting(game), stepOf(game), treasury(game, 'HKR')]).toEqual(['HKR', 'trains', 0]);
  },
);

rule(
  '1880/IX-order-g',
  'a founded company that is not open is passed over: no turn, no payment, no move of its price',
  () => {
    const { game } = intoOperatingRound({
      ...BAR,
      phase: 'B1',
      open: ['CKR', 'BZU', 'NJR'],
      trains: { CKR: ['2'], BZU: ['2'], NJR: ['2'] },
    });
    const before = price(game, 'HKR');
    expect(turns(game, 4)).toEqual(['CKR', 'BZU', 'NJR', 'CKR']);
    expect([price(game, 'HKR'), treasury(game, 'HKR'), game.state.companies.HKR.open]).toEqual([before, 0, false]);
    expect(price(game, 'BZU'), 'while open ones fall').toBeLessThan(80);
    const stock = situation({ ...BAR, phase: 'B1', open: ['CKR'], trains: { CKR: ['2'] }, cash: [1000, 0, 0] });
    expect(verdict(stock, founding('LHR', 20, 90, 'ABC', 0)), 'but it holds its row').toBe('1880/XII-buy-b');
  },
);
