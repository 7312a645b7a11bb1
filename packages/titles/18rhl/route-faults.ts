import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import type { FaultCode, Route, RouteFault } from '@stellwerk/engine/routes';
import { hasMarkerIn, type TrackGraph } from '@stellwerk/engine/track';
import { METROPOLES } from './board.ts';
import type { CompanyId } from './companies.ts';
import { hasFerry } from './network.ts';
import type { State } from './state.ts';

/** The rule behind each fault the route checker finds. */
const RULE_OF: Readonly<Record<FaultCode, string>> = {
  'unknown-train': '18rhl/10.1-a',
  'train-twice': '18rhl/10.1-a',
  'no-such-way': '18rhl/10.1-c',
  'may-not-pass': '18rhl/10.1-h',
  'may-not-end': '18rhl/10.1-e',
  'track-twice': '18rhl/10.1-j',
  'place-twice': '18rhl/10.1-f',
  'group-twice': '18rhl/10.1-g',
  'too-few-stops': '18rhl/10.1-c',
  'too-long': '18rhl/10.3-a',
  'not-a-stop': '18rhl/10.3-c',
  'may-not-skip': '18rhl/10.3-c',
  'no-own-station': '18rhl/10.1-d',
  'wrong-ends': '18rhl/10.3-f',
  'shared-track': '18rhl/10.1-k',
};

/** The title's own word for why a node is closed is the id of the rule. */
export function refuseFault(
  state: State,
  graph: TrackGraph,
  company: CompanyId,
  fault: RouteFault,
  routes: readonly Route[],
): Refusal {
  const { code, figures, route } = fault;
  const why = figures['why'];
  const path = routes[route]?.path ?? [];
  const rule = typeof why === 'string' ? why : (rhineRule(state, graph, company, fault, path) ?? RULE_OF[code]);
  return refuse(rule, { ...figures, route: route + 1 });
}

/** Where a metropolis is behind the fault, section 10.2 says why. */
function rhineRule(
  state: State,
  graph: TrackGraph,
  company: CompanyId,
  { code, figures }: RouteFault,
  path: readonly string[],
): string | undefined {
  const at = String(figures['at'] ?? figures['place'] ?? '');
  const hex = hexOf(at);
  switch (code) {
    case 'no-such-way':
      return METROPOLES.has(hex) && !hasFerry(hex, graph) && linksIn(path, hex) > 0 ? '18rhl/10.2-a' : undefined;
    case 'group-twice':
      return METROPOLES.has(hex) ? '18rhl/10.2-a' : undefined;
    case 'place-twice':
      if (!METROPOLES.has(hex) || !hasFerry(hex, graph)) return undefined;
      return linksIn(path, hex) > 1 ? '18rhl/10.2-h' : '18rhl/10.2-g';
    case 'shared-track':
      return at.includes('.') && METROPOLES.has(hex) && hasFerry(hex, graph) ? '18rhl/10.2-j' : undefined;
    case 'no-own-station':
      return misses(state, graph, company, path) ? '18rhl/10.2-i' : undefined;
    default:
      return undefined;
  }
}

/** The way leaves out the only own marker on it because that stands across the river. */
function misses(state: State, graph: TrackGraph, company: CompanyId, path: readonly string[]): boolean {
  const across = path.some((point) => {
    const hex = hexOf(point);
    return METROPOLES.has(hex) && hasFerry(hex, graph) && hasMarkerIn(state.track, hex, company);
  });
  const own = graph.nodes.filter(({ slots }) => slots.includes(company)).map(({ hex, node }) => `${hex}.${node.id}`);
  return across && !own.some((name) => path.includes(name));
}

/** How often the way goes from one node of the hex straight to another. */
function linksIn(path: readonly string[], hex: string): number {
  const isNode = (point = '') => point.startsWith(`${hex}.`);
  return path.filter((point, i) => isNode(point) && isNode(path[i + 1])).length;
}

function hexOf(point: string): string {
  return point.split(/[./]/)[0] ?? '';
}
