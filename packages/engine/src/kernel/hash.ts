import { canonical } from './json.ts';

/** 128 bits as four numbers of 32 bits. */
export type Words = readonly [number, number, number, number];

/** Enough for a difference in any bit of a block to reach every bit of all four lanes, before the next block comes in. */
const ROUNDS = 6;
const LAST_ROUNDS = 12;

/**
 * 128 bits of a text. Four lanes take in blocks of eight UTF-16 units, two a lane; after each block they run through rounds of
 * additions, rotations and exclusive ors: the permutation of the Chaskey code (Mouha and others, 2014). A permutation loses
 * nothing, so all 128 bits count; the last block holds what is left of the text, and its length. Whole numbers of 32 bits
 * only: the same on every machine. It tells positions apart; it is no signature. FIXED FOR EVER: stored games depend on it.
 */
export function hashWords(text: string): Words {
  // The first 128 bits of the fractional part of π.
  let a = 0x243f6a88 | 0;
  let b = 0x85a308d3 | 0;
  let c = 0x13198a2e | 0;
  let d = 0x03707344 | 0;
  const { length } = text;
  const whole = length - (length % 8);
  for (let i = 0; i <= whole; i += 8) {
    const last = i === whole;
    if (last) {
      a ^= pair(text, i) ^ length;
      b ^= pair(text, i + 2);
      c ^= pair(text, i + 4);
      d ^= pair(text, i + 6);
    } else {
      a ^= text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16);
      b ^= text.charCodeAt(i + 2) | (text.charCodeAt(i + 3) << 16);
      c ^= text.charCodeAt(i + 4) | (text.charCodeAt(i + 5) << 16);
      d ^= text.charCodeAt(i + 6) | (text.charCodeAt(i + 7) << 16);
    }
    for (let round = last ? LAST_ROUNDS : ROUNDS; round > 0; round--) {
      a = (a + b) | 0;
      b = ((b << 5) | (b >>> 27)) ^ a;
      a = (a << 16) | (a >>> 16);
      c = (c + d) | 0;
      d = ((d << 8) | (d >>> 24)) ^ c;
      a = (a + d) | 0;
      d = ((d << 13) | (d >>> 19)) ^ a;
      c = (c + b) | 0;
      b = ((b << 7) | (b >>> 25)) ^ c;
      c = (c << 16) | (c >>> 16);
    }
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

/** Two units as one word; beyond the end of the text there are zeros. */
function pair(text: string, at: number): number {
  const low = at < text.length ? text.charCodeAt(at) : 0;
  const high = at + 1 < text.length ? text.charCodeAt(at + 1) : 0;
  return low | (high << 16);
}

/** 128 bits of a text as 32 hexadecimal digits. */
export function hashText(text: string): string {
  return wordsText(hashWords(text));
}

export function wordsText(words: Words): string {
  return words.map((word) => word.toString(16).padStart(8, '0')).join('');
}

export function hashOf(value: unknown): string {
  return hashText(canonical(value));
}
