import { playRandomly } from '@stellwerk/engine/testing';
import { describe, expect, test } from 'vitest';
import { harzbahn } from '../index.ts';

const GAMES = 1;

describe.each([2, 3, 4, 5])('random games of %i players obey every law', (players) => {
  test(`${GAMES} games`, { timeout: 600_000 }, () => {
    for (let i = 0; i < GAMES; i++) {
      const seed = `${players}-${i}`;
      const outcome = playRandomly({ title: harzbahn, players, seed });
      expect(outcome.score, seed).toHaveLength(players);
    }
  });
});
