import { LANGUAGES } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../titles/catalogue.ts';
import { loadCore } from '../titles/load.ts';
import { chapterOf, type Glossary, piecesOf } from './glossary.ts';

describe.each(catalogue)('the glossary of $name', ({ id, glossary: load }) => {
  async function read(): Promise<Glossary> {
    const glossary = await load?.();
    if (!glossary) throw new Error(`${id} has no glossary`);
    return glossary;
  }

  test('names every chapter of the rules, and no other', async () => {
    const { chapters } = await read();
    const rules = Object.keys((await loadCore(id)).title.rules);
    expect(rules.length).toBeGreaterThan(0);
    expect(Object.keys(chapters).sort()).toEqual([...new Set(rules.map(chapterOf))].sort());
  });

  test('explains each word once, in both languages, and leads to a chapter', async () => {
    const { entries, chapters } = await read();
    expect(entries.length).toBeGreaterThanOrEqual(10);
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    for (const language of LANGUAGES) {
      const forms = entries.flatMap((entry) => entry[language].map((form) => form.toLowerCase()));
      expect(
        forms.filter((form, i) => forms.indexOf(form) !== i),
        language,
      ).toEqual([]);
      for (const entry of entries) expect(entry.text[language], entry.id).toMatch(/^[\p{L}\d¥„“].*[.!]$/su);
    }
    for (const { id: word, chapter } of entries) expect(Object.keys(chapters), word).toContain(chapter);
  });
});

describe('a text', () => {
  const glossary: Glossary = {
    chapters: {},
    entries: [
      { id: 'director', de: ['Direktor'], en: ['director'], text: { de: 'A.', en: 'A.' } },
      { id: 'paper', de: ['Direktorzertifikat'], en: ['director certificate'], text: { de: 'B.', en: 'B.' } },
    ],
  };
  const found = (text: string) => piecesOf(glossary, 'en', text).flatMap(({ entry }) => (entry ? [entry.id] : []));

  test('is cut at whole words, the longest first, each once, and nothing of it is lost', () => {
    const text = 'The Director buys a director certificate; the director pays, the co-director and directors do not.';
    expect(
      piecesOf(glossary, 'en', text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(found(text)).toEqual(['director', 'paper']);
    expect(found('directors')).toEqual([]);
    expect(found('')).toEqual([]);
  });
});
