import { clone } from '@stellwerk/engine/kernel';
import { bestRoutes } from '@stellwerk/engine/routes';
import { runPlanOf } from '@stellwerk/titles';
import type { Benchmark, Figures } from './benchmark.ts';
import { readPositions } from './route-positions.ts';

/** The best run in every kept position, from the position alone: nothing of the one before is known any more. */
export const routes: readonly Benchmark[] = ['18rhl', '1880'].map((title) => ({
  name: `routes ${title}: the best run of an operating turn`,
  unit: 'ms',
  run: () => timings(title),
}));

function timings(title: string): Figures | undefined {
  const positions = readPositions(title);
  if (!positions) return undefined;
  const samples: number[] = [];
  let proven = 0;
  let nodes = 0;
  for (const counts of [false, true]) {
    // The first round warms up; each position is a fresh copy, for which nothing was worked out before.
    for (const { state } of positions) {
      const fresh = clone(state);
      const from = performance.now();
      const plan = runPlanOf(fresh);
      if (!plan) throw new Error(`${title}: a kept position in which nothing is to be run`);
      const best = bestRoutes(plan.rules, plan.trains);
      if (!counts) continue;
      samples.push(performance.now() - from);
      nodes += best.nodes;
      if (best.proven) proven += 1;
    }
  }
  return { samples, notes: { proven: proven / samples.length, nodes: Math.round(nodes / samples.length) } };
}
