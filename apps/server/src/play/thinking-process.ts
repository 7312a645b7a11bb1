import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';

interface Thinking {
  /** `low`: whoever answers requests goes first. */
  readonly priority?: 'low' | 'normal';
  /** Whoever thinks longer than this, in time of a processor, is ended: something is wrong. */
  readonly mostMs?: number;
  /** More options of Node. */
  readonly options?: readonly string[];
}

/** Names in the environment of a thinking process: who started it, and how long it may think. */
export const PARENT = 'STELLWERK_PARENT';
export const MOST_MS = 'STELLWERK_MOST_MS';

/** A bot that needs more is ended by Node, and costs the server nothing. */
const MEMORY = '--max-old-space-size=512';

/**
 * Low enough that whoever wakes up to answer a request has the processor at once, and not so low that a bot gets nothing where
 * other programs keep every processor busy. `nice` becomes Node, so that every thread of the process has the priority: those that
 * compile and collect too.
 */
const LOW = 10;
const BE_NICE = ['nice', '-n', String(LOW)];

/** A process in which bots think. It gets nothing of the server's settings, and ends with the server (`thinker.ts`). */
export function startThinking({ priority = 'low', mostMs = 60_000, options = [] }: Thinking = {}): ChildProcess {
  const node = [process.execPath, MEMORY, ...options, ...program()];
  const isLow = priority === 'low';
  const knowsNice = process.platform !== 'win32';
  const [command = '', ...args] = isLow && knowsNice ? [...BE_NICE, ...node] : node;
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], [PARENT]: String(process.pid), [MOST_MS]: String(mostMs) },
  });
  if (isLow && !knowsNice && child.pid !== undefined) setPriority(child.pid, LOW);
  return child;
}

/** The process's own program: beside the server that was built (`npm run build`), else run as all programs of ours are. */
function program(): readonly string[] {
  const built = join(dirname(process.argv[1] ?? ''), 'thinker.mjs');
  if (existsSync(built)) return [built];
  const run = runner();
  return [run, join(dirname(run), '..', 'apps', 'server', 'src', 'play', 'thinker.ts')];
}

/** The program that runs sources of ours, from wherever this file was put. */
function runner(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'scripts', 'run.mjs');
    if (existsSync(file)) return file;
  }
  throw new Error('scripts/run.mjs is not to be found');
}
