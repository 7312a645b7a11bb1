import { LANGUAGES } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import { cases, rules } from '../rules/index.ts';

describe('the list of rules', () => {
  test('has 299 rules and 76 examples and edge cases, all of this game', () => {
    const ids = [...Object.keys(rules), ...cases];
    expect(Object.keys(rules)).toHaveLength(299);
    expect(cases).toHaveLength(76);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith('18rhi/'))).toEqual([]);
  });

  test('says each rule in one sentence of its own, in every language', () => {
    for (const language of LANGUAGES) {
      const sentences = Object.values(rules).map((text) => text[language]);
      expect(sentences.filter((sentence) => !sentence.trim().endsWith('.'))).toEqual([]);
      expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) < i)).toEqual([]);
    }
  });
});
