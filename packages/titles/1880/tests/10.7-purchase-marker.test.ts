import { expect } from 'vitest';
import { phaseOf } from '../state.ts';
import type { PhaseId, TrainType } from '../trains.ts';
import {
  acting,
  building,
  buy,
  buying,
  cash,
  hexesFor,
  inBank,
  laying,
  PASS,
  playOut,
  sitOutStockRound,
  sitOutTurn,
  trainsOf,
  treasury,
  turnOf,
  verdict,
} from './railways.ts';
import { offers, play, refusedBy, rule, type Situation, situation, top, types, typesOffered } from './situation.ts';

/** NJR is alone, has a train and the marker, and is asked for the last time: a full round has passed. */
const alone = (wanted: Situation = {}) =>
  buying('NJR', { marker: 'NJR', trains: { NJR: ['2'] }, treasury: { NJR: 1000 }, ...wanted });

rule('1880/X-marker-a', 'the marker goes to who buys from the bank, not with P7, a 2R or a sister’s train', () => {
  const shares = { NJR: [[0, 50]], HKR: [[0, 50]] } as const;
  const start = (wanted: Situation) => buying('NJR', { shares, marker: 'HKR', treasury: { NJR: 1000 }, ...wanted });
  const bought = start({});
  play(bought, buy('2', 100));
  expect(bought.state.marker).toBe('NJR');
  const rocket = start({ privates: { P7: 0 } });
  play(rocket, { type: 'exchangeRocket' });
  const restored = start({ trains: { HKR: ['6'] } });
  play(restored, buy('2R', 250));
  const sister = start({ trains: { HKR: ['3'] } });
  play(sister, buy('3', 1, 'HKR'));
  for (const game of [rocket, restored, sister]) expect(game.state.marker).toBe('HKR');
  const forced = start({ treasury: { NJR: 0 } });
  play(forced, { type: 'forcePurchase' });
  expect(forced.state.marker, 'a forced purchase is one').toBe('NJR');
});

rule('1880/X-marker-b', 'the last train of a type interrupts the round at once (C-38)', () => {
  const last: readonly (readonly [PhaseId, TrainType, number])[] = [
    ['A1', '2', 100],
    ['A2', '2+2', 180],
    ['B1', '3', 180],
    ['C3', '6E', 700],
    ['D1', '8', 800],
  ];
  for (const [phase, train, price] of last) {
    const game = alone({ trains: {}, phase, bank: { [train]: 2 }, treasury: { NJR: 2000 } });
    play(game, buy(train, price));
    expect(top(game), 'one is left').toBe('companyTurn');
    play(game, buy(train, price));
    expect(top(game), train).toBe('stockRound');
    expect(refusedBy(game, buy(train, price))).toBe('kernel/not-now');
    sitOutStockRound(game);
    expect(turnOf(game)).toMatchObject({ company: 'NJR', step: 'trains' });
  }
});

/** Ann directs the four companies of the example, each with a 2-train; BCR and HKR at 100, CKR and NXR at 90. */
const example = () =>
  situation({
    shares: { BCR: [[0, 50]], HKR: [[0, 50]], CKR: [[0, 50]], NXR: [[0, 50]] },
    par: { BCR: 100, HKR: 100, CKR: 90, NXR: 90 },
    trains: { BCR: ['2'], HKR: ['2'], CKR: ['2'], NXR: ['2'] },
    treasury: { CKR: 500 },
    bank: { '2': 5 },
    marker: 'CKR',
    privates: { P1: 1 },
    investors: { A2: [2] },
    cash: [0, 0, 0],
    turn: { company: 'NXR', step: 'trains' },
  });

