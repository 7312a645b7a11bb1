import { BANK, cashOf, pay } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step, type Tell } from '@stellwerk/engine/kernel';
import {
  countMarkers,
  freeSlots,
  hasMarkerIn,
  nodeOf,
  openSlots,
  placeMarker as putMarker,
  type Reach,
  tileOn,
} from '@stellwerk/engine/track';
import type { ActionNamed } from './actions.ts';
import { type CompanyId, companies } from './companies.ts';
import { networkOf, placesOf } from './network.ts';
import { type CompanyTurn, mapOf, type State } from './state.ts';

/** What the next marker costs; undefined when all are placed. 18rhl/9-f */
export function markerCost(state: State, id: CompanyId): number | undefined {
  return companies[id].markers[countMarkers(state.track, id)];
}

/** At the start of a company's first turn. 18rhl/9-g */
export function placeHomeMarkers(state: State, id: CompanyId, tell: Tell): void {
  const map = mapOf(state);
  for (const hex of companies[id].homes) {
    const home = state.track.reserved[hex]?.find(({ company }) => company === id);
    const node = home?.node ?? tileOn(map, state.track, hex).nodes[0]?.id ?? '';
    const [slot] = freeSlots(map, state.track, hex, node);
    if (slot === undefined) continue;
    putMarker(map, state.track, { hex, node, slot }, id);
    tell({ type: 'homePlaced', company: id, hex });
  }
}

export function placeMarker(step: Step<State, CompanyTurn>, action: ActionNamed<'placeMarker'>): Refusal | undefined {
  const { state, frame, tell } = step;
  const { hex, node } = action;
  const refusal = refuseMarker(state, frame, networkOf(state, frame.company), hex, node);
  if (refusal) return refusal;
  const map = mapOf(state);
  const cost = costHere(state, frame, hex);
  const [slot = 0] = freeSlots(map, state.track, hex, node);
  pay(state, frame.company, BANK, cost);
  putMarker(map, state.track, { hex, node, slot }, frame.company);
  frame.marked = true;
  frame.freeMarkerOn = '';
  tell({ type: 'markerPlaced', company: frame.company, hex, cost });
  return undefined;
}

/** The marker that goes with No. 2 costs nothing. 18rhl/4.2-no2-c */
function costHere(state: State, frame: CompanyTurn, hex: string): number {
  return frame.freeMarkerOn === hex ? 0 : (markerCost(state, frame.company) ?? 0);
}

function refuseMarker(
  state: State,
  frame: CompanyTurn,
  network: Reach,
  hex: string,
  node: string,
): Refusal | undefined {
  const map = mapOf(state);
  if (frame.step !== 'build' && !isLateMarker(state, frame, hex)) return refuse('18rhl/6.3-a');
  if (frame.marked) return refuse('18rhl/9-h');
  if (!map.grid.numbers.has(hex)) return refuse('18rhl/9-a');
  const found = nodeOf(tileOn(map, state.track, hex), node);
  if (!found || found.slots === 0) return refuse('18rhl/9-a');
  if (markerCost(state, frame.company) === undefined) return refuse('18rhl/9-l');
  if (hasMarkerIn(state.track, hex, frame.company)) return refuse('18rhl/9-j');
  if (freeSlots(map, state.track, hex, node).length === 0) return refuse('18rhl/9-a', {}, '18rhl.noFreePlace');
  if (openSlots(map, state.track, hex, node, frame.company).length === 0) return refuse('18rhl/9-k');
  const unconnected = hex === frame.freeMarkerOn || hex === frame.ferryMarkerOn;
  if (!unconnected && !isReached(network, hex, node)) return refuse('18rhl/9-i');
  const cost = costHere(state, frame, hex);
  const cash = cashOf(state, frame.company);
  return cash < cost ? refuse('18rhl/9-l', { cost, cash }, '18rhl.treasuryShort') : undefined;
}

/** With `powers: until-trains` the marker that goes with No. 2 or No. 4 may come as late as its tile. */
function isLateMarker(state: State, frame: CompanyTurn, hex: string): boolean {
  if (state.options.powers === 'building' || frame.bought) return false;
  return hex === frame.freeMarkerOn || hex === frame.ferryMarkerOn;
}

/** On an improved metropolis a connection to either bank opens both. 18rhl/9-i */
function isReached({ graph, nodes }: Reach, hex: string, id: string): boolean {
  return graph.nodes
    .filter((node) => node.hex === hex && node.node.id === id)
    .flatMap((node) => placesOf(node, graph))
    .some((node) => nodes[node.id] === 1);
}

export function markerChoices(state: State, frame: CompanyTurn): Choice[] {
  if (frame.marked || markerCost(state, frame.company) === undefined) return [];
  const mayPlace = frame.step === 'build' || [frame.freeMarkerOn, frame.ferryMarkerOn].some((hex) => hex !== '');
  if (!mayPlace) return [];
  const network = networkOf(state, frame.company);
  const places = network.graph.nodes.filter(
    ({ hex, node }) => node.slots > 0 && !refuseMarker(state, frame, network, hex, node.id),
  );
  return places.map(({ hex, node }) => ({
    type: 'placeMarker',
    params: { hex: [hex], node: [node.id] },
    info: { cost: costHere(state, frame, hex) },
  }));
}
