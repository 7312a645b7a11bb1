import { Worker } from 'node:worker_threads';
import { seenPosition } from '@stellwerk/bots';
import { newGame } from '@stellwerk/engine/kernel';
import { rhl } from '@stellwerk/titles/18rhl';
import { afterAll, expect, test } from 'vitest';
import { makeThinkers, type Thinkers, thinkingWorker } from '../src/play/thinkers.ts';

const started = newGame(rhl, { players: ['a', 'b', 'c'], seed: 'thinkers' });
if (!started.ok) throw new Error(started.refusal.rule);
const game = started.value;
const seat = game.actors()[0] ?? 0;
const question = { title: rhl.id, state: seenPosition(game.state, 'x'), seat, bot: 'planner', chance: 'x' };

const open: Thinkers[] = [];
function thinkers(...made: Parameters<typeof makeThinkers>): Thinkers {
  const pool = makeThinkers(...made);
  open.push(pool);
  return pool;
}
afterAll(async () => {
  for (const pool of open) await pool.stop();
});

test('a bot thinks in a thread of its own while this one goes on', async () => {
  const pool = thinkers(1);
  let thought = false;
  const thinking = pool.think(question).then((action) => {
    thought = true;
    return action;
  });
  let turns = 0;
  while (!thought) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  expect(turns).toBeGreaterThan(100);
  expect(game.preview(await thinking).ok).toBe(true);
  await expect(pool.think({ ...question, bot: 'nobody' })).rejects.toThrow('no bot “nobody” plays 18rhl');
  expect(await pool.think(question)).toEqual(await thinking);
});

test('a fallen thread costs nothing but time', async () => {
  let workers = 0;
  const pool = thinkers(1, () => {
    workers += 1;
    const falls = `require('node:worker_threads').parentPort.on('message', () => process.exit(1))`;
    return workers === 1 ? new Worker(falls, { eval: true }) : thinkingWorker();
  });
  expect(game.preview(await pool.think(question)).ok).toBe(true);
  expect(workers).toBe(2);
});

test('when threads fall again and again the question is given up', async () => {
  const pool = thinkers(
    1,
    () => new Worker(`require('node:worker_threads').parentPort.on('message', () => process.exit(1))`, { eval: true }),
  );
  await expect(pool.think(question)).rejects.toThrow('fell');
});
