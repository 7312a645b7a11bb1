import { expect } from 'vitest';
import { NANJING, NANJING_HEFEI } from './boards.ts';
import {
  building,
  buy,
  buying,
  inBank,
  PASS,
  sitOutStockRound,
  trainsOf,
  treasury,
  trip,
  turnOf,
  verdict,
} from './railways.ts';
import { offers, play, refusedBy, rule, type Situation, top, types, typesOffered } from './situation.ts';

/** Ann directs NJR and HKR, Bob directs BCR. */
const sisters = (wanted: Situation = {}) =>
  buying('NJR', { treasury: { NJR: 1000 }, ...wanted, shares: { NJR: [[0, 50]], HKR: [[0, 50]], BCR: [[1, 50]] } });

rule('1880/X-trains-e', 'a 2R for 250 beside the type on sale, one for each company, from the first 6 on', () => {
  const early = buying('NJR', { phase: 'C1', treasury: { NJR: 900 } });
  expect(refusedBy(early, buy('2R', 250))).toBe('1880/X-trains-e');
  const game = buying('NJR', { trains: { NJR: ['6'] }, treasury: { NJR: 900 }, marker: 'HKR', open: ['NJR', 'HKR'] });
  expect(offers(game, buy('2R', 250))).toBe(true);
  expect(offers(game, buy('6', 600))).toBe(true);
  expect(refusedBy(game, buy('2R', 100))).toBe('1880/X-buy-c');
  play(game, buy('2R', 250));
  expect(game.state.marker, 'the marker does not move').toBe('HKR');
  expect(refusedBy(game, buy('2R', 250)), 'a second one').toBe('1880/X-trains-e');
  expect(offers(game, buy('2R', 250))).toBe(false);
});

rule('1880/X-trains-e', 'the 2R counts two stops, takes a place in the limit and is not scrapped', () => {
  const full = buying('NJR', { trains: { NJR: ['6', '6', '2R'] }, phase: 'C2', treasury: { NJR: 900 } });
  expect(refusedBy(full, buy('6', 600))).toBe('1880/X-limit-b');
  const running = building('NJR', {
    tiles: NANJING,
    trains: { NJR: ['2R'] },
    phase: 'C2',
    turn: { company: 'NJR', step: 'run' },
  });
  expect(verdict(running, { type: 'run', routes: [trip('2R', NANJING_HEFEI)] })).toBe('legal');
  const scrapping = buying('NJR', {
    trains: { NJR: ['2R'], HKR: ['3+3', '2R'] },
    phase: 'C2',
    bank: { '6': 0 },
    treasury: { NJR: 700 },
  });
  play(scrapping, buy('6E', 700));
  expect(trainsOf(scrapping, 'NJR')).toEqual(['2R', '6E']);
  expect(trainsOf(scrapping, 'HKR'), 'only the 3+3 goes').toEqual(['2R']);
});

rule('1880/X-trains-e', 'the last 2R causes no stock round, and nobody is lent money for one', () => {
  const last = buying('NJR', { trains: { NJR: ['6'] }, bank: { '2R': 1 }, treasury: { NJR: 250 } });
  play(last, buy('2R', 250));
  expect(top(last)).toBe('companyTurn');
  expect(inBank(last, '2R')).toBe(0);
  expect(
    refusedBy(buying('NJR', { trains: { NJR: ['6'] }, bank: { '2R': 0 }, treasury: { NJR: 250 } }), buy('2R', 250)),
  ).toBe('1880/X-trains-e');
  const poor = buying('NJR', { phase: 'C2', treasury: { NJR: 249 }, cash: [2000] });
  expect(refusedBy(poor, buy('2R', 250))).toBe('1880/X-buy-c');
  play(poor, { type: 'forcePurchase' });
  expect(trainsOf(poor, 'NJR'), 'the 6, not the 2R').toEqual(['6']);
});

rule(['1880/X-trains-e', '1880/E-38'], 'nor a second 2R from a sister company', () => {
  const game = sisters({ trains: { NJR: ['6', '2R'], HKR: ['2R'] } });
  expect(refusedBy(game, buy('2R', 1, 'HKR'))).toBe('1880/X-trains-e');
  const none = sisters({ trains: { NJR: ['6'], HKR: ['2R'] } });
  expect(verdict(none, buy('2R', 1, 'HKR'))).toBe('legal');
});

