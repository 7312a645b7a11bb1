import type { Trip, TripFault } from './judge.ts';
import { type KindTable, nameIn, numberAt } from './kind.ts';
import { type Leg, makeLeg, sidesFrom } from './leg.ts';
import { pointName } from './names.ts';

/** Follows a path, named and as `points`, over the track; a fault names the first point that cannot be come to. */
export function readPath(table: KindTable, path: readonly string[], points: readonly number[]): Trip | TripFault {
  const { graph } = table;
  const broken = (at: string): TripFault => ({ code: 'no-such-way', figures: { at } });
  const start = points[0] ?? -1;
  if (start < graph.sides) return broken(path[0] ?? '');

  const nodes = [numberAt(table, start)];
  const legs: Leg[] = [];
  let segments: number[] = [];
  let sides: number[] = [];
  let at = start;
  for (let i = 1; i < path.length; i++) {
    const to = points[i] ?? -1;
    const segment = to === -1 ? undefined : openSegment(table, at, to);
    if (segment === undefined) return broken(path[i] ?? '');
    segments.push(segment);
    if (to < graph.sides) {
      at = graph.across[to] ?? -1;
      if (at === -1) return broken(path[i] ?? '');
      sides.push(to);
    } else {
      at = to;
      const node = numberAt(table, to);
      legs.push(makeLeg(table, nodes.at(-1) ?? -1, node, segments, sides));
      nodes.push(node);
      segments = [];
      sides = [];
    }
  }
  return segments.length > 0 ? broken(path.at(-1) ?? '') : { nodes, legs };
}

function openSegment({ graph, segments }: KindTable, from: number, to: number): number | undefined {
  const end = graph.firstAt[from + 1] ?? 0;
  for (let i = graph.firstAt[from] ?? 0; i < end; i++) {
    const segment = graph.segments[graph.segmentsAt[i] ?? -1];
    if (segment === undefined || segments.get(segment.id)?.closed) continue;
    if ((segment.a === from ? segment.b : segment.a) === to) return segment.id;
  }
  return undefined;
}

export function pathOf(table: KindTable, { nodes, legs }: Trip): string[] {
  const { graph } = table;
  return nodes.flatMap((node, i) => {
    const leg = legs[i];
    const sides = leg === undefined ? [] : sidesFrom(table, leg, node);
    return [nameIn(table, node), ...sides.map((side) => pointName(graph, side))];
  });
}

/** The same way, from the end that comes first on the map. */
export function oriented(trip: Trip): Trip {
  const { nodes, legs } = trip;
  if ((nodes[0] ?? 0) <= (nodes.at(-1) ?? 0)) return trip;
  return { nodes: nodes.toReversed(), legs: legs.toReversed() };
}
