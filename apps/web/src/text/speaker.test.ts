import { expect, test } from 'vitest';
import { voiceIn } from './speaker.ts';

test('a figure below zero has a minus sign, no hyphen', () => {
  expect(voiceIn('en').number(-8016)).toBe('−8,016');
  expect(voiceIn('de').number(-8016)).toBe('−8.016');
});
