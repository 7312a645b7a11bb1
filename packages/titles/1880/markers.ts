import { cashOf } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step } from '@stellwerk/engine/kernel';
import { buyMarker, markerPlaces, placeFault, refuseCost } from '@stellwerk/engine/rounds';
import { countMarkers, nodeNamed, nodeOf, tileOn } from '@stellwerk/engine/track';
import type { ActionNamed } from './actions.ts';
import { type CompanyId, MARKER_COST_FACTOR_D, MARKER_COSTS } from './companies.ts';
import { networkOf } from './network.ts';
import { type CompanyTurn, mapOf, type State } from './state.ts';
import { hasBegun, SINCE } from './trains.ts';

/** What the next marker costs; undefined when all are placed. 1880/X-token-b, 1880/X-token-d */
export function markerCost(state: State, id: CompanyId): number | undefined {
  const cost = MARKER_COSTS[countMarkers(state.track, id)];
  if (cost === undefined) return undefined;
  return hasBegun(state.phase, SINCE.dearStations) ? MARKER_COST_FACTOR_D * cost : cost;
}

/** Large stations take markers; red areas only those of investors and what replaces them. 1880/X-token-n, (C-25) */
function takesMarkers(state: State, kind: string | undefined): boolean {
  return kind === 'city' || (kind === 'offboard' && state.options.redStations === 'open');
}

function refuseTime(frame: CompanyTurn): Refusal | undefined {
  if (frame.marked) return refuse('1880/X-token-f');
  return frame.step === 'build' ? undefined : refuse('1880/X-turn-a');
}

function refuseMarker(state: State, company: CompanyId, hex: string, node: string): Refusal | undefined {
  const map = mapOf(state);
  const fault = placeFault(map, state, company, hex, node);
  if (fault === 'no-station' || !takesMarkers(state, nodeOf(tileOn(map, state.track, hex), node)?.kind)) {
    return refuse('1880/X-token-n');
  }
  const cost = markerCost(state, company);
  if (cost === undefined) return refuse('1880/X-token-b');
  if (fault === 'own-marker') return refuse('1880/X-token-c');
  if (fault === 'no-free-place') return refuse('1880/X-token-n', {}, '1880.noFreePlace');
  if (fault === 'reserved') {
    const either = state.track.reserved[hex]?.some((home) => home.node === null);
    return refuse(either ? '1880/X-token-l' : '1880/X-token-h');
  }
  const { graph, nodes } = networkOf(state, company);
  if (nodes[nodeNamed(graph, hex, node).id] !== 1) return refuse('1880/X-token-g');
  return refuseCost(state, company, cost, '1880/X-token-e', '1880.treasuryShort');
}

/** The second step of a turn, without a permit; then the trains run. 1880/X-token-j, 1880/VIII-permit-g */
export function placeMarker(
  { state, frame, tell }: Step<State, CompanyTurn>,
  action: ActionNamed<'placeMarker'>,
): Refusal | undefined {
  const { company } = frame;
  const refusal = refuseTime(frame) ?? refuseMarker(state, company, action.hex, action.node);
  if (refusal) return refusal;
  buyMarker(mapOf(state), state, company, action, markerCost(state, company) ?? 0, tell);
  frame.marked = true;
  frame.step = 'run';
  return undefined;
}

export function markerChoices(state: State, frame: CompanyTurn): Choice[] {
  const { company } = frame;
  const cost = markerCost(state, company);
  if (cost === undefined || cashOf(state, company) < cost || refuseTime(frame)) return [];
  const { graph, nodes } = networkOf(state, company);
  const places = graph.nodes.filter(
    ({ id, hex, node }) => nodes[id] === 1 && !refuseMarker(state, company, hex, node.id),
  );
  return markerPlaces(places, () => cost);
}
