import { expect } from 'vitest';
import type { PhaseId } from '../trains.ts';
import { NANJING, NANJING_HEFEI } from './boards.ts';
import { about, building, PASS, placeOf, sell, sitOutStockRound, trip, turnOf } from './railways.ts';
import { play, rule, type Situation, situation, types } from './situation.ts';

type Field = readonly [row: number, column: number];

/** Where NJR stands after it has paid, or kept, the 40 of its run. */
function after(at: Field, decision: 'payDividend' | 'withhold', phase: PhaseId = 'A1'): readonly number[] {
  const train = phase === 'A1' ? '2' : '4';
  const game = about('NJR', { trains: [train], tiles: NANJING, at: { NJR: at }, phase });
  play(game, { type: 'run', routes: [trip(train, NANJING_HEFEI)] }, { type: decision });
  return placeOf(game, 'NJR');
}

/** A stock round inside a turn of CKR, which is Cid's; Ann is to act. */
const stock = (wanted: Situation) =>
  situation({
    phase: 'B1',
    par: { CKR: 70 },
    ...wanted,
    stock: { seat: 0 },
    turn: { company: 'CKR', step: 'trains' },
    shares: { ...wanted.shares, CKR: [[2, 40]] },
  });

rule('1880/XIII-or-a', 'a dividend moves the price to the right, at the end of the row up', () => {
  expect(after([3, 3], 'payDividend')).toEqual([3, 4]);
  expect(after([3, 11], 'payDividend'), '145 to 150').toEqual([2, 11]);
  expect(after([0, 12], 'payDividend'), '180 to 200').toEqual([0, 13]);
});

rule('1880/XIII-or-b', 'without a dividend it moves left, at the start of the row down', () => {
  expect(after([3, 3], 'withhold')).toEqual([3, 2]);
  expect(after([2, 0], 'withhold'), '70 to 65').toEqual([3, 0]);
  const idle = building('NJR', { trains: { NJR: ['2'] } });
  play(idle, PASS);
  expect([turnOf(idle).revenue, placeOf(idle, 'NJR')], 'revenue 0').toEqual([0, [3, 2]]);
  const bare = building('NJR');
  play(bare, PASS);
  expect(placeOf(bare, 'NJR'), 'no train').toEqual([3, 2]);
});

rule(['1880/XIII-or-a', '1880/XIII-or-b', '1880/W-15'], 'in the corners 200 and 40 it stays', () => {
  expect(after([0, 13], 'payDividend')).toEqual([0, 13]);
  expect(after([8, 0], 'withhold')).toEqual([8, 0]);
});

rule(
  ['1880/XIII-or-a', '1880/XIII-or-b', '1880/E-52'],
  '70 at the end of the lowest row goes up to 75, 100 at the start of the top row down to 95',
  () => {
    expect(after([8, 4], 'payDividend')).toEqual([7, 4]);
    expect(after([0, 2], 'withhold')).toEqual([1, 2]);
  },
);

rule('1880/XIII-sr-a', 'each unit sold moves the price down a field, not below its column', () => {
  const sold = (at: Field, units: number) => {
    const game = stock({
      shares: {
        NJR: [
          [1, 40],
          [0, 40],
        ],
      },
      at: { NJR: at },
    });
    play(game, sell('NJR', units));
    return placeOf(game, 'NJR');
  };
  expect(sold([3, 3], 1)).toEqual([4, 3]);
  expect(sold([3, 3], 4)).toEqual([7, 3]);
  expect(sold([2, 13], 4), '180 is the lowest of its column').toEqual([2, 13]);
  expect(sold([7, 5], 2), '80 likewise').toEqual([7, 5]);
  expect(sold([6, 3], 4), '75 to 65').toEqual([8, 3]);
});

/** Where NJR stands at the end of a stock round in which nobody acts. */
function atEnd(at: Field, wanted: Situation): readonly number[] {
  const game = stock({ open: ['CKR', 'NJR'], at: { NJR: at }, ...wanted });
  sitOutStockRound(game);
  return placeOf(game, 'NJR');
}

