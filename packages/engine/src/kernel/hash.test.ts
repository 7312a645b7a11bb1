import { describe, expect, test } from 'vitest';
import { hashOf, hashText, hashWords, type Words } from './hash.ts';
import { hashWords1 } from './version-1.ts';

// Stored games carry hashes, and their chance is made of them: these figures may never change.
test.each([
  ['', 'a6c3b8701ff4ed2e9df9ad39389fb284'],
  ['Stellwerk', '9159402bfb9e96b9416653fc86aea47b'],
  ['a text longer than one block: 36 × Ω', '43cfa321eeef32ed57aad8d3d51e0341'],
])('the hash of “%s” is fixed for ever', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});

test('it tells small differences apart', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 20_000; i++) seen.add(hashOf({ heap: i, taken: [i % 7, i % 11] }));
  expect(seen.size).toBe(20_000);
});

test('zeros at the end and the length of a text count', () => {
  const texts = Array.from({ length: 40 }, (_, length) => '\0'.repeat(length));
  expect(new Set(texts.map(hashText)).size).toBe(texts.length);
});

const TEXTS = 150_000;

/** One of the 15 sums of words (exclusive or) that a mask of four bits names. */
function combined([a, b, c, d]: Words, mask: number): number {
  return ((mask & 1 ? a : 0) ^ (mask & 2 ? b : 0) ^ (mask & 4 ? c : 0) ^ (mask & 8 ? d : 0)) >>> 0;
}

/**
 * Among so many texts some agree in 32 of the bits. How often they then agree in 32 others: never, where the words are
 * independent (by chance once in four thousand million).
 */
function agreements(hash: (text: string) => Words): string[] {
  const all = Array.from({ length: TEXTS }, (_, i) => hash(`{"money":{"bank":${i},"player 1":${i % 97}}}`));
  const found = new Set<string>();
  const zero: Words = [0, 0, 0, 0];
  for (let mask = 1; mask < 16; mask++) {
    // Sorted by the sum; which text it is stands in the lower part.
    const sums = Float64Array.from(all, (words, i) => combined(words, mask) * 2 ** 18 + i).sort();
    for (let i = 1; i < TEXTS; i++) {
      const [one = 0, other = 0] = [sums[i - 1], sums[i]];
      if (Math.floor(one / 2 ** 18) !== Math.floor(other / 2 ** 18)) continue;
      const [before, after] = [all[one % 2 ** 18] ?? zero, all[other % 2 ** 18] ?? zero];
      for (let second = 1; second < 16; second++) {
        if (second !== mask && combined(before, second) === combined(after, second)) found.add(`${mask} → ${second}`);
      }
    }
  }
  return [...found];
}

describe('all 128 bits count', () => {
  test('no half or quarter follows from another', () => {
    expect(agreements(hashWords)).toEqual([]);
  });

  test('as they did in version 1, which shows that this would be seen', () => {
    expect(agreements(hashWords1)).toContain('3 → 9');
  });

  test('each bit of a text turns about half of the bits of each word, in a first and in a last block', () => {
    const samples = 64;
    for (const length of [8, 16, 19]) {
      // turned[b] counts how often bit b of the hash turned, over all samples and all bits of the text.
      const turned = new Array<number>(128).fill(0);
      let trials = 0;
      let farthest = 0;
      for (let s = 0; s < samples; s++) {
        const units = Array.from({ length }, (_, i) => (Math.imul(s * 31 + i + 1, 0x9e3779b1) >>> 16) & 0xffff);
        const before = hashWords(String.fromCharCode(...units));
        for (let bit = 0; bit < 16 * length; bit++) {
          const changed = units.map((unit, i) => (i === bit >> 4 ? unit ^ (1 << (bit & 15)) : unit));
          const after = hashWords(String.fromCharCode(...changed));
          const differing = after.map((word, i) => word ^ (before[i] ?? 0));
          let bits = 0;
          for (let out = 0; out < 128; out++) {
            const flip = ((differing[out >> 5] ?? 0) >>> (out & 31)) & 1;
            turned[out] = (turned[out] ?? 0) + flip;
            bits += flip;
          }
          farthest = Math.max(farthest, Math.abs(bits - 64));
          trials += 1;
        }
      }
      // 64 of 128 bits turn, with a deviation of 5.7: 34 more or fewer would be six of these.
      expect(farthest).toBeLessThan(34);
      for (const count of turned) expect(Math.abs(count / trials - 0.5)).toBeLessThan(0.03);
    }
  });
});
