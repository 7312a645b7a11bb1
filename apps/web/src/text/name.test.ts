import { expect, test } from 'vitest';
import { firstLetters, shownName } from './name.ts';

test('an ordinary name is shown as it is, whatever its language', () => {
  for (const name of ['Ann', 'Zoë', 'Nguyễn', '周恩来', '👩‍🚀', 'ไก่']) expect(shownName(name)).toBe(name);
});

test('a letter keeps three marks at most', () => {
  expect(shownName(`Z${'\u0301'.repeat(20)}o`)).toBe(`Z${'\u0301'.repeat(3)}o`);
});

test('a name from right to left stands by itself, so that figures beside it keep their place', () => {
  expect(shownName('דוד')).toBe('\u2068דוד\u2069');
});

test('signs that turn the direction of writing are not shown', () => {
  expect(shownName('\u202EnnA\u2069')).toBe('nnA');
});

test('first letters are whole', () => {
  expect(firstLetters('Ann', 2)).toBe('An');
  expect(firstLetters('👨‍👩‍👧‍👦👩‍🚀x', 2)).toBe('👨‍👩‍👧‍👦👩‍🚀');
  expect(firstLetters(shownName('דוד'), 2)).toBe('דו');
  expect(firstLetters('e\u0301a', 1)).toBe('e\u0301');
});
