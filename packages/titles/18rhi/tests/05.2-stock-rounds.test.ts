import { expect } from 'vitest';
import { stockRounds } from '../../rhineland/tests/stock-rounds.ts';
import { edition } from './edition.ts';
import { offers, PASS, play, refusedBy, rule, sell, share, situation } from './situation.ts';

stockRounds(edition);

const TENS = (count: number) => Array<number>(count).fill(10);

const circle = (game: ReturnType<typeof situation>, hex: string, node: string) =>
  game.state.track.markers[hex]?.[node]?.[0];

rule('18rhi/4.2.2-a', 'CCE has two homes', () => {
  const game = situation({ stock: { seat: 0 }, shares: { CCE: [[0, [20, 10, 10]]] } });
  play(game, share('CCE', 'offering'));
  expect([circle(game, 'I10', 'city1'), circle(game, 'E6', 'city0')]).toEqual(['CCE', 'CCE']);
});

rule(['18rhi/5.2.2-c', '18rhi/E-28'], 'above the limit somebody must sell before anything else', () => {
  const game = situation({
    players: 5,
    stock: { seat: 0 },
    floated: ['BME', 'CME'],
    shares: {
      BME: [
        [0, [20, ...TENS(7)]],
        ['charter', [10]],
      ],
      CME: [
        [1, [20]],
        [0, TENS(2)],
        ['charter', TENS(6)],
      ],
      ADR: [[0, [20]]],
      DEE: [[0, [20]]],
      GVE: [[0, [20]]],
    },
  });
  expect(refusedBy(game, PASS)).toBe('18rhi/5.2.2-c');
  expect(refusedBy(game, share('CME', 'charter'))).toBe('18rhi/5.2.2-c');
  play(game, sell('BME', 10));
  expect(offers(game, PASS)).toBe(true);
});
