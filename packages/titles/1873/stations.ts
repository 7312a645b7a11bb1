import { BANK, cashOf, pay } from '@stellwerk/engine/finance';
import { type Choice, type Refusal, refuse, type Step } from '@stellwerk/engine/kernel';
import { placeFault } from '@stellwerk/engine/rounds';
import {
  countMarkers,
  exitsOf,
  freeSlots,
  type GraphNode,
  hasMarkerIn,
  markersOf,
  nodeMapping,
  nodeOf,
  placeMarker as putMarker,
  type Reach,
  removeMarker,
  slotsOn,
  tileOn,
} from '@stellwerk/engine/track';
import type { ActionNamed } from './actions.ts';
import { RAILWAY_IDS, type RailwayId, railways } from './companies.ts';
import { routesThrough, tileAfterFirstStep } from './concession-route.ts';
import { REPLACEMENT_PRICE, STATION_PRICE } from './data/limits.ts';
import { networkOf } from './network.ts';
import { denominationOf } from './paper.ts';
import { mapOf, type RailwayTurn, type State } from './state.ts';

/**
 * Markers that are not on the map, of as many as its shares allow; they come back only when replaced. 1873/4.4.2-h,
 * 1873/4.4.2-b, 1873/T1-k
 */
export function spareMarkers(state: State, id: RailwayId): number {
  const percent = denominationOf(state, id) === 10 ? 10 : 20;
  return railways[id].markers[percent] - countMarkers(state.track, id);
}

interface Site {
  readonly hex: string;
  readonly node: string;
  readonly replaces: RailwayId | null;
}

function costAt({ replaces }: Site): number {
  return replaces === null ? STATION_PRICE : REPLACEMENT_PRICE;
}

const FAULTS = {
  'no-station': refuse('1873/4.4.2-c'),
  'own-marker': refuse('1873/4.4.2-f'),
  'no-free-place': refuse('1873/4.4.2-c', {}, '1873.noFreeCircle'),
  reserved: refuse('1873/4.4.2-i'),
};

function refuseStation(state: State, id: RailwayId, network: Reach, site: Site): Refusal | undefined {
  const { hex, node, replaces } = site;
  if (spareMarkers(state, id) < 1) return refuse('1873/4.4.2-b');
  const fault = placeFault(mapOf(state), state, id, hex, node);
  const inPlace = replaces === null || fault === 'no-station' || fault === 'own-marker';
  const blocked = inPlace ? fault && FAULTS[fault] : refuseReplacement(state, site);
  if (blocked) return blocked;
  if (!isReached(network, hex, node)) return refuse('1873/4.4.2-e');
  if (!leavesRoutesOpen(state, id, site)) return refuse('1873/4.4.2-g');
  const cost = costAt(site);
  const cash = cashOf(state, id);
  if (cash >= cost) return undefined;
  return refuse(replaces === null ? '1873/4.4.2-c' : '1873/4.4.2-d', { cost, cash }, '1873.capitalShort');
}

function refuseReplacement(state: State, { hex, node, replaces }: Site): Refusal | undefined {
  const there = replaces !== null && slotsOn(mapOf(state), state.track, hex, node).includes(replaces);
  if (!there || replaces === null) return refuse('1873/4.4.2-d');
  return state.railways[replaces].inactive.includes(hex) ? undefined : refuse('1873/4.4.2-d', {}, '1873.stillActive');
}

function isReached({ graph, nodes }: Reach, hex: string, id: string): boolean {
  return graph.nodes.some((node: GraphNode) => node.hex === hex && node.node.id === id && nodes[node.id] === 1);
}

