import { Worker } from 'node:worker_threads';
import { BUDGET, botNamed, withFrozenRecords } from '@stellwerk/bots';
import { seededRandom } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import type { Answer, Question } from './thinkers.ts';
import { MOST_MS, PARENT } from './thinking-process.ts';

/**
 * Watches from a thread of its own, because whoever thinks hears nothing meanwhile: it ends the process when the server that
 * started it is gone, however it went, and when a bot thinks for too long.
 */
const WATCH = `
  const { parentPort, workerData } = require('node:worker_threads');
  let began;
  parentPort.on('message', (thinks) => { began = thinks ? process.cpuUsage() : undefined; });
  setInterval(() => {
    const { user, system } = process.cpuUsage(began);
    const isLate = began !== undefined && (user + system) / 1000 > workerData.mostMs;
    if (isLate || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
  }, 500);
`;
const workerData = { parent: Number(process.env[PARENT]), mostMs: Number(process.env[MOST_MS]) };
const watch = new Worker(WATCH, { eval: true, workerData });

/** A process in which bots think: one question after the other, so that no table waits for another's bot. */
process.on('message', async (question: Question) => {
  watch.postMessage(true);
  const answer = await answerTo(question);
  watch.postMessage(false);
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();

async function answerTo({ id, title: titleId, state, seat, bot: name, chance }: Question): Promise<Answer> {
  try {
    const title = titles.find((one) => one.id === titleId);
    const bot = await botNamed(titleId, name);
    if (!title || !bot) throw new Error(`no bot “${name}” plays ${titleId}`);
    const { action } = await bot.think({ title, state: withFrozenRecords(state) }, seat, {
      random: seededRandom(chance),
      budget: BUDGET,
    });
    return { id, action };
  } catch (error) {
    return { id, reason: error instanceof Error ? error.message : String(error) };
  }
}
