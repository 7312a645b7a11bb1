import { expect } from 'vitest';
import type { Edition } from './edition.ts';
import { play } from './moves.ts';

/** What an income brings shareholders, the treasury and the price. */
export function income({ rule, situation, money, price }: Edition): void {
  const TENS = (count: number) => Array<number>(count).fill(10);

  const PAY = { type: 'payDividend' };

  const KEEP = { type: 'withhold' };

  rule(['X-03', '6.2.4-d', '6.2.4-e'], 'the charter earns for the treasury, the pool nothing', () => {
    const game = situation({
      turn: { company: 'BME', step: 'dividend', income: 150 },
      cash: [0, 0, 0],
      shares: {
        BME: [
          [0, [20, 10, 10]],
          [1, [10]],
          [2, [10]],
          ['charter', TENS(3)],
          ['pool', [10]],
        ],
      },
    });
    const before = money(game, 'bank');
    play(game, PAY);
    expect([0, 1, 2].map((seat) => money(game, seat))).toEqual([60, 15, 15]);
    expect([money(game, 'BME'), before - money(game, 'bank')]).toEqual([45, 135]);
  });

  rule('6.2.4-c', 'what is withheld goes to the treasury, and the price falls', () => {
    const game = situation({
      turn: { company: 'BME', step: 'dividend', income: 150 },
      shares: { BME: [[0, [20, 10, 10, 10]]] },
    });
    play(game, KEEP);
    expect([money(game, 'BME'), price(game, 'BME')]).toEqual([150, 65]);
  });

  rule(['E-17', '6.2.5-c'], 'less than the price: the marker stays but goes under the others', () => {
    const game = situation({
      turn: { company: 'BME', step: 'dividend', income: 60 },
      floated: ['BME', 'CME'],
      at: { BME: 70, CME: 70 },
      shares: { BME: [[0, [20, 10, 10, 10]]], CME: [[1, [20, 10, 10, 10]]] },
    });
    const arrival = (id: string) => game.state.market[id]?.arrival ?? 0;
    expect(arrival('BME')).toBeLessThan(arrival('CME'));
    play(game, PAY);
    expect(price(game, 'BME')).toBe(70);
    expect(arrival('BME')).toBeGreaterThan(arrival('CME'));
  });

  rule(
    ['6.2.5-a', '6.2.5-b', 'E-33', '6.2.5-d'],
    'the whole price moves right, at the end of a row up, in the corner not at all',
    () => {
      const paid = (at: readonly [number, number], income: number) => {
        const game = situation({
          turn: { company: 'BME', step: 'dividend', income },
          at: { BME: at },
          shares: {
            BME: [
              [0, [20, 10, 10, 10]],
              ['charter', TENS(5)],
            ],
          },
        });
        play(game, PAY);
        const { row, column } = game.state.market['BME'] ?? {};
        return [row, column];
      };
      expect(paid([2, 1], 70), 'parts of charter and pool included').toEqual([2, 2]);
      expect(paid([1, 13], 240)).toEqual([0, 13]);
      expect(paid([0, 16], 350)).toEqual([0, 16]);
    },
  );

  rule('6.2.5-e', 'a marker that arrives on a square goes under those that are there', () => {
    const game = situation({
      turn: { company: 'BME', step: 'dividend', income: 200 },
      at: { BME: [2, 1], CME: [2, 2] },
      floated: ['BME', 'CME'],
      shares: { BME: [[0, [20, 10, 10, 10]]], CME: [[1, [20, 10, 10, 10]]] },
    });
    const places = () => ['BME', 'CME'].map((id) => game.state.market[id]);
    play(game, { type: 'payDividend' });
    const [bme, cme] = places();
    expect([bme?.row, bme?.column]).toEqual([cme?.row, cme?.column]);
    expect(bme?.arrival ?? 0).toBeGreaterThan(cme?.arrival ?? 0);
  });
}
