import { holds } from '@stellwerk/engine/testing/property';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawRound, type Seating, tableSizes } from './pairing.ts';
import { standingsOf } from './standings.ts';

test('tables have as many people as wished or one less, and never too few', () => {
  expect(tableSizes(8, 4, 3)).toEqual([4, 4]);
  expect(tableSizes(7, 4, 3)).toEqual([4, 3]);
  expect(tableSizes(5, 4, 3)).toBeUndefined();
  expect(tableSizes(0, 4, 3)).toBeUndefined();
  expect(tableSizes(9, 4, 3)).toEqual([3, 3, 3]);
});

test('every round seats everybody once, whoever has met before', () =>
  holds(
    fc.property(
      fc.integer({ min: 2, max: 16 }),
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 1, max: 5 }),
      (n, seats, rounds) => {
        const players = Array.from({ length: n }, (_, i) => `p${i}`);
        const sizes = tableSizes(n, seats, 1) ?? [];
        const past: Seating[] = [];
        for (let round = 0; round < rounds; round++) {
          const tables = drawRound(players, sizes, past);
          expect(tables.flat().sort()).toEqual([...players].sort());
          expect(tables.map(({ length }) => length)).toEqual([...sizes]);
          past.push(...tables);
        }
      },
    ),
    40,
  ));

test('three rounds of four in twos: nobody meets anybody twice', () => {
  const past: Seating[] = [];
  for (let round = 0; round < 3; round++) past.push(...drawRound(['a', 'b', 'c', 'd'], [2, 2], past));
  expect(new Set(past.map((table) => [...table].sort().join())).size).toBe(6);
});

test('who shares a place shares its points, and equal points are told apart by the share of the results', () => {
  const standings = standingsOf(
    ['a', 'b', 'c', 'd'],
    [
      [
        { entrant: 'a', rank: 1, score: 50 },
        { entrant: 'b', rank: 1, score: 50 },
        { entrant: 'c', rank: 3, score: 0 },
      ],
      [
        { entrant: 'd', rank: 1, score: 90 },
        { entrant: 'c', rank: 2, score: 10 },
      ],
    ],
  );
  expect(standings.map(({ entrant, rank, points, share }) => [entrant, rank, points, share])).toEqual([
    ['d', 1, 1, 90],
    ['a', 2, 0.75, 50],
    ['b', 2, 0.75, 50],
    ['c', 4, 0, 5],
  ]);
});
