import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { BaseAction, BaseState } from '@stellwerk/engine/kernel';
import { startThinking } from './thinking-process.ts';

/** What a process is asked: a position as a player sees it, and who is to move. */
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

/** Processes in which bots think, so that requests are answered meanwhile and never share a heap or a collector with a bot. */
export interface Thinkers {
  think(question: Omit<Question, 'id'>): Promise<BaseAction>;
  stop(): Promise<void>;
}

/** The server stops: whoever goes on with the table asks anew. */
export class Stopped extends Error {}

interface Waiting {
  readonly question: Question;
  tries: number;
  resolve(action: BaseAction): void;
  reject(error: Error): void;
}

interface Thinker {
  readonly child: ChildProcess;
  readonly gone: Promise<void>;
  job: Waiting | undefined;
  late: NodeJS.Timeout | undefined;
}

const MOST_PROCESSES = 4;
/** A process that fell is started anew and asked again, so often. */
const MOST_TRIES = 2;
/** Far more than a process that thinks at low priority needs for the seconds it may use of a core: something holds it. */
const MOST_WAITING_MS = 600_000;

const PROCESSES = Math.max(1, Math.min(MOST_PROCESSES, availableParallelism() - 1));

export function makeThinkers(start: () => ChildProcess = startThinking, processes = PROCESSES): Thinkers {
  const pool: Thinker[] = [];
  const queue: Waiting[] = [];
  let asked = 0;
  let stopped = false;

  function next(): void {
    if (queue.length === 0) return;
    const thinker = pool.find(({ job }) => job === undefined) ?? (pool.length < processes ? begun() : undefined);
    const job = thinker && queue.shift();
    if (!thinker || !job) return;
    thinker.job = job;
    job.tries += 1;
    thinker.late = setTimeout(() => thinker.child.kill('SIGKILL'), MOST_WAITING_MS).unref();
    // If it cannot be told any more, it is gone, and that is heard.
    thinker.child.send(job.question, () => {});
  }

  /** Without memory for another process whoever waits is told so. */
  function begun(): Thinker | undefined {
    try {
      return begin();
    } catch {
      for (const job of queue.splice(0)) job.reject(new RangeError('no process can be started'));
      return undefined;
    }
  }

  function begin(): Thinker {
    const child = start();
    const gone = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      // One that could not be started never exits.
      child.on('error', () => (child.pid === undefined ? resolve() : undefined));
    });
    const thinker: Thinker = { child, gone, job: undefined, late: undefined };
    pool.push(thinker);
    child.on('message', (answer) => {
      const { job } = thinker;
      clearTimeout(thinker.late);
      thinker.job = undefined;
      if (job) answered(job, answer);
      next();
    });
    void gone.then(() => {
      clearTimeout(thinker.late);
      pool.splice(pool.indexOf(thinker), 1);
      const { job } = thinker;
      if (stopped) job?.reject(new Stopped());
      else if (job && job.tries < MOST_TRIES) queue.unshift(job);
      else job?.reject(new RangeError('the process in which the bot was thinking fell'));
      next();
    });
    // Nobody waits for a bot to end a program.
    child.unref();
    child.channel?.unref();
    return thinker;
  }

  return {
    think(question) {
      if (stopped) return Promise.reject(new Stopped());
      asked += 1;
      const id = asked;
      return new Promise((resolve, reject) => {
        queue.push({ question: { ...question, id }, tries: 0, resolve, reject });
        next();
      });
    },
    async stop() {
      stopped = true;
      for (const job of queue.splice(0)) job.reject(new Stopped());
      for (const { child } of pool) child.kill('SIGKILL');
      await Promise.all(pool.map(({ gone }) => gone));
    },
  };
}

function answered(job: Waiting, answer: unknown): void {
  if (!isAnswer(answer) || answer.id !== job.question.id) job.reject(new RangeError('no answer to what was asked'));
  else if ('action' in answer) job.resolve(answer.action);
  else job.reject(new RangeError(answer.reason));
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'id' in value && ('action' in value || 'reason' in value);
}
