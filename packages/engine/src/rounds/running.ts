import {
  type Choice,
  type Figures,
  type Json,
  keptBeside,
  lazily,
  type Open,
  type Refusal,
  refuse,
  remembered,
  type Tell,
} from '../kernel/index.ts';
import {
  type BestRun,
  bestRoutes,
  quickRoutes,
  type RouteFault,
  type RouteRules,
  type RunResult,
  type Train,
} from '../routes/index.ts';

/** Steps that a suggestion may take: enough for the proof in ordinary positions, short enough to wait for. */
const AT_ONCE = 150_000;

const bestRuns = keptBeside<RouteRules, Map<string, BestRun>>();

/**
 * The choice to run trains, with the best run as a suggestion, and to leave them standing where that is allowed. The best run
 * is looked for when it is first read: whoever only wants to know what is legal need not wait for it.
 */
export function runChoice(rules: RouteRules, trains: readonly Train[], mayStand: boolean): Choice {
  const known = remembered(bestRuns, rules, () => new Map<string, BestRun>());
  const names = trains.map(({ id }) => id).join();
  const best = () => remembered(known, names, () => bestRoutes(rules, trains, { budget: AT_ONCE }));
  return openRun(best, () => known.get(names) ?? quickRoutes(rules, trains), mayStand);
}

/** The same for trains that run by a search of the title's own. */
export function openRun(best: () => BestRun, quick: () => BestRun = best, mayStand = false): Choice {
  const run = { best, quick, mayStand };
  return choiceOf({ ...run, params: { routes: routesOf(run) } });
}

interface Sought {
  readonly best: () => BestRun;
  readonly quick: () => BestRun;
  readonly mayStand: boolean;
}

const routesOf = lazily<Sought, Open>({
  open: () => true,
  suggested: ({ best, mayStand }) => suggestionsFor(best(), mayStand),
  quick: ({ quick, mayStand }) => suggestionsFor(quick(), mayStand),
});

const choiceOf = lazily<Sought & Pick<Choice, 'params'>, Choice>({
  type: () => 'run',
  params: ({ params }) => params,
  info: ({ best }) => ({ revenue: best().revenue, proven: best().proven }),
});

function suggestionsFor({ routes }: BestRun, mayStand: boolean): readonly Json[] {
  const run = routes.map((route) => ({ ...route }));
  return mayStand && run.length > 0 ? [run, []] : [run];
}

/** A fault of a route as a refusal: by the rule for which the title closed a node, else by the rule that `ruleOf` names. */
export function refuseRoute({ figures, route }: RouteFault, ruleOf: () => string): Refusal {
  const why = figures['why'];
  return refuse(typeof why === 'string' ? why : ruleOf(), { ...figures, route: route + 1 });
}

/** Tells a run; `more` is what a title adds to its figures or says otherwise. */
export function tellRun(company: string, result: RunResult, tell: Tell, more: Figures = {}): void {
  tell({ type: 'ran', company, revenue: result.revenue, routes: toldRoutes(result), ...more });
}

/** The routes of a run as an event tells them. */
export function toldRoutes({ routes }: RunResult) {
  return routes.map((route) => ({
    train: route.kind,
    stops: route.stops.filter(({ counted }) => counted).map(({ place, value }) => `${place} ${value}`),
    revenue: route.revenue,
  }));
}
