import { seedOf } from '@stellwerk/engine/testing/property';
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { onBoth } from './house.ts';

/** `npm run attack` sends more. */
const REQUESTS = 1800;

onBoth('damaged requests', (open, kind) => {
  test(`${REQUESTS} of them, none answered with a fault`, async () => {
    const house = await open({ GUESTS: 'on', SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'error' });
    const { byStatus, faults } = await fuzz(house, REQUESTS, seedOf(`fuzz/${kind}`));
    expect(faults).toEqual([]);
    expect(byStatus['200']).toBeGreaterThan(300);
    expect(byStatus['400']).toBeGreaterThan(300);
    expect((await house.visitor().get('/readyz')).body).toEqual({ ready: true });
    expect(house.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
