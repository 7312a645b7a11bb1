import { newGame } from '@stellwerk/engine/kernel';
import { playRandomly } from '@stellwerk/engine/testing';
import { play, refusedBy, types } from '@stellwerk/engine/testing/play';
import { eachSeed } from '@stellwerk/engine/testing/property';
import { describe, expect, test } from 'vitest';
import { toy } from './index.ts';

function started() {
  const game = newGame(toy, { players: ['Ann', 'Ben'], seed: 'toy' });
  if (!game.ok) throw new Error(game.refusal.rule);
  return game.value;
}

describe('a toy 18xx made of the parts of the engine', () => {
  test('keeps every law when played at random', () => {
    let runs = 0;
    eachSeed('toy', 10, (seed) => {
      const { actions, score } = playRandomly({ title: toy, players: 2, seed });
      expect(score).toHaveLength(2);
      runs += actions.filter(({ type }) => type === 'run').length;
    });
    expect(runs, 'trains ran in these games').toBeGreaterThan(0);
  });

  test('a company is founded, builds, buys a train, runs and pays', () => {
    const game = started();
    const nextRound = () => play(game, { type: 'pass' }, { type: 'pass' }, { type: 'pass' });
    play(game, { type: 'buyShare', company: 'N' }, { type: 'pass' }, { type: 'pass' });
    expect(refusedBy(game, { type: 'layTile', hex: 'C5', tile: '57', rotation: 0 })).toBe('toy/2-lay');
    expect(refusedBy(game, { type: 'layTile', hex: 'A1', tile: '14', rotation: 0 })).toBe('toy/2-lay');
    // From A1 east over A3 and A5 to the off-board area.
    const events = play(game, { type: 'layTile', hex: 'A1', tile: '5', rotation: 4 });
    expect(types(events)).toEqual(['tileLaid', 'revenueKept', 'priceMoved']);
    play(game, { type: 'buyTrain', train: '2', from: 'bank', price: 80 });
    expect(refusedBy(game, { type: 'buyTrain', train: '2', from: 'bank', price: 80 })).toBe('toy/4-train');
    nextRound();
    play(game, { type: 'layTile', hex: 'A3', tile: '9', rotation: 1 }, { type: 'run', routes: [] });
    nextRound();
    play(game, { type: 'layTile', hex: 'A5', tile: '9', rotation: 1 });
    const path = ['A1.city0', 'A1/4', 'A3/4', 'A5/4', 'A7.offboard0'];
    expect(game.choices(0)[0]?.info).toEqual({ revenue: 70, proven: true });
    expect(refusedBy(game, { type: 'run', routes: [{ train: '3', path, counts: null }] })).toBe('toy/3-run');
    play(game, { type: 'run', routes: [{ train: '2', path, counts: null }] });
    expect(game.state.money).toMatchObject({ player0: 360, N: 60 });
    play(game, { type: 'payDividend' });
    expect(game.state.money, 'a fifth of 70').toMatchObject({ player0: 374, N: 60 });
  });

  test('nobody buys beyond 60 % of a company', () => {
    const game = started();
    for (let i = 0; i < 5; i++) play(game, { type: 'buyShare', company: 'S' }, { type: 'pass' });
    expect(game.state.money).toMatchObject({ player0: 80, S: 420 });
    expect(refusedBy(game, { type: 'buyShare', company: 'S' })).toBe('toy/1-limit');
  });
});
