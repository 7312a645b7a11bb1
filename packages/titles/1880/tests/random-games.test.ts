import { playRandomly } from '@stellwerk/engine/testing';
import { describe, expect, test } from 'vitest';
import { china } from '../index.ts';

const GAMES = 1;

describe.each([3, 5, 7])('random games of %i players obey every law', (players) => {
  test(`${GAMES} games`, { timeout: 600_000 }, () => {
    for (let i = 0; i < GAMES; i++) {
      const seed = `${players}-${i}`;
      const outcome = playRandomly({ title: china, players, seed });
      expect(outcome.score, seed).toHaveLength(players);
    }
  });
});
