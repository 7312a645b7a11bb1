import { accepted, type Result, refuse, refused } from '@stellwerk/engine/kernel';
import { checkRoutes, type Route, type RouteRules, type Train } from '@stellwerk/engine/routes';
import { numberIn, type PeerAction, textIn, textsIn } from './action.ts';
import { chainsIn, shortened, waysOf } from './ways.ts';

export interface Running {
  readonly rules: RouteRules;
  readonly trains: readonly Train[];
  /** Our name of a train's type. */
  kindOf(train: string): string;
  /** Trains of this type skip stops; the site notes only those that count. */
  skips(kind: string): boolean;
}

/** The routes of a run as paths over the track; the second train of a type is named `3.2`. */
export function routesIn(action: PeerAction, { rules, trains, kindOf, skips }: Running): Result<readonly Route[]> {
  const worth = (route: Route) => {
    const checked = checkRoutes(rules, trains, [route]);
    return checked.ok ? checked.result.revenue : undefined;
  };
  const seen = new Map<string, number>();
  const routes: Route[] = [];
  for (const [i, data] of action.records('routes').entries()) {
    const kind = kindOf(textIn(data, 'train') ?? '');
    const n = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, n);
    const ways = waysOf(rules.graph, chainsIn(data), textsIn(data, 'nodes'));
    const paths = skips(kind) ? ways.flatMap(shortened) : ways.map(({ legs }) => legs.flat());
    const [first, ...others] = paths.map((path) => ({ train: n === 1 ? kind : `${kind}.${n}`, path, counts: null }));
    if (!first) return refused(refuse('interop/route', { route: i + 1 }));
    const revenue = numberIn(data, 'revenue');
    routes.push([first, ...others].find((route) => worth(route) === revenue) ?? first);
  }
  return accepted(routes);
}
