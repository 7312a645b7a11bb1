import { expect } from 'vitest';
import type { CompanyId } from '../companies.ts';
import { NANJING, NANJING_HEFEI } from './boards.ts';
import {
  acting,
  buy,
  buying,
  buyShare,
  cash,
  inBank,
  PASS,
  placeOf,
  sell,
  sitOutStockRound,
  trainsOf,
  treasury,
  trip,
  verdict,
} from './railways.ts';
import { offers, play, refusedBy, rule, type Situation, situation, top, typesOffered } from './situation.ts';

const FORCE = { type: 'forcePurchase' };
const BORROW = { type: 'borrow' };
const repaying = (amount: number) => ({ type: 'repay', amount });
const founding = (company: CompanyId) => ({ type: 'found', company, percent: 20, par: 70, row: 0, permit: 'BCD' });

/** NJR of Ann has no train and 4+4 are on sale for 450; there is no other company but those named. */
const short = (wanted: Situation = {}) => buying('NJR', { phase: 'C1', ...wanted });

rule('1880/X-force-a', 'who must buy and cannot pay takes the train on sale, and no other', () => {
  const game = short({ treasury: { NJR: 449 }, cash: [1] });
  expect(typesOffered(game)).toEqual(['forcePurchase']);
  play(game, FORCE);
  expect(trainsOf(game, 'NJR')).toEqual(['4+4']);
  expect([treasury(game, 'NJR'), cash(game, 0), game.state.debts[0]]).toEqual([0, 0, 0]);
  expect(refusedBy(short({ treasury: { NJR: 449 } }), { type: 'forcePurchase', train: '6' })).toBe('kernel/shape');
});

rule('1880/X-force-b', 'the whole treasury first, then the director’s cash, before anything is owed', () => {
  const game = short({ treasury: { NJR: 120 }, cash: [400] });
  play(game, FORCE);
  expect([treasury(game, 'NJR'), cash(game, 0), game.state.debts[0]]).toEqual([0, 70, 0]);
  const owing = short({ treasury: { NJR: 120 }, cash: [30] });
  play(owing, FORCE, BORROW);
  expect([treasury(owing, 'NJR'), cash(owing, 0)]).toEqual([0, 0]);
  expect(owing.state.debts[0], '300 missing').toBe(450);
});

/** Ann has three units of HKR, which Bob directs with four; all on 90. */
const SHARES = {
  NJR: [[0, 20]],
  HKR: [
    [1, 40],
    [0, 30],
  ],
} as const;

rule('1880/X-force-c', 'short of cash he may sell shares, or owe', () => {
  const start = () => short({ shares: SHARES, treasury: { NJR: 300 }, cash: [0], phase: 'C2', bank: { '6': 1 } });
  const game = start();
  play(game, FORCE);
  expect(top(game)).toBe('raiseMoney');
  expect(typesOffered(game)).toEqual(['sellShares', 'borrow']);
  play(game, sell('HKR', 2));
  expect(cash(game, 0)).toBe(170);
  play(game, BORROW);
  expect(game.state.debts[0], '130 and half of it').toBe(195);
  const owing = start();
  play(owing, FORCE, BORROW);
  expect(owing.state.debts[0]).toBe(450);
});

rule(['1880/X-force-d', '1880/E-42'], 'no sale that would change a director, even of another company', () => {
  const game = situation({
    shares: {
      NJR: [[0, 20]],
      HKR: [
        [0, 30],
        [1, 30],
      ],
    },
    phase: 'C2',
    treasury: { NJR: 500, HKR: 0 },
    cash: [20],
    turn: { company: 'NJR', step: 'trains' },
  });
  const events = play(game, FORCE);
  expect(
    events.map(({ type }) => type),
    'nothing can be sold',
  ).toContain('debtTaken');
  expect(game.state.debts[0], '80 and 40').toBe(120);
  const one = short({
    shares: {
      NJR: [[0, 20]],
      HKR: [
        [0, 40],
        [1, 30],
      ],
    },
    phase: 'C2',
    treasury: { NJR: 300, HKR: 0 },
    cash: [0],
  });
  play(one, FORCE);
  expect(refusedBy(one, sell('HKR', 2)), 'Bob would have more').toBe('1880/X-force-d');
  expect(refusedBy(one, sell('NJR', 1)), 'nobody could take over').toBe('1880/VIII-dirchange-d');
  expect(verdict(one, sell('HKR', 1)), 'equality is no change').toBe('legal');
});

