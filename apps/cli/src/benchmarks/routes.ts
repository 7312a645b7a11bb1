import { clone, type Title } from '@stellwerk/engine/kernel';
import { titles } from '@stellwerk/titles';
import type { Benchmark, Figures } from './benchmark.ts';
import { readPositions } from './route-positions.ts';

/** The best run in every kept position, from the position alone: nothing of the one before is known any more. */
export const routes: readonly Benchmark[] = titles
  .filter((title) => title.dueRun !== undefined)
  .map((title) => ({
    name: `routes ${title.id}: the best run of an operating turn`,
    unit: 'ms',
    run: () => timings(title),
  }));

function timings(title: Title): Figures | undefined {
  const positions = readPositions(title.id);
  if (!positions) return undefined;
  const samples: number[] = [];
  let proven = 0;
  let nodes = 0;
  for (const counts of [false, true]) {
    // The first round warms up; each position is a fresh copy, for which nothing was worked out before.
    for (const { state } of positions) {
      const fresh = clone(state);
      const from = performance.now();
      const due = title.dueRun?.(fresh);
      if (!due) throw new Error(`${title.id}: a kept position in which nothing is to be run`);
      const best = due.best();
      if (!counts) continue;
      samples.push(performance.now() - from);
      nodes += best.nodes;
      if (best.proven) proven += 1;
    }
  }
  return { samples, notes: { proven: proven / samples.length, nodes: Math.round(nodes / samples.length) } };
}
