import type { Mark, NodeRule, RouteBonus, RouteRules, TrainKind } from '@stellwerk/engine/routes';
import { type GraphNode, type TrackGraph, tileOn } from '@stellwerk/engine/track';
import { EXPRESS, expressRules, NORTH, SOUTH } from '../rhineland/express.ts';
import { keptRules } from '../rhineland/kept-rules.ts';
import { hasFerry } from '../rhineland/network.ts';
import { EASTERN_RUHR, montanBonus, siteMarks, stopValues } from '../rhineland/stop-values.ts';
import { METROPOLES, MOERS, ROERMOND } from './board.ts';
import { isBlocked, isEndOnly } from './network.ts';
import { ratingenBonuses, ratingenMarks } from './ratingen.ts';
import { mapOf, phaseOf, type State, sitesOf } from './state.ts';
import { TRAIN_TYPES, trainKinds } from './trains.ts';

const HAMBURG_BERLIN = 'HamburgBerlin';
/** 18rhl/11.4-a */
const IRON_RHINE_BONUS = 80;
/** The side that the 8-train's red hexes lie on. 18rhl/10.3-f */
const RHEINGOLD: Readonly<Record<string, string>> = { A4: NORTH, A6: NORTH, L11: SOUTH, L13: SOUTH };

const kinds = Object.fromEntries(TRAIN_TYPES.map((type) => [type, trainRule(type)]));

/** Chapters 9 to 11 of the rulebook as the route search reads them; the same object while nothing of it has changed. */
export const routeRules = keptRules(mapOf, ({ draw }: State) => draw, makeRules);

function makeRules(state: State, company: string, graph: TrackGraph): RouteRules {
  // 18rhl/11.1-b, 18rhl/11.3-a
  const value = stopValues(graph, phaseOf(state));
  // The ferries: 18rhl/10.2-d; the metropoles twice: 18rhl/11.6-c
  return expressRules(graph, state.track, company, {
    kinds,
    bonuses: bonusesOf(state, company),
    nodeRule: (node, kind) => nodeRule(state, graph, company, node, kind, value(node)),
  });
}

/** 18rhl/10.3: cities and red areas count, towns do not. */
function trainRule(type: keyof typeof trainKinds): TrainKind {
  const limits = [{ most: trainKinds[type].stops, weights: { city: 1 } }];
  return type === EXPRESS ? { limits, oneEnd: 'rheingold' } : { limits };
}

function nodeRule(
  state: State,
  graph: TrackGraph,
  company: string,
  node: GraphNode,
  kind: string,
  value: number,
): NodeRule {
  const express = kind === EXPRESS;
  const own = node.slots.includes(company);
  const marks = marksOf(state, node);
  if (node.node.kind === 'town') {
    const closed = express && tileOn(graph.map, state.track, node.hex).color === 'red';
    // 18rhl/11.6-a
    const stop = { as: 'town', value: express ? 0 : value, skip: express };
    return { pass: closed ? '18rhl/10.3-g' : true, end: '18rhl/10.1-e', stop, marks };
  }
  const red = node.node.kind === 'offboard';
  const groups = groupsOf(state, node, express);
  const stop = { as: 'city', value, skip: express && !red };
  const place = METROPOLES.has(node.hex) && hasFerry(node.hex, graph) ? { place: node.hex } : {};
  return {
    pass: passRule(state, graph, company, node, express),
    end: endRule(state, company, node, express),
    stop,
    own,
    groups,
    marks,
    ...place,
  };
}

function passRule(state: State, graph: TrackGraph, company: string, node: GraphNode, express: boolean): true | string {
  if (isEndOnly(state, node)) return '18rhl/10.3-d';
  if (express && node.node.kind === 'offboard') return '18rhl/10.3-d';
  if (!isBlocked(node, graph, company)) return true;
  return hasFerry(node.hex, graph) ? '18rhl/10.2-c' : '18rhl/9-d';
}

function endRule(state: State, company: string, node: GraphNode, express: boolean): true | string {
  if (node.node.kind !== 'offboard') return true;
  if (express) return node.hex in RHEINGOLD ? true : '18rhl/10.3-g';
  // 18rhl/9-e: a marker closes a red hex to all others, but for Roermond and for Venlo, which is a city.
  const foreign = node.slots.some((marker) => marker !== null && marker !== company);
  return foreign && node.hex !== ROERMOND && isEndOnly(state, node) ? '18rhl/9-e' : true;
}

/** At most one of each per route: pairs of red areas, the Eastern Ruhr, the circles of one bank of an unimproved metropolis. */
function groupsOf(state: State, { hex, node }: GraphNode, express: boolean): readonly string[] {
  if (node.group) return isOpenPair(state, hex, node.group, express) ? [] : [node.group];
  return METROPOLES.has(hex) && state.track.laid[hex] === undefined ? [`${hex}.${node.bank}`] : [];
}

/** Readings that let a route visit both of a pair: Hamburg and Berlin, or for the 8-train two Rheingold hexes. */
function isOpenPair(state: State, hex: string, group: string, express: boolean): boolean {
  if (group === HAMBURG_BERLIN) return state.options.offBoardPairs === 'open';
  return express && hex in RHEINGOLD && state.options.rheingold === 'any-two';
}

/** Coal mines, steel mills, and the logos of Iron Rhine and Rheingold. */
function marksOf(state: State, place: GraphNode): readonly Mark[] {
  const { hex, node } = place;
  const marks = siteMarks(place, sitesOf(state));
  // 18rhl/11.2-d
  if (hex === MOERS && state.track.laid[hex]) marks.push({ kind: 'coal', id: hex });
  if (hex === ROERMOND) marks.push({ kind: 'ironRhine', id: hex });
  if (node.group === EASTERN_RUHR) marks.push({ kind: 'ironRhine', id: EASTERN_RUHR });
  if (METROPOLES.has(hex)) marks.push({ kind: 'metropolis', id: hex });
  const side = RHEINGOLD[hex];
  if (side) {
    marks.push({ kind: 'rheingold', id: hex }, { kind: side, id: hex });
    if (state.options.rheingold === 'any-two') marks.push({ kind: side === NORTH ? SOUTH : NORTH, id: hex });
  }
  marks.push(...ratingenMarks(state, hex));
  return marks;
}

function bonusesOf(state: State, company: string): readonly RouteBonus[] {
  // 18rhl/11.2-e
  const kinds = TRAIN_TYPES.filter((type) => type !== EXPRESS);
  const common = [montanBonus(phaseOf(state).montanBonus, kinds), ...ratingenBonuses(state, kinds)];
  // 18rhl/11.4-b
  const inRoermond = state.track.markers[ROERMOND]?.['offboard0']?.[0] ?? null;
  if (inRoermond !== null && inRoermond !== company && state.options.ironRhine === 'blocked') return common;
  const ironRhine: RouteBonus = {
    id: 'ironRhine',
    reads: ['ironRhine'],
    amount: (counts) => (counts.on('ironRhine') >= 2 ? IRON_RHINE_BONUS : 0),
    upTo: IRON_RHINE_BONUS,
  };
  return [...common, ironRhine];
}
