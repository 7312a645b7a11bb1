import { playRandomly } from '@stellwerk/engine/testing';
import { eachSeed, PATIENCE } from '@stellwerk/engine/testing/property';
import { describe, expect, test } from 'vitest';
import { rhi } from '../index.ts';

const GAMES = 1;

describe.each([3, 4, 5])('random games of %i players obey every law', (players) => {
  test('to their end', { timeout: PATIENCE }, () => {
    eachSeed(`${players}`, GAMES, (seed) => {
      expect(playRandomly({ title: rhi, players, seed }).score, seed).toHaveLength(players);
    });
  });
});
