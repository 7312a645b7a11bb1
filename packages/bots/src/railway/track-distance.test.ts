import { newGame } from '@stellwerk/engine/kernel';
import { game, isPosition, rhl } from '@stellwerk/titles/18rhl';
import { expect, test } from 'vitest';
import { FAR, trackDistance } from './track-distance.ts';

function map() {
  const started = newGame(rhl, { players: ['a', 'b', 'c'], seed: 's' });
  if (!started.ok || !isPosition(started.value.state)) throw new Error('no game');
  return game.law.mapOf(started.value.state);
}

test('no way leads straight over a river', () => {
  const board = map();
  const { names, neighbours } = board.grid;
  const banks = board.printed.flatMap((hex, number) =>
    hex.barriers.map((edge) => [hex.id, names[neighbours[6 * number + edge] ?? -1] ?? hex.id] as const),
  );
  expect(banks.length).toBeGreaterThan(5);
  for (const [from, to] of banks) expect(trackDistance(board, from, to), `${from} to ${to}`).toBeGreaterThan(1);
});

test('nobody builds on from a hex that takes no tile', () => {
  const grid = map();
  const fixed = grid.printed.find(({ color }) => color === 'red');
  expect(fixed).toBeDefined();
  expect(trackDistance(grid, fixed?.id ?? '', 'I10')).toBe(FAR);
  expect(trackDistance(grid, 'I10', fixed?.id ?? '')).toBeLessThan(FAR);
});
