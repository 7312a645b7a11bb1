import { playRandomly } from '@stellwerk/engine/testing';
import { eachSeed, PATIENCE } from '@stellwerk/engine/testing/property';
import { describe, expect, test } from 'vitest';
import { railroadDice2 } from '../index.ts';

const GAMES = 10;

describe.each([2, 3, 4])('random games of %i players obey every law', (players) => {
  test.each(['suggested', 'random', 'chosen'])('on the %s layout', { timeout: PATIENCE }, (layout) => {
    eachSeed(`${players}-${layout}`, GAMES, (seed) => {
      const outcome = playRandomly({ title: railroadDice2, players, seed, options: { layout } });
      expect(outcome.score, seed).toHaveLength(players);
    });
  });
});
