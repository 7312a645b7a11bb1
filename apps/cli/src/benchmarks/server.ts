import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { titles } from '@stellwerk/titles';
import type { Benchmark } from './benchmark.ts';

const RUNNER = fileURLToPath(new URL('../../../../scripts/run.mjs', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../../server/bench/main.ts', import.meta.url));

type Figures = Readonly<Record<string, readonly number[]>>;

/** The server under load: 200 live games and 1,000 watchers, each figure on both databases. */
const load: readonly Benchmark[] = ['sqlite', 'postgres'].flatMap((database) => {
  let measured: Figures | undefined;
  const figure = (name: string) => {
    measured ??= measure('load', '--database', database);
    return measured[name] ?? [];
  };
  const named = (what: string) => `server on ${database}: ${what}`;
  return [
    { name: named('durable moves, 200 games, 1,000 watchers'), unit: 'moves/s', run: () => figure('throughput') },
    { name: named('acknowledgement of a move at 500 moves/s'), unit: 'ms', run: () => figure('latency') },
    {
      name: named('acknowledgement at 500 moves/s while four bots think and a visitor pages'),
      unit: 'ms',
      run: () => figure('busyLatency'),
    },
    { name: named('an old position of 700 meanwhile'), unit: 'ms', run: () => figure('pages') },
    { name: named('moves of the four bots meanwhile'), unit: 'moves', run: () => figure('botMoves') },
    { name: named('news of a move at a watcher at 500 moves/s'), unit: 'ms', run: () => figure('news') },
    { name: named('processor time for a move'), unit: 'ms', run: () => figure('cpuMs') },
    ...(database === 'postgres'
      ? [{ name: named('processor time of the database for a move'), unit: 'ms', run: () => figure('databaseMs') }]
      : []),
    { name: named('processor time of the clients for a move'), unit: 'ms', run: () => figure('clientMs') },
    { name: named('memory of a socket'), unit: 'kB', run: () => figure('socketKb') },
    { name: named('memory of a game in play'), unit: 'bytes', run: () => figure('liveBytes') },
    { name: named('memory of an idle game'), unit: 'bytes', run: () => figure('idleBytes') },
    { name: named('games in memory when all are idle'), unit: 'games', run: () => figure('idleGames') },
  ];
});

/** Four masters play a whole game of a title at one table while people move at others. */
const besideMasters: readonly Benchmark[] = titles.flatMap(({ id: title }) => {
  let measured: Figures | undefined;
  const figure = (name: string) => {
    measured ??= measure('masters', '--title', title);
    return measured[name] ?? [];
  };
  const named = (what: string) => `server beside four masters of ${title}: ${what}`;
  return [
    { name: named('acknowledgement of a move at 50 moves/s'), unit: 'ms', run: () => figure('latency') },
    { name: named('moves of their whole game'), unit: 'moves', run: () => figure('moves') },
    { name: named('time of their whole game'), unit: 's', run: () => figure('seconds') },
  ];
});

export const server: readonly Benchmark[] = [...load, ...besideMasters];

function measure(...what: readonly string[]): Figures {
  const { stdout, status } = spawnSync(process.execPath, [RUNNER, PROGRAM, ...what], {
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error('the server could not be measured');
  return JSON.parse(stdout.toString());
}
