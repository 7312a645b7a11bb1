import { remembered } from '@stellwerk/engine/kernel';
import { bestRoutes, namedTrains, type RouteRules } from '@stellwerk/engine/routes';

/** Steps of the search for a run that is only weighed, not driven. */
const STEPS = 800;

const known = new WeakMap<RouteRules, Map<string, number>>();

/** What trains of these kinds earn at best, remembered as long as the track stays as it is. */
export function incomeOf(rules: RouteRules, kinds: readonly string[]): number {
  if (kinds.length === 0) return 0;
  const runs = remembered(known, rules, () => new Map<string, number>());
  return remembered(
    runs,
    [...kinds].sort().join(),
    () => bestRoutes(rules, namedTrains(kinds), { budget: STEPS }).revenue,
  );
}
