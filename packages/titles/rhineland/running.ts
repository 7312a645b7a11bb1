import { trainsOf } from '@stellwerk/engine/finance';
import { type Choice, type DueRun, type FrameState, type Refusal, type Step, topFrame } from '@stellwerk/engine/kernel';
import { runChoice, tellRun } from '@stellwerk/engine/rounds';
import {
  type BestRun,
  bestRoutes,
  checkRoutes,
  namedTrains,
  type RunResult,
  type SearchOptions,
  type Train,
} from '@stellwerk/engine/routes';
import type { ActionNamed } from './actions.ts';
import { isBound, type Rhineland } from './game.ts';
import { refuseFault } from './route-faults.ts';
import type { CompanyTurn, State } from './state.ts';

/** The company's trains by name: a second one of a type is `3.2`. */
export function trainsToRun(state: State, company: string): readonly Train[] {
  return namedTrains(trainsOf(state, company));
}

export function bestRunOf(game: Rhineland, state: State, company: string, options?: SearchOptions): BestRun {
  return bestRoutes(game.law.routeRules(state, company), trainsToRun(state, company), options);
}

export function dueRun(game: Rhineland, state: State): DueRun | undefined {
  const frame = topFrame<FrameState | CompanyTurn>(state);
  if (frame?.kind !== 'companyTurn' || !('step' in frame) || frame.step !== 'run') return undefined;
  const { company } = frame;
  return { railway: company, trains: trainsOf(state, company).length, best: () => bestRunOf(game, state, company) };
}

export function run(game: Rhineland, step: Step<State, CompanyTurn>, action: ActionNamed<'run'>): Refusal | undefined {
  const { state, frame, tell } = step;
  const rules = game.law.routeRules(state, frame.company);
  const checked = checkRoutes(rules, trainsToRun(state, frame.company), action.routes);
  if (!checked.ok) return refuseFault(game, state, rules.graph, frame.company, checked.fault, action.routes);
  const wrong = game.law.refuseRun?.(state, checked.result);
  if (wrong) return wrong;
  tellRun(frame.company, checked.result, tell);
  frame.income = checked.result.revenue;
  const apart = apartOf(game, checked.result);
  if (apart > 0) frame.apart = apart;
  frame.step = 'dividend';
  return undefined;
}

/** What bound trains earned. */
function apartOf(game: Rhineland, { routes }: RunResult): number {
  return routes.filter(({ kind }) => isBound(game, kind)).reduce((sum, { revenue }) => sum + revenue, 0);
}

export function runChoices(game: Rhineland, state: State, { company }: CompanyTurn): Choice[] {
  const mayStand = game.law.standsStill(state);
  return [runChoice(game.law.routeRules(state, company), trainsToRun(state, company), mayStand)];
}
