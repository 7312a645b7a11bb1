import { expect } from 'vitest';
import { PHASE_IDS, phases } from '../trains.ts';
import { buy, buying, PASS, trainsOf } from './railways.ts';
import { offers, play, refusedBy, rule, top } from './situation.ts';

const discarding = (train: string) => ({ type: 'discardTrain', train });

rule('1880/X-limit-a', 'four trains up to B1, three up to C2, then two', () => {
  expect(PHASE_IDS.map((id) => phases[id].trainLimit)).toEqual([4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2]);
  const at = [
    ['A1', ['2', '2', '2', '2'], '2', 100],
    ['B1', ['2', '2', '2', '3'], '3', 180],
    ['B2', ['2', '2', '3+3'], '3+3', 300],
    ['C2', ['4', '4', '6'], '6', 600],
    ['C3', ['6', '6E'], '6E', 700],
    ['D3', ['8', '10'], '10', 1000],
  ] as const;
  for (const [phase, owned, train, price] of at) {
    const treasury = { NJR: 1000 };
    const full = buying('NJR', { phase, trains: { NJR: owned }, treasury });
    expect(refusedBy(full, buy(train, price)), phase).toBe('1880/X-limit-b');
    expect(offers(full, buy(train, price)), phase).toBe(false);
    expect(offers(buying('NJR', { phase, trains: { NJR: owned.slice(1) }, treasury }), buy(train, price)), phase).toBe(
      true,
    );
  }
});

rule(['1880/X-limit-b', '1880/E-33'], 'three 3-trains bar the first 6, although they would be scrapped', () => {
  const game = buying('NJR', {
    phase: 'C1',
    trains: { NJR: ['3', '3', '3'] },
    bank: { '4+4': 0 },
    treasury: { NJR: 900 },
  });
  expect(refusedBy(game, buy('6', 600))).toBe('1880/X-limit-b');
});

rule('1880/X-limit-c', 'all companies above the new limit give up trains at once, for nothing', () => {
  const game = buying('NJR', {
    shares: { NJR: [[0, 50]], HKR: [[1, 50]], BCR: [[2, 50]] },
    par: { NJR: 90, HKR: 80, BCR: 100 },
    phase: 'B1',
    trains: { NJR: ['3'], HKR: ['2', '2', '2', '2'], BCR: ['2', '2', '2', '3'] },
    bank: { '3': 0 },
    treasury: { NJR: 300, HKR: 0, BCR: 0 },
  });
  play(game, buy('3+3', 300));
  expect(top(game)).toBe('discardTrains');
  expect(game.actors(), 'HKR comes after NJR on the bar').toEqual([1]);
  play(game, discarding('2'));
  expect(game.actors(), 'then BCR').toEqual([2]);
  play(game, discarding('3'));
  expect(top(game), 'and the turn goes on').toBe('companyTurn');
  expect(trainsOf(game, 'HKR')).toEqual(['2', '2', '2']);
  expect(trainsOf(game, 'BCR')).toEqual(['2', '2', '2']);
  expect([game.state.money['HKR'], game.state.money['BCR']]).toEqual([0, 0]);
});

rule(
  ['1880/X-limit-d', '1880/X-limit-e', '1880/E-76'],
  'three trains and the first 3+3: one of the four goes, any of them',
  () => {
    const start = () =>
      buying('NJR', { phase: 'B1', trains: { NJR: ['2', '2', '3'] }, bank: { '3': 0 }, treasury: { NJR: 300 } });
    const game = start();
    play(game, buy('3+3', 300));
    expect(game.state.phase).toBe('B2');
    for (const train of ['2', '3', '3+3']) expect(offers(game, discarding(train)), train).toBe(true);
    expect(refusedBy(game, discarding('2+2')), 'not one it has not').toBe('1880/X-limit-d');
    expect(refusedBy(game, PASS)).toBe('kernel/not-now');
    play(game, discarding('3+3'));
    expect(trainsOf(game, 'NJR')).toEqual(['2', '2', '3']);
    const four = buying('NJR', {
      phase: 'B1',
      trains: { NJR: ['2', '2', '2', '3'] },
      bank: { '3': 0 },
      treasury: { NJR: 300 },
    });
    expect(refusedBy(four, buy('3+3', 300)), 'the old limit holds').toBe('1880/X-limit-b');
  },
);

rule(
  ['1880/X-limit-d', '1880/X-limit-e', '1880/E-77'],
  'the first 6E: what is scrapped goes before what is too many',
  () => {
    const start = (trains: readonly ('4' | '6' | '3+3')[]) =>
      buying('NJR', { phase: 'C2', trains: { NJR: trains }, bank: { '6': 0 }, treasury: { NJR: 700 } });
    const over = start(['4', '6']);
    play(over, buy('6E', 700));
    expect(top(over)).toBe('discardTrains');
    play(over, discarding('4'));
    expect(trainsOf(over, 'NJR')).toEqual(['6', '6E']);
    const scrapped = start(['3+3', '4']);
    play(scrapped, buy('6E', 700));
    expect(top(scrapped), 'nothing is too many').toBe('companyTurn');
    expect(trainsOf(scrapped, 'NJR')).toEqual(['4', '6E']);
  },
);