rule('1880/X-force-e', 'such sales cost the fee, lower the price, and stop when the money is there', () => {
  const game = short({ shares: SHARES, treasury: { NJR: 500 }, cash: [0], phase: 'C2' });
  play(game, FORCE);
  expect(refusedBy(game, sell('HKR', 3)), 'two bring 170, enough for 100').toBe('1880/X-force-e');
  expect(refusedBy(game, sell('HKR', 4)), 'he has three').toBe('1880/XII-sell-a');
  play(game, sell('HKR', 2));
  expect([cash(game, 0), placeOf(game, 'HKR')], '170 less 100, two fields down').toEqual([70, [5, 3]]);
  expect(trainsOf(game, 'NJR')).toEqual(['6']);
  expect(refusedBy(game, sell('HKR', 1)), 'no longer').toBe('1880/X-force-e');
  const early = short({ shares: SHARES, treasury: { NJR: 300 }, phase: 'C2' });
  expect(refusedBy(early, sell('HKR', 1)), 'not before the purchase').toBe('1880/X-force-e');
});

rule('1880/X-force-f', 'under the communists he may sell of his own companies too, at a frozen price (C-08)', () => {
  const game = short({ shares: { NJR: [[0, 50]] }, treasury: { NJR: 300 }, cash: [0] });
  play(game, FORCE);
  expect(verdict(game, sell('NJR', 2))).toBe('legal');
  play(game, sell('NJR', 2));
  expect(placeOf(game, 'NJR')).toEqual([3, 3]);
  expect(cash(game, 0), '170 less 150').toBe(20);
});

rule(['1880/X-force-g', '1880/E-35'], 'a 2R first, then the director adds 250 to the 350 that are left', () => {
  const game = short({ phase: 'C2', treasury: { NJR: 600 }, cash: [300] });
  expect(refusedBy(game, FORCE), 'with 600 it can pay the 6 itself').toBe('1880/X-force-i');
  play(game, buy('2R', 250));
  expect(typesOffered(game)).toEqual(['forcePurchase']);
  play(game, FORCE);
  expect(trainsOf(game, 'NJR')).toEqual(['2R', '6']);
  expect([treasury(game, 'NJR'), cash(game, 0)]).toEqual([0, 50]);
});

rule(
  ['1880/X-force-h', '1880/X-force-a', '1880/E-37'],
  'a sister’s train only with the company’s own money (C-40)',
  () => {
    const shares = { NJR: [[0, 50]], HKR: [[0, 50]] } as const;
    const broke = short({ shares, trains: { HKR: ['4', '4+4'] }, treasury: { NJR: 0, HKR: 0 }, cash: [900] });
    expect(refusedBy(broke, buy('4', 1, 'HKR'))).toBe('1880/X-buy-c');
    expect(typesOffered(broke)).toEqual(['forcePurchase']);
    play(broke, FORCE);
    expect([trainsOf(broke, 'NJR'), cash(broke, 0)]).toEqual([['4+4'], 450]);
    const one = short({ shares, trains: { HKR: ['4', '4+4'] }, treasury: { NJR: 1, HKR: 0 }, cash: [900] });
    play(one, buy('4', 1, 'HKR'), PASS);
    expect([trainsOf(one, 'NJR'), cash(one, 0), acting(one)], 'the duty is met').toEqual([['4'], 900, 'HKR']);
  },
);

rule('1880/X-force-i', 'the director does not help a company that has a train or can pay', () => {
  expect(refusedBy(short({ trains: { NJR: ['4'] }, treasury: { NJR: 0 } }), FORCE)).toBe('1880/X-force-i');
  expect(refusedBy(short({ treasury: { NJR: 450 } }), FORCE)).toBe('1880/X-force-i');
  expect(
    verdict(short({ trains: { NJR: ['2R'] }, phase: 'C2', treasury: { NJR: 599 } }), FORCE),
    'a 2R is no train',
  ).toBe('legal');
});

