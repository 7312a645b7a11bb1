import type { Game } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import type { CompanyId } from '../companies.ts';
import type { State } from '../index.ts';
import {
  buyTrain,
  found,
  held,
  money,
  now,
  offers,
  PASS,
  play,
  price,
  refusedBy,
  rule,
  type Situation,
  sell,
  share,
  situation,
  types,
  verdict,
} from './situation.ts';

const TENS = (count: number) => Array<number>(count).fill(10);
const FIVE = [20, 10, 10, 10];

function acting({ state }: Game<State>): CompanyId | undefined {
  const frame = state.flow.find(({ kind }) => kind === 'companyTurn');
  return frame?.kind === 'companyTurn' ? frame.company : undefined;
}

/** Which round it is: 'SR', 'OR 1/2', or '' when the game is over. */
function roundNow({ state }: Game<State>): string {
  const frame = state.flow.find(({ kind }) => kind === 'stockRound' || kind === 'operatingRound');
  if (frame?.kind === 'operatingRound') return `OR ${frame.number}/${frame.of}`;
  return frame ? 'SR' : '';
}

rule(['18rhi/5-a', '18rhi/5.2-a'], 'a pass bars nobody, and a turn of sales is no pass', () => {
  const game = situation({
    stock: { seat: 0 },
    floated: ['BME'],
    shares: {
      BME: [
        [0, [20, 10, 10]],
        [1, [10]],
        ['charter', TENS(5)],
      ],
    },
  });
  play(game, PASS, PASS, share('BME', 'charter'), sell('BME', 10), PASS, PASS);
  expect([roundNow(game), game.actors()[0]]).toEqual(['SR', 2]);
  play(game, PASS, PASS, PASS);
  expect(roundNow(game)).not.toBe('SR');
});

rule(
  ['18rhi/5-e', '18rhi/6.3-b'],
  'one operating round, two after the first 3-train, three after the first 5-train',
  () => {
    const rounds = (['2', '3', '4', '5', '6', '8'] as const).map((phase) => {
      const game = situation({
        phase,
        stock: { seat: 2, passes: 2 },
        floated: ['BME'],
        shares: {
          BME: [
            [0, FIVE],
            ['charter', TENS(5)],
          ],
        },
      });
      play(game, PASS);
      return roundNow(game);
    });
    expect(rounds).toEqual(['OR 1/1', 'OR 1/2', 'OR 1/2', 'OR 1/3', 'OR 1/3', 'OR 1/3']);
  },
);

rule(
  ['18rhi/6-b', '18rhi/6-c', '18rhi/6-d', '18rhi/6-f'],
  'by price, then further right, then from the top; only those that float',
  () => {
    const game = situation({
      stock: { seat: 2, passes: 2 },
      at: { BME: [0, 1], CME: [1, 2], DEE: [2, 3], GVE: [2, 3], ADR: 100 },
      floated: ['BME', 'CME', 'DEE', 'GVE'],
      shares: { ADR: [[2, [20]]], BME: [[0, FIVE]], CME: [[0, FIVE]], DEE: [[1, FIVE]], GVE: [[1, FIVE]] },
    });
    const order: (string | undefined)[] = [];
    play(game, PASS);
    while (roundNow(game) === 'OR 1/1') {
      order.push(acting(game));
      play(game, PASS, PASS);
    }
    expect(order).toEqual(['DEE', 'GVE', 'CME', 'BME']);
  },
);

rule(['18rhi/6-a', '18rhi/4.1-c', '18rhi/4.1-b'], 'the privates pay before the first company acts', () => {
  const game = situation({
    stock: { seat: 2, passes: 2 },
    cash: [0, 0, 0],
    privates: { no1: 0, no3: 0, no5: 1 },
    floated: ['BME'],
    shares: { BME: [[0, FIVE]] },
  });
  play(game, PASS);
  expect([0, 1, 2].map((seat) => money(game, seat))).toEqual([20, 25, 0]);
});

rule(['18rhi/5.2-d', '18rhi/5.1.4-d', '18rhi/5.1.2-b'], 'one purchase ends the turn: nothing is sold after it', () => {
  const game = situation({
    stock: { seat: 0 },
    floated: ['BME'],
    shares: {
      BME: [
        [0, FIVE],
        ['charter', TENS(5)],
      ],
      CME: [[1, [20]]],
    },
  });
  play(game, sell('BME', 10), share('CME', 'offering'));
  expect(game.actors()).toEqual([1]);
});

