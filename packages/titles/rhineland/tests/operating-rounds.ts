import { expect } from 'vitest';
import type { Edition, Wanted } from './edition.ts';
import { buyTrain, force, found, now, offers, PASS, play, refusedBy, sell, types, verdict } from './moves.ts';
import { actingIn, roundOf } from './rounds.ts';

/** The rounds, their order, buying trains, and the end of the game. */
export function operatingRounds({ rule, id, situation, money, items, aRoute }: Edition): void {
  const TENS = (count: number) => Array<number>(count).fill(10);
  const FIVE = [20, 10, 10, 10];
  const ALL = [20, ...TENS(8)];

  rule('6-e', 'a company whose price falls in the round acts after those that are dearer now', () => {
    const next = (cash: number) => {
      const game = situation({
        tiles: aRoute,
        cash: [cash, 0, 0],
        turn: { company: 'BME', step: 'trains' },
        at: { CME: [1, 3], RhE: [1, 3], BME: 100 },
        floated: ['BME', 'CME', 'RhE'],
        shares: {
          BME: [[0, ALL]],
          CME: [
            [1, FIVE],
            [0, [10, 10]],
            ['charter', TENS(3)],
          ],
          RhE: [
            [2, FIVE],
            ['charter', TENS(5)],
          ],
        },
      });
      play(game, force('2', 'depot'));
      if (cash < 100) play(game, sell('CME', 10, 10));
      expect(money(game, 'BME')).toBe(0);
      play(game, PASS);
      return actingIn(game);
    };
    expect([next(100), next(0)]).toEqual(['CME', 'RhE']);
  });

  rule(['5-e', '6.3-b'], 'one operating round, two after the first 3-train, three after the first 5-train', () => {
    const rounds = (['2', '3', '4', '5', '6'] as const).map((phase) => {
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
      return roundOf(game);
    });
    expect(rounds).toEqual(['OR 1/1', 'OR 1/2', 'OR 1/2', 'OR 1/3', 'OR 1/3']);
  });

  rule(['6-b', '6-c', '6-d', '6-f'], 'by price, then further right, then from the top; only those that float', () => {
    const game = situation({
      stock: { seat: 2, passes: 2 },
      at: { BME: [0, 1], CME: [1, 2], RhE: [2, 3], MKB: [2, 3], ADR: 100 },
      floated: ['BME', 'CME', 'RhE', 'MKB'],
      shares: { ADR: [[2, [20]]], BME: [[0, FIVE]], CME: [[0, FIVE]], RhE: [[1, FIVE]], MKB: [[1, FIVE]] },
    });
    const order: (string | undefined)[] = [];
    play(game, PASS);
    while (roundOf(game) === 'OR 1/1') {
      order.push(actingIn(game));
      play(game, PASS, PASS);
    }
    expect(order).toEqual(['RhE', 'MKB', 'CME', 'BME']);
  });

  rule(['6-a', '4.1-c', '4.1-b'], 'the privates pay before the first company acts', () => {
    const revenue = (item: string) => items[item]?.revenue ?? 0;
    const game = situation({
      stock: { seat: 2, passes: 2 },
      cash: [0, 0, 0],
      privates: { no1: 0, no3: 0, no5: 1 },
      floated: ['BME'],
      shares: { BME: [[0, FIVE]] },
    });
    play(game, PASS);
    expect([0, 1, 2].map((seat) => money(game, seat))).toEqual([revenue('no1') + revenue('no3'), revenue('no5'), 0]);
  });

  const buying = (wanted: Wanted) =>
    situation({ turn: { company: 'BME', step: 'trains' }, shares: { BME: [[0, FIVE]], CME: [[1, FIVE]] }, ...wanted });

  rule(
    ['6.2.6-a', '6.2.6-b', '6.2.6-g', '6.2.6-j', '6.2.6-c', '18rhi/3.2-a', '18lra/3.3-a'],
    'the lowest type at its price, and from the pool at any time',
    () => {
      const game = buying({ trains: { CME: ['2'] }, treasury: { BME: 900 } });
      expect(refusedBy(game, buyTrain('3', 'depot', 200))).toBe(id('6.2.6-b'));
      expect(refusedBy(game, buyTrain('2', 'depot', 90))).toBe(id('6.2.6-a'));
      play(game, buyTrain('2', 'depot', 100));
      expect(money(game, 'BME')).toBe(800);
      const pool = buying({ trains: { CME: ['5'], pool: ['4'] }, treasury: { BME: 900 } });
      for (const move of [buyTrain('4', 'pool', 300), buyTrain('5', 'depot', 500), buyTrain('6', 'depot', 600)])
        expect(offers(pool, move)).toBe(true);
      expect(refusedBy(pool, buyTrain('4', 'pool', 1))).toBe(id('6.2.6-g'));
      expect(refusedBy(buying({ trains: { CME: ['4'] }, treasury: { BME: 900 } }), buyTrain('6', 'depot', 600))).toBe(
        id('6.2.6-c'),
      );
    },
  );

  rule(
    ['6.2.6-f', '6.2.6-i', '6.3-c'],
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

  rule(['E-29', '4.1-g'], 'the first 5-train closes the privates and adds no operating round to this set', () => {
    const game = buying({
      trains: { CME: ['4', '4', '4'] },
      treasury: { BME: 900 },
      privates: { no3: 0 },
      round: { number: 1, of: 2 },
      floated: ['BME', 'CME'],
    });
    play(game, buyTrain('5', 'depot', 500), { type: 'discardTrain', train: '4' });
    expect(game.state.privates['no3']).toBe('gone');
    const cash = money(game, 0);
    while (roundOf(game) === 'OR 1/2') play(game, PASS);
    expect([roundOf(game), money(game, 0)]).toEqual(['OR 2/2', cash]);
    while (roundOf(game) === 'OR 2/2') play(game, PASS);
    expect(roundOf(game)).toBe('SR');
  });

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
    ['7.1-a', '7.1-c', '7.1-d', 'E-30', '18rhi/E-67', '7.1-e'],
    'a bank that cannot pay ends the game after this set of rounds; exactly nothing left does not',
    () => {
      const even = paying(80);
      play(even, { type: 'withhold' });
      expect([even.state.bankBroke, money(even, 'bank')]).toEqual(['', 0]);
      const broke = paying(79, { number: 1, of: 2 });
      const events = play(broke, { type: 'withhold' });
      expect(types(events)).toContain('bankBroke');
      expect([money(broke, 'BME'), broke.state.bankBroke]).toEqual([80, 'operating']);
      while (roundOf(broke) === 'OR 1/2') play(broke, PASS);
      expect(roundOf(broke), 'the set is finished').toBe('OR 2/2');
      while (now(broke) !== 'over') play(broke, PASS);
      expect(roundOf(broke)).toBe('');
    },
  );

  rule('7.1-b', 'broken in a stock round: that round and one full set of operating rounds are played', () => {
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
    expect([game.state.bankBroke, roundOf(game)]).toEqual(['stock', 'OR 1/2']);
    while (now(game) !== 'over') play(game, PASS);
  });

  rule('7.2-c', 'the highest wins, equals share it', () => {
    const game = situation({ cash: [500, 500, 400] });
    expect(game.score().map(({ rank }) => rank)).toEqual([1, 1, 3]);
    expect(verdict(game, found('BME', 100))).toBe('legal');
  });
}
