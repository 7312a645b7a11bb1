import { keptBest, namedTrains, type RouteRules } from '@stellwerk/engine/routes';

/** Steps of the search for a run that is only weighed, not driven. */
const STEPS = 800;

/** What trains of these kinds earn at best, remembered as long as the track looks the same to them. */
export function incomeOf(rules: RouteRules, kinds: readonly string[]): number {
  return kinds.length === 0 ? 0 : keptBest(rules, namedTrains([...kinds].sort()), STEPS).revenue;
}
