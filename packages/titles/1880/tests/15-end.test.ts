import { expect } from 'vitest';
import { acting, buy, buying, inBank, PASS, playOut, sitOutStockRound, sitOutTurn, turnOf } from './railways.ts';
import { play, rule, type Situation, situation, top, types } from './situation.ts';

/** NJR and HKR at 90, CKR at 80, all Ann's with a 6 each; one 8 is left and NJR may buy it. */
const near = (wanted: Situation = {}) =>
  situation({
    shares: { NJR: [[0, 50]], HKR: [[0, 50]], CKR: [[0, 50]] },
    par: { NJR: 90, HKR: 90, CKR: 80 },
    phase: 'D1',
    bank: { '8': 1 },
    trains: { NJR: ['6'], HKR: ['6'], CKR: ['6'] },
    treasury: { NJR: 800, HKR: 800, CKR: 800 },
    marker: 'HKR',
    turn: { company: 'NJR', step: 'trains' },
    ...wanted,
  });

rule('1880/XV-end-a', 'the last 8 brings the end, bought or removed', () => {
  const bought = near();
  expect(types(play(bought, buy('8', 800)))).toContain('endNears');
  const removed = near({ marker: 'NJR' });
  expect(types(play(removed, PASS))).toContain('endNears');
  const first = near({ bank: { '8': 2 } });
  expect(types(play(first, buy('8', 800))), 'not the first').not.toContain('endNears');
});

rule(
  ['1880/XV-end-b', '1880/XV-end-c'],
  'the last stock round, the rest of the turn, then three turns for each company',
  () => {
    const game = near();
    play(game, buy('8', 800));
    expect(top(game)).toBe('stockRound');
    sitOutStockRound(game);
    expect(turnOf(game)).toMatchObject({ company: 'NJR', step: 'trains' });
    play(game, PASS);
    const order = playOut(game);
    expect(order.slice(0, 3)).toEqual(['HKR', 'CKR', 'NJR']);
    expect(order).toHaveLength(9);
    for (const id of ['NJR', 'HKR', 'CKR'])
      expect(
        order.filter((one) => one === id),
        id,
      ).toHaveLength(3);
    expect(order.at(-1), 'the marker’s company').toBe('NJR');
  },
);

rule('1880/XV-end-c', 'a company that opens in the last stock round has three turns too (C-37)', () => {
  for (const par of [100, 70] as const) {
    const game = near({
      shares: { NJR: [[0, 50]], HKR: [[0, 50]], CKR: [[0, 50]], BCR: [[1, 60]] },
      par: { NJR: 90, HKR: 90, CKR: 80, BCR: par },
      open: ['NJR', 'HKR', 'CKR'],
      trains: { NJR: ['6'], HKR: ['6'], CKR: ['6'], BCR: ['6'] },
    });
    play(game, buy('8', 800));
    sitOutStockRound(game);
    expect(game.state.companies.BCR.open).toBe(true);
    play(game, PASS);
    const order = playOut(game);
    expect(order).toHaveLength(12);
    expect(
      order.filter((id) => id === 'BCR'),
      `at ${par}`,
    ).toHaveLength(3);
    expect(order.at(-1)).toBe('NJR');
  }
});

rule('1880/XV-end-d', 'nothing else ends the game, and nothing puts it off', () => {
  const game = near();
  play(game, buy('8', 800));
  sitOutStockRound(game);
  play(game, PASS);
  expect(game.state.turnsLeft).toBe(3);
  const poor = near({ cash: [0, 0, 0], bank: { '8': 2 } });
  play(poor, PASS);
  expect([poor.over, poor.state.turnsLeft]).toEqual([false, null]);
  const late = near({ bank: { '8': 0, '8E': 1 }, turnsLeft: 3, marker: 'HKR', treasury: { NJR: 900 } });
  play(late, buy('8E', 900));
  expect([late.state.turnsLeft, top(late)], 'the last 8E changes nothing').toEqual([3, 'companyTurn']);
});

rule('1880/XV-end-e', 'the game ends after the third turn of the marker’s company, even if that can do nothing', () => {
  const game = near({ turnsLeft: 1, marker: 'NJR', bank: { '8': 0, '8E': 1 }, treasury: { NJR: 0 } });
  play(game, PASS);
  expect(game.over).toBe(true);
  expect(game.actors()).toEqual([]);
});

