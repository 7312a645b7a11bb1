import { titles } from '@stellwerk/titles';
import { expect, test } from 'vitest';
import { REASONS, reasonFor } from './reasons.ts';

test('each reason is given for actions that some title has, and none has two', () => {
  const known = new Set(titles.flatMap(({ texts }) => Object.keys(texts)));
  const kinds = REASONS.flatMap(([, some]) => some);
  expect(kinds.filter((kind) => !known.has(`action.${kind}`))).toEqual([]);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('who pays nothing out keeps the money, and what has no reason of its own is worth most', () => {
  const payOut = (part: string) => ({ type: 'payOut', seat: 0, part });
  expect(reasonFor(payOut('none'))).toBe('advice.kept');
  expect(reasonFor(payOut('full'))).toBe('advice.dividend');
  expect(reasonFor({ type: 'closeMine', seat: 0 })).toBe('advice.most');
});
