import { playRandomly } from '@stellwerk/engine/testing';
import { describe, expect, test } from 'vitest';
import { railroadDice2 } from '../index.ts';

const GAMES = 20;

describe.each([2, 3, 4])('random games of %i players obey every law', (players) => {
  test.each(['suggested', 'random', 'chosen'])('on the %s layout', (layout) => {
    for (let i = 0; i < GAMES; i++) {
      const seed = `${players}-${layout}-${i}`;
      const outcome = playRandomly({ title: railroadDice2, players, seed, options: { layout } });
      expect(outcome.score, seed).toHaveLength(players);
    }
  });
});
