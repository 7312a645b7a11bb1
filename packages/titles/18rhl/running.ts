import { trainsOf } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, remembered, type Step, type Tell } from '@stellwerk/engine/kernel';
import {
  type BestRun,
  bestRoutes,
  checkRoutes,
  type RouteRules,
  type RunResult,
  type SearchOptions,
} from '@stellwerk/engine/routes';
import type { ActionNamed } from './actions.ts';
import type { CompanyId } from './companies.ts';
import { refuseFault } from './route-faults.ts';
import { EXPRESS, routeRules, trainsToRun } from './route-rules.ts';
import { hasLongRoute, hasShortestRoute } from './shortest-route.ts';
import type { CompanyTurn, State } from './state.ts';

export function bestRunOf(state: State, company: CompanyId, options?: SearchOptions): BestRun {
  return bestRoutes(routeRules(state, company), trainsToRun(state, company), options);
}

/** Steps that a suggestion may take: enough for the proof in ordinary positions, short enough to wait for. */
const AT_ONCE = 150_000;

/** Whether its trains have any legal route. 18rhl/10.1-n */
export function canRun(state: State, company: CompanyId): boolean {
  const trains = trainsOf(state, company);
  if (trains.length === 0) return false;
  const ordinary = trains.find((type) => type !== EXPRESS);
  const rules = routeRules(state, company);
  if (ordinary !== undefined) return hasShortestRoute(rules, ordinary);
  return hasLongRoute(rules, EXPRESS);
}

/** A route of two stops for whatever train: the duty to own one hangs on it. */
export function hasRoute(state: State, company: CompanyId): boolean {
  return hasShortestRoute(routeRules(state, company), '2');
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

export function tellRun(company: CompanyId, { routes, revenue }: RunResult, tell: Tell): void {
  tell({
    type: 'ran',
    company,
    revenue,
    routes: routes.map((route) => ({
      train: route.kind,
      stops: route.stops.filter(({ counted }) => counted).map(({ place, value }) => `${place} ${value}`),
      revenue: route.revenue,
    })),
  });
}

const bestRuns = new WeakMap<RouteRules, Map<string, BestRun>>();

/** The best run is looked for when it is first read: whoever only wants to know what is legal need not wait for it. */
export function runChoices(state: State, frame: CompanyTurn): Choice[] {
  const rules = routeRules(state, frame.company);
  const trains = trainsToRun(state, frame.company);
  const { running } = state.options;
  const known = remembered(bestRuns, rules, () => new Map<string, BestRun>());
  const names = trains.map(({ id }) => id).join();
  const best = () => remembered(known, names, () => bestRoutes(rules, trains, { budget: AT_ONCE }));
  const routes = {
    open: true,
    get suggested() {
      const suggestion = best().routes.map((route) => ({ ...route }));
      return running === 'free' ? [suggestion, []] : [suggestion];
    },
  } as const;
  return [
    {
      type: 'run',
      params: { routes },
      get info() {
        return { revenue: best().revenue, proven: best().proven };
      },
    },
  ];
}
