import { expect, test } from 'vitest';
import { ridge } from './ridge.ts';

const observations = Array.from({ length: 50 }, (_, i) => {
  const seen = [Math.sin(i), Math.cos(3 * i)];
  return { seen, came: 2 * (seen[0] ?? 0) - 0.5 * (seen[1] ?? 0) };
});

test('the weights that made what came are found', () => {
  const [first, second] = ridge(observations, [1, 1], 0);
  expect(first).toBeCloseTo(2, 6);
  expect(second).toBeCloseTo(-0.5, 6);
});

test('a heavy penalty leaves the weights where they were', () => {
  const [first, second] = ridge(observations, [1, 1], 1e9);
  expect(first).toBeCloseTo(1, 3);
  expect(second).toBeCloseTo(1, 3);
});

test('a value that was never seen keeps its weight', () => {
  const blind = observations.map(({ seen, came }) => ({ seen: [seen[0] ?? 0, 0], came }));
  expect(ridge(blind, [1, 0.7], 1)[1]).toBeCloseTo(0.7, 6);
});
