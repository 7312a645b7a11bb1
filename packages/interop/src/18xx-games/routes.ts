import { accepted, type Refusal, type Result, refused } from '@stellwerk/engine/kernel';
import { checkRoutes, type Route, type RouteRules, type Train } from '@stellwerk/engine/routes';
import { numberIn, type PeerAction, textIn, textsIn } from './action.ts';
import { decline } from './plain.ts';
import { differs } from './table.ts';
import { chainsIn, namesOnce, shortened, stopNames, visits, waysOf } from './ways.ts';

interface Running {
  readonly rules: RouteRules;
  readonly trains: readonly Train[];
  /** Our name of a train's type. */
  kindOf(train: string): string;
  /** Whether the company has this copy of a train. */
  owns(train: string): boolean;
  /** Told of a route whose stops are others than those the file names. */
  note(route: number): void;
  /** Trains of this type skip stops; the site notes only those that count. */
  skips(kind: string): boolean;
}

/** More stops than any map has are no route. */
const MOST_LEGS = 60;

/**
 * The routes of a run as paths over the track; the second train of a type is named `3.2`. Trains, stops and the income of
 * each route and of the run must be as the file says.
 */
export function routesIn(action: PeerAction, running: Running): Result<readonly Route[]> {
  const { rules, trains, kindOf, skips } = running;
  const worth = (route: Route) => {
    const checked = checkRoutes(rules, trains, [route]);
    return checked.ok ? checked.result.revenue : undefined;
  };
  const seen = new Map<string, number>();
  const used = new Set<string>();
  const routes: Route[] = [];
  let total = 0;
  for (const [i, data] of action.records('routes').entries()) {
    const copy = textIn(data, 'train') ?? '';
    if (!running.owns(copy) || used.has(copy)) return refused(decline('interop/train', { name: copy }));
    used.add(copy);
    const kind = kindOf(copy);
    const n = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, n);
    const chains = chainsIn(data);
    const named = textsIn(data, 'nodes');
    const ways = chains.length > MOST_LEGS ? [] : waysOf(rules.graph, chains, named);
    const paths = skips(kind) ? ways.flatMap(shortened) : ways.map(({ legs }) => legs.flat());
    const [first, ...others] = paths.map((path) => ({ train: n === 1 ? kind : `${kind}.${n}`, path, counts: null }));
    if (!first) return refused(decline('interop/route', { route: i + 1 }));
    if (!visits(rules.graph, ways, named)) running.note(i + 1);
    const hexes = stopNames(named);
    if (hexes !== namesOnce(textsIn(data, 'hexes'))) {
      return refused(differs(`routes[${i + 1}].hexes`, hexes, textsIn(data, 'hexes').join()));
    }
    const revenue = numberIn(data, 'revenue') ?? 0;
    total += revenue;
    routes.push([first, ...others].find((route) => worth(route) === revenue) ?? first);
  }
  const fault = incomeFault(action, running, routes, total);
  return fault ? refused(fault) : accepted(routes);
}

/** The income of each route, and of all together; routes the rules do not allow are for the game itself to refuse. */
function incomeFault(
  action: PeerAction,
  { rules, trains }: Running,
  routes: readonly Route[],
  total: number,
): Refusal | undefined {
  const extra = (action.number('extra_revenue') ?? 0) + (action.number('subsidy') ?? 0);
  const checked = checkRoutes(rules, trains, routes);
  if (!checked.ok) return undefined;
  const wrong = action.records('routes').findIndex((data, i) => {
    const ours = checked.result.routes[i]?.revenue;
    return ours !== numberIn(data, 'revenue');
  });
  const { revenue } = checked.result;
  if (wrong >= 0) {
    const theirs = numberIn(action.records('routes')[wrong] ?? {}, 'revenue');
    return differs(`routes[${wrong + 1}].revenue`, checked.result.routes[wrong]?.revenue ?? 0, theirs);
  }
  return revenue === total + extra ? undefined : differs('revenue', revenue, total + extra);
}
