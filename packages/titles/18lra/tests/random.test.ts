import { playRandomly } from '@stellwerk/engine/testing';
import { eachSeed, PATIENCE } from '@stellwerk/engine/testing/property';
import { describe, expect, test } from 'vitest';
import { lra } from '../index.ts';

const GAMES = 1;

const games = [
  ...[2, 3, 4].map((players) => ({ players, length: 'normal' })),
  ...[2, 3, 4].map((players) => ({ players, length: 'short' })),
];

describe.each(games)('random games of $players players ($length) obey every law', ({ players, length }) => {
  test('to their end', { timeout: PATIENCE }, () => {
    eachSeed(`${length}${players}`, GAMES, (seed) => {
      expect(playRandomly({ title: lra, players, seed, options: { length } }).score, seed).toHaveLength(players);
    });
  });
});
