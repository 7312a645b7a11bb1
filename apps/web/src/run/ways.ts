import { EDGES } from '@stellwerk/engine/board';
import { type GraphNode, nodeAt, sideAt, type TrackGraph } from '@stellwerk/engine/track';
import type { Plan } from '../titles/plan.ts';

/** A way over track from one node to another: the names that a route's path goes on with, and the track it uses. */
export interface Way {
  readonly names: readonly string[];
  readonly segments: readonly number[];
  readonly cost: number;
}

/** Track and nodes that a way avoids. */
export interface Taken {
  /** Track of the route itself: never used again. */
  readonly own: ReadonlySet<number>;
  /** Track of the other trains: only if there is no other way, so that the refusal can say so. */
  readonly others: ReadonlySet<number>;
  /** Nodes that the route has already. */
  readonly nodes: ReadonlySet<string>;
}

/** The cost of track that the rules would refuse. It is so high that such track is used only if there is no other way. */
const FORBIDDEN = 1000;
const CITY = 20;
const TOWN = 2;
const MOST_WAYS = 6;

export function nameOf({ hex, node }: GraphNode): string {
  return `${hex}.${node.id}`;
}

/** The ways from one node to another, the plainest first: few stops on the way, nothing that the rules would refuse. */
export function waysBetween(plan: Plan, kind: string, from: GraphNode, to: GraphNode, taken: Taken): readonly Way[] {
  const best = cheapest(plan, kind, from, to, taken);
  if (!best) return [];
  const found = new Map([[best.names.join(' '), best]]);
  for (const segment of best.segments) {
    const way = cheapest(plan, kind, from, to, { ...taken, own: new Set([...taken.own, segment]) });
    if (way && (way.cost < FORBIDDEN || best.cost >= FORBIDDEN)) found.set(way.names.join(' '), way);
  }
  return [...found.values()].sort((a, b) => a.cost - b.cost).slice(0, MOST_WAYS);
}

/** A step of the search: a point, and whether it was reached along track of its hex or across its side. */
interface Standing {
  readonly point: number;
  readonly crossed: boolean;
  readonly cost: number;
  readonly segment: number;
  readonly before: Standing | undefined;
}

function cheapest(plan: Plan, kind: string, from: GraphNode, to: GraphNode, taken: Taken): Way | undefined {
  const { graph } = plan;
  const goal = graph.sides + to.id;
  const done = new Set<number>();
  const waiting: Standing[] = [
    { point: graph.sides + from.id, crossed: false, cost: 0, segment: -1, before: undefined },
  ];
  while (waiting.length > 0) {
    const here = takeCheapest(waiting);
    const key = 2 * here.point + Number(here.crossed);
    if (done.has(key)) continue;
    done.add(key);
    if (here.point === goal) return wayOf(graph, here);
    if (here.point < graph.sides && !here.crossed) {
      const across = graph.across[here.point] ?? -1;
      if (across >= 0) waiting.push({ ...here, point: across, crossed: true, segment: -1, before: here });
      continue;
    }
    for (const segment of segmentsAt(graph, here.point)) {
      if (taken.own.has(segment)) continue;
      const track = graph.segments[segment];
      if (track === undefined) continue;
      const point = track.a === here.point ? track.b : track.a;
      const dear = priceOf(plan, kind, point, goal, taken);
      if (dear === undefined) continue;
      const isRefused = taken.others.has(segment) || plan.isClosed(track, kind);
      const cost = here.cost + 1 + dear + (isRefused ? FORBIDDEN : 0);
      waiting.push({ point, crossed: false, cost, segment, before: here });
    }
  }
  return undefined;
}

function takeCheapest(waiting: Standing[]): Standing {
  let at = 0;
  for (let i = 1; i < waiting.length; i++) if ((waiting[i]?.cost ?? 0) < (waiting[at]?.cost ?? 0)) at = i;
  const [taken] = waiting.splice(at, 1);
  if (!taken) throw new RangeError('nobody waits');
  return taken;
}

function segmentsAt(graph: TrackGraph, point: number): readonly number[] {
  return [...graph.segmentsAt.slice(graph.firstAt[point] ?? 0, graph.firstAt[point + 1] ?? 0)];
}

/** The cost of reaching a point; undefined if the route has used it already. */
function priceOf(plan: Plan, kind: string, point: number, goal: number, taken: Taken): number | undefined {
  const node = plan.graph.nodes[point - plan.graph.sides];
  if (!node) return 0;
  if (taken.nodes.has(nameOf(node))) return undefined;
  if (point === goal) return 0;
  const { pass, stop } = plan.node(node, kind);
  const stops = stop === null ? 0 : stop.as === 'town' ? TOWN : CITY;
  return stops + (pass === true ? 0 : FORBIDDEN);
}

/** The names of a path: nodes, and the sides by which a hex is left. */
function wayOf(graph: TrackGraph, end: Standing): Way {
  const names: string[] = [];
  const segments: number[] = [];
  for (let at: Standing | undefined = end; at?.before !== undefined; at = at.before) {
    if (at.segment >= 0) segments.unshift(at.segment);
    const node = nodeAt(graph, at.point);
    if (node) names.unshift(nameOf(node));
    else if (!at.crossed) names.unshift(sideName(graph, at.point));
  }
  return { names, segments, cost: end.cost };
}

function sideName(graph: TrackGraph, side: number): string {
  const { hex, edge } = sideAt(graph, side);
  return `${hex}/${EDGES.indexOf(edge)}`;
}
