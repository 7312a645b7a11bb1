import type { Refusal } from '@stellwerk/engine/kernel';
import { refuseRoute } from '@stellwerk/engine/rounds';
import type { Route, RouteFault } from '@stellwerk/engine/routes';
import { hasMarkerIn, type TrackGraph } from '@stellwerk/engine/track';
import type { Rhineland } from './game.ts';
import { hasFerry } from './network.ts';
import type { State } from './state.ts';

/** The title's own word for why a node is closed is the id of the rule. */
export function refuseFault(
  game: Rhineland,
  state: State,
  graph: TrackGraph,
  company: string,
  fault: RouteFault,
  routes: readonly Route[],
): Refusal {
  const { path = [], train = '' } = routes[fault.route] ?? {};
  return refuseRoute(
    fault,
    () =>
      game.law.faultRule?.(train, fault.code) ??
      rhineRule(game, state, graph, company, fault, path) ??
      game.cites.faults[fault.code],
  );
}

/** Where a metropolis is behind the fault, a rule of its own says why. */
function rhineRule(
  game: Rhineland,
  state: State,
  graph: TrackGraph,
  company: string,
  { code, figures }: RouteFault,
  path: readonly string[],
): string | undefined {
  const at = String(figures['at'] ?? figures['place'] ?? '');
  const hex = hexOf(at);
  switch (code) {
    case 'no-such-way':
      return game.metropoles.has(hex) && !hasFerry(hex, graph) && linksIn(path, hex) > 0
        ? game.cites.noFerry
        : undefined;
    case 'group-twice':
      return game.metropoles.has(hex) ? game.cites.noFerry : undefined;
    case 'place-twice':
      if (!game.metropoles.has(hex) || !hasFerry(hex, graph)) return undefined;
      return linksIn(path, hex) > 1 ? game.cites.ferryTwice : game.cites.bothBanks;
    case 'shared-track':
      return at.includes('.') && game.metropoles.has(hex) && hasFerry(hex, graph) ? game.cites.ferryShared : undefined;
    case 'no-own-station':
      return misses(game, state, graph, company, path) ? game.cites.markerAcross : undefined;
    default:
      return undefined;
  }
}

/** The way leaves out the only own marker on it because that stands across the river. */
function misses(game: Rhineland, state: State, graph: TrackGraph, company: string, path: readonly string[]): boolean {
  const across = path.some((point) => {
    const hex = hexOf(point);
    return game.metropoles.has(hex) && hasFerry(hex, graph) && hasMarkerIn(state.track, hex, company);
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