rule(
  ['1880/X-marker-c', '1880/X-marker-e', '1880/W-09'],
  'the round comes back to CKR: it buys, or all five 2-trains go',
  () => {
    const roundTo = () => {
      const game = example();
      play(game, PASS);
      expect(cash(game, 1), 'P1 pays').toBe(5);
      expect(top(game)).toBe('investorTurn');
      play(game, PASS);
      sitOutTurn(game);
      sitOutTurn(game);
      expect(acting(game)).toBe('CKR');
      play(game, PASS);
      return game;
    };
    const buys = roundTo();
    play(buys, buy('2', 100), PASS);
    expect([inBank(buys, '2'), buys.state.marker, acting(buys)]).toEqual([4, 'CKR', 'NXR']);
    const declines = roundTo();
    expect(types(play(declines, PASS))).toContain('trainsRemoved');
    expect([inBank(declines, '2'), top(declines)]).toEqual([0, 'stockRound']);
    sitOutStockRound(declines);
    expect(turnOf(declines)).toMatchObject({ company: 'CKR', step: 'trains' });
    expect(typesOffered(declines)).toEqual(['buyTrain', 'pass']);
    play(declines, buy('2+2', 180));
    expect(trainsOf(declines, 'CKR')).toEqual(['2', '2+2']);
  },
);

rule('1880/X-marker-c', 'companies without the marker remove nothing', () => {
  const game = example();
  play(game, PASS);
  expect(inBank(game, '2')).toBe(5);
  expect(top(game)).toBe('investorTurn');
});

rule(
  ['1880/X-marker-d', '1880/XI-phase-b', '1880/E-27'],
  'five 2+2 that nobody bought: A2 begins, P0 may take 40, and the 3-trains wait for B1',
  () => {
    const game = alone({ bank: { '2': 0 }, privates: { P0: 1 } });
    const events = play(game, PASS);
    expect(types(events)).toEqual(expect.arrayContaining(['phaseBegan', 'trainsRemoved']));
    expect([game.state.phase, inBank(game, '2+2')]).toEqual(['A2', 0]);
    expect(top(game)).toBe('payment');
    const money = cash(game, 1);
    play(game, { type: 'takePayment' });
    expect(cash(game, 1)).toBe(money + 40);
    expect(top(game)).toBe('stockRound');
    sitOutStockRound(game);
    expect(offers(game, buy('3', 180))).toBe(true);
    expect(game.state.phase).toBe('A2');
    expect(phaseOf(game.state)).toMatchObject({ tiles: ['yellow'], opensWith: 20 });
  },
);

rule(
  ['1880/X-marker-d', '1880/E-28'],
  'five 3-trains that nobody bought: B1 begins with all that belongs to it',
  () => {
    const game = situation({
      shares: {
        NJR: [
          [0, 30],
          [1, 20],
        ],
        HKR: [[0, 20]],
      },
      open: ['NJR'],
      phase: 'A2',
      bank: { '2+2': 0 },
      trains: { NJR: ['2'] },
      treasury: { NJR: 0 },
      marker: 'NJR',
      privates: { P0: 2 },
      turn: { company: 'NJR', step: 'trains' },
    });
    play(game, PASS);
    expect(game.state.phase).toBe('B1');
    expect(inBank(game, '3')).toBe(0);
    expect(treasury(game, 'NJR'), 'five units are left: the second half').toBe(450);
    expect(treasury(game, 'HKR'), 'eight are left').toBe(0);
    const money = cash(game, 2);
    play(game, { type: 'takePayment' });
    expect(cash(game, 2)).toBe(money + 70);
    expect(top(game)).toBe('stockRound');
    expect(offers(game, { type: 'buyShare', company: 'NJR' }), 'all units are for sale').toBe(true);
    sitOutStockRound(game);
    expect(game.state.companies.HKR.open, '20 % do not open any more').toBe(false);
    expect(phaseOf(game.state).tiles).toContain('green');
    play(game, PASS);
    expect(hexesFor(game)).toEqual(['K13']);
    play(game, laying('K13', '57/2'), laying('J12', '57/2'));
  },
);

rule(
  ['1880/X-marker-f', '1880/E-26'],
  'who bought the last 2 and declines a 2+2 removes nothing until its next turn',
  () => {
    const game = alone({ trains: {}, bank: { '2': 1 }, marker: 'NJR' });
    play(game, buy('2', 100));
    sitOutStockRound(game);
    play(game, PASS);
    expect([inBank(game, '2+2'), turnOf(game).step]).toEqual([5, 'build']);
    play(game, PASS, PASS);
    expect([inBank(game, '2+2'), game.state.phase, top(game)]).toEqual([0, 'A2', 'stockRound']);
    sitOutStockRound(game);
    play(game, PASS);
    expect([inBank(game, '3'), turnOf(game).step], 'declined again: nothing more').toEqual([5, 'build']);
  },
);

