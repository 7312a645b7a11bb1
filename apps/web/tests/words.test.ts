import type { Text } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import { words } from '../src/text/words.ts';
import { words as rhlWords } from '../src/titles/18rhl/words.ts';
import { words as chinaWords } from '../src/titles/1880/words.ts';
import { words as diceWords } from '../src/titles/railroad-dice-2/words.ts';

const BOOKS: Readonly<Record<string, Readonly<Record<string, Text>>>> = { words, rhlWords, chinaWords, diceWords };

describe.each(Object.entries(BOOKS))('%s', (_, book) => {
  test.each(Object.entries(book))('“%s” is said in both languages with the same figures', (_key, text) => {
    expect(Object.keys(text).sort()).toEqual(['de', 'en']);
    expect(text.de.trim()).not.toBe('');
    expect(text.en.trim()).not.toBe('');
    expect(placesIn(text.de)).toEqual(placesIn(text.en));
  });
});

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort();
}
