import type pg from 'pg';
import type { Job, Outcome } from './job.ts';

/**
 * The games of all series in one table. Who plays a game holds its row locked in an open transaction: nobody else takes it
 * meanwhile, and if the player dies the database lets go of the row and the game is played again. A row has one outcome.
 */
const TABLE = `
  create table if not exists series_games (
    series text not null,
    number integer not null,
    job jsonb not null,
    outcome jsonb,
    fault text,
    primary key (series, number)
  )`;

/** Two processes that begin at once would both make the table. */
const MAKING = 1_873_188_0;

export async function prepareQueue(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [MAKING]);
  await client.query(TABLE);
  await client.query('commit');
}

/** Adds the games of a series; those that are there already, with or without an outcome, stay. */
export async function enqueue(client: pg.ClientBase, series: string, jobs: readonly Job[]): Promise<void> {
  await client.query(
    `insert into series_games (series, number, job)
     select $1, number - 1, job from jsonb_array_elements($2::jsonb) with ordinality as given (job, number)
     on conflict do nothing`,
    [series, JSON.stringify(jobs)],
  );
}

/** Plays one game that nobody plays, of this series or of any; false if there is none. */
export async function playNext(
  client: pg.ClientBase,
  play: (job: Job) => Promise<Outcome>,
  series?: string,
): Promise<boolean> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ series: string; number: number; job: Job }>(
      `select series, number, job from series_games
       where outcome is null and fault is null and ($1::text is null or series = $1)
       order by series, number limit 1 for update skip locked`,
      [series ?? null],
    );
    const [row] = rows;
    if (row) {
      const played = await outcomeOf(row.job, play);
      await client.query('update series_games set outcome = $3, fault = $4 where series = $1 and number = $2', [
        row.series,
        row.number,
        played.outcome === undefined ? null : JSON.stringify(played.outcome),
        played.fault ?? null,
      ]);
    }
    await client.query('commit');
    return row !== undefined;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** A game that cannot be played is told to whoever asked for it; the worker goes on with others. */
async function outcomeOf(job: Job, play: (job: Job) => Promise<Outcome>) {
  try {
    return { outcome: await play(job) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { fault: error.message };
  }
}

interface Standing {
  readonly done: number;
  readonly fault: string | undefined;
}

export async function standingOf(client: pg.ClientBase, series: string): Promise<Standing> {
  const { rows } = await client.query<{ done: number; fault: string | null }>(
    'select count(outcome)::int as done, min(fault) as fault from series_games where series = $1',
    [series],
  );
  return { done: rows[0]?.done ?? 0, fault: rows[0]?.fault ?? undefined };
}

/** In the order of the games; nothing of those that were not played. */
export async function outcomesOf(
  client: pg.ClientBase,
  series: string,
  games: number,
): Promise<readonly (Outcome | undefined)[]> {
  const { rows } = await client.query<{ number: number; outcome: Outcome }>(
    'select number, outcome from series_games where series = $1 and outcome is not null',
    [series],
  );
  const found = new Map(rows.map(({ number, outcome }) => [number, outcome]));
  return Array.from({ length: games }, (_, number) => found.get(number));
}
