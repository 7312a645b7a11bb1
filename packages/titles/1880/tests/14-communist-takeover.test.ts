import { expect } from 'vitest';
import { priceNow } from '../state.ts';
import { isTakenOver, PHASE_IDS } from '../trains.ts';
import { BY_SEA, NANJING, NANJING_HEFEI, SHANGHAI_QINGDAO } from './boards.ts';
import { about, buy, buying, cash, earns, PASS, placeOf, sell, sitOutTurn, trip, turnOf, verdict } from './railways.ts';
import { play, refusedBy, rule, type Situation, situation, top, types } from './situation.ts';

rule('1880/XIV-comm-a', 'from the first 4 to the first 6', () => {
  expect(PHASE_IDS.filter(isTakenOver)).toEqual(['B3', 'C1']);
  const begins = buying('NJR', { phase: 'B2', bank: { '3+3': 0 }, treasury: { NJR: 300 } });
  expect(types(play(begins, buy('4', 300)))).toContain('takeover');
  const ends = buying('NJR', { phase: 'C1', bank: { '4+4': 0 }, treasury: { NJR: 600 } });
  expect(types(play(ends, buy('6', 600)))).toContain('exchangeReopened');
});

rule('1880/XIV-comm-b', 'privates pay nothing from B3 to the end, and keep their powers', () => {
  for (const phase of ['B2', 'B3', 'C2', 'D1'] as const) {
    const game = situation({
      shares: { NJR: [[2, 50]] },
      phase,
      trains: { NJR: ['6'] },
      privates: { P1: 0, P2: 0, P3: 1, P4: 1, P5: 1 },
      cash: [0, 0, 0],
      turn: { company: 'NJR', step: 'trains' },
    });
    play(game, PASS);
    expect([cash(game, 0), cash(game, 1)], phase).toEqual(phase === 'B2' ? [15, 60] : [0, 0]);
  }
  const ferry = about('HKR', { trains: ['4'], tiles: BY_SEA, phase: 'B3', privates: { P2: 0 } });
  expect(earns(ferry, trip('4', SHANGHAI_QINGDAO))).toBe(50);
});

rule('1880/XIV-comm-c', 'investors do nothing any more but merge', () => {
  const round = (wanted: Situation) =>
    situation({
      shares: { NXR: [[0, 50]] },
      trains: { NXR: ['6'] },
      investors: { A3: [0, 'NXR'] },
      tiles: { H6: '57/2', J6: '57/0' },
      treasury: { NXR: 0, A3: 30 },
      turn: { company: 'NXR', step: 'trains' },
      ...wanted,
    });
  for (const phase of ['B2', 'B3', 'C2', 'D1'] as const) {
    const game = round({ phase });
    play(game, PASS);
    expect(top(game), phase).toBe(phase === 'B2' ? 'investorTurn' : 'companyTurn');
  }
  const joined = round({ phase: 'C2', tiles: { H6: '57/2', I7: '8/0', J6: '57/0' } });
  play(joined, PASS);
  expect(top(joined)).toBe('merger');
  play(joined, { type: 'mergeTreasury', to: 'company' });
  expect(joined.state.money['NXR']).toBe(30);
});

rule('1880/XIV-comm-d', 'dividends, keeping, sales and sold-out companies move no price', () => {
  const run = { type: 'run', routes: [trip('4', NANJING_HEFEI)] };
  for (const decision of ['payDividend', 'withhold']) {
    const game = about('NJR', { trains: ['4'], tiles: NANJING, phase: 'C1' });
    play(game, run, { type: decision });
    expect(placeOf(game, 'NJR'), decision).toEqual([3, 3]);
  }
  const bare = buying('NJR', { phase: 'B3', turn: { company: 'NJR', step: 'build' } });
  play(bare, PASS);
  expect(placeOf(bare, 'NJR'), 'no train').toEqual([3, 3]);
  const stock = situation({
    shares: {
      NJR: [
        [1, 40],
        [0, 30],
      ],
      HKR: [
        [1, 60],
        [0, 40],
      ],
    },
    phase: 'C1',
    open: ['NJR', 'HKR'],
    turn: { company: 'NJR', step: 'trains' },
    stock: { seat: 0 },
  });
  play(stock, sell('NJR', 3), PASS, PASS, PASS, PASS);
  expect(top(stock)).toBe('companyTurn');
  expect([placeOf(stock, 'NJR'), placeOf(stock, 'HKR')]).toEqual([
    [3, 3],
    [3, 3],
  ]);
});

rule('1880/XIV-comm-e', 'in stock rounds nobody sells shares of a company he directs, whoever else sells them', () => {
  const game = situation({
    shares: {
      NJR: [
        [0, 30],
        [1, 30],
      ],
    },
    phase: 'B3',
    open: ['NJR'],
    cash: [0, 0, 0],
    turn: { company: 'NJR', step: 'trains' },
    stock: { seat: 0 },
  });
  expect(refusedBy(game, sell('NJR', 1))).toBe('1880/XII-sell-f');
  play(game, PASS, sell('NJR', 3));
  expect(cash(game, 1), 'three times 85').toBe(255);
});

rule(
  ['1880/XIV-comm-f', '1880/E-55'],
  'who pays and then buys the first 6 has not moved; the next company does, and directors sell again',
  () => {
    const game = situation({
      shares: { NJR: [[0, 50]], HKR: [[1, 60]] },
      phase: 'C1',
      bank: { '4+4': 0, '6': 2 },
      trains: { NJR: ['4'], HKR: ['4'] },
      tiles: { ...NANJING, ...BY_SEA },
      treasury: { NJR: 600, HKR: 600 },
      privates: { P1: 2 },
      cash: [0, 0, 0],
      turn: { company: 'NJR', step: 'run' },
    });
    play(game, { type: 'run', routes: [trip('4', NANJING_HEFEI)] }, { type: 'payDividend' }, buy('6', 600), PASS);
    expect([game.state.phase, priceNow(game.state, 'NJR')]).toEqual(['C2', 90]);
    expect(turnOf(game).company).toBe('HKR');
    play(game, PASS, { type: 'run', routes: [trip('4', SHANGHAI_QINGDAO)] }, { type: 'payDividend' });
    expect(priceNow(game.state, 'HKR')).toBe(95);
    play(game, buy('6', 600));
    expect(top(game)).toBe('stockRound');
    expect(verdict(game, sell('NJR', 1)), 'Ann sells of her own company').toBe('legal');
    play(game, PASS, PASS, PASS, PASS);
    expect(cash(game, 2), 'but P1 pays no more').toBe(0);
  },
);

rule('1880/XIV-comm-d', 'a turn without train or route in B3 leaves the price too', () => {
  const game = situation({
    shares: { NJR: [[0, 50]] },
    phase: 'B3',
    trains: { NJR: ['4'] },
    turn: { company: 'NJR', step: 'build' },
  });
  sitOutTurn(game);
  expect(placeOf(game, 'NJR')).toEqual([3, 3]);
});
