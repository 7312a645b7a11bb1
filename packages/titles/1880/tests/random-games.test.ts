import { playRandomly } from '@stellwerk/engine/testing';
import { eachSeed, PATIENCE } from '@stellwerk/engine/testing/property';
import { describe, expect, test } from 'vitest';
import { china } from '../index.ts';

const GAMES = 1;

describe.each([3, 5, 7])('random games of %i players obey every law', (players) => {
  test('to their end', { timeout: PATIENCE }, () => {
    eachSeed(`${players}`, GAMES, (seed) => {
      expect(playRandomly({ title: china, players, seed }).score, seed).toHaveLength(players);
    });
  });
});
