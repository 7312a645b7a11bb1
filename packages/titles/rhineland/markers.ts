import { cashOf } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step, type Tell } from '@stellwerk/engine/kernel';
import { buyMarker, markerPlaces, placeFault, refuseCost } from '@stellwerk/engine/rounds';
import {
  countMarkers,
  freeSlots,
  type GraphNode,
  nodesIn,
  placeMarker as putMarker,
  type Reach,
  type SlotUse,
  tileOn,
} from '@stellwerk/engine/track';
import type { ActionNamed } from './actions.ts';
import { companyOf, markersOf, type Rhineland, refuseSaying } from './game.ts';
import { networkOf, placesOf } from './network.ts';
import type { CompanyTurn, State } from './state.ts';

/** What the next marker costs; undefined when all are placed. */
export function markerCost(game: Rhineland, state: State, id: string): number | undefined {
  const company = companyOf(game, id);
  return game.law.markerCost
    ? game.law.markerCost(state, company)
    : markersOf(state, company)[countMarkers(state.track, id)];
}

/** The circles that ordinary markers may use. */
function usesCircle({ law }: Rhineland): SlotUse {
  return (node, slot) => !law.keptCircles?.has(node, slot);
}

/** At the start of a company's first turn, or when it floats. */
export function placeHomeMarkers(game: Rhineland, state: State, id: string, tell: Tell): void {
  const map = game.law.mapOf(state);
  const company = companyOf(game, id);
  for (const hex of game.law.homesOf?.(state, company) ?? company.homes) {
    const home = state.track.reserved[hex]?.find(({ company }) => company === id);
    const node = home?.node ?? tileOn(map, state.track, hex).nodes[0]?.id ?? '';
    const [slot] = freeSlots(map, state.track, hex, node);
    if (slot === undefined) continue;
    putMarker(map, state.track, { hex, node, slot }, id);
    tell({ type: 'homePlaced', company: id, hex });
  }
}

export function placeMarker(
  game: Rhineland,
  step: Step<State, CompanyTurn>,
  action: ActionNamed<'placeMarker'>,
): Refusal | undefined {
  const { state, frame, tell } = step;
  const { hex, node } = action;
  const refusal = refuseMarker(game, state, frame, networkOf(game, state, frame.company), hex, node);
  if (refusal) return refusal;
  const cost = costHere(game, state, frame, hex);
  buyMarker(game.law.mapOf(state), state, frame.company, action, cost, tell, usesCircle(game));
  frame.marked = true;
  frame.freeMarkerOn = '';
  game.law.afterMarker?.(state, companyOf(game, frame.company), hex);
  return undefined;
}

/** The marker that goes with a power may cost nothing. */
function costHere(game: Rhineland, state: State, frame: CompanyTurn, hex: string): number {
  return frame.freeMarkerOn === hex ? 0 : (markerCost(game, state, frame.company) ?? 0);
}

function refuseMarker(
  game: Rhineland,
  state: State,
  frame: CompanyTurn,
  network: Reach,
  hex: string,
  node: string,
): Refusal | undefined {
  const { cites, law } = game;
  if (frame.step !== 'build' && !isLateMarker(game, state, frame, hex)) return refuse(game.cites.stepOrder);
  if (frame.marked) return refuse(game.cites.oneMarker);
  const fault = placeFault(law.mapOf(state), state, frame.company, hex, node, usesCircle(game));
  if (fault === 'no-station') return refuse(cites.noCircle);
  if (markerCost(game, state, frame.company) === undefined) return refuse(cites.markersLeft);
  if (fault === 'no-free-place') {
    const kept = freeSlots(law.mapOf(state), state.track, hex, node).length > 0 ? law.keptCircles : undefined;
    return kept ? refuse(kept.rule) : refuseSaying(game, cites.noCircle, 'noFreePlace');
  }
  if (fault) return refuse(fault === 'own-marker' ? cites.oneInHex : cites.homeCircle);
  const station = nodesIn(network.graph, hex).find((one) => one.node.id === node);
  if (!station || !isConnected(game, state, frame, network, station)) return refuse(game.cites.markerConnection);
  const cost = costHere(game, state, frame, hex);
  return refuseCost(state, frame.company, cost, cites.markersLeft, `${game.id}.treasuryShort`);
}

/** Where powers may be used late, the marker that goes with one may come as late as its tile. */
function isLateMarker(game: Rhineland, state: State, frame: CompanyTurn, hex: string): boolean {
  if (!game.law.buildsLate(state) || frame.bought) return false;
  return hex === frame.freeMarkerOn || hex === frame.ferryMarkerOn;
}

/** On an improved metropolis a connection to either bank opens both; some places need none. */
function isConnected(
  game: Rhineland,
  state: State,
  frame: CompanyTurn,
  { graph, nodes }: Reach,
  station: GraphNode,
): boolean {
  const { hex } = station;
  if (hex === frame.freeMarkerOn || hex === frame.ferryMarkerOn) return true;
  if (placesOf(game, station, graph).some(({ id }) => nodes[id] === 1)) return true;
  return game.law.marksFreely?.(state, companyOf(game, frame.company), hex) === true;
}

export function markerChoices(game: Rhineland, state: State, frame: CompanyTurn): Choice[] {
  const price = markerCost(game, state, frame.company);
  if (frame.marked || price === undefined) return [];
  // What a power gives for nothing is the only one that a company without money can have.
  if (frame.freeMarkerOn === '' && cashOf(state, frame.company) < price) return [];
  const mayPlace = frame.step === 'build' || [frame.freeMarkerOn, frame.ferryMarkerOn].some((hex) => hex !== '');
  if (!mayPlace) return [];
  const network = networkOf(game, state, frame.company);
  // Most stations of the map are not connected, and that is told sooner than all else.
  const places = network.graph.nodes.filter(
    (station) =>
      station.node.slots > 0 &&
      isConnected(game, state, frame, network, station) &&
      !refuseMarker(game, state, frame, network, station.hex, station.node.id),
  );
  return markerPlaces(places, (hex) => costHere(game, state, frame, hex));
}
