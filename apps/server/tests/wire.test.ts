import { seedOf } from '@stellwerk/engine/testing/property';
import { expect, test } from 'vitest';
import { wireGames } from './wire/games.ts';

test.each(['sqlite', 'postgres'] as const)(
  'on %s clients that play over a bad wire all come to the same position, and no acknowledged move is lost or doubled',
  async (kind) => {
    const reports = await wireGames({ kind, seed: seedOf(`wire/${kind}`), acts: 40, more: (played) => played < 1 });
    expect(reports).toMatchObject([{ faults: [] }]);
    expect(reports[0]?.acknowledged).toBeGreaterThan(0);
  },
);
