import { newGame } from '@stellwerk/engine/kernel';
import { game, isPosition, rhl } from '@stellwerk/titles/18rhl';
import { expect, test } from 'vitest';
import { FAR, trackDistance } from './track-distance.ts';

function map() {
  const started = newGame(rhl, { players: ['a', 'b', 'c'], seed: 's' });
  if (!started.ok || !isPosition(started.value.state)) throw new Error('no game');
  return game.law.mapOf(started.value.state);
}

test('the way to the other bank leads over a city on both banks', () => {
  // H9 and H11 lie on different banks of the Rhine, two hexes apart.
  expect(trackDistance(map(), 'H9', 'H11')).toBeGreaterThan(2);
});

test('nobody builds on from a hex that takes no tile', () => {
  const grid = map();
  const fixed = grid.printed.find(({ color }) => color === 'red');
  expect(fixed).toBeDefined();
  expect(trackDistance(grid, fixed?.id ?? '', 'I10')).toBe(FAR);
  expect(trackDistance(grid, 'I10', fixed?.id ?? '')).toBeLessThan(FAR);
});
