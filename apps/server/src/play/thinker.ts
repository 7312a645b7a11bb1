import { parentPort } from 'node:worker_threads';
import { BUDGET, botNamed, withFrozenRecords } from '@stellwerk/bots';
import { seededRandom } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import type { Answer, Question } from './thinkers.ts';

/** A thread in which bots think: one question after the other, so that no table waits for another's bot. */
parentPort?.on('message', async (question: Question) => {
  parentPort?.postMessage(await answerTo(question));
});

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
