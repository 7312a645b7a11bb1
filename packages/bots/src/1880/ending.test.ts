import { china } from '@stellwerk/titles/1880';
import { expect, test } from 'vitest';
import { botNamed } from '../index.ts';
import { playMatch } from '../match.ts';

test.each([
  ['whoever earns alone', '2/casual-random/0'],
  ['who has the only company and a train of the Rocket that earns nothing', 'cr1/4'],
])('%s still buys the first train of the bank, without which no game of 1880 ends', async (_, seed) => {
  const bots = await Promise.all(['casual', 'random', 'random'].map((id) => botNamed('1880', id)));
  const match = await playMatch({
    title: china,
    bots: bots.filter((bot) => bot !== undefined),
    seed,
    mostActions: 2500,
  });
  expect(match.ok && match.value.over).toBe(true);
});
