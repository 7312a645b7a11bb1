import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { whenInterrupted } from '../interrupt.ts';
import { UsageError, wholeNumber } from '../usage.ts';
import type { Job, Outcome } from './job.ts';
import { type Player, startPlayers } from './player.ts';
import { enqueue, outcomesOf, playNext, prepareQueue, standingOf } from './queue.ts';
import { openRecord } from './record.ts';

interface SeriesOptions {
  /** How many games are played at once. */
  readonly threads?: number;
  /** The name of a series in the database that may be there in part already. */
  readonly series?: string;
  /** After this no game is begun any more. */
  readonly minutes?: number;
  /** A file that takes every game as it ends, and has those that are not to be played again. */
  readonly record?: string;
  readonly progress?: (done: number) => void;
}

/** What a command of a series was given for them. */
export function seriesOptions(given: {
  readonly threads?: string;
  readonly series?: string;
  readonly minutes?: string;
  readonly record?: string;
}): SeriesOptions {
  return {
    ...(given.record === undefined ? {} : { record: given.record }),
    threads: wholeNumber(given.threads, 'threads', 1, availableParallelism()),
    ...(given.series === undefined ? {} : { series: given.series }),
    ...(given.minutes === undefined ? {} : { minutes: wholeNumber(given.minutes, 'minutes', 1, 1) }),
  };
}

interface Listener {
  /** Hears of each game. */
  readonly ended?: (job: Job, outcome: Outcome) => void;
}

const ASK_AGAIN_MS = 1000;

/** What came of each game of a series, in the order of the games; nothing of those there was no time for. */
export type Outcomes = readonly (Outcome | undefined)[];

export function playedOf(outcomes: Outcomes): readonly Outcome[] {
  return outcomes.filter((outcome) => outcome !== undefined);
}

/**
 * Plays all games on all cores; with a database in `DATABASE_URL` together with every worker that looks there. Games of the
 * record are not played again.
 */
export async function runSeries(jobs: readonly Job[], options: SeriesOptions = {}): Promise<Outcomes> {
  if (options.record === undefined) return playSeries(jobs, options);
  const record = openRecord(options.record);
  const known = jobs.flatMap((job) => {
    const outcome = record.outcomeOf(job);
    return outcome ? [{ job, outcome }] : [];
  });
  if (!(await arePlayedAlike(known, options.threads))) {
    throw new UsageError(`The players are no longer those of ${options.record}; name another file.`);
  }
  const left = jobs.filter((job) => !record.outcomeOf(job));
  const { progress } = options;
  await playSeries(left, {
    ...options,
    ...(progress && { progress: (done: number) => progress(known.length + done) }),
    ended: record.add,
  });
  return jobs.map(record.outcomeOf);
}

interface Ended {
  readonly job: Job;
  readonly outcome: Outcome;
}

/** Whether the shortest game of each company of players ends as it did. */
async function arePlayedAlike(games: readonly Ended[], threads?: number): Promise<boolean> {
  const shortest = new Map<string, Ended>();
  for (const game of games) {
    const company = [...game.job.bots].sort().join();
    const other = shortest.get(company);
    if (!other || game.outcome.actions < other.outcome.actions) shortest.set(company, game);
  }
  const some = [...shortest.values()];
  const again = await playSeries(
    some.map(({ job }) => job),
    threads === undefined ? {} : { threads },
  );
  return some.every(({ outcome }, i) => isDeepStrictEqual(again[i], outcome));
}

async function playSeries(jobs: readonly Job[], options: SeriesOptions & Listener): Promise<Outcomes> {
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
  { progress, ended }: SeriesOptions & Listener,
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
        const outcome = await player.play(job);
        outcomes[number] = outcome;
        ended?.(job, outcome);
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
  { series = randomUUID(), progress, ended }: SeriesOptions & Listener,
): Promise<Outcomes> {
  const outcomes = await withClient(url, async (client) => {
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
  // The database keeps them until then.
  jobs.forEach((job, number) => {
    const outcome = outcomes[number];
    if (outcome) ended?.(job, outcome);
  });
  return outcomes;
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
