import { expect, test } from 'vitest';
import { situation } from './situation.ts';

test('a position stands as described, everything else as after the set-up', () => {
  const { state } = situation({ stations: { E4: 0, H4: 'grey' }, track: { F4: 'straight.1' }, money: [3, 10] });
  expect(state.players[0]?.money).toBe(3);
  expect(state.diceBank).toEqual({ simple: 29, complex: 20 });
  expect(state.bank).toBe(280 - 13 - 15);
});

test('a low dice bank comes from dice on the board', () => {
  const { state } = situation({ spent: { simple: 29, complex: 18 } });
  expect(state.diceBank).toEqual({ simple: 1, complex: 2 });
});

test.each([
  ['a station at the edge', { stations: { A1: 0 } }],
  ['a station in water', { stations: { F2: 0 } }],
  ['stations too near', { stations: { E4: 0, F4: 'grey' } }],
  ['a die pointing at the edge', { track: { E1: 'straight.0' } }],
  ['more than the 30 simple dice', { turn: { rolled: true, simple: Array(31).fill('curve') } }],
  ['money below zero', { money: [-1, 10] }],
  ['a loco sold too early', { locos: [[2, 2, 2, 2], []] }],
] as const)('an impossible position is refused: %s', (_, wanted) => {
  expect(() =>
    situation({ ...wanted, turn: 'turn' in wanted ? { ...wanted.turn, simple: [...wanted.turn.simple] } : {} }),
  ).toThrow();
});
