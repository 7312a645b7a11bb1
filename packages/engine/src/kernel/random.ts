import { hashWords, type Words } from './hash.ts';
import { type GameVersion, NEWEST_VERSION } from './version.ts';
import { streamWords1 } from './version-1.ts';

/**
 * Chance as part of the state. Each kind of chance has a stream of its own (the dice of one kind, a lot, a shuffle), made
 * from the seed and the stream's name when first used. So the n-th die of a kind falls the same however often somebody
 * takes moves back and chooses otherwise: dice already seen stay as they fell.
 */
export interface RandomState {
  /** How streams are made from the seed. */
  readonly version: GameVersion;
  readonly seed: string;
  /** How many numbers were drawn so far, from all streams. */
  draws: number;
  streams: Record<string, Stream>;
}

type Stream = [number, number, number, number];

export function seededRandom(seed: string, version: GameVersion = NEWEST_VERSION): RandomState {
  return { version, seed, draws: 0, streams: {} };
}

/** A whole number from 0 to below `bound`, each equally likely. */
export function draw(random: RandomState, name: string, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 0xffffffff) throw new RangeError(`cannot draw below ${bound}`);
  random.draws += 1;
  const stream = random.streams[name] ?? openStream(random, name);
  // Numbers above the largest multiple of the bound are drawn again, so that none is favoured.
  const limit = 0x100000000 - (0x100000000 % bound);
  let value = next(stream);
  while (value >= limit) value = next(stream);
  return value % bound;
}

export function pick<T>(random: RandomState, name: string, items: readonly [T, ...T[]]): T;
export function pick<T>(random: RandomState, name: string, items: readonly T[]): T | undefined;
export function pick<T>(random: RandomState, name: string, items: readonly T[]): T | undefined {
  return items.length === 0 ? undefined : items[draw(random, name, items.length)];
}

export function shuffled<T>(random: RandomState, name: string, items: readonly T[]): T[] {
  const rest = [...items];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(draw(random, name, rest.length), 1));
  return result;
}

function openStream({ version, seed, streams }: RandomState, name: string): Stream {
  const [a, b, c, d] = version === 1 ? streamWords1(seed, name) : streamWords(seed, name);
  const stream: Stream = [a, b, c, d];
  streams[name] = stream;
  return stream;
}

/** Where a stream begins: any 128 bits but all zeros, which the generator never leaves. FIXED FOR EVER. */
function streamWords(seed: string, name: string): Words {
  const words = hashWords(JSON.stringify([seed, name]));
  return words.some((word) => word !== 0) ? words : [1, 0, 0, 0];
}

/** xoshiro128** (Blackman and Vigna). FIXED FOR EVER: stored games depend on it. */
function next(s: Stream): number {
  const result = Math.imul(rotl(Math.imul(s[1], 5), 7), 9) >>> 0;
  const t = s[1] << 9;
  const s2 = s[2] ^ s[0];
  const s3 = s[3] ^ s[1];
  s[1] = (s[1] ^ s2) >>> 0;
  s[0] = (s[0] ^ s3) >>> 0;
  s[2] = (s2 ^ t) >>> 0;
  s[3] = rotl(s3, 11) >>> 0;
  return result;
}

function rotl(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}
