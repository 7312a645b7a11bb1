/** Sets of numbers as bits of 32-bit words; several sets may lie in one array, `words` numbers each. */
export type Bits = Int32Array;

export function wordsFor(count: number): number {
  return Math.max(1, (count + 31) >>> 5);
}

export function put(set: Bits, from: number, bit: number): void {
  const word = from + (bit >>> 5);
  set[word] = (set[word] ?? 0) | (1 << (bit & 31));
}

export function drop(set: Bits, bit: number): void {
  const word = bit >>> 5;
  set[word] = (set[word] ?? 0) & ~(1 << (bit & 31));
}

/** Whether two sets have a member in common. */
export function meet(a: Bits, fromA: number, b: Bits, fromB: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (((a[fromA + word] ?? 0) & (b[fromB + word] ?? 0)) !== 0) return true;
  return false;
}

export function isEmpty(set: Bits): boolean {
  for (const word of set) if (word !== 0) return false;
  return true;
}

export function without(set: Bits, other: Bits): Bits {
  const rest = set.slice();
  for (let word = 0; word < rest.length; word++) rest[word] = (rest[word] ?? 0) & ~(other[word] ?? 0);
  return rest;
}

export function common(a: Bits, b: Bits): Bits {
  const both = a.slice();
  for (let word = 0; word < both.length; word++) both[word] = (both[word] ?? 0) & (b[word] ?? 0);
  return both;
}

/** In ascending order. */
export function members(set: Bits): number[] {
  const found: number[] = [];
  for (let word = 0; word < set.length; word++) {
    let rest = set[word] ?? 0;
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest & -rest);
      found.push(32 * word + bit);
      rest &= rest - 1;
    }
  }
  return found;
}

export function countOf(set: Bits): number {
  let count = 0;
  for (let word of set) {
    for (; word !== 0; word &= word - 1) count += 1;
  }
  return count;
}