rule('1880/X-marker-g', 'a company that must have a train cannot decline', () => {
  const game = alone({ trains: {} });
  expect(refusedBy(game, PASS)).toBe('1880/X-buy-a');
  expect(inBank(game, '2')).toBe(10);
});

rule(['1880/X-marker-h', '1880/E-83'], 'a first turn with P7 sets no marker; without one nothing is removed', () => {
  const game = situation({
    shares: { NJR: [[0, 50]], HKR: [[1, 50]] },
    open: ['NJR', 'HKR'],
    treasury: { NJR: 450, HKR: 450 },
    privates: { P7: 0 },
    turn: { company: 'NJR', step: 'trains' },
  });
  play(game, { type: 'exchangeRocket' });
  expect(trainsOf(game, 'NJR')).toEqual(['2']);
  play(game, PASS);
  expect(game.state.marker).toBeNull();
  expect(inBank(game, '2')).toBe(9);
  expect(acting(game)).toBe('HKR');
  play(game, PASS, buy('2', 100));
  expect(game.state.marker).toBe('HKR');
});

rule('1880/X-marker-h', 'P7 does not restart the round of the marker (C-10)', () => {
  const game = alone({ privates: { P7: 0 } });
  play(game, { type: 'exchangeRocket' });
  expect(inBank(game, '2')).toBe(8);
  play(game, PASS);
  expect(inBank(game, '2'), 'the rest goes').toBe(0);
});

/** The last 8 is gone; NJR has the marker and three turns more. */
const ending = (wanted: Situation = {}) =>
  buying('NJR', {
    phase: 'D1',
    bank: { '8': 0 },
    marker: 'NJR',
    turnsLeft: 3,
    trains: { NJR: ['6'] },
    treasury: { NJR: 2000 },
    ...wanted,
  });

rule(
  ['1880/X-marker-i', '1880/X-marker-k', '1880/E-69'],
  'the buyer of the second 8 buys an 8E: no train is removed any more',
  () => {
    const game = situation({
      shares: { NJR: [[0, 50]], HKR: [[0, 50]] },
      phase: 'D1',
      bank: { '8': 1 },
      trains: { NJR: ['6E'], HKR: ['4+4'] },
      treasury: { NJR: 2000, HKR: 2000 },
      marker: 'HKR',
      turn: { company: 'NJR', step: 'trains' },
    });
    play(game, buy('8', 800));
    expect(game.state.marker).toBe('NJR');
    sitOutStockRound(game);
    expect(refusedBy(game, buy('8E', 900)), 'at its limit of two').toBe('1880/X-limit-b');
    const roomy = situation({
      shares: { NJR: [[0, 50]], HKR: [[0, 50]] },
      phase: 'D1',
      bank: { '8': 1 },
      trains: { HKR: ['4+4', '6'] },
      treasury: { NJR: 2000, HKR: 2000 },
      turn: { company: 'NJR', step: 'trains' },
    });
    play(roomy, buy('8', 800));
    sitOutStockRound(roomy);
    play(roomy, buy('8E', 900));
    expect(roomy.state.phase).toBe('D2');
    expect(trainsOf(roomy, 'HKR'), 'the 4+4 is scrapped').toEqual(['6']);
    play(roomy, PASS);
    expect(acting(roomy)).toBe('HKR');
    play(roomy, PASS, buy('8E', 900), PASS);
    expect(roomy.state.marker, 'it rests').toBe('NJR');
    sitOutTurn(roomy);
    expect(roomy.state.turnsLeft).toBe(2);
  },
);