rule(
  ['1880/XV-end-a', '1880/XV-end-e', '1880/E-68'],
  'NJR buys the first 8, nobody the second, NJR declines: it goes, and NJR acts last',
  () => {
    const game = near({ phase: 'C3', bank: { '6E': 0 }, marker: 'HKR' });
    play(game, buy('8', 800), PASS);
    sitOutTurn(game);
    sitOutTurn(game);
    expect([acting(game), inBank(game, '8')]).toEqual(['NJR', 1]);
    play(game, PASS, PASS);
    expect([inBank(game, '8'), top(game), game.state.marker]).toEqual([0, 'stockRound', 'NJR']);
    sitOutStockRound(game);
    play(game, PASS);
    expect(playOut(game).at(-1)).toBe('NJR');
  },
);

/** Ann and Bob at the very end. */
const over = (wanted: Situation) =>
  situation({
    phase: 'D2',
    bank: { '8E': 1 },
    trains: { NJR: ['8'] },
    marker: 'NJR',
    turnsLeft: 1,
    turn: { company: 'NJR', step: 'trains' },
    ...wanted,
    shares: { NJR: [[2, 20]], ...wanted.shares },
  });

rule('1880/XV-score-a', 'treasuries, trains and privates count for nothing', () => {
  const plain = over({ cash: [100, 100, 100] });
  const rich = over({ cash: [100, 100, 100], treasury: { NJR: 5000 }, privates: { P1: 0, P5: 0 } });
  expect(rich.score().map(({ value }) => value)).toEqual(plain.score().map(({ value }) => value));
});

rule('1880/XV-score-b', 'cash, units at their price without fee, and a fifth of an unmerged investor', () => {
  const game = over({
    shares: {
      NJR: [
        [2, 20],
        [0, 20],
      ],
      HKR: [[0, 50]],
    },
    at: { NJR: [0, 13], HKR: [1, 8] },
    cash: [10, 20, 30],
    investors: { A3: [1] },
    treasury: { NJR: 0, A3: 240 },
  });
  play(game, PASS);
  expect(game.over).toBe(true);
  expect(game.score().map(({ value }) => value)).toEqual([10 + 400 + 625, 20 + 48, 30 + 400]);
});

rule('1880/XV-score-c', 'debts are subtracted; who is level shares the win (C-23)', () => {
  const game = over({ cash: [500, 300, 100], debts: [200, 0, 0], at: { NJR: [1, 3] } });
  play(game, PASS);
  expect(game.score().map(({ value, rank }) => [value, rank])).toEqual([
    ...[
      [300, 1],
      [300, 1],
      [300, 1],
    ],
  ]);
  const behind = over({ cash: [500, 301, 100], debts: [200], at: { NJR: [1, 3] } });
  expect(behind.score().map(({ rank }) => rank)).toEqual([2, 1, 2]);
});

rule('1880/XV-score-d', 'units of a company that never opened count at its price (C-14)', () => {
  const game = over({ shares: { HKR: [[0, 20]] }, par: { HKR: 80 }, open: ['NJR'], cash: [0, 0, 0] });
  play(game, PASS);
  expect(game.score()[0]?.value).toBe(160);
});

rule(
  ['1880/AID-a', '1880/W-16'],
  'at the end of its turn a company’s marker changes to the other field of its row',
  () => {
    const game = buying('NJR', { trains: { NJR: ['2'] } });
    expect(game.state.companies.NJR.field).toBe(0);
    play(game, PASS);
    expect(game.state.companies.NJR.field).toBe(1);
    sitOutTurn(game);
    expect(game.state.companies.NJR.field).toBe(0);
  },
);

rule('1880/AID-b', 'the last revenue is only shown', () => {
  const start = (at: readonly [number, number]) =>
    situation({ shares: { NJR: [[0, 50]] }, trains: { NJR: ['2'] }, at: { NJR: at }, turn: { company: 'NJR' } });
  const game = start([1, 8]);
  play(game, PASS);
  expect(game.state.companies.NJR.lastRevenue).toBe(100);
  play(game, { type: 'withhold' }, PASS, PASS);
  expect(game.state.companies.NJR.lastRevenue, 'the bonus of 120').toBe(50);
});
