import { remembered } from '@stellwerk/engine/kernel';
import {
  type Mark,
  type NodeRule,
  pairBonus,
  type RouteBonus,
  type RouteRules,
  type TrainKind,
} from '@stellwerk/engine/routes';
import { type GraphNode, isFull, type TrackGraph } from '@stellwerk/engine/track';
import { keptRules } from '../rhineland/kept-rules.ts';
import { ferryRule, montanBonus, stopValues } from '../rhineland/stop-values.ts';
import { DALHEIM, IRON_RHINE, isKevelaer, KOELN } from './board.ts';
import { harbourOf, keptCircles } from './harbours.ts';
import { isRightBank } from './links.ts';
import { isClosed, isEndOnly, isRed } from './network.ts';
import { HARBOUR_BONUS, IRON_RHINE_BONUS } from './preparation.ts';
import { DEC_BONUS, GKB_TRAIN } from './start-items.ts';
import { hexesIn, mapOf, phaseOf, type State } from './state.ts';
import { TRAIN_TYPES, trainKinds } from './trains.ts';

const WEST = 'ironRhineWest';
const EAST = 'ironRhineEast';
const AT_DALHEIM = 'dalheim';
const ON_RIGHT_BANK = 'rightBank';
const OWN_HARBOUR = 'ownHarbour';

const kinds: RouteRules['kinds'] = {
  ...Object.fromEntries(TRAIN_TYPES.map((type) => [type, trainRule(type)])),
  // Kevelaer is a city of it, and every town counts. 18lra/4.1.2-no6-d
  [GKB_TRAIN.type]: {
    limits: [
      { most: GKB_TRAIN.cities, weights: { city: 1 } },
      { most: GKB_TRAIN.towns, weights: { town: 1 } },
    ],
  },
};

/** Sections 6.2.3 and 6.2.4 of the rulebook as the route search reads them; the same object while nothing of it has changed. */
export const routeRules = keptRules(mapOf, ({ decOn }: State) => decOn, makeRules);

function makeRules(state: State, company: string, graph: TrackGraph): RouteRules {
  // 18lra/6.1.1-b, 18lra/6.2.4-b
  const value = stopValues(graph, phaseOf(state));
  const ordinary = new Map<GraphNode, NodeRule>();
  const kreisbahn = new Map<GraphNode, NodeRule>();
  return {
    graph,
    kinds,
    face: (kind) => (kind === GKB_TRAIN.type ? 'kreisbahn' : 'ordinary'),
    mayOwn: (node) => node.slots.includes(company) || isKevelaer(node),
    node: (node, kind) =>
      kind === GKB_TRAIN.type
        ? remembered(kreisbahn, node, () => kreisbahnRule(state, graph, company, node, value(node)))
        : remembered(ordinary, node, () => nodeRule(state, graph, company, node, value(node))),
    // 18lra/6.2.3.2-b, 18lra/6.2.3.2-c, 18lra/6.2.3.2-d, 18lra/6.2.3.2-e
    segment: (segment) => ferryRule(graph, state.track, segment),
    bonuses: bonusesOf(state, company),
  };
}

/** Cities and areas count, towns where the route ends; nothing is skipped. 18lra/6.2.3-b, 18lra/6.2.3-c, 18lra/6.2.3-f */
function trainRule(type: keyof typeof trainKinds): TrainKind {
  return { limits: [{ most: trainKinds[type].stops, weights: { city: 1, town: { inside: 0, end: 1 } } }] };
}

function nodeRule(state: State, graph: TrackGraph, company: string, node: GraphNode, value: number): NodeRule {
  const marks = marksOf(state, company, node);
  if (node.node.kind === 'town') return { pass: true, end: true, stop: { as: 'town', value }, marks };
  return {
    pass: passRule(state, graph, company, node),
    end: isClosed(state, node, graph, company) ? '18lra/6.2.3-i' : true,
    stop: { as: 'city', value },
    own: node.slots.includes(company),
    groups: groupsOf(state, node),
    marks,
  };
}