rule('1880/X-buy-a', 'a turn ends with a train: without a route, in the first turn, near the end', () => {
  expect(refusedBy(buying('NJR'), PASS), 'first turn').toBe('1880/X-buy-a');
  expect(typesOffered(buying('NJR', { treasury: { NJR: 100 } }))).toEqual(['buyTrain']);
  const late = buying('NJR', { phase: 'D2', turnsLeft: 1, marker: 'NJR', treasury: { NJR: 0 } });
  expect(refusedBy(late, PASS), 'in the last turn').toBe('1880/X-buy-a');
  const game = buying('NJR', { treasury: { NJR: 100 } });
  play(game, buy('2', 100), PASS);
  expect(trainsOf(game, 'NJR')).toEqual(['2']);
});

rule(['1880/X-buy-a', '1880/E-34'], 'a 2R alone is not enough', () => {
  const game = buying('NJR', { trains: { NJR: ['2R'] }, phase: 'C2', treasury: { NJR: 600 } });
  expect(refusedBy(game, PASS)).toBe('1880/X-trains-e');
  expect(typesOffered(game)).toEqual(['buyTrain']);
  play(game, buy('6', 600), PASS);
  expect(trainsOf(game, 'NJR')).toEqual(['2R', '6']);
});

rule('1880/X-buy-b', 'trains are bought last and run from the next turn on', () => {
  const game = building('NJR', { tiles: NANJING });
  expect(refusedBy(game, buy('2', 100))).toBe('1880/X-buy-b');
  expect(refusedBy(game, { type: 'forcePurchase' })).toBe('1880/X-buy-b');
  play(game, PASS, buy('2', 100));
  expect(refusedBy(game, { type: 'run', routes: [trip('2', NANJING_HEFEI)] })).toBe('1880/X-turn-a');
  play(game, PASS, PASS);
  expect(turnOf(game)).toMatchObject({ company: 'NJR', step: 'run' });
  expect(verdict(game, { type: 'run', routes: [trip('2', NANJING_HEFEI)] })).toBe('legal');
});

rule('1880/X-buy-c', 'the lowest type in the bank, at its price, from the treasury', () => {
  const game = buying('NJR', { treasury: { NJR: 500 } });
  expect(refusedBy(game, buy('2+2', 180)), '2-trains are left').toBe('1880/X-buy-c');
  expect(refusedBy(game, buy('2', 99))).toBe('1880/X-buy-c');
  expect(refusedBy(game, buy('2', 101))).toBe('1880/X-buy-c');
  const next = buying('NJR', { bank: { '2': 0 }, treasury: { NJR: 500 } });
  expect(refusedBy(next, buy('2', 100)), 'none is left').toBe('1880/X-buy-c');
  expect(verdict(next, buy('2+2', 180))).toBe('legal');
  const poor = buying('NJR', { treasury: { NJR: 99 }, cash: [1000] });
  expect(refusedBy(poor, buy('2', 100))).toBe('1880/X-buy-c');
  play(game, buy('2', 100));
  expect(treasury(game, 'NJR')).toBe(400);
});

rule('1880/X-buy-d', 'several trains, from the bank and from sisters in any order', () => {
  const game = sisters({ trains: { HKR: ['2', '3'] }, treasury: { NJR: 1000 } });
  play(game, buy('3', 180), buy('2', 10, 'HKR'), buy('3', 180), buy('3', 1, 'HKR'));
  expect(trainsOf(game, 'NJR')).toEqual(['3', '2', '3', '3']);
  expect(treasury(game, 'NJR')).toBe(1000 - 360 - 11);
});