rule(
  ['18rhi/5.2.1-a', '18rhi/5.2.1-e', '18rhi/5.1.4-c', '18rhi/4.2-c'],
  'a block goes to the pool at the price before, and the price falls one row',
  () => {
    const game = situation({
      stock: { seat: 0 },
      cash: [0, 600, 600],
      floated: ['BME'],
      shares: {
        BME: [
          [0, FIVE],
          ['charter', TENS(5)],
        ],
      },
    });
    play(game, sell('BME', 10, 10, 10));
    expect([money(game, 0), held(game, 'BME', 'pool'), price(game, 'BME')]).toEqual([210, 30, 65]);
    expect(refusedBy(game, sell('BME', 10)), 'the director certificate').toMatch(/^18rhi\/4\.2\.1-d|18rhi\/5\.2\.1-e$/);
    play(game, PASS);
    for (const from of ['charter', 'pool'] as const) expect(verdict(game, share('BME', from))).toBe('legal');
    play(game, share('BME', 'pool'));
    expect(money(game, 1)).toBe(535);
  },
);

rule(
  ['18rhi/5.2.2-d', '18rhi/5.2.2-b', '18rhi/5.2.2-e', '18rhi/5.2.2-f'],
  'no limit on one company but the certificates; the pool takes half',
  () => {
    const game = situation({
      stock: { seat: 0 },
      cash: [900, 0, 0],
      floated: ['BME'],
      shares: {
        BME: [
          [0, [20, ...TENS(7)]],
          ['charter', [10]],
        ],
      },
    });
    play(game, share('BME', 'charter'));
    expect(held(game, 'BME', 0)).toBe(100);
    const full = situation({
      players: 5,
      stock: { seat: 0 },
      floated: ['BME', 'MKB'],
      cash: [900, 0, 0, 0, 0],
      shares: {
        BME: [[0, [20, ...TENS(8)]]],
        MKB: [
          [0, [20, 20]],
          ['charter', [20, ...TENS(4)]],
        ],
        CME: [[1, [20]]],
        ADR: [[0, [20]]],
      },
    });
    expect(refusedBy(full, share('CME', 'offering')), 'the thirteenth').toBe('18rhi/5.2.2-e');
    expect(refusedBy(full, sell('BME', ...TENS(6)))).toBe('18rhi/5.2.1-b');
  },
);

rule(
  ['18rhi/4.2.1-e', '18rhi/4.2.1-f'],
  'the first to the left of equal successors; the director certificate never lies in the pool',
  () => {
    const game = situation({
      players: 4,
      stock: { seat: 1 },
      floated: ['BME'],
      shares: {
        BME: [
          [1, [20]],
          [0, TENS(2)],
          [3, TENS(2)],
          ['charter', TENS(4)],
        ],
      },
    });
    play(game, sell('BME', 10, 10));
    expect(game.state.certificates['BME']?.[0]).toBe('player3');
  },
);

rule('18rhi/4.2.1-h', 'MKB: two certificates of 10% for the sale of 10%, or none', () => {
  const start = (hand: readonly number[], rest: readonly number[]) =>
    situation({
      stock: { seat: 0 },
      floated: ['MKB'],
      shares: {
        MKB: [
          [0, [20]],
          [1, hand],
          ['charter', rest],
        ],
      },
    });
  const exact = start([10, 10], [20, 20, 10, 10]);
  play(exact, sell('MKB', 10));
  expect([held(exact, 'MKB', 0), held(exact, 'MKB', 1)]).toEqual([10, 20]);
  expect(refusedBy(start([20], [20, ...TENS(4)]), sell('MKB', 10))).toBe('18rhi/4.2.1-h');
});

/** Barmen – Östliches Ruhrgebiet: BME has a route. */
const buying = (wanted: Situation) =>
  situation({ turn: { company: 'BME', step: 'trains' }, shares: { BME: [[0, FIVE]], CME: [[1, FIVE]] }, ...wanted });

rule(
  ['18rhi/6.2.6-a', '18rhi/6.2.6-b', '18rhi/6.2.6-g', '18rhi/6.2.6-j', '18rhi/3.2-a'],
  'the lowest type at its price, and from the pool at any time',
  () => {
    const game = buying({ trains: { CME: ['2'] }, treasury: { BME: 900 } });
    expect(refusedBy(game, buyTrain('3', 'depot', 200))).toBe('18rhi/6.2.6-b');
    expect(refusedBy(game, buyTrain('2', 'depot', 90))).toBe('18rhi/6.2.6-a');
    play(game, buyTrain('2', 'depot', 100));
    expect(money(game, 'BME')).toBe(800);
    const pool = buying({ trains: { CME: ['5'], pool: ['4'] }, treasury: { BME: 900 } });
    for (const move of [buyTrain('4', 'pool', 300), buyTrain('5', 'depot', 500), buyTrain('6', 'depot', 600)])
      expect(offers(pool, move)).toBe(true);
    expect(refusedBy(pool, buyTrain('4', 'pool', 1))).toBe('18rhi/6.2.6-g');
    expect(refusedBy(pool, buyTrain('8', 'depot', 800))).toBe('18rhi/6.2.6-c');
  },
);

