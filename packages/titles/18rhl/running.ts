import { trainsOf } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step, type Tell } from '@stellwerk/engine/kernel';
import { runChoice, toldRoutes } from '@stellwerk/engine/rounds';
import { type BestRun, bestRoutes, checkRoutes, type RunResult, type SearchOptions } from '@stellwerk/engine/routes';
import type { ActionNamed } from './actions.ts';
import type { CompanyId } from './companies.ts';
import { refuseFault } from './route-faults.ts';
import { EXPRESS, routeRules, trainsToRun } from './route-rules.ts';
import { hasLongRoute, hasShortestRoute } from './shortest-route.ts';
import type { CompanyTurn, State } from './state.ts';

export function bestRunOf(state: State, company: CompanyId, options?: SearchOptions): BestRun {
  return bestRoutes(routeRules(state, company), trainsToRun(state, company), options);
}

/** Whether its trains have any legal route. 18rhl/10.1-n */
export function canRun(state: State, company: CompanyId): boolean {
  const trains = trainsOf(state, company);
  if (trains.length === 0) return false;
  const ordinary = trains.find((type) => type !== EXPRESS);
  const rules = routeRules(state, company);
  if (ordinary !== undefined) return hasShortestRoute(rules, company, ordinary);
  return hasLongRoute(rules, EXPRESS);
}

/** A route of two stops for whatever train: the duty to own one hangs on it. */
export function hasRoute(state: State, company: CompanyId): boolean {
  return hasShortestRoute(routeRules(state, company), company, '2');
}

export function run(step: Step<State, CompanyTurn>, action: ActionNamed<'run'>): Refusal | undefined {
  const { state, frame, tell } = step;
  if (frame.step !== 'run') return refuse('18rhl/6.3-a');
  const rules = routeRules(state, frame.company);
  const checked = checkRoutes(rules, trainsToRun(state, frame.company), action.routes);
  if (!checked.ok) return refuseFault(state, rules.graph, frame.company, checked.fault, action.routes);
  tellRun(frame.company, checked.result, tell);
  frame.income = checked.result.revenue;
  frame.step = 'dividend';
  return undefined;
}

export function tellRun(company: CompanyId, result: RunResult, tell: Tell): void {
  tell({
    type: 'ran',
    company,
    revenue: result.revenue,
    routes: toldRoutes(result),
  });
}

export function runChoices(state: State, { company }: CompanyTurn): Choice[] {
  const mayStand = state.options.running === 'free';
  return [runChoice(routeRules(state, company), trainsToRun(state, company), mayStand)];
}
