import { expect, test } from 'vitest';
import { packed, unpacked } from './line-link.ts';

test('a game comes back from an address letter by letter, and is shorter there', async () => {
  const text = JSON.stringify(Array.from({ length: 300 }, (_, i) => ({ type: 'layTile', seat: i % 3, hex: `Ä${i}` })));
  const link = await packed(text);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(text.length / 4);
  expect(await unpacked(link)).toBe(text);
});

test('what was cut off or is none of ours is nothing', async () => {
  const link = await packed('{"format":"stellwerk-game"}');
  expect(await unpacked(link.slice(0, -6))).toBeUndefined();
  expect(await unpacked('%%%')).toBeUndefined();
  expect(await unpacked('')).toBeUndefined();
});