/** A railway that has not acted yet must find a free circle on its route in every locality there. 1873/4.4.2-g */
function leavesRoutesOpen(state: State, id: RailwayId, site: Site): boolean {
  const loose = state.options.stationKept === 'two-free';
  if (loose && site.replaces !== null) return true;
  return routesThrough(site.hex).every((place) => {
    const { railway, hex, exits } = place;
    if (railway === id || state.railways[railway].acted || hasMarkerIn(state.track, hex, railway)) return true;
    const map = mapOf(state);
    const now = tileOn(map, state.track, hex);
    const after = tileAfterFirstStep(state, place);
    const becomes = nodeMapping(now, after);
    const stop = after.nodes.find((node) => exitsOf(after, node.id).some((edge) => exits.includes(edge)));
    if (stop === undefined) return true;
    const taken = now.nodes
      .filter((node) => becomes.get(node.id) === stop.id)
      .flatMap((node) => slotsOn(map, state.track, hex, node.id))
      .filter((marker) => marker !== null && marker !== site.replaces).length;
    const mine = becomes.get(site.node) === stop.id ? 1 : 0;
    const still = site.replaces !== null && mine === 0 ? 1 : 0;
    if (!loose) return stop.slots - taken - mine - still >= 1;
    return (
      isOffRoute(state, site, exits) || stop.slots - taken >= 2 || stop.slots > (nodeOf(now, site.node)?.slots ?? 0)
    );
  });
}

function isOffRoute(state: State, { hex, node }: Pick<Site, 'hex' | 'node'>, exits: readonly number[]): boolean {
  const tile = tileOn(mapOf(state), state.track, hex);
  return !exitsOf(tile, node).some((edge) => exits.includes(edge));
}

/** 1873/4.4.2-b, 1873/4.4.2-c, 1873/4.4.2-d, 1873/4.4.2-e, 1873/4.4.2-f */
export function placeMarker(
  { state, frame, tell }: Step<State, RailwayTurn>,
  { hex, node, replaces }: ActionNamed<'placeMarker'>,
): Refusal | undefined {
  const { company } = frame;
  const site = { hex, node, replaces };
  const refusal = refuseStation(state, company, networkOf(state, company), site);
  if (refusal) return refusal;
  const map = mapOf(state);
  const cost = costAt(site);
  pay(state, company, replaces ?? BANK, cost);
  if (replaces !== null) {
    removeMarker(map, state.track, { hex, node, slot: slotsOn(map, state.track, hex, node).indexOf(replaces) });
    const other = state.railways[replaces];
    other.inactive = other.inactive.filter((one) => one !== hex);
  }
  const [slot = 0] = freeSlots(map, state.track, hex, node);
  putMarker(map, state.track, { hex, node, slot }, company);
  tell({ type: 'markerPlaced', company, hex, cost, replaces });
  return undefined;
}

export function markerChoices(state: State, frame: RailwayTurn): Choice[] {
  const { company } = frame;
  if (spareMarkers(state, company) < 1 || cashOf(state, company) < REPLACEMENT_PRICE) return [];
  const network = networkOf(state, company);
  return network.graph.nodes.flatMap(({ id, hex, node, slots }) => {
    if (network.nodes[id] !== 1) return [];
    const others = RAILWAY_IDS.filter((other) => other !== company && slots.includes(other));
    return [null, ...others]
      .map((replaces) => ({ hex, node: node.id, replaces }))
      .filter((site) => !refuseStation(state, company, network, site))
      .map(
        (site): Choice => ({
          type: 'placeMarker',
          params: { hex: [hex], node: [node.id], replaces: [site.replaces] },
          info: { cost: costAt(site) },
        }),
      );
  });
}

/**
 * Markers that no route visited rest; those at stops of the own concession route never do. 1873/4.4.3-m
 * @param visited the stops of all routes, as hex and node
 */
export function restUnvisited(state: State, id: RailwayId, visited: ReadonlySet<string>): readonly string[] {
  const map = mapOf(state);
  const sparesHex = state.options.inactiveHex === 'hex';
  const onOwnRoute = ({ hex, node }: Pick<Site, 'hex' | 'node'>) =>
    routesThrough(hex).some(
      ({ railway, exits }) => railway === id && (sparesHex || !isOffRoute(state, { hex, node }, exits)),
    );
  const resting = markersOf(map, state.track, id).filter(
    (place) => !visited.has(`${place.hex}.${place.node}`) && !onOwnRoute(place),
  );
  state.railways[id].inactive = resting.map(({ hex }) => hex).sort();
  return state.railways[id].inactive;
}
