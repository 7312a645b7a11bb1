import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type BaseState, topFrame } from '@stellwerk/engine/kernel';
import { bestRoutes, type RouteRules, type Train } from '@stellwerk/engine/routes';
import { bestByTrying } from '@stellwerk/engine/testing/routes';
import { expect, test } from 'vitest';
import * as lra from '../18lra/index.ts';
import * as rhi from '../18rhi/index.ts';

interface Kept {
  readonly from: string;
  readonly state: BaseState;
}

interface Run {
  readonly rules: RouteRules;
  readonly trains: readonly Train[];
}

const MOST_WAYS = 700;

function runOf(state: BaseState): Run | undefined {
  const top = topFrame(state);
  const company = top && 'company' in top ? String(top.company) : '';
  if (lra.isPosition(state)) return { rules: lra.routeRules(state, company), trains: lra.trainsToRun(state, company) };
  if (rhi.isPosition(state)) return { rules: rhi.routeRules(state, company), trains: rhi.trainsToRun(state, company) };
  return undefined;
}

test.each([
  ['18lra', 40],
  ['18rhi', 40],
] as const)('%s: in positions of played games the best run is the one that trying everything finds', (title, least) => {
  const file = new URL(`../../../benchmarks/routes-${title}.json.br`, import.meta.url);
  const kept: readonly Kept[] = JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8'));
  let tried = 0;
  for (const { state, from } of kept.filter((_, i) => i % 8 === 0)) {
    const run = runOf(state);
    const truth = run && bestByTrying(run.rules, run.trains, MOST_WAYS);
    if (!run || !truth) continue;
    tried += 1;
    expect(bestRoutes(run.rules, run.trains).revenue, from).toBe(truth.revenue);
  }
  expect(tried).toBeGreaterThan(least);
});