rule(['1880/X-debt-a', '1880/E-39'], 'treasury 120, cash 215, nothing sold: a debt of 173', () => {
  const game = short({ treasury: { NJR: 120 }, cash: [215] });
  play(game, FORCE, BORROW);
  expect([game.state.debts[0], cash(game, 0), trainsOf(game, 'NJR')]).toEqual([173, 0, ['4+4']]);
});

rule(
  ['1880/X-debt-d', '1880/X-debt-i', '1880/E-40'],
  'the stock round that the purchase itself causes makes 260 of 173',
  () => {
    const game = short({ bank: { '4+4': 1 }, treasury: { NJR: 120 }, cash: [215] });
    play(game, FORCE, BORROW);
    expect([game.state.debts[0], top(game)]).toEqual([173, 'stockRound']);
    sitOutStockRound(game);
    expect(game.state.debts[0]).toBe(260);
    const later = situation({
      debts: [173, 0, 10],
      turn: { company: 'NJR', step: 'trains' },
      stock: { seat: 0 },
      shares: { NJR: [[0, 50]] },
    });
    sitOutStockRound(later);
    expect(later.state.debts).toEqual([260, 0, 15]);
  },
);

rule('1880/X-debt-i', 'after the last stock round nothing is added and nothing can be repaid', () => {
  const game = buying('NJR', {
    phase: 'D3',
    turnsLeft: 3,
    marker: 'NJR',
    bank: { '8E': 0 },
    treasury: { NJR: 0 },
    cash: [980],
    shares: { NJR: [[0, 20]] },
  });
  play(game, FORCE);
  expect(game.state.debts[0], '20 and 10').toBe(30);
  play(game, PASS, PASS, PASS, PASS, PASS);
  expect(game.over).toBe(true);
  expect(game.state.debts[0]).toBe(30);
});

/** A stock round inside a turn of NJR, Ann in debt. */
const indebted = (debt: number, money: number, wanted: Situation = {}) =>
  situation({
    shares: {
      NJR: [[1, 30]],
      HKR: [
        [2, 30],
        [0, 20],
      ],
    },
    open: ['NJR', 'HKR'],
    phase: 'B1',
    debts: [debt],
    cash: [money, 500, 500],
    turn: { company: 'NJR', step: 'trains' },
    stock: { seat: 0 },
    ...wanted,
  });

rule(
  ['1880/X-debt-b', '1880/X-debt-c', '1880/E-84'],
  'who repays all may buy in the same turn, who cannot may not',
  () => {
    const game = indebted(100, 250);
    expect(refusedBy(game, buyShare('NJR'))).toBe('1880/XII-buy-j');
    expect(refusedBy(game, founding('BCR'))).toBe('1880/X-debt-b');
    play(game, repaying(100), buyShare('NJR'));
    expect([cash(game, 0), game.state.debts[0]]).toEqual([60, 0]);
    const second = indebted(100, 80);
    expect(refusedBy(second, founding('BCR'))).toBe('1880/X-debt-b');
    play(second, repaying(80));
    expect(refusedBy(second, founding('BCR'))).toBe('1880/X-debt-b');
    expect(refusedBy(second, buyShare('NJR'))).toBe('1880/XII-buy-j');
  },
);

rule('1880/X-debt-c', 'in whole or in part, also out of a sale, and never more than is owed or there', () => {
  const game = indebted(100, 40);
  expect(refusedBy(game, repaying(41))).toBe('1880/X-debt-c');
  expect(refusedBy(game, repaying(0))).toBe('1880/X-debt-c');
  expect(offers(game, repaying(40))).toBe(true);
  play(game, repaying(30));
  expect([game.state.debts[0], cash(game, 0)]).toEqual([70, 10]);
  play(game, sell('HKR', 2));
  expect(cash(game, 0)).toBe(180);
  expect(refusedBy(game, repaying(71))).toBe('1880/X-debt-c');
  play(game, repaying(70), buyShare('NJR'));
  expect([game.state.debts[0], cash(game, 0)], 'sell, repay, buy in one turn').toEqual([0, 20]);
  const turn = short({ debts: [50], cash: [100], treasury: { NJR: 450 } });
  expect(refusedBy(turn, repaying(50)), 'not in an operating round').toBe('kernel/not-now');
});