rule(
  ['1880/X-buy-e', '1880/X-buy-f', '1880/E-36'],
  'a sister’s train for 50: not before the first 3, then from 1 on',
  () => {
    const early = sisters({ trains: { HKR: ['2'] }, phase: 'A2' });
    expect(refusedBy(early, buy('2', 50, 'HKR'))).toBe('1880/X-buy-f');
    expect(offers(early, buy('2', 50, 'HKR'))).toBe(false);
    const game = sisters({ trains: { HKR: ['2'] }, phase: 'B1', treasury: { NJR: 70, HKR: 5 } });
    expect(refusedBy(game, buy('2', 0, 'HKR'))).toBe('1880/X-buy-e');
    expect(refusedBy(game, buy('2', 71, 'HKR')), 'more than the treasury has').toBe('1880/X-buy-c');
    expect(verdict(game, buy('2', 1, 'HKR'))).toBe('legal');
    const events = play(game, buy('2', 50, 'HKR'));
    expect(events, 'said openly').toContainEqual({
      type: 'trainBought',
      company: 'NJR',
      train: '2',
      from: 'HKR',
      price: 50,
    });
    expect([treasury(game, 'NJR'), treasury(game, 'HKR')]).toEqual([20, 55]);
    expect([trainsOf(game, 'NJR'), trainsOf(game, 'HKR')]).toEqual([['2'], []]);
  },
);

rule('1880/X-buy-f', 'never between companies of different directors', () => {
  const game = sisters({ trains: { BCR: ['3'], HKR: ['3'] } });
  expect(refusedBy(game, buy('3', 50, 'BCR'))).toBe('1880/X-buy-f');
  expect(refusedBy(game, buy('3', 50, 'NJR')), 'from itself').toBe('1880/X-buy-f');
  expect(verdict(game, buy('3', 50, 'HKR'))).toBe('legal');
  expect(offers(game, buy('3', 50, 'BCR'))).toBe(false);
});

rule('1880/X-buy-g', 'the acting company is the buyer, and nobody else acts for another', () => {
  const game = sisters({ trains: { NJR: ['3'], HKR: ['3'], BCR: ['3'] } });
  expect(game.actors()).toEqual([0]);
  const bob = game.play({ ...buy('3', 180), seat: 1 });
  expect(bob).toMatchObject({ ok: false });
  play(game, buy('3', 180));
  expect([trainsOf(game, 'NJR').length, trainsOf(game, 'HKR').length, trainsOf(game, 'BCR').length]).toEqual([2, 1, 1]);
  const stock = sisters({ trains: { HKR: ['3'] }, stock: { seat: 0 } });
  expect(refusedBy(stock, buy('3', 50, 'HKR')), 'not in a stock round').toBe('kernel/not-now');
});

rule('1880/X-buy-h', 'no train goes back to the bank, none is given up at will', () => {
  const game = buying('NJR', { trains: { NJR: ['2', '2'] }, treasury: { NJR: 500 } });
  expect(refusedBy(game, { type: 'discardTrain', train: '2' })).toBe('kernel/not-now');
  expect(typesOffered(game)).toEqual(['buyTrain', 'pass']);
  const before = inBank(game, '2');
  play(game, PASS);
  expect(inBank(game, '2')).toBe(before);
  expect(trainsOf(game, 'NJR')).toEqual(['2', '2']);
});

rule('1880/X-buy-i', 'whole prices; the seller may be left without a train; the buyer’s limit holds', () => {
  const game = sisters({ trains: { HKR: ['3'], NJR: ['3', '3', '3'] }, treasury: { NJR: 10, HKR: 0 } });
  expect(refusedBy(game, { ...buy('3', 1, 'HKR'), price: 1.5 })).toBe('kernel/shape');
  expect(verdict(game, buy('3', 1, 'HKR'))).toBe('legal');
  const full = sisters({ trains: { HKR: ['3'], NJR: ['2', '3', '3', '3'] } });
  expect(refusedBy(full, buy('3', 1, 'HKR'))).toBe('1880/X-limit-b');
  const stripped = sisters({ trains: { HKR: ['3'], NJR: ['3'], BCR: ['3'] }, treasury: { NJR: 10, HKR: 180, BCR: 0 } });
  play(stripped, buy('3', 1, 'HKR'), PASS);
  expect(turnOf(stripped).company).toBe('HKR');
  play(stripped, PASS);
  expect(refusedBy(stripped, PASS), 'HKR at the end of its own turn').toBe('1880/X-buy-a');
});

rule('1880/X-buy-d', 'with the last train of a type the buying pauses for a stock round and goes on', () => {
  const game = buying('NJR', { bank: { '2': 1 }, treasury: { NJR: 500 } });
  expect(types(play(game, buy('2', 100)))).toContain('stockRoundBegan');
  sitOutStockRound(game);
  play(game, buy('2+2', 180));
  expect(trainsOf(game, 'NJR')).toEqual(['2', '2+2']);
});