rule(
  ['1880/X-marker-j', '1880/X-marker-m', '1880/E-90'],
  'nobody buys an 8E for a round: both go, D2 begins, no stock round, and the company may still buy',
  () => {
    const game = ending({ trains: { NJR: ['6'], HKR: ['4+4', '6'] } });
    expect(types(play(game, PASS))).toEqual(expect.arrayContaining(['trainsRemoved', 'phaseBegan', 'trainsScrapped']));
    expect([game.state.phase, inBank(game, '8E'), top(game)]).toEqual(['D2', 0, 'companyTurn']);
    expect(trainsOf(game, 'HKR')).toEqual(['6']);
    expect(acting(game), 'still NJR').toBe('NJR');
    expect(offers(game, buy('10', 1000))).toBe(true);
    expect(verdict(game, PASS), 'it may').toBe('legal');
    const bare = ending({ trains: { NJR: ['4+4'] } });
    play(bare, PASS);
    expect(trainsOf(bare, 'NJR')).toEqual([]);
    expect(refusedBy(bare, PASS), 'or must').toBe('1880/X-buy-a');
    play(bare, buy('10', 1000));
    expect(bare.state.phase).toBe('D3');
  },
);

rule('1880/X-marker-j', 'declining in the turn in which the last 8 went removes no 8E yet', () => {
  const game = buying('NJR', { phase: 'D1', bank: { '8': 1 }, trains: { NJR: ['6'] }, treasury: { NJR: 800 } });
  play(game, buy('8', 800));
  sitOutStockRound(game);
  play(game, PASS);
  expect(inBank(game, '8E')).toBe(2);
  sitOutTurn(game);
  expect(inBank(game, '8E'), 'but at the end of the next one').toBe(0);
});

rule(
  ['1880/X-marker-k', '1880/X-buy-c', '1880/E-91'],
  'one 8E bought: the other stays on sale to the end, before any 10',
  () => {
    const game = ending({ phase: 'D2', bank: { '8E': 1 } });
    play(game, PASS);
    expect(inBank(game, '8E'), 'not removed').toBe(1);
    play(game, PASS);
    expect(refusedBy(game, buy('10', 1000))).toBe('1880/X-buy-c');
    play(game, buy('8E', 900));
    expect(top(game), 'no stock round after the last 8E').toBe('companyTurn');
    const next = ending({ phase: 'D2', bank: { '8E': 0 } });
    play(next, buy('10', 1000));
    expect(next.state.phase).toBe('D3');
  },
);

rule('1880/X-marker-l', '10-trains and 2R stay however long nobody buys them', () => {
  const game = ending({ phase: 'D3', bank: { '8E': 0 }, marker: 'NJR', turnsLeft: 3 });
  const before = [inBank(game, '10'), inBank(game, '2R')];
  play(game, PASS);
  sitOutTurn(game);
  expect([inBank(game, '10'), inBank(game, '2R')]).toEqual(before);
  expect(before[1]).toBe(10);
  const earlier = alone({ trains: { NJR: ['6'] } });
  play(earlier, PASS);
  expect([inBank(earlier, '6'), inBank(earlier, '2R')]).toEqual([0, 10]);
});

rule(
  ['1880/X-marker-n', '1880/E-82'],
  'at its train limit the marker’s company cannot buy: the type is removed',
  () => {
    const game = alone({ trains: { NJR: ['2', '2', '2', '2'] } });
    expect(typesOffered(game)).toEqual(['pass']);
    play(game, PASS);
    expect([inBank(game, '2'), top(game)]).toEqual([0, 'stockRound']);
    const poor = alone({ treasury: { NJR: 0 } });
    play(poor, PASS);
    expect(inBank(poor, '2'), 'without money likewise').toBe(0);
  },
);

rule(
  ['1880/X-marker-a', '1880/X-marker-n', '1880/E-25'],
  'a sister’s train or a 2R is no purchase from the bank',
  () => {
    const shares = { NJR: [[0, 50]], HKR: [[0, 50]] } as const;
    const sister = alone({ shares, trains: { NJR: ['3'], HKR: ['3'] } });
    play(sister, buy('3', 1, 'HKR'), PASS);
    expect([inBank(sister, '3'), top(sister)]).toEqual([0, 'stockRound']);
    const restored = alone({ trains: { NJR: ['6'] } });
    play(restored, buy('2R', 250), PASS);
    expect([inBank(restored, '6'), top(restored)]).toEqual([0, 'stockRound']);
  },
);

