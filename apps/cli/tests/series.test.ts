import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askShared } from '../../../scripts/shared.ts';
import { type Job, playNamed } from '../src/series/job.ts';
import { enqueue, outcomesOf, playNext, prepareQueue, standingOf } from '../src/series/queue.ts';
import { runSeries } from '../src/series/run.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SERIES = 'killed';

/** The first is long enough to be killed in; the others are over at once. */
const JOBS: readonly Job[] = [
  { title: '1880', bots: ['random', 'random', 'random'], seed: 'long' },
  ...['a', 'b', 'c'].map((seed) => ({ title: 'railroad-dice-2', bots: ['random', 'random'], seed })),
];

let url: string;
let client: pg.Client;

beforeAll(async () => {
  url = await askShared('database');
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await prepareQueue(client);
});

afterAll(async () => {
  await client.end();
});

test('a series on several processes has the outcomes of one played game by game', async () => {
  const jobs = JOBS.slice(1);
  const one = await runSeries(jobs, { threads: 1 });
  expect(one.every((outcome) => outcome?.over)).toBe(true);
  expect(await runSeries(jobs, { threads: 2 })).toEqual(one);
});

test('the game of a killed worker is played again, and none is counted twice', async () => {
  await enqueue(client, SERIES, JOBS);
  const worker = spawn(
    process.execPath,
    ['scripts/run.mjs', 'apps/cli/src/main.ts', 'worker', '--threads', '1', '--until-empty'],
    { cwd: ROOT, stdio: 'ignore', env: { ...process.env, DATABASE_URL: url } },
  );
  await expect.poll(() => heldRows(), { interval: 20 }).toBe(1);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  expect((await standingOf(client, SERIES)).done, 'it died in the first game').toBe(0);
  await expect.poll(() => heldRows(), { interval: 20 }).toBe(0);

  const played: string[] = [];
  const play = (job: Job) => {
    played.push(job.seed);
    return playNamed(job);
  };
  while (await playNext(client, play, SERIES));
  expect(played).toEqual(['long', 'a', 'b', 'c']);
  expect(await outcomesOf(client, SERIES, JOBS.length)).toEqual(await Promise.all(JOBS.map(playNamed)));
  expect(await playNext(client, play), 'nothing is left').toBe(false);
});

test('a series that is asked for again keeps what was played', async () => {
  const jobs = JOBS.slice(1);
  await enqueue(client, 'twice', jobs);
  await playNext(client, playNamed, 'twice');
  await enqueue(client, 'twice', jobs);
  expect(await standingOf(client, 'twice')).toEqual({ done: 1, fault: undefined });
});

test('a series that runs out of time tells what was played, each game in its place', async () => {
  const jobs = JOBS.slice(1);
  expect(await runSeries(jobs, { minutes: 0 })).toEqual([undefined, undefined, undefined]);
  await enqueue(client, 'short', JOBS);
  await client.query("update series_games set fault = 'left out' where series = 'short' and number = 0");
  await playNext(client, playNamed, 'short');
  const second = await Promise.all(jobs.slice(0, 1).map(playNamed));
  expect(await outcomesOf(client, 'short', JOBS.length)).toEqual([undefined, ...second, undefined, undefined]);
});

test('a game that cannot be played is told with its series, and holds up no other', async () => {
  await enqueue(client, 'wrong', [{ title: 'chess', bots: ['random'], seed: 'x' }, ...JOBS.slice(1, 2)]);
  while (await playNext(client, playNamed, 'wrong'));
  expect(await standingOf(client, 'wrong')).toEqual({ done: 1, fault: 'There is no title “chess”.' });
});

test('a series with a record plays only what is missing there, and each game is written as it ends', async () => {
  await withRecord(async (record) => {
    const jobs = JOBS.slice(1);
    await runSeries(jobs.slice(0, 2), { threads: 1, record });
    const [first, second] = linesOf(record);
    const asked: number[] = [];
    const outcomes = await runSeries(jobs, { threads: 1, record, progress: (done) => asked.push(done) });
    expect(outcomes).toEqual(await Promise.all(jobs.map(playNamed)));
    expect(asked, 'two games were known').toEqual([2, 3]);
    expect(linesOf(record)).toEqual([first, second, expect.stringContaining('"seed":"c"')]);
  });
});

test('a record of other players is refused, and so is a file that is none', async () => {
  await withRecord(async (record) => {
    const jobs = JOBS.slice(1, 2);
    await runSeries(jobs, { threads: 1, record });
    writeFileSync(record, readFileSync(record, 'utf8').replace(/"actions":\d+/, '"actions":1'));
    await expect(runSeries(jobs, { threads: 1, record })).rejects.toThrow('no longer those of');
    writeFileSync(record, '{"job":{},"outcome":{}}\n');
    await expect(runSeries(jobs, { threads: 1, record })).rejects.toThrow('Line 1 of');
  });
});

async function withRecord(use: (path: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-record-'));
  try {
    await use(join(folder, 'games.jsonl'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}

async function heldRows(): Promise<number> {
  const { rows } = await client.query<{ held: number }>(
    `select (select count(*) from series_games where series = $1)::int
       - (select count(*) from (select 1 from series_games where series = $1 for update skip locked) free)::int as held`,
    [SERIES],
  );
  return rows[0]?.held ?? 0;
}