/** The 2+4 train begins in Kevelaer, runs to no red area and asks for no marker of the company. 18lra/4.1.2-no6-d, 18lra/6.2.3-n */
function kreisbahnRule(state: State, graph: TrackGraph, company: string, node: GraphNode, value: number): NodeRule {
  if (node.node.kind === 'town') return { pass: true, end: true, stop: { as: 'town', value } };
  return {
    // 18lra/4.1.2-no6-e
    pass: passRule(state, graph, company, node),
    end: isRed(node, graph) ? '18lra/4.1.2-no6-d' : true,
    stop: { as: 'city', value },
    own: isKevelaer(node),
    groups: groupsOf(state, node),
  };
}

/** Visited once by a route: a double hex, and by option both halves of Köln. 18lra/6.2.3-m, 18lra/6.2.3-o */
function groupsOf({ options }: State, { hex, node }: GraphNode): readonly string[] {
  if (options.koeln === 'one-area' && KOELN.includes(hex)) return ['Köln'];
  return node.group ? [node.group] : [];
}

function passRule(state: State, graph: TrackGraph, company: string, node: GraphNode): true | string {
  if (isClosed(state, node, graph, company)) return '18lra/6.2.3-i';
  if (isEndOnly(undefined, node)) return isKevelaer(node) ? '18lra/6.2.3-n' : '18lra/6.2.3-e';
  return node.node.slots === 0 || !isFull(node, company) ? true : '18lra/6.2.2-c';
}

/** Coal mines, steel mills, the logos of the Iron Rhine, and what the camp and the harbour ask for. 18lra/6.2.4.2-c, 18lra/6.2.4.2-d */
function marksOf(state: State, company: string, { hex, node, slots }: GraphNode): readonly Mark[] {
  const id = node.group ?? hex;
  const marks: Mark[] = [];
  if (hexesIn(state, 'coal').includes(hex)) marks.push({ kind: 'coal', id });
  if (hexesIn(state, 'steel').includes(hex)) marks.push({ kind: 'steel', id });
  if (IRON_RHINE.west.some((west) => west === hex)) marks.push({ kind: WEST, id });
  if (IRON_RHINE.east.some((east) => east === hex)) marks.push({ kind: EAST, id });
  if (hex === DALHEIM) marks.push({ kind: AT_DALHEIM, id });
  if (isRightBank(state, hex)) marks.push({ kind: ON_RIGHT_BANK, id });
  // 18lra/6.2.4.5-a, 18lra/6.2.4.5-e
  if (slots.some((marker, slot) => marker === company && keptCircles.has(node, slot))) {
    marks.push({ kind: OWN_HARBOUR, id });
  }
  return marks;
}

/**
 * Each for itself and for each route; none for the 2+4 train. 18lra/6.2.4-a, 18lra/6.2.4.1-b, 18lra/6.2.4.2-e, 18lra/6.2.4.5-c,
 * 18lra/6.2.4.5-f, 18lra/4.1.2-no1-f, 18lra/4.1.2-no1-g, 18lra/4.1.2-no6-i
 */
function bonusesOf(state: State, company: string): readonly RouteBonus[] {
  const bonuses = [
    // 18lra/6.2.4.2-a, 18lra/6.2.4.2-b
    montanBonus(phaseOf(state).montanBonus, TRAIN_TYPES),
    // 18lra/6.2.4.1-a, 18lra/6.2.4.1-c, 18lra/6.2.4.1-d
    pairBonus('ironRhine', WEST, EAST, IRON_RHINE_BONUS, TRAIN_TYPES),
  ];
  // 18lra/4.1.2-no1-e
  if (state.decOn === company) bonuses.push(pairBonus('camp', AT_DALHEIM, ON_RIGHT_BANK, DEC_BONUS, TRAIN_TYPES));
  return harbourOf(state, company) === undefined ? bonuses : [...bonuses, harbourBonus(state)];
}

/** Sites on the harbour hex count too. 18lra/6.2.4.5-a, 18lra/6.2.4.5-b */
function harbourBonus(state: State): RouteBonus {
  return {
    id: 'harbour',
    kinds: TRAIN_TYPES,
    reads: [OWN_HARBOUR, 'coal', 'steel'],
    amount: (counts) => (counts.on(OWN_HARBOUR) > 0 ? HARBOUR_BONUS * (counts.on('coal') + counts.on('steel')) : 0),
    upTo: HARBOUR_BONUS * (hexesIn(state, 'coal').length + hexesIn(state, 'steel').length),
  };
}
