import { keptBeside, remembered } from '../kernel/remember.ts';
import type { TrackMap } from '../track/map.ts';
import { BUDGET, bestRoutes } from './best.ts';
import { faceName } from './kind.ts';
import { signatureOf } from './signature.ts';
import type { BestRun, RouteRules, Train } from './types.ts';

/** By trains and budget. */
type Answers = Map<string, BestRun>;

/** So many networks are kept, those asked for last. */
const MOST = 500;

/** By the map and the kinds of train, which last as long as the title; then by what trains see of the map. */
const kept = new WeakMap<TrackMap, WeakMap<RouteRules['kinds'], Map<string, Answers>>>();
const ofRules = keptBeside<RouteRules, Map<string, Answers>>();

/**
 * What `bestRoutes` answers, from memory if it was asked before: of these rules, or of others to whose trains the track looks the
 * same. Most lays on a map change nothing for most companies.
 */
export function keptBest(rules: RouteRules, trains: readonly Train[], budget = BUDGET): BestRun {
  // Of a bonus for the whole run nobody knows what it depends on.
  if ((rules.runBonuses ?? []).length > 0) return bestRoutes(rules, trains, { budget });
  const kinds = [...new Set(trains.map(({ kind }) => kind))];
  const faces = [...new Set(kinds.map((kind) => faceName(rules, kind)))].join();
  const answers = remembered(
    remembered(ofRules, rules, () => new Map<string, Answers>()),
    faces,
    () => answersFor(rules, kinds),
  );
  const asked = `${budget} ${trains.map(({ id, kind }) => `${id}=${kind}`).join()}`;
  return remembered(answers, asked, () => bestRoutes(rules, trains, { budget }));
}

function answersFor(rules: RouteRules, kinds: readonly string[]): Answers {
  const ofMap = remembered(kept, rules.graph.map, () => new WeakMap<RouteRules['kinds'], Map<string, Answers>>());
  const known = remembered(ofMap, rules.kinds, () => new Map<string, Answers>());
  const signature = signatureOf(rules, kinds);
  const answers: Answers = known.get(signature) ?? new Map();
  // Put in last, so that the first is the one not asked for longest.
  known.delete(signature);
  known.set(signature, answers);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return answers;
}
