import {
  actorsOf,
  type BaseState,
  clone,
  newGame,
  sample,
  seededRandom,
  step,
  type Title,
} from '@stellwerk/engine/kernel';
import { type BestRun, bestRoutes, keptBest, namedTrains, type RouteRules } from '@stellwerk/engine/routes';
import { expect, test } from 'vitest';
import * as lra from '../18lra/index.ts';
import * as rhi from '../18rhi/index.ts';
import * as rhl from '../18rhl/index.ts';
import * as china from '../1880/index.ts';

/** As few as a player takes who weighs many runs: every step of a search counts then. */
const BUDGET = 800;
const MOVES = 250;
const RHENISH = ['CCE', 'RhE', 'GVE', 'ADR'];

/** Plays at random, and compares the runs of some companies wherever there is other track; how often one was remembered. */
function remembersIn<S extends BaseState>(
  title: Title<S>,
  kinds: readonly string[],
  rulesIn: (state: S) => readonly RouteRules[],
): number {
  const game = newGame(title, { players: ['Ann', 'Bob', 'Cem'], seed: 'kept runs', options: {} });
  if (!game.ok) throw new Error(game.refusal.rule);
  const state = clone(game.value.state);
  const random = seededRandom('kept runs');
  const rulesSeen = new Set<RouteRules>();
  const answers = new Set<BestRun>();
  let times = 0;
  for (let move = 0; move < MOVES && state.flow.length > 0; move++) {
    step(title, state, sample(random, title, state, actorsOf(title, state)[0] ?? 0));
    for (const rules of rulesIn(state)) {
      if (rulesSeen.has(rules)) continue;
      rulesSeen.add(rules);
      const kept = keptBest(rules, namedTrains(kinds), BUDGET);
      expect(kept).toEqual(bestRoutes({ ...rules }, namedTrains(kinds), { budget: BUDGET }));
      if (answers.has(kept)) times += 1;
      answers.add(kept);
    }
  }
  return times;
}

test('what is remembered of track that looks the same is what a search finds, step by step', () => {
  const times = [
    remembersIn(china.china, ['2', '3+3'], (state) =>
      ['BCR', 'JHA', 'QSR', 'JHR'].flatMap((id) => (china.isCompany(id) ? china.routeRules(state, id) : [])),
    ),
    remembersIn(rhl.rhl, ['2', '4', '8'], (state) => RHENISH.map((id) => rhl.routeRules(state, id))),
    remembersIn(rhi.rhi, ['2', '4', '8'], (state) => RHENISH.map((id) => rhi.routeRules(state, id))),
    remembersIn(lra.lra, ['2', '4'], (state) => RHENISH.map((id) => lra.routeRules(state, id))),
  ];
  for (const count of times) expect(count).toBeGreaterThan(10);
});
