import { newGame } from '@stellwerk/engine/kernel';
import { expect } from 'vitest';
import { COMPANY_IDS } from '../companies.ts';
import { rhi } from '../index.ts';
import {
  force,
  held,
  money,
  PASS,
  play,
  price,
  refusedBy,
  rule,
  sell,
  share,
  situation,
  verdict,
} from './situation.ts';

const TENS = (count: number) => Array<number>(count).fill(10);
const FIVE = [20, 10, 10, 10];
const ALL = [20, ...TENS(8)];

rule('18rhi/3.1-c', 'no certificate of KEG is there to be had', () => {
  const { state } = situation({ stock: { seat: 0 } });
  expect(Object.keys(state.certificates).sort()).toEqual([...COMPANY_IDS].sort());
  expect(COMPANY_IDS).not.toContain('KEG');
});

rule('18rhi/3.1-f', 'offering, charter and pool are three places: each sells what lies in it', () => {
  const game = situation({
    stock: { seat: 1 },
    cash: [1000, 1000, 1000],
    floated: ['BME'],
    shares: {
      BME: [
        [0, FIVE],
        ['charter', TENS(4)],
        ['pool', [10]],
      ],
      CME: [[0, [20, 10]]],
    },
  });
  expect(verdict(game, share('BME', 'offering'))).toBe('18rhi/5.1.2-a');
  expect(verdict(game, share('CME', 'charter'))).toBe('18rhi/5.1.2-a');
  expect(verdict(game, share('CME', 'pool'))).toBe('18rhi/5.1.2-a');
  expect(verdict(game, share('CME', 'offering'))).toBe('legal');
  expect(verdict(game, share('BME', 'charter'))).toBe('legal');
  play(game, share('BME', 'pool'));
  expect([held(game, 'BME', 'pool'), held(game, 'BME', 'charter'), held(game, 'BME', 1)]).toEqual([0, 40, 10]);
});

rule(
  '18rhi/5-f',
  'the sold out rise in operating order, each under what is there; who cannot rise keeps its place',
  () => {
    const game = situation({
      stock: { seat: 2, passes: 2 },
      at: { GVE: [1, 3], BME: [2, 3], DEE: [2, 3], ADR: [0, 16], CME: [0, 16] },
      floated: ['GVE', 'BME', 'DEE', 'ADR', 'CME'],
      shares: {
        GVE: [
          [2, FIVE],
          ['charter', TENS(5)],
        ],
        BME: [[0, ALL]],
        DEE: [[1, ALL]],
        ADR: [[2, ALL]],
        CME: [
          [2, FIVE],
          ['charter', TENS(5)],
        ],
      },
    });
    play(game, PASS);
    const place = (id: string) => game.state.market[id];
    const arrival = (id: string) => place(id)?.arrival ?? 0;
    expect(['GVE', 'BME', 'DEE'].map((id) => [place(id)?.row, place(id)?.column])).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(arrival('GVE')).toBeLessThan(arrival('BME'));
    expect(arrival('BME')).toBeLessThan(arrival('DEE'));
    expect([place('ADR')?.row, place('ADR')?.column]).toEqual([0, 16]);
    expect(arrival('ADR'), 'still on top').toBeLessThan(arrival('CME'));
  },
);

rule('18rhi/5.2.1-b', 'no more than half of a company goes to the pool', () => {
  const game = situation({
    stock: { seat: 0 },
    floated: ['BME'],
    shares: {
      BME: [
        [0, FIVE],
        [1, [10]],
        ['pool', TENS(4)],
      ],
    },
  });
  expect(refusedBy(game, sell('BME', 10, 10))).toBe('18rhi/5.2.1-b');
  play(game, sell('BME', 10));
  expect(held(game, 'BME', 'pool')).toBe(50);
});

