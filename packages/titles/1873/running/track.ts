import { remembered } from '@stellwerk/engine/kernel';
import { kindTable, makeNetworks, type Network, type RouteRules } from '@stellwerk/engine/routes';
import type { TrackGraph } from '@stellwerk/engine/track';

const tracks = new WeakMap<TrackGraph, Network>();

/** No tile of the game forks between stops, so every exit of a stop begins one leg: the steps are never spent. */
const STEPS = 100_000;

/** The track between neighbouring stops, whoever runs on it. State railway track is none of it. 1873/4.4.3-a */
export function trackOf(graph: TrackGraph): Network {
  return remembered(tracks, graph, () => {
    const rules: RouteRules = {
      graph,
      kinds: { any: { limits: [] } },
      node: () => ({ pass: true, end: true, stop: { as: 'stop', value: 0 } }),
      segment: ({ kind }) => ({ closed: kind === 'state' }),
    };
    const [network] = makeNetworks([kindTable(rules, 'any')], STEPS).networks;
    if (network === undefined || network.cut) throw new RangeError('too much track between two stops');
    return network;
  });
}
