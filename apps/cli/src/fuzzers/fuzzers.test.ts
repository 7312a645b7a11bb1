import { expect, test } from 'vitest';
import { fuzzBorders } from './index.ts';

test('damaged files meet a refusal or are what they state, never an exception (seed 1)', () => {
  expect(fuzzBorders('1', 60)).toEqual([]);
});
