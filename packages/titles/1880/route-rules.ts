import { keptBeside, remembered } from '@stellwerk/engine/kernel';
import {
  type NodeRule,
  ordinaryTrain,
  pairBonus,
  plusTrain,
  type RouteRules,
  type SegmentRule,
  type TrainKind,
} from '@stellwerk/engine/routes';
import { type GraphNode, isFull, type TrackGraph } from '@stellwerk/engine/track';
import { FERRIES, FERRY_FEE, TAIWAN, TRANS_SIBERIAN, TRANS_SIBERIAN_BONUS, VALUE_STEPS } from './board.ts';
import type { PhaseLetter } from './companies.ts';
import { graphOf } from './network.ts';
import { P3_BONUS } from './privates.ts';
import { hasPower, phaseOf, type Railway, type State } from './state.ts';
import { TRAIN_TYPES, type TrainType, trainKinds } from './trains.ts';

const LARGE = 'large';
const SMALL = 'small';
const TRANS_SIB = 'transSiberian';

/** 1880/X-trains-a, -b; what an E train may leave out is said at each stop. 1880/X-trains-c */
function trainRule(type: TrainType): TrainKind {
  const { stops, cities } = trainKinds[type];
  return cities < stops
    ? plusTrain(cities, stops - cities, { large: [LARGE], small: [SMALL] })
    : ordinaryTrain(stops, LARGE, SMALL);
}

const KINDS: Readonly<Record<string, TrainKind>> = Object.fromEntries(
  TRAIN_TYPES.map((type) => [type, trainRule(type)]),
);
const SKIPPING: ReadonlySet<string> = new Set(TRAIN_TYPES.filter((type) => trainKinds[type].skips));

const PLAIN: SegmentRule = {};
/** 1880/X-transsib-a, -b */
const BONUSES = [pairBonus(TRANS_SIB, TRANS_SIB, TRANS_SIB, TRANS_SIBERIAN_BONUS)];

const known = keptBeside<TrackGraph, Map<string, RouteRules>>();

/**
 * The chapters on running and revenue as the route search reads them, for companies and investors alike; the same object
 * while nothing of it has changed. Separate stations, those of Beijing too, are places of their own; ferries are track.
 * 1880/X-run-a to -n, 1880/X-revenue-b, 1880/VII-inv-q, -v
 */
export function routeRules(state: State, railway: Railway): RouteRules {
  const graph = graphOf(state);
  const { letter } = phaseOf(state);
  const freeFerries = hasPower(state, railway, 'P2');
  const onTaiwan = hasPower(state, railway, 'P3') ? P3_BONUS : 0;
  const rules = remembered(known, graph, () => new Map<string, RouteRules>());
  return remembered(rules, [railway, letter, freeFerries, onTaiwan].join(), () => {
    const value = valuesIn(letter, onTaiwan);
    return {
      graph,
      kinds: KINDS,
      face: (kind) => (SKIPPING.has(kind) ? 'skipping' : 'ordinary'),
      mayOwn: ({ slots }) => slots.includes(railway),
      node: (node, kind) => nodeRule(railway, node, value(node), SKIPPING.has(kind)),
      // 1880/X-revenue-d, 1880/VI-P2-a, -b
      segment: ({ hex, kind }) =>
        kind === 'ferry' && !freeFerries ? { toll: { id: FERRIES[hex] ?? hex, amount: FERRY_FEE } } : PLAIN,
      bonuses: BONUSES,
    };
  });
}

function nodeRule(railway: Railway, node: GraphNode, value: number, skips: boolean): NodeRule {
  const own = node.slots.includes(railway);
  if (node.node.kind === 'offboard') {
    // 1880/X-run-f, -g
    const as = node.node.countsAs === 'town' ? SMALL : LARGE;
    const marks = TRANS_SIBERIAN.includes(node.hex) ? [{ kind: TRANS_SIB, id: node.hex }] : [];
    return { pass: '1880/X-run-g', end: true, stop: { as, value }, own, marks };
  }
  const as = node.node.kind === 'town' ? SMALL : LARGE;
  // 1880/X-run-h, 1880/X-trains-d
  const pass = isFull(node, railway) ? '1880/X-run-h' : true;
  return { pass, end: true, stop: { as, value, skip: skips }, own };
}

/** What a stop pays in a phase; Taiwan more with P3. 1880/X-revenue-c, 1880/VI-P3-a, -b */
function valuesIn(letter: PhaseLetter, onTaiwan: number): (node: GraphNode) => number {
  const step = VALUE_STEPS[letter];
  return ({ hex, node: { revenue } }) => {
    const printed = typeof revenue === 'number' ? revenue : (revenue[step] ?? 0);
    return hex === TAIWAN ? printed + onTaiwan : printed;
  };
}
