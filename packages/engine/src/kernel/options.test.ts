import { expect, test } from 'vitest';
import { completeOptions, reading, readOptions } from './options.ts';

const specs = [
  reading('toy/1-a', 'stake', 'low', 'high'),
  { ...reading('toy/1-b', 'late', 'no', 'yes'), added: true },
] as const;

test('an option that was added later is stored only where it is not at its default', () => {
  expect(completeOptions(specs, {})).toEqual({ stake: 'low' });
  expect(completeOptions(specs, { late: 'no' })).toEqual({ stake: 'low' });
  expect(readOptions(specs, { late: 'yes', stake: 'high' })).toEqual({ stake: 'high', late: 'yes' });
});
