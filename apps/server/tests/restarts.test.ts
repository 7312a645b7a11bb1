import { seedOf } from '@stellwerk/engine/testing/property';
import { expect, test } from 'vitest';
import { restartRun } from './restarts.ts';

const RESTARTS = 2;

test(`PostgreSQL crashes ${RESTARTS} times: no process ends, nothing acknowledged is lost, play goes on`, async () => {
  const report = await restartRun({ restarts: RESTARTS, seed: seedOf('restarts') });
  expect(report).toMatchObject({ dead: 0, odd: [], wrong: [], faults: [] });
  expect(report.acknowledged).toBeGreaterThan(10 * RESTARTS);
});
