import { remembered } from '@stellwerk/engine/kernel';
import type { RouteRules } from '@stellwerk/engine/routes';
import { type TrackGraph, type TrackMap, trackGraph } from '@stellwerk/engine/track';
import { keptByGraph } from './kept-by-graph.ts';
import type { State } from './state.ts';

/**
 * The rules of a company's run, the same object while nothing of it has changed: the track, the options, the phase, and what
 * else `depends` says.
 */
export function keptRules<S extends State>(
  mapOf: (state: S) => TrackMap,
  depends: (state: S) => string | number | null,
  make: (state: S, company: string, graph: TrackGraph) => RouteRules,
): (state: S, company: string) => RouteRules {
  const known = keptByGraph<RouteRules>();
  return (state, company) => {
    const graph = trackGraph(mapOf(state), state.track);
    // The game writes its state in place; these rules are asked later, and must answer for now.
    const now = () => ({ ...state, track: { ...state.track } });
    return remembered(known(graph, state.options), `${company} ${state.phase} ${depends(state)}`, () =>
      make(now(), company, graph),
    );
  };
}