rule(
  ['18rhi/6.2.6-f', '18rhi/6.2.6-i', '18rhi/6.3-c'],
  'a falling limit sends trains of the director’s choice to the pool; none is given up otherwise',
  () => {
    const game = buying({ trains: { CME: ['4', '4', '4'] }, treasury: { BME: 900 } });
    expect(refusedBy(game, { type: 'discardTrain', train: '4' })).toBe('kernel/not-now');
    play(game, buyTrain('5', 'depot', 500));
    expect([now(game), game.actors()]).toEqual(['discardTrains', [1]]);
    play(game, { type: 'discardTrain', train: '4' });
    expect([game.state.trains['pool'], game.state.trains['CME']]).toEqual([['4'], ['4', '4']]);
    play(game, buyTrain('4', 'pool', 300));
    expect(game.state.phase, 'a train of the pool begins nothing').toBe('5');
  },
);

rule(
  ['18rhi/E-29', '18rhi/4.1-g'],
  'the first 5-train closes the privates and adds no operating round to this set',
  () => {
    const game = buying({
      trains: { CME: ['4', '4', '4'] },
      treasury: { BME: 900 },
      privates: { no3: 0 },
      round: { number: 1, of: 2 },
      floated: ['BME', 'CME'],
    });
    play(game, buyTrain('5', 'depot', 500), { type: 'discardTrain', train: '4' });
    expect(game.state.privates.no3).toBe('gone');
    const cash = money(game, 0);
    while (roundNow(game) === 'OR 1/2') play(game, PASS);
    expect([roundNow(game), money(game, 0)]).toEqual(['OR 2/2', cash]);
    while (roundNow(game) === 'OR 2/2') play(game, PASS);
    expect(roundNow(game)).toBe('SR');
  },
);

const paying = (bank: number, round = { number: 1, of: 1 }) =>
  situation({
    bank,
    round,
    turn: { company: 'BME', step: 'dividend', income: 80 },
    shares: {
      BME: [
        [0, FIVE],
        ['charter', TENS(5)],
      ],
    },
  });

rule(
  ['18rhi/7.1-a', '18rhi/7.1-c', '18rhi/7.1-d', '18rhi/E-30', '18rhi/E-67', '18rhi/7.1-e'],
  'a bank that cannot pay ends the game after this set of rounds; exactly nothing left does not',
  () => {
    const even = paying(80);
    play(even, { type: 'withhold' });
    expect([even.state.bankBroke, money(even, 'bank')]).toEqual(['', 0]);
    const broke = paying(79, { number: 1, of: 2 });
    const events = play(broke, { type: 'withhold' });
    expect(types(events)).toContain('bankBroke');
    expect([money(broke, 'BME'), broke.state.bankBroke]).toEqual([80, 'operating']);
    while (roundNow(broke) === 'OR 1/2') play(broke, PASS);
    expect(roundNow(broke), 'the set is finished').toBe('OR 2/2');
    while (now(broke) !== 'over') play(broke, PASS);
    expect(roundNow(broke)).toBe('');
  },
);

rule('18rhi/7.1-b', 'broken in a stock round: that round and one full set of operating rounds are played', () => {
  const game = situation({
    bank: 50,
    phase: '3',
    stock: { seat: 0 },
    floated: ['BME'],
    shares: {
      BME: [
        [0, FIVE],
        ['charter', TENS(5)],
      ],
    },
  });
  play(game, sell('BME', 10), PASS, PASS, PASS, PASS);
  expect([game.state.bankBroke, roundNow(game)]).toEqual(['stock', 'OR 1/2']);
  while (now(game) !== 'over') play(game, PASS);
});

rule('18rhi/7.2-c', 'the highest wins, equals share it', () => {
  const game = situation({ cash: [500, 500, 400] });
  expect(game.score().map(({ rank }) => rank)).toEqual([1, 1, 3]);
  expect(verdict(game, found('BME', 100))).toBe('legal');
});
