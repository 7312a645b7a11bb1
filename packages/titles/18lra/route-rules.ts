import { remembered } from '@stellwerk/engine/kernel';
import type { Mark, NodeRule, RouteBonus, RouteRules, TrainKind } from '@stellwerk/engine/routes';
import { type GraphNode, isFull, type TrackGraph, trackGraph } from '@stellwerk/engine/track';
import { montanBonus, stopValues } from '../rhineland/stop-values.ts';
import { COAL, IRON_RHINE, STEEL } from './board.ts';
import { isClosed, isEndOnly } from './network.ts';
import { IRON_RHINE_BONUS } from './preparation.ts';
import { mapOf, phaseOf, type State } from './state.ts';
import { TRAIN_TYPES, trainKinds } from './trains.ts';

const WEST = 'ironRhineWest';
const EAST = 'ironRhineEast';

const kinds = Object.fromEntries(TRAIN_TYPES.map((type) => [type, trainRule(type)]));
const known = new WeakMap<TrackGraph, WeakMap<State['options'], Map<string, RouteRules>>>();

/** Sections 6.2.3 and 6.2.4 of the rulebook as the route search reads them; the same object while nothing of it has changed. */
export function routeRules(state: State, company: string): RouteRules {
  const graph = trackGraph(mapOf(state), state.track);
  const ofGame = remembered(
    remembered(known, graph, () => new WeakMap()),
    state.options,
    () => new Map(),
  );
  // The game writes its state in place; these rules are asked later, and must answer for now.
  const now = () => ({ ...state, track: { ...state.track } });
  return remembered(ofGame, `${company} ${state.phase}`, () => makeRules(now(), company, graph));
}

function makeRules(state: State, company: string, graph: TrackGraph): RouteRules {
  // 18lra/6.1.1-b, 18lra/6.2.4-b
  const value = stopValues(graph, phaseOf(state));
  const rules = new Map<GraphNode, NodeRule>();
  return {
    graph,
    kinds,
    face: () => 'ordinary',
    node: (node) => remembered(rules, node, () => nodeRule(graph, company, node, value(node))),
    segment: () => ({}),
    bonuses: bonusesOf(state),
    doublings: [],
  };
}

/** Cities and areas count, towns where the route ends; nothing is skipped. 18lra/6.2.3-b, 18lra/6.2.3-c, 18lra/6.2.3-f */
function trainRule(type: keyof typeof trainKinds): TrainKind {
  return { limits: [{ most: trainKinds[type].stops, weights: { city: 1, town: { inside: 0, end: 1 } } }] };
}

function nodeRule(graph: TrackGraph, company: string, node: GraphNode, value: number): NodeRule {
  const marks = marksOf(node);
  if (node.node.kind === 'town') return { pass: true, end: true, stop: { as: 'town', value }, marks };
  return {
    pass: passRule(graph, company, node),
    end: isClosed(node, graph, company) ? '18lra/6.2.3-i' : true,
    stop: { as: 'city', value },
    own: node.slots.includes(company),
    // 18lra/6.2.3-m
    groups: node.node.group ? [node.node.group] : [],
    marks,
  };
}

function passRule(graph: TrackGraph, company: string, node: GraphNode): true | string {
  if (isClosed(node, graph, company)) return '18lra/6.2.3-i';
  if (isEndOnly(undefined, node)) return '18lra/6.2.3-e';
  return node.node.slots === 0 || !isFull(node, company) ? true : '18lra/6.2.2-c';
}

/** Coal mines, steel mills and the logos of the Iron Rhine. 18lra/6.2.4.2-c, 18lra/6.2.4.2-d */
function marksOf({ hex, node }: GraphNode): readonly Mark[] {
  const id = node.group ?? hex;
  const marks: Mark[] = [];
  if (COAL.includes(hex)) marks.push({ kind: 'coal', id });
  if (STEEL.includes(hex)) marks.push({ kind: 'steel', id });
  if (IRON_RHINE.west.some((west) => west === hex)) marks.push({ kind: WEST, id });
  if (IRON_RHINE.east.some((east) => east === hex)) marks.push({ kind: EAST, id });
  return marks;
}

/** 18lra/6.2.4.1-a, 18lra/6.2.4.1-b, 18lra/6.2.4.1-d, 18lra/6.2.4.2-a, 18lra/6.2.4.2-b, 18lra/6.2.4.2-e */
function bonusesOf(state: State): readonly RouteBonus[] {
  const ironRhine: RouteBonus = {
    id: 'ironRhine',
    reads: [WEST, EAST],
    amount: (counts) => (counts.on(WEST) > 0 && counts.on(EAST) > 0 ? IRON_RHINE_BONUS : 0),
    upTo: IRON_RHINE_BONUS,
  };
  return [montanBonus(phaseOf(state).montanBonus, TRAIN_TYPES), ironRhine];
}
