import type { Text } from '@stellwerk/engine/kernel';
import { lra } from '@stellwerk/titles/18lra';
import { rhi } from '@stellwerk/titles/18rhi';
import { rhl } from '@stellwerk/titles/18rhl';
import { harzbahn } from '@stellwerk/titles/1873';
import { china } from '@stellwerk/titles/1880';
import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import { describe, expect, test } from 'vitest';
import { words as clubWords } from '../src/online/club/words.ts';
import { words } from '../src/text/words.ts';
import { words as lraWords } from '../src/titles/18lra/words.ts';
import { words as rhiWords } from '../src/titles/18rhi/words.ts';
import { words as rhlWords } from '../src/titles/18rhl/words.ts';
import { words as harzWords } from '../src/titles/1873/words.ts';
import { words as chinaWords } from '../src/titles/1880/words.ts';
import { words as diceWords } from '../src/titles/railroad-dice-2/words.ts';
import { words as railwayWords } from '../src/titles/railway/words.ts';
import { words as rhinelandWords } from '../src/titles/rhineland/words.ts';

const BOOKS: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  words,
  clubWords,
  lraWords,
  rhiWords,
  rhlWords,
  chinaWords,
  diceWords,
  harzWords,
  railwayWords,
  rhinelandWords,
};

describe.each(Object.entries(BOOKS))('%s', (_, book) => {
  test.each(Object.entries(book))('“%s” is said in both languages with the same figures', (_key, text) => {
    expect(Object.keys(text).sort()).toEqual(['de', 'en']);
    expect(text.de.trim()).not.toBe('');
    expect(text.en.trim()).not.toBe('');
    expect(placesIn(text.de)).toEqual(placesIn(text.en));
  });
});

describe.each([railroadDice2, rhl, rhi, lra, china, harzbahn].map((title) => ({ title, name: title.id })))(
  'options of $name',
  ({ title }) => {
    test.each(title.options)('$id has a name, one line that explains it, and a rule that there is', (spec) => {
      for (const key of [`option.${spec.id}`, `optionNote.${spec.id}`]) {
        expect(title.texts[key]?.de, key).toMatch(/\S/);
        expect(title.texts[key]?.en, key).toMatch(/\S/);
        expect(title.texts[key]?.de).not.toContain('\n');
      }
      if (spec.rule !== undefined) expect(title.rules[spec.rule]?.en, spec.rule).toMatch(/\S/);
      const values = spec.kind === 'choice' ? spec.values : [];
      expect(values.filter((value) => title.texts[`option.${spec.id}.${value}`] === undefined)).toEqual([]);
    });
  },
);

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort();
}
