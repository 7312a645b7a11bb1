import { availableParallelism } from 'node:os';
import { workOff } from '../series/run.ts';
import { readArgs, UsageError, wholeNumber } from '../usage.ts';

/** Plays games of other machines' series: the queue is the database in `DATABASE_URL`. */
export async function worker(args: string[]): Promise<number> {
  const { values } = readArgs(args, {
    threads: { type: 'string' },
    'until-empty': { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') {
    throw new UsageError('Set DATABASE_URL to the PostgreSQL database in which the series wait: postgres://….');
  }
  const threads = wholeNumber(values.threads, 'threads', 1, availableParallelism());
  if (!values['until-empty']) console.error(`${threads} threads wait for games; Ctrl-C ends it.`);
  const played = await workOff(url, threads, values['until-empty'] ? 'empty' : 'stopped');
  console.log(values.json ? JSON.stringify({ played }) : `${played} games played`);
  return 0;
}
