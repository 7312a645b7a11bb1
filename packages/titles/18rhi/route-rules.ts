import { type Refusal, refuse } from '@stellwerk/engine/kernel';
import type { Mark, NodeRule, RouteBonus, RouteRules, RunResult, TrainKind } from '@stellwerk/engine/routes';
import { type GraphNode, isFull, type TrackGraph } from '@stellwerk/engine/track';
import { EXPRESS, expressRules, NORTH, SOUTH } from '../rhineland/express.ts';
import { keptRules } from '../rhineland/kept-rules.ts';
import { hasFerry } from '../rhineland/network.ts';
import { EASTERN_RUHR, montanBonus, siteMarks, stopValues } from '../rhineland/stop-values.ts';
import { ANTWERPEN, METROPOLES, MOERS, RHEINGOLD } from './board.ts';
import { isClosed, isEndOnly } from './network.ts';
import { IRON_RHINE_BONUS } from './preparation.ts';
import { mapOf, phaseOf, type State, sitesOf } from './state.ts';
import { TRAIN_TYPES, trainKinds } from './trains.ts';

const AT_ANTWERPEN = 'antwerpen';
/** More than any route earns. */
const NEVER = 10_000;

const kinds = Object.fromEntries(TRAIN_TYPES.map((type) => [type, trainRule(type)]));

/** Sections 6.2.3 and 6.2.4 of the rulebook as the route search reads them; the same object while nothing of it has changed. */
export const routeRules = keptRules(mapOf, ({ draw }: State) => draw, makeRules);

function makeRules(state: State, company: string, graph: TrackGraph): RouteRules {
  // 18rhi/6.1.1-b, 18rhi/6.2.4-b, 18rhi/6.2.4.3-a
  const value = stopValues(graph, phaseOf(state));
  // The ferries: 18rhi/6.2.3.1-b, 18rhi/6.2.3.1-d, 18rhi/6.2.3.1-g, 18rhi/6.2.3.1-i, 18rhi/6.2.4.4-f; the metropoles
  // twice: 18rhi/6.2.4.4-d
  return expressRules(graph, state.track, company, {
    kinds,
    bonuses: bonusesOf(state),
    nodeRule: (node, kind) => nodeRule(state, graph, company, node, kind, value(node)),
  });
}

/** Cities and areas count, towns where the route ends; nothing is skipped. 18rhi/6.2.3-b, 18rhi/6.2.3-c, 18rhi/6.2.3-f */
function trainRule(type: keyof typeof trainKinds): TrainKind {
  const most = trainKinds[type].stops;
  const cities = { city: 1, [AT_ANTWERPEN]: 1 };
  // 18rhi/6.2.4.4-a, 18rhi/6.2.4.4-b
  if (type === EXPRESS) return { limits: [{ most, weights: cities }], oneEnd: NORTH };
  return { limits: [{ most, weights: { ...cities, town: { inside: 0, end: 1 } } }] };
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
  const marks = marksOf(state, node);
  if (node.node.kind === 'town') {
    // 18rhi/6.2.4.4-b, 18rhi/6.2.3-n
    if (express) return { pass: true, end: '18rhi/6.2.4.4-b', stop: { as: 'town', value: 0, skip: true } };
    return { pass: true, end: true, stop: { as: 'town', value }, marks };
  }
  // 18rhi/6.2.4.1-c, 18rhi/6.2.4.1-e
  const as = node.hex === ANTWERPEN ? AT_ANTWERPEN : 'city';
  return {
    pass: passRule(state, graph, company, node, express),
    end: isClosed(node, company) ? '18rhi/6.2.3-i' : true,
    stop: { as, value },
    own: node.slots.includes(company),
    groups: groupsOf(state, node),
    marks,
    // 18rhi/6.2.3.1-b
    ...(METROPOLES.has(node.hex) && hasFerry(node.hex, graph) ? { place: node.hex } : {}),
  };
}

/** At a metropolis with a ferry the way leads over a free or an own circle, on whichever bank. 18rhi/6.2.3.1-e */
function passRule(state: State, graph: TrackGraph, company: string, node: GraphNode, express: boolean): true | string {
  if (isClosed(node, company)) return '18rhi/6.2.3-i';
  if (isEndOnly(state, node)) return '18rhi/6.2.3-e';
  // Of the red areas only Venlo has track through it.
  if (express && node.node.kind === 'offboard') return '18rhi/6.2.4.4-e';
  if (node.node.slots === 0 || !isFull(node, company)) return true;
  return hasFerry(node.hex, graph) ? '18rhi/6.2.3.1-e' : '18rhi/6.2.2-c';
}

/** At most one of each per route: pairs of red areas, the Eastern Ruhr, the circles of one bank. 18rhi/6.2.3-h, 18rhi/6.2.3.1-a, 18rhi/6.2.4.3-b */
function groupsOf(state: State, { hex, node }: GraphNode): readonly string[] {
  if (node.group) return [node.group];
  return METROPOLES.has(hex) && state.track.laid[hex] === undefined ? [`${hex}.${node.bank}`] : [];
}

/** Coal mines, steel mills, and the logos of Iron Rhine and Rheingold. 18rhi/6.2.4.2-c, 18rhi/6.2.4.2-e, 18rhi/6.2.4.2-f */
function marksOf(state: State, place: GraphNode): readonly Mark[] {
  const { hex, node } = place;
  const marks = siteMarks(place, sitesOf(state));
  // 18rhi/6.2.4.2-d
  if (hex === MOERS && state.track.laid[hex]) marks.push({ kind: 'coal', id: hex });
  if (hex === ANTWERPEN) marks.push({ kind: AT_ANTWERPEN, id: hex });
  if (node.group === EASTERN_RUHR) marks.push({ kind: EASTERN_RUHR, id: EASTERN_RUHR });
  if (METROPOLES.has(hex)) marks.push({ kind: 'metropolis', id: hex });
  if (RHEINGOLD.north.some((area) => area === hex)) marks.push({ kind: NORTH, id: hex });
  if (RHEINGOLD.south.some((area) => area === hex)) marks.push({ kind: SOUTH, id: hex });
  return marks;
}

/** 18rhi/6.2.4.1-a, 18rhi/6.2.4.1-b, 18rhi/6.2.4.2-a, 18rhi/6.2.4.2-b, 18rhi/6.2.4.2-g, 18rhi/6.2.4.4-c */
function bonusesOf(state: State): readonly RouteBonus[] {
  const montan = montanBonus(
    phaseOf(state).montanBonus,
    TRAIN_TYPES.filter((type) => type !== EXPRESS),
  );
  const ironRhine: RouteBonus = {
    id: 'ironRhine',
    reads: [AT_ANTWERPEN, EASTERN_RUHR],
    // A route to Antwerpen that does not earn it is refused; the search must not propose one.
    amount(counts) {
      if (counts.on(AT_ANTWERPEN) === 0) return 0;
      return counts.on(EASTERN_RUHR) > 0 ? IRON_RHINE_BONUS : -NEVER;
    },
    upTo: IRON_RHINE_BONUS,
  };
  return [montan, ironRhine];
}

/** Antwerpen is there for the Iron Rhine only. 18rhi/6.2.4.1-c */
export function refuseAntwerpen(_: State, { routes }: RunResult): Refusal | undefined {
  const idle = routes.findIndex(
    ({ marks }) => marks.some(({ kind }) => kind === AT_ANTWERPEN) && !marks.some(({ kind }) => kind === EASTERN_RUHR),
  );
  return idle < 0 ? undefined : refuse('18rhi/6.2.4.1-c', { route: idle + 1 });
}
