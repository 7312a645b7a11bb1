import { botsFor } from '@stellwerk/bots';
import { LANGUAGES } from '@stellwerk/engine/kernel';
import { rhl } from '@stellwerk/titles/18rhl';
import { expect, test } from 'vitest';
import { catalogue } from '../titles/catalogue.ts';
import { botName, speakerFor, voiceIn } from './speaker.ts';

test('a figure below zero has a minus sign, no hyphen', () => {
  expect(voiceIn('en').number(-8016)).toBe('−8,016');
  expect(voiceIn('de').number(-8016)).toBe('−8.016');
});

test('each computer player has one name, and no two of a title have the same', () => {
  for (const language of LANGUAGES)
    for (const { id } of catalogue) {
      const names = botsFor(id).map((bot) => botName(bot.id, voiceIn(language)));
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size, `${id}: ${names.join(', ')}`).toBe(names.length);
    }
});

test('no line ends between a sum and its marks', () => {
  const event = { type: 'priceCut', item: 'no1', price: 15 };
  for (const language of LANGUAGES) expect(speakerFor(rhl, language, []).narrate(event)).toMatch(/15\u00a0M/);
});
