import { draw, isRecord, type RandomState } from '@stellwerk/engine/kernel';

/** What files and stores hold when something went wrong with them. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  -0,
  0.5,
  1e300,
  '',
  'x',
  '__proto__',
  'constructor',
  'toString',
  '\u0000\uFEFF\u202E',
  'ä'.repeat(300),
  [],
  [null],
  {},
  { length: 5 },
  { type: 'pass', seat: 99 },
];

/** A copy with one place damaged: taken away, doubled, or become something else. */
export function damaged(value: unknown, random: RandomState): unknown {
  const odd = () => ODD[draw(random, 'odd', ODD.length)];
  if (draw(random, 'here', 6) === 0) return odd();
  if (Array.isArray(value) && value.length > 0) {
    const at = draw(random, 'at', value.length);
    switch (draw(random, 'way', 4)) {
      case 0:
        return value.toSpliced(at, 1);
      case 1:
        return value.toSpliced(at, 0, value[at]);
      default:
        return value.with(at, damaged(value[at], random));
    }
  }
  if (isRecord(value) && Object.keys(value).length > 0) {
    const names = Object.keys(value);
    const name = names[draw(random, 'at', names.length)] ?? '';
    const { [name]: inner, ...rest } = value;
    switch (draw(random, 'way', 5)) {
      case 0:
        return rest;
      case 1:
        return { ...value, [`${name}x`]: odd() };
      default:
        return { ...rest, [name]: damaged(inner, random) };
    }
  }
  return odd();
}
