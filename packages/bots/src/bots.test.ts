import { railroadDice2 } from '@stellwerk/titles/railroad-dice-2';
import { expect, test } from 'vitest';
import { botsFor, diceBuilder, playMatch, randomBot } from './index.ts';

test('the builder beats chance at Railroad Dice 2', () => {
  let won = 0;
  for (let i = 0; i < 20; i++) {
    const match = playMatch({ title: railroadDice2, bots: [randomBot, diceBuilder], seed: `bots/${i}` });
    if (match.ok && match.value.score()[1]?.rank === 1) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(18);
});

test('a match is the same for the same seed', () => {
  const [a, b] = [1, 2].map(() =>
    playMatch({ title: railroadDice2, bots: [diceBuilder, diceBuilder, randomBot], seed: 's' }),
  );
  expect(a?.ok && a.value.hash()).toBe(b?.ok && b.value.hash());
});

test('a match that cannot start says why', () => {
  const match = playMatch({ title: railroadDice2, bots: [randomBot], seed: 's' });
  expect(match.ok ? '' : match.refusal.rule).toBe('kernel/players');
});

test('every title has bots', () => {
  expect(botsFor(railroadDice2.id)).toEqual([randomBot, diceBuilder]);
  expect(botsFor('another')).toEqual([randomBot]);
});
