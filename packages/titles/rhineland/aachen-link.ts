import { cashOf, type Owner, pay } from '@stellwerk/engine/finance';
import type { Tell } from '@stellwerk/engine/kernel';
import { type GraphNode, nodeAt, nodesIn, type TrackGraph } from '@stellwerk/engine/track';
import { AACHEN, DUEREN, KOELN } from './board.ts';
import type { State } from './state.ts';

/** Waits at Aachen for RhE until Köln, Düren and Aachen are linked. */
export const AACHEN_FUND: Owner = 'aachenFund';

/** Once track runs from Köln through Düren to Aachen, RhE gets what was set aside for it. */
export function payAachenFund(state: State, isLinked: () => boolean, tell: Tell): void {
  const amount = cashOf(state, AACHEN_FUND);
  if (amount === 0 || !isLinked()) return;
  pay(state, AACHEN_FUND, 'RhE', amount);
  tell({ type: 'aachenLinked', amount });
}

/**
 * Two ways out of Düren that share no track, one to Köln and one to Aachen, so that a train could run through; markers do
 * not matter.
 */
export function isLinkedByTrack(graph: TrackGraph, { track }: State, isEndOnly: (node: GraphNode) => boolean): boolean {
  const unimproved = track.laid[KOELN] === undefined;
  const isAachen = ({ hex }: GraphNode) => hex === AACHEN;
  const isKoeln = ({ hex, node }: GraphNode) => hex === KOELN && (!unimproved || node.bank === 'west');
  // Through Köln to Aachen would be Köln twice, whatever the bank.
  const passes = (node: GraphNode) => !isEndOnly(node) && node.hex !== KOELN;
  return nodesIn(graph, DUEREN).some((dueren) =>
    someWays({ graph, from: graph.sides + dueren.id, passes }, [isAachen, isKoeln], [new Set([dueren.id]), new Set()]),
  );
}

type Goal = (node: GraphNode) => boolean;
/** The nodes and the crossings that ways have used. */
type Used = readonly [nodes: ReadonlySet<number>, crossings: ReadonlySet<number>];

interface Search {
  readonly graph: TrackGraph;
  /** The point where all ways begin. */
  readonly from: number;
  readonly passes: Goal;
}

/** Whether ways lead from the beginning to each goal that repeat neither node nor crossing, their own or another's. */
function someWays(search: Search, goals: readonly Goal[], used: Used): boolean {
  const [goal, ...others] = goals;
  if (!goal) return true;
  const follow = (point: number, before: Used): boolean => {
    // Without this the search would walk the whole map in every possible way before it gave up.
    const open = reaches(search, point, goal, before) && others.every((o) => reaches(search, search.from, o, before));
    if (!open) return false;
    return stepsFrom(search.graph, point, before).some((step) => {
      const { to, node } = step;
      const after = usedWith(before, step);
      if (node && goal(node) && someWays(search, others, after)) return true;
      return (!node || search.passes(node)) && follow(to, after);
    });
  };
  return follow(search.from, used);
}

/** Whether the goal lies beyond the point at all, be it by a way that repeats itself. */
function reaches({ graph, passes }: Search, point: number, goal: Goal, used: Used): boolean {
  const points = new Set([point]);
  for (const at of points) {
    for (const { to, node } of stepsFrom(graph, at, used)) {
      if (node && goal(node)) return true;
      if (!node || passes(node)) points.add(to);
    }
  }
  return false;
}

interface WayStep {
  readonly to: number;
  /** The node there; none where a crossing leads into the next hex. */
  readonly node?: GraphNode;
  /** The crossing that was used, -1 at a node. */
  readonly crossing: number;
}

function usedWith([nodes, crossings]: Used, { node, crossing }: WayStep): Used {
  return node ? [new Set([...nodes, node.id]), crossings] : [nodes, new Set([...crossings, crossing])];
}

/** The next points along the track: nodes of the hex, or the near sides of the hexes beyond. */
function stepsFrom(graph: TrackGraph, point: number, [nodes, crossings]: Used): readonly WayStep[] {
  const steps: WayStep[] = [];
  const end = graph.firstAt[point + 1] ?? 0;
  for (let i = graph.firstAt[point] ?? 0; i < end; i++) {
    const segment = graph.segments[graph.segmentsAt[i] ?? -1];
    if (!segment) continue;
    const to = segment.a === point ? segment.b : segment.a;
    const node = nodeAt(graph, to);
    const crossing = graph.crossingAt[to] ?? -1;
    if (node) {
      if (!nodes.has(node.id)) steps.push({ to, node, crossing: -1 });
    } else if (crossing >= 0 && !crossings.has(crossing)) steps.push({ to: graph.across[to] ?? -1, crossing });
  }
  return steps;
}