rule('1880/X-debt-d', 'what is left grows by half, rounded up, at the end of every stock round', () => {
  const game = indebted(100, 49);
  play(game, repaying(49));
  sitOutStockRound(game);
  expect(game.state.debts[0], '51 and 26').toBe(77);
});

rule('1880/X-debt-e', 'a director with nothing goes on playing', () => {
  const game = short({ shares: { NJR: [[0, 20]] }, treasury: { NJR: 0 }, cash: [0] });
  play(game, FORCE);
  expect([game.state.debts[0], trainsOf(game, 'NJR'), game.over]).toEqual([675, ['4+4'], false]);
  play(game, PASS);
  expect(game.actors()).toEqual([0]);
});

rule(
  ['1880/X-debt-f', '1880/X-debt-b', '1880/E-41'],
  'a dividend of 90 stays cash; repaid later, the rest still bars buying',
  () => {
    const game = situation({
      shares: { NJR: [[0, 100]], HKR: [[1, 30]] },
      phase: 'B1',
      bank: { '3': 1 },
      trains: { NJR: ['2'] },
      tiles: NANJING,
      at: { NJR: [1, 7] },
      debts: [260],
      cash: [0, 500, 500],
      treasury: { NJR: 180, HKR: 0 },
      turn: { company: 'NJR', step: 'run' },
    });
    play(game, { type: 'run', routes: [trip('2', NANJING_HEFEI)] }, { type: 'payDividend' });
    expect([cash(game, 0), game.state.debts[0]], '40 and 50 for ten units').toEqual([90, 260]);
    play(game, buy('3', 180), repaying(90));
    expect([cash(game, 0), game.state.debts[0]]).toEqual([0, 170]);
    expect(refusedBy(game, buyShare('HKR'))).toBe('1880/XII-buy-j');
  },
);

rule('1880/X-debt-g', 'a second forced purchase adds only its own shortfall and half of that (C-09)', () => {
  const game = short({ shares: { NJR: [[0, 20]] }, treasury: { NJR: 399 }, cash: [0], debts: [173] });
  play(game, FORCE);
  expect(game.state.debts[0], '173 + 51 + 26').toBe(250);
});

rule('1880/X-debt-h', 'repaying is no act: the passes go on and the loco stays (C-35)', () => {
  const game = indebted(100, 250, { stock: { seat: 0, passes: 2 }, priority: 2 });
  play(game, repaying(10), PASS);
  expect(top(game), 'the third pass in a row').toBe('companyTurn');
  expect(game.state.priority).toBe(2);
  const acts = indebted(100, 250, { stock: { seat: 0, passes: 2 }, priority: 2, options: { repaying: 'acts' } });
  play(acts, repaying(10), PASS);
  expect(top(acts), 'by a peer’s reading it is one').toBe('stockRound');
});

rule('1880/X-debt-j', 'the debt stays with the player, not with the company or its next director', () => {
  const game = situation({
    shares: {
      NJR: [
        [0, 20],
        [1, 20],
      ],
    },
    phase: 'B1',
    debts: [60],
    cash: [0, 500, 0],
    treasury: { NJR: 500 },
    trains: { NJR: ['2'] },
    turn: { company: 'NJR', step: 'trains' },
    stock: { seat: 1, passes: 1 },
  });
  play(game, buyShare('NJR'));
  sitOutStockRound(game);
  expect(game.actors(), 'Bob directs NJR').toEqual([1]);
  expect(game.state.debts).toEqual([90, 0, 0]);
  play(game, buy('3', 180));
  expect(inBank(game, '3')).toBe(4);
});
