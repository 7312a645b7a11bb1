import { expect, test } from 'vitest';
import { swingsIn } from './swings.ts';

test('a swing is told of the seat whose lead changed most, with where it began', () => {
  const prospects = [
    { move: 0, wealth: [1000, 1000, 1000] },
    { move: 10, wealth: [1300, 1010, 1000] },
    { move: 20, wealth: [1310, 1020, 300] },
  ];
  expect(swingsIn(prospects, 5)).toEqual([
    { from: 0, seat: 0, change: 295 },
    { from: 10, seat: 2, change: -710 },
  ]);
});

test('who is bankrupt gains nothing when the others lose', () => {
  const prospects = [
    { move: 0, wealth: [0, 3000, 3000] },
    { move: 10, wealth: [0, 2000, 2100] },
  ];
  expect(swingsIn(prospects, 5)).toEqual([{ from: 0, seat: 1, change: -550 }]);
});

test('all that gain alike turn nothing, and trifles are left out', () => {
  const prospects = [
    { move: 0, wealth: [1000, 1000] },
    { move: 5, wealth: [3000, 3000] },
    { move: 9, wealth: [3010, 3000] },
  ];
  expect(swingsIn(prospects, 5)).toEqual([]);
});

test('the largest stay, in the order of the game', () => {
  const wealth = (lead: number) => [1000 + lead, 1000];
  const prospects = [0, 100, 400, 350, 950].map((lead, i) => ({ move: i, wealth: wealth(lead) }));
  expect(swingsIn(prospects, 2).map(({ from, change }) => [from, change])).toEqual([
    [1, 300],
    [3, 600],
  ]);
});
