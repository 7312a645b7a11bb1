import { draw, type RandomState } from '@stellwerk/engine/kernel';
import { z } from 'zod';

export const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_VALUE,
  2 ** 53,
  '',
  'x',
  '\u0000',
  '\ud800',
  '%00',
  '../../etc/passwd',
  "'; drop table game; --",
  '<script>',
  'a'.repeat(5000),
  [],
  {},
  [[[[]]]],
  { $ne: null },
  { type: 'pass', seat: 0 },
  JSON.parse('{"constructor":{"prototype":1}}'),
];

/** A value that mostly fits a schema. */
export function sample(random: RandomState, schema: unknown, ids: readonly string[]): unknown {
  const shape = Schema.safeParse(schema).data;
  if (!shape) return pick(random, JUNK);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return sample(random, pick(random, choices), ids);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return pick(random, shape.enum);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([name]) => shape.required?.includes(name) || chance(random, 2))
          .map(([name, property]) => [name, sample(random, property, ids)]),
      );
    case 'array':
      return Array.from({ length: draw(random, 'length', 4) }, () => sample(random, shape.items, ids));
    case 'integer':
    case 'number':
      return draw(random, 'number', chance(random, 2) ? 4 : 100_000);
    case 'boolean':
      return chance(random, 2);
    case 'string':
      return pick(random, [
        'lots',
        'pass',
        'random',
        'Ann Ann',
        'long enough 123',
        `m${draw(random, 'number', 1_000_000)}xxxxxx`,
        'x@example.org',
        'https://example.org/',
        ...ids,
      ]);
    default:
      return pick(random, JUNK);
  }
}

const Schema = z.object({
  type: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
});

/** Now and then something is replaced, left out or added. */
export function damaged(random: RandomState, value: unknown): unknown {
  if (chance(random, 12)) return pick(random, JUNK);
  if (Array.isArray(value)) return value.map((item) => damaged(random, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(() => !chance(random, 30));
  const extra = chance(random, 30) ? [['extra', pick(random, JUNK)]] : [];
  return Object.fromEntries([...entries.map(([name, item]) => [name, damaged(random, item)]), ...extra]);
}

export function chance(random: RandomState, of: number): boolean {
  return draw(random, 'chance', of) === 0;
}

export function pick<T>(random: RandomState, items: readonly T[]): T {
  const item = items[draw(random, 'pick', items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
