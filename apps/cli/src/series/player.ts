import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { type Job, type Outcome, playNamed } from './job.ts';
import type { Answer } from './player-process.ts';

/** The program that runs TypeScript sources. */
const RUNNER = join(import.meta.dirname, '../../../../scripts/run.mjs');

/** Plays one game after the other. */
export interface Player {
  play(job: Job): Promise<Outcome>;
  stop(): void;
}

/** One for each core; a single one plays here and needs no start. */
export function startPlayers(count: number): readonly Player[] {
  return count <= 1 ? [{ play: playNamed, stop: () => {} }] : Array.from({ length: count }, startPlayer);
}

function startPlayer(): Player {
  const child = fork(RUNNER, [join(import.meta.dirname, 'player-process.ts')]);
  return { play: (job) => ask(child, job), stop: () => void child.kill() };
}

function ask(child: ChildProcess, job: Job): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const over = () => child.off('message', hear).off('error', fail).off('exit', leave);
    const hear = (answer: Answer) => {
      over();
      if ('outcome' in answer) resolve(answer.outcome);
      else reject(new RangeError(answer.reason));
    };
    const fail = (error: Error) => {
      over();
      reject(error);
    };
    const leave = () => fail(new Error('a process that played a game ended before it'));
    child.on('message', hear).on('error', fail).on('exit', leave);
    child.send(job);
  });
}
