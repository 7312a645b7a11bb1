import { LANGUAGES } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import { titleById, titles } from './index.ts';

describe.each(titles.map((title) => ({ id: title.id, title })))('$id', ({ title }) => {
  test('every text and every rule is there in every language, with the same figures in each', () => {
    const places = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
    for (const [key, text] of [...Object.entries(title.texts), ...Object.entries(title.rules)]) {
      for (const language of LANGUAGES) {
        expect(text[language].trim(), key).not.toBe('');
        if (key.startsWith('place.')) expect(text[language], key).toMatch(/^(?!null|undefined).+ \(\w+\)$/);
      }
      expect(places(text.de), key).toEqual(places(text.en));
    }
  });

  test('every option and each of its values is explained', () => {
    for (const option of title.options) {
      expect(title.texts, option.id).toHaveProperty([`option.${option.id}`]);
      const values = option.kind === 'choice' ? option.values : [];
      for (const value of values) expect(title.texts).toHaveProperty([`option.${option.id}.${value}`]);
    }
  });

  test('every kind of frame has a sentence', () => {
    for (const kind of Object.keys(title.frames)) expect(title.texts).toHaveProperty([`frame.${kind}`]);
  });

  test('examples and edge cases have ids of their own', () => {
    expect(title.cases.length).toBeGreaterThan(0);
    expect(title.cases.filter((id) => id in title.rules)).toEqual([]);
  });

  test('is found by its id', () => {
    expect(titleById(title.id)?.id).toBe(title.id);
  });
});

test('an unknown title is not found', () => {
  expect(titleById('chess')).toBeUndefined();
});
