import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Job, type Outcome, playNamed } from './job.ts';
import type { Answer } from './player-process.ts';

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
  const program = runner();
  const child = fork(program, [join(dirname(program), '..', 'apps', 'cli', 'src', 'series', 'player-process.ts')]);
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

/** The program that runs sources of ours, from wherever this file was put. */
function runner(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'scripts', 'run.mjs');
    if (existsSync(file)) return file;
  }
  throw new Error('scripts/run.mjs is not to be found');
}
