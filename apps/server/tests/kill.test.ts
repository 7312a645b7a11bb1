import { seedOf } from '@stellwerk/engine/testing/property';
import { expect, test } from 'vitest';
import { killRun } from './kill.ts';

/** `npm run kill` does it at length. */
const KILLS = 3;

test.each(['sqlite', 'postgres'] as const)(
  `a server on %s killed ${KILLS} times loses no acknowledged move and doubles none`,
  async (kind) => {
    const report = await killRun({ kind, kills: KILLS, seed: seedOf(`kill/${kind}`) });
    expect(report.wrong).toEqual([]);
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(3 * KILLS);
    expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged);
  },
);