rule('18rhi/5.2.1-d', 'the director certificate is not sold; only another player can take it over', () => {
  const at = (others: readonly number[]) =>
    situation({
      stock: { seat: 0 },
      floated: ['BME'],
      shares: {
        BME: [
          [0, [20]],
          [1, others],
          ['charter', TENS(8 - others.length)],
        ],
      },
    });
  expect(refusedBy(at([10]), sell('BME', 20))).toBe('18rhi/4.2.1-d');
  expect(refusedBy(at([10, 10]), sell('BME', 20)), 'it changes into two ordinary ones').toBe('18rhi/5.2.1-d');
  const game = at([10, 10]);
  play(game, sell('BME', 10, 10));
  expect([held(game, 'BME', 'pool'), held(game, 'BME', 1)]).toEqual([20, 20]);
  expect(game.state.certificates['BME']?.[0], 'with Bob, not in the pool').toBe('player1');
});

rule('18rhi/5.2.1-f', 'blocks of several companies fall in the order in which they are sold', () => {
  const after = (first: 'BME' | 'CME', second: 'BME' | 'CME') => {
    const game = situation({
      stock: { seat: 0 },
      at: { BME: [1, 2], CME: [1, 2] },
      floated: ['BME', 'CME'],
      shares: {
        BME: [
          [1, FIVE],
          [0, [10]],
          ['charter', TENS(4)],
        ],
        CME: [
          [1, FIVE],
          [0, [10]],
          ['charter', TENS(4)],
        ],
      },
    });
    play(game, sell(first, 10), sell(second, 10));
    expect([price(game, first), price(game, second)]).toEqual([75, 75]);
    const arrival = (id: string) => game.state.market[id]?.arrival ?? 0;
    return arrival('BME') < arrival('CME') ? 'BME' : 'CME';
  };
  expect([after('BME', 'CME'), after('CME', 'BME')], 'on top').toEqual(['BME', 'CME']);
});

rule('18rhi/6-e', 'a company whose price falls in the round acts after those that are dearer now', () => {
  const next = (cash: number) => {
    const game = situation({
      tiles: { E14: '9/0' },
      cash: [cash, 0, 0],
      turn: { company: 'BME', step: 'trains' },
      at: { CME: [1, 3], DEE: [1, 3], BME: 100 },
      floated: ['BME', 'CME', 'DEE'],
      shares: {
        BME: [[0, ALL]],
        CME: [
          [1, FIVE],
          [0, [10, 10]],
          ['charter', TENS(3)],
        ],
        DEE: [
          [2, FIVE],
          ['charter', TENS(5)],
        ],
      },
    });
    play(game, force('2', 'depot'));
    if (cash < 100) play(game, sell('CME', 10, 10));
    expect(money(game, 'BME')).toBe(0);
    play(game, PASS);
    const turn = game.state.flow.find(({ kind }) => kind === 'companyTurn');
    return turn?.kind === 'companyTurn' && turn.company;
  };
  expect([next(100), next(0)]).toEqual(['CME', 'DEE']);
});

rule('18rhi/6.2.5-e', 'a marker that arrives on a square goes under those that are there', () => {
  const game = situation({
    turn: { company: 'BME', step: 'dividend', income: 200 },
    at: { BME: [2, 1], CME: [2, 2] },
    floated: ['BME', 'CME'],
    shares: { BME: [[0, FIVE]], CME: [[1, FIVE]] },
  });
  const places = () => ['BME', 'CME'].map((id) => game.state.market[id]);
  play(game, { type: 'payDividend' });
  const [bme, cme] = places();
  expect([bme?.row, bme?.column]).toEqual([cme?.row, cme?.column]);
  expect(bme?.arrival ?? 0).toBeGreaterThan(cme?.arrival ?? 0);
});

rule('18rhi/8-b', 'there is no game for two, and no short game', () => {
  const begins = (players: readonly string[], options = {}) => newGame(rhi, { players, seed: 'begins', options }).ok;
  expect(begins(['Ann', 'Bob'])).toBe(false);
  expect(begins(['Ann', 'Bob', 'Cid'])).toBe(true);
  expect(begins(['Ann', 'Bob', 'Cid'], { short: true })).toBe(false);
});