rule('1880/XIII-sr-b', 'sold out at the end of a stock round it rises a field, in the top field it stays', () => {
  const all = {
    NJR: [
      [0, 60],
      [1, 40],
    ],
  } as const;
  expect(atEnd([3, 3], { shares: all })).toEqual([2, 3]);
  expect(atEnd([0, 5], { shares: all })).toEqual([0, 5]);
  expect(atEnd([3, 0], { shares: all }), '65 to 70').toEqual([2, 0]);
  expect(atEnd([2, 0], { shares: all }), '70 is the top of its column').toEqual([2, 0]);
  expect(
    atEnd([3, 3], {
      shares: {
        NJR: [
          [0, 60],
          [1, 30],
        ],
      },
    }),
    'one is in the bank',
  ).toEqual([3, 3]);
});

rule('1880/XIII-sr-c', 'what cannot be bought does not count: units below the card before B1, a reserved card', () => {
  const half = { NJR: [[0, 50]] } as const;
  expect(atEnd([3, 3], { shares: half, phase: 'A2' })).toEqual([2, 3]);
  expect(atEnd([3, 3], { shares: half, phase: 'B1' })).toEqual([3, 3]);
  expect(atEnd([3, 3], { shares: { NJR: [[0, 40]] }, phase: 'A2' })).toEqual([3, 3]);
  const investors = { A3: [0, 'NJR'] } as const;
  expect(atEnd([3, 3], { shares: { NJR: [[0, 40]] }, phase: 'A2', investors })).toEqual([2, 3]);
  expect(
    atEnd([3, 3], {
      shares: {
        NJR: [
          [0, 60],
          [1, 30],
        ],
      },
      investors,
    }),
  ).toEqual([2, 3]);
});

rule(
  '1880/XIII-sr-d',
  'only open companies rise, those just opened too; openings, rises, interest, then the loco',
  () => {
    const game = stock({
      phase: 'A1',
      shares: { NJR: [[0, 50]], HKR: [[1, 50]] },
      open: ['CKR'],
      debts: [10],
    });
    const events = play(game, PASS, PASS, PASS);
    expect(placeOf(game, 'NJR'), 'opened at the end of this round').toEqual([2, 3]);
    expect(
      types(events).filter((type) => ['opened', 'soldOut', 'interestCharged', 'stockRoundEnded'].includes(type)),
    ).toEqual([...['opened', 'opened', 'soldOut', 'soldOut', 'interestCharged', 'stockRoundEnded']]);
    const closed = atEnd([3, 3], { shares: { NJR: [[0, 20]] }, open: ['CKR'], phase: 'C2' });
    expect(closed, 'not open').toEqual([3, 3]);
  },
);

rule(['1880/XIII-all-a', '1880/E-54'], 'in the communist phase no price moves', () => {
  for (const phase of ['B3', 'C1'] as const) {
    expect(
      atEnd([3, 3], {
        shares: {
          NJR: [
            [0, 60],
            [1, 40],
          ],
        },
        phase,
      }),
      'sold out',
    ).toEqual([3, 3]);
    expect(after([3, 3], 'withhold', phase), 'kept').toEqual([3, 3]);
    expect(after([3, 3], 'payDividend', phase), 'paid').toEqual([3, 3]);
  }
});

rule(
  ['1880/XIII-sr-b', '1880/XIII-or-b', '1880/E-73'],
  'both free cards of BCR sold in the first stock round: 105; in its first turn, without a train, back to 100',
  () => {
    const game = situation({
      shares: {
        BCR: [
          [0, 20],
          [1, 10],
          [2, 10],
        ],
        HKR: [[1, 20]],
        CKR: [[1, 20]],
        NXR: [[2, 20]],
        NJR: [[2, 20]],
      },
      par: { BCR: 100, HKR: 100, CKR: 90, NXR: 80, NJR: 70 },
      investors: { A4: [0, 'BCR'] },
      stock: { seat: 2, passes: 2, first: true },
    });
    play(game, PASS);
    expect(placeOf(game, 'BCR')).toEqual([0, 3]);
    play(game, PASS);
    for (const company of ['BCR', 'HKR', 'CKR', 'NXR', 'NJR']) {
      expect(turnOf(game).company).toBe(company);
      play(game, PASS, { type: 'buyTrain', train: '2', from: 'bank', price: 100 }, PASS);
    }
    expect(placeOf(game, 'BCR'), '105 to 100').toEqual([0, 2]);
    expect((['HKR', 'CKR', 'NXR', 'NJR'] as const).map((id) => placeOf(game, id))).toEqual([
      ...[
        [1, 2],
        [3, 2],
        [5, 2],
        [7, 2],
      ],
    ]);
  },
);
