import { expect } from 'vitest';
import { operatingRounds } from '../../rhineland/tests/operating-rounds.ts';
import { edition } from './edition.ts';
import { held, PASS, play, refusedBy, rule, sell, share, situation } from './situation.ts';

operatingRounds(edition);

const TENS = (count: number) => Array<number>(count).fill(10);

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
  ['18rhi/5-e', '18rhi/6.2.6-c'],
  'with the 8-train there are three operating rounds still; it waits for the first 6',
  () => {
    const game = situation({
      phase: '8',
      stock: { seat: 2, passes: 2 },
      floated: ['BME'],
      shares: { BME: [[0, [20, ...TENS(3)]]] },
    });
    play(game, PASS);
    expect(game.state.flow[0]).toMatchObject({ kind: 'operatingRound', number: 1, of: 3 });
    const buying = situation({
      turn: { company: 'BME', step: 'trains' },
      shares: { BME: [[0, [20, ...TENS(3)]]], CME: [[1, [20, ...TENS(3)]]] },
      trains: { CME: ['5'] },
      treasury: { BME: 900 },
    });
    expect(refusedBy(buying, { type: 'buyTrain', train: '8', from: 'depot', price: 800 })).toBe('18rhi/6.2.6-c');
  },
);
