import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { whenInterrupted } from '../interrupt.ts';
import { UsageError, wholeNumber } from '../usage.ts';
import type { Job, Outcome } from './job.ts';
import { type Player, startPlayers } from './player.ts';
import { enqueue, outcomesOf, playNext, prepareQueue, standingOf } from './queue.ts';

interface SeriesOptions {
  /** How many games are played at once. */
  readonly threads?: number;
  /** The name of a series in the database that may be there in part already. */
  readonly series?: string;
  /** After this no game is begun any more. */
  readonly minutes?: number;
  readonly progress?: (done: number) => void;
}

/** What a command of a series was given for them. */
export function seriesOptions(given: {
  readonly threads?: string;
  readonly series?: string;
  readonly minutes?: string;
}): SeriesOptions {
  return {
    threads: wholeNumber(given.threads, 'threads', 1, availableParallelism()),
    ...(given.series === undefined ? {} : { series: given.series }),
    ...(given.minutes === undefined ? {} : { minutes: wholeNumber(given.minutes, 'minutes', 1, 1) }),
  };
}

const ASK_AGAIN_MS = 1000;

/** What came of each game of a series, in the order of the games; nothing of those there was no time for. */
export type Outcomes = readonly (Outcome | undefined)[];

export function playedOf(outcomes: Outcomes): readonly Outcome[] {
  return outcomes.filter((outcome) => outcome !== undefined);
}

/** Plays all games on all cores; with a database in `DATABASE_URL` together with every worker that looks there. */
export async function runSeries(jobs: readonly Job[], options: SeriesOptions = {}): Promise<Outcomes> {
  const players = startPlayers(Math.min(options.threads ?? availableParallelism(), jobs.length));
  const calledOff = whenInterrupted(() => {
    for (const player of players) player.stop();
  });
  const url = process.env['DATABASE_URL'];
  const { minutes = Number.POSITIVE_INFINITY } = options;
  const begun = performance.now();
  const isOver = () => performance.now() - begun >= 60_000 * minutes;
  try {
    return await (url === undefined
      ? playHere(jobs, players, isOver, options)
      : playTogether(jobs, players, url, isOver, options));
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  } finally {
    calledOff();
    for (const player of players) player.stop();
  }
}

/** Works off the games in the database, until there is none left or for ever. */
export async function workOff(url: string, threads: number, until: 'empty' | 'stopped'): Promise<number> {
  const players = startPlayers(threads);
  const calledOff = whenInterrupted(() => {
    for (const player of players) player.stop();
  });
  let played = 0;
  try {
    await Promise.all(
      players.map((player) =>
        withClient(url, async (client) => {
          for (;;) {
            if (await playNext(client, player.play)) played += 1;
            else if (until === 'empty') return;
            else await wait(ASK_AGAIN_MS);
          }
        }),
      ),
    );
  } finally {
    calledOff();
    for (const player of players) player.stop();
  }
  return played;
}

async function playHere(
  jobs: readonly Job[],
  players: readonly Player[],
  isOver: () => boolean,
  { progress }: SeriesOptions,
): Promise<Outcomes> {
  const outcomes = jobs.map((): Outcome | undefined => undefined);
  const left = jobs.entries();
  let done = 0;
  progress?.(done);
  await Promise.all(
    players.map(async (player) => {
      // All players draw from one list.
      for (const [number, job] of left) {
        if (isOver()) return;
        outcomes[number] = await player.play(job);
        done += 1;
        progress?.(done);
      }
    }),
  );
  return outcomes;
}

async function playTogether(
  jobs: readonly Job[],
  players: readonly Player[],
  url: string,
  isOver: () => boolean,
  { series = randomUUID(), progress }: SeriesOptions,
): Promise<Outcomes> {
  return withClient(url, async (client) => {
    await enqueue(client, series, jobs);
    await Promise.all(
      players.map((player) =>
        withClient(url, async (own) => {
          while (!isOver() && (await playNext(own, player.play, series))) {
            progress?.((await standingOf(own, series)).done);
          }
        }),
      ),
    );
    // What is left is being played by others; should one of them die, its game is free again.
    for (;;) {
      const { done, fault } = await standingOf(client, series);
      progress?.(done);
      if (fault !== undefined) throw new UsageError(fault);
      if (done >= jobs.length || isOver()) return outcomesOf(client, series, jobs.length);
      const [player] = players;
      if (!player || !(await playNext(client, player.play, series))) await wait(ASK_AGAIN_MS);
    }
  });
}

async function withClient<T>(url: string, use: (client: import('pg').Client) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    throw new UsageError(
      `The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message : ''}.`,
    );
  }
  try {
    await prepareQueue(client);
    return await use(client);
  } finally {
    await client.end();
  }
}
