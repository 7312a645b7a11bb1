import { newTrains } from '@stellwerk/engine/finance';
import type { Choice } from '@stellwerk/engine/kernel';
import { layChoices } from '@stellwerk/engine/rounds';
import { ordinaryTrain, type RouteRules } from '@stellwerk/engine/routes';
import * as track from '@stellwerk/engine/track';
import { type CompanyId, map, TRAIN_TYPES, trainTypes } from './data.ts';
import type { State } from './state.ts';

const CHECKS: readonly track.LayCheck<string>[] = [
  track.colorFault,
  track.nodeKindsFault,
  track.nodeCountFault,
  track.trackLostFault,
  track.sidesFault,
];

export const networkOf = (state: State, id: CompanyId) =>
  track.reach(track.trackGraph(map, state.track), track.companyTraveller(id));

/** The rotations in which the tile fits the hex and connects to the company's track. toy/2-lay, toy/2-green */
export function rotationsFor(state: State, id: CompanyId, hex: string, tile: string): readonly track.Rotation[] {
  const next = track.tileNamed(map, tile);
  const isTooEarly = next.color === 'green' && newTrains(state)[0] === '2';
  if (isTooEarly || track.isFixed(track.printedOn(map, hex)) || track.tilesLeft(state.tiles, tile) < 1) return [];
  const network = networkOf(state, id);
  const stands = track.nodesIn(network.graph, hex).some((node) => network.nodes[node.id] === 1);
  const entries = track.entriesTo(network, hex);
  return track
    .fittingRotations(map, state.track, hex, tile, CHECKS)
    .filter((turn) => stands || track.rotatedTile(next, turn).exits.some((edge) => entries.includes(edge)));
}

export function layingChoices(state: State, id: CompanyId): Choice[] {
  return map.grid.names.flatMap((hex) =>
    [...map.tiles.keys()].flatMap((tile) => layChoices(hex, tile, rotationsFor(state, id, hex, tile), 0)),
  );
}

const KINDS = Object.fromEntries(TRAIN_TYPES.map((type) => [type, ordinaryTrain(trainTypes[type].stops, 'stop')]));

/** toy/3-run */
export function routeRules(state: State, id: CompanyId): RouteRules {
  return {
    graph: track.trackGraph(map, state.track),
    kinds: KINDS,
    node: (node) => ({
      pass: track.isTerminal(node) || track.isFull(node, id) ? 'toy/3-run' : true,
      end: true,
      stop: { as: 'stop', value: Number(node.node.revenue) },
      own: node.slots.includes(id),
    }),
  };
}
