import { playerOwner } from '@stellwerk/engine/finance';
import { clone, newGame } from '@stellwerk/engine/kernel';
import { harzbahn, type State } from '@stellwerk/titles/1873';
import { expect, test } from 'vitest';
import { floatsTooPoor, isSound, leastPrice } from './founding.ts';

function withCash(...cash: readonly number[]): State {
  const started = newGame(harzbahn, { players: ['a', 'b', 'c'], seed: 's' });
  if (!started.ok) throw new Error(started.refusal.rule);
  const state = clone(started.value.state);
  cash.forEach((amount, seat) => {
    state.money[playerOwner(seat)] = amount;
  });
  return state;
}

function soundPrices(state: State): number[] {
  return [120, 150, 190, 240, 300].filter((price) =>
    isSound(state, 0, { type: 'foundRailway', params: { company: ['HBE'], price: [price], shares: [1, 2] } }),
  );
}

test('a railway is founded at the highest price of which its founder pays two shares and somebody a third', () => {
  expect(soundPrices(withCash(700, 350, 0))).toEqual([300]);
  expect(soundPrices(withCash(400, 350, 0))).toEqual([190]);
  expect(soundPrices(withCash(400, 130, 0))).toEqual([120]);
});

test('who can pay one share only founds nothing: whether it ever floats is left to others', () => {
  expect(soundPrices(withCash(200, 200, 160))).toEqual([]);
});

test('a railway that could not pay its route and its loco is not founded', () => {
  const state = withCash(2000, 2000, 2000);
  expect(leastPrice(state, 'HBE')).toBe(120);
  state.stock = { 1: 0, 2: 0, 3: 0, 4: 0 };
  state.phase = '5';
  expect(leastPrice(state, 'HBE')).toBe(240);
  expect(leastPrice(state, 'NWE')).toBeUndefined();
});

test('nobody helps a railway to float that has waited until it cannot pay its loco any more', () => {
  const share = { type: 'buyShare', params: { company: ['HBE'], from: ['offering'] } };
  const state = withCash(2000, 2000, 2000);
  Object.assign(state.railways.HBE, { director: 0, issuePrice: 150 });
  expect(floatsTooPoor(state, share)).toBe(false);
  state.stock = { 1: 0, 2: 0, 3: 0, 4: 0 };
  state.phase = '5';
  expect(floatsTooPoor(state, share)).toBe(true);
});

test('nobody helps a railway to float that can pay a loco of now and not the one that is left when it acts', () => {
  const share = { type: 'buyShare', params: { company: ['KEZ'], from: ['offering'] } };
  const state = withCash(2000, 2000, 2000);
  Object.assign(state.railways.KEZ, { director: 0, issuePrice: 150 });
  state.phase = '3';
  state.stock = { 1: 0, 2: 0, 3: 5, 4: 3 };
  expect(floatsTooPoor(state, share)).toBe(false);
  state.stock = { 1: 0, 2: 0, 3: 3, 4: 3 };
  expect(floatsTooPoor(state, share)).toBe(true);
});
