import { remembered } from '@stellwerk/engine/kernel';
import { namedTrains, quickRoutes, type RouteRules } from '@stellwerk/engine/routes';

const known = new WeakMap<RouteRules, Map<string, number>>();

/**
 * What trains of these kinds earn if one is sent after the other, remembered as long as the track stays as it is: a few percent
 * less than the best run, for a quarter of the work.
 */
export function incomeOf(rules: RouteRules, kinds: readonly string[]): number {
  if (kinds.length === 0) return 0;
  const runs = remembered(known, rules, () => new Map<string, number>());
  const key = kinds.length === 1 ? (kinds[0] ?? '') : [...kinds].sort().join();
  return remembered(runs, key, () => quickRoutes(rules, namedTrains(kinds)).revenue);
}
