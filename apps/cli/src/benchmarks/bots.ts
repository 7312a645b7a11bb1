import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { botsFor } from '@stellwerk/bots';
import { titles } from '@stellwerk/titles';
import type { Benchmark } from './benchmark.ts';

const RUNNER = fileURLToPath(new URL('../../../../scripts/run.mjs', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../../web/bench/main.ts', import.meta.url));
/** Masters think long where they found a company, at the beginning: in a shorter time there would be little else. */
const SECONDS: Readonly<Record<string, number>> = { planner: 30, master: 120 };

type Figures = Readonly<Record<string, readonly number[]>>;

/** Bots at a table in Chromium: how long a move takes in the worker, and how the page is drawn meanwhile. */
export const bots: readonly Benchmark[] = titles.flatMap((title) =>
  botsFor(title.id)
    .filter(({ id }) => id in SECONDS)
    .flatMap(({ id: level }) => {
      let measured: Figures | undefined;
      const figure = (name: string) => {
        measured ??= measure(title.id, level);
        return measured[name] ?? [];
      };
      return [
        { name: `bots ${title.id} ${level}: a move in Chromium`, unit: 'ms', run: () => figure('moves') },
        { name: `bots ${title.id} ${level}: a frame while it thinks`, unit: 'ms', run: () => figure('frames') },
      ];
    }),
);

function measure(title: string, level: string): Figures {
  const { stdout, status } = spawnSync(
    process.execPath,
    [RUNNER, PROGRAM, 'bots', title, level, String(SECONDS[level])],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 100_000_000,
    },
  );
  if (status !== 0) throw new Error('the bots could not be measured');
  return JSON.parse(stdout.toString());
}
