import type { Job, Outcome } from './job.ts';
import { playNamed } from './job.ts';

export type Answer = { readonly outcome: Outcome } | { readonly reason: string };

/** A process that plays one game after the other, as long as whoever started it is there. */
process.on('message', async (job: Job) => {
  process.send?.(await answerTo(job));
});
process.on('disconnect', () => process.exit());

async function answerTo(job: Job): Promise<Answer> {
  try {
    return { outcome: await playNamed(job) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