rule(
  ['1880/X-marker-d', '1880/X-marker-o', '1880/E-78'],
  'five 4+4 go unsold and the 2+2 with them: after the stock round the company must buy a 6, whoever directs it then',
  () => {
    const game = situation({
      shares: {
        NJR: [
          [0, 20],
          [1, 20],
        ],
      },
      phase: 'B3',
      bank: { '4': 0 },
      funded: ['NJR'],
      trains: { NJR: ['2+2'] },
      treasury: { NJR: 100 },
      cash: [0, 900, 0],
      marker: 'NJR',
      turn: { company: 'NJR', step: 'trains' },
    });
    play(game, PASS);
    expect([game.state.phase, inBank(game, '4+4'), top(game)]).toEqual(['C1', 0, 'stockRound']);
    expect(trainsOf(game, 'NJR')).toEqual([]);
    expect(phaseOf(game.state)).toMatchObject({ letter: 'C', tiles: ['yellow', 'green', 'brown'] });
    play(game, PASS, { type: 'buyShare', company: 'NJR' });
    sitOutStockRound(game);
    expect(game.actors(), 'Bob directs it now').toEqual([1]);
    expect(refusedBy(game, PASS)).toBe('1880/X-buy-a');
    expect(typesOffered(game)).toEqual(['forcePurchase']);
    const before = cash(game, 1);
    play(game, { type: 'forcePurchase' });
    expect(trainsOf(game, 'NJR')).toEqual(['6']);
    expect(cash(game, 1)).toBe(before - 500);
  },
);

rule(
  ['1880/X-marker-d', '1880/XV-end-a', '1880/XV-end-e', '1880/E-79'],
  'two 8-trains go unsold: D1 begins, the end nears, and the marker’s company acts last',
  () => {
    const game = situation({
      shares: { NJR: [[0, 50]], HKR: [[0, 50]] },
      phase: 'C3',
      bank: { '6E': 0 },
      trains: { NJR: ['6'], HKR: ['4', '6'] },
      treasury: { NJR: 500 },
      marker: 'NJR',
      turn: { company: 'NJR', step: 'trains' },
    });
    const events = types(play(game, PASS));
    expect(events).toEqual(expect.arrayContaining(['phaseBegan', 'trainsScrapped', 'trainsRemoved', 'endNears']));
    expect([game.state.phase, inBank(game, '8'), top(game)]).toEqual(['D1', 0, 'stockRound']);
    expect(trainsOf(game, 'HKR'), 'the 4 is scrapped').toEqual(['6']);
    expect(phaseOf(game.state).tiles).toContain('gray');
    sitOutStockRound(game);
    play(game, PASS);
    expect(playOut(game)).toEqual(['HKR', 'NJR', 'HKR', 'NJR', 'HKR', 'NJR']);
  },
);

rule(
  '1880/X-marker-p',
  'a removal leaves the marker where it is; the next round is counted from the same company',
  () => {
    const game = situation({
      shares: { NJR: [[0, 50]], HKR: [[0, 50]] },
      trains: { NJR: ['2'], HKR: ['2'] },
      marker: 'NJR',
      turn: { company: 'NJR', step: 'trains' },
    });
    play(game, PASS);
    expect([inBank(game, '2'), game.state.marker]).toEqual([0, 'NJR']);
    sitOutStockRound(game);
    play(game, PASS);
    sitOutTurn(game);
    expect(inBank(game, '2+2'), 'HKR declines: no full round yet').toBe(5);
    play(game, PASS, PASS);
    expect([acting(game), inBank(game, '2+2')]).toEqual(['NJR', 0]);
  },
);

rule('1880/X-marker-e', 'after the stock round it may buy from a sister too, although it had declined', () => {
  const game = alone({ shares: { NJR: [[0, 50]], HKR: [[0, 50]] }, trains: { NJR: ['3'], HKR: ['3'] } });
  play(game, PASS);
  sitOutStockRound(game);
  play(game, buy('3', 5, 'HKR'), buy('3+3', 300));
  expect(trainsOf(game, 'NJR')).toEqual(['3', '3', '3+3']);
});

rule('1880/X-marker-b', 'a turn of building goes before: nothing of it is taken back', () => {
  const game = building('NJR', { bank: { '2': 1 } });
  play(game, laying('K13', '57/2'), PASS, buy('2', 100));
  sitOutStockRound(game);
  expect(turnOf(game)).toMatchObject({ step: 'trains', yellow: 1 });
});
