import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BaseAction, BaseState } from '@stellwerk/engine/kernel';

/** What a thread is asked: a position as a player sees it, and who is to move. */
export interface Question {
  readonly id: number;
  readonly title: string;
  readonly state: BaseState;
  readonly seat: number;
  readonly bot: string;
  /** The seed of the bot's own chance. */
  readonly chance: string;
}

export type Answer =
  | { readonly id: number; readonly action: BaseAction }
  | { readonly id: number; readonly reason: string };

/** Threads in which bots think, so that requests are answered meanwhile. */
export interface Thinkers {
  think(question: Omit<Question, 'id'>): Promise<BaseAction>;
  stop(): Promise<void>;
}

interface Waiting {
  readonly question: Question;
  tries: number;
  resolve(action: BaseAction): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  job: Waiting | undefined;
}

const MOST_THREADS = 4;
/** A thread that fell is started anew and asked again, so often. */
const MOST_TRIES = 2;
/** Whoever thinks longer than this is stopped: something is wrong. */
const MOST_THINKING_MS = 60_000;

const THREADS = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));

export function makeThinkers(threads = THREADS, newWorker: () => Worker = thinkingWorker): Thinkers {
  const pool: Thread[] = [];
  const queue: Waiting[] = [];
  let asked = 0;
  let stopped = false;

  function next(): void {
    const idle = pool.find(({ job }) => job === undefined);
    const thread = idle ?? (pool.length < threads ? start() : undefined);
    const job = thread && queue.shift();
    if (!thread || !job) return;
    thread.job = job;
    job.tries += 1;
    const late = setTimeout(() => void thread.worker.terminate(), MOST_THINKING_MS);
    late.unref();
    const done = () => clearTimeout(late);
    thread.worker.once('message', done).once('exit', done);
    thread.worker.postMessage(job.question);
  }

  function start(): Thread {
    const worker = newWorker();
    worker.unref();
    const thread: Thread = { worker, job: undefined };
    pool.push(thread);
    worker.on('message', (answer: Answer) => {
      const { job } = thread;
      thread.job = undefined;
      if (job && 'action' in answer) job.resolve(answer.action);
      else if (job && 'reason' in answer) job.reject(new RangeError(answer.reason));
      if (queue.length > 0) next();
    });
    // An error is followed by the exit, which does the rest.
    worker.on('error', () => {});
    worker.on('exit', () => {
      pool.splice(pool.indexOf(thread), 1);
      const { job } = thread;
      if (job && job.tries < MOST_TRIES && !stopped) queue.unshift(job);
      else job?.reject(new RangeError('the thread in which the bot was thinking fell'));
      if (queue.length > 0 && !stopped) next();
    });
    return thread;
  }

  return {
    think(question) {
      asked += 1;
      const id = asked;
      return new Promise((resolve, reject) => {
        queue.push({ question: { ...question, id }, tries: 0, resolve, reject });
        next();
      });
    },
    async stop() {
      stopped = true;
      await Promise.all(pool.map(({ worker }) => worker.terminate()));
      for (const job of queue.splice(0)) job.reject(new RangeError('the server stops'));
    },
  };
}

/** The thread's own program: beside the server that was built (`npm run build`), else run as all programs of ours are. */
export function thinkingWorker(): Worker {
  const built = join(dirname(process.argv[1] ?? ''), 'thinker.mjs');
  if (existsSync(built)) return new Worker(built);
  const program = runner();
  const thinker = join(dirname(program), '..', 'apps', 'server', 'src', 'play', 'thinker.ts');
  return new Worker(program, { argv: [thinker] });
}

/** The program that runs sources of ours, from wherever this file was put. */
function runner(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'scripts', 'run.mjs');
    if (existsSync(file)) return file;
  }
  throw new Error('scripts/run.mjs is not to be found');
}
