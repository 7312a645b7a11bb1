import type { Face } from './kind.ts';

/** Track from one node to the next, no node in between. */
export interface Leg {
  readonly from: number;
  readonly to: number;
  /** The sides by which it leaves hexes, on the way from `from` to `to`. */
  readonly sides: readonly number[];
  /** What it uses up, see `resourcesOf`. */
  readonly resources: readonly number[];
  /** It joins two nodes of one place and stays in the hexes of that place. */
  readonly inner: boolean;
  /** What its use takes off the stop at either end. */
  readonly lowersFrom: number;
  readonly lowersTo: number;
  /** Numbers of the kind's tolls and marks. */
  readonly tolls: readonly number[];
  readonly marks: readonly number[];
}

/**
 * Routes are disjoint if they use no crossing and no node-to-node segment in common: any other segment ends at an edge, and
 * no train uses it without the crossing there. Crossing c is resource c; then come the segments; then the nodes, which are
 * used up only where the title says so.
 */
export function resourceOfNode({ graph, onMap }: Face, node: number): number {
  return graph.crossings + graph.segments.length + (onMap[node]?.id ?? -1);
}

export function makeLeg(
  table: Face,
  from: number,
  to: number,
  segments: readonly number[],
  sides: readonly number[],
): Leg {
  const { graph } = table;
  const first = segments[0] ?? -1;
  const place = table.places[table.placeOf[from] ?? -1];
  return {
    from,
    to,
    sides,
    resources: sides.length === 0 ? [graph.crossings + first] : sides.map((side) => graph.crossingAt[side] ?? -1),
    inner:
      table.placeOf[from] === table.placeOf[to] &&
      segments.every((segment) => place?.hexes.includes(graph.segments[segment]?.hex ?? '')),
    lowersFrom: table.segments.get(first)?.lowers ?? 0,
    lowersTo: table.segments.get(segments.at(-1) ?? -1)?.lowers ?? 0,
    tolls: notedOn(table.tollOfSegment, segments),
    marks: notedOn(table.marksOfSegment, segments),
  };
}

const NONE: readonly number[] = [];

/** What is noted about some segments; mostly nothing is about any. */
function notedOn(
  notes: ReadonlyMap<number, number | readonly number[]>,
  segments: readonly number[],
): readonly number[] {
  return notes.size === 0 ? NONE : distinct(segments.flatMap((segment) => notes.get(segment) ?? NONE));
}

export function distinct(numbers: readonly number[]): readonly number[] {
  return numbers.length < 2 ? numbers : [...new Set(numbers)];
}

/** The sides by which a way over the leg leaves hexes, from either end. */
export function sidesFrom({ graph }: Face, leg: Leg, node: number): readonly number[] {
  return node === leg.from ? leg.sides : leg.sides.map((side) => graph.across[side] ?? -1).reverse();
}
