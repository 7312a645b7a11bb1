import type { Words } from './hash.ts';

// What games of version 1 were stored with. Its hash has 64 bits, not 128: the lanes c and d follow from a and b. It serves
// to replay these games and to find damage in their files, nothing else. FIXED FOR EVER.
const MULTIPLIERS = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const;

export function hashWords1(text: string): Words {
  const [pa, pb, pc, pd] = MULTIPLIERS;
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  let c = 0x13198a2e;
  let d = 0x03707344;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, pa);
    b = c ^ Math.imul(b ^ unit, pb);
    c = d ^ Math.imul(c ^ unit, pc);
    d = a ^ Math.imul(d ^ unit, pd);
  }
  a = Math.imul(c ^ (a >>> 18), pa);
  b = Math.imul(d ^ (b >>> 22), pb);
  c = Math.imul(a ^ (c >>> 17), pc);
  d = Math.imul(b ^ (d >>> 19), pd);
  a ^= b ^ c ^ d;
  return [a >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

/** Where a stream of chance began. */
export function streamWords1(seed: string, name: string): Words {
  const [a, b, c, d] = hashWords1(`${seed}/${name}`);
  return [a, b, c, (d | 1) >>> 0];
}
