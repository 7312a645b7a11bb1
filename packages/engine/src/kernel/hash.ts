import { canonical } from './json.ts';

// Four lanes with a multiplier each, mixed into one another at the end. It tells states apart and is the same on every
// machine; it is no signature. FIXED FOR EVER: stored games carry these hashes.
const MULTIPLIERS = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const;

/** 128 bits of a text as 32 hexadecimal digits. */
export function hashText(text: string): string {
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
  return [a, b ^ a, c ^ a, d ^ a].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

export function hashOf(value: unknown): string {
  return hashText(canonical(value));
}
