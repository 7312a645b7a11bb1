import { playRandomly } from '@stellwerk/engine/testing';
import { eachSeed, PATIENCE } from '@stellwerk/engine/testing/property';
import { describe, expect, test } from 'vitest';
import { rhl } from '../index.ts';

const GAMES = 1;

describe.each([3, 4, 5, 6])('random games of %i players obey every law', (players) => {
  test('to their end', { timeout: PATIENCE }, () => {
    eachSeed(`${players}`, GAMES, (seed) => {
      expect(playRandomly({ title: rhl, players, seed }).score, seed).toHaveLength(players);
    });
  });
});
