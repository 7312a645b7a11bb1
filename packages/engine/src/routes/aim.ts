import type { KindTable } from './kind.ts';
import type { Network } from './network.ts';
import { promises } from './promise.ts';
import type { Doubling } from './types.ts';

/**
 * Where a search begins and what it looks for. Routes are found from an own station outwards, or from an end where one end
 * must be of a certain sort; a doubling has a search of its own, so that all others need not hope for it.
 */
export interface Aim {
  readonly network: Network;
  readonly roots: readonly number[];
  /** The root is an end of the route; else the route may go on from it to both sides. */
  readonly fromEnd: boolean;
  /** By node: may the route end there, apart from the root? */
  readonly mayEnd: Uint8Array;
  /** By place: the most that it can add to the route, with its share of any bonus. */
  readonly gain: Int32Array;
  /** By place: that share. */
  readonly promised: Int32Array;
  /** By leg: the share of a bonus that it carries itself. */
  readonly legGain: Int32Array;
  /** Only routes for which this doubling holds; undefined: only those for which none does. */
  readonly doubling: Doubling | undefined;
}

export function aimsOf(network: Network): readonly Aim[] {
  const { table } = network;
  const shares = promises(table);
  const promised = (marks: readonly number[]) => marks.reduce((sum, mark) => sum + (shares[mark] ?? 0), 0);
  const legGain = Int32Array.from(network.legs, (leg) => promised(leg.marks));
  const promisedBy = Int32Array.from(table.places, ({ nodes }) =>
    promised([...new Set(nodes.flatMap((node) => table.marksOfNode[node] ?? []))]),
  );
  const gainWith = (times: (place: number) => number) =>
    Int32Array.from(table.places, ({ value }, place) => value * times(place) + (promisedBy[place] ?? 0));
  const has = (node: number, kind: string) => nodeHas(table, node, kind);
  const ends = nodesWhere(network, (node) => network.mayEnd[node] === 1);

  const { oneEnd } = table.train;
  const base = { network, legGain, promised: promisedBy };
  const plain: Aim = {
    ...base,
    roots:
      oneEnd === undefined
        ? nodesWhere(network, (node) => network.own[node] === 1)
        : ends.filter((node) => has(node, oneEnd)),
    fromEnd: oneEnd !== undefined,
    mayEnd: network.mayEnd,
    gain: gainWith(() => 1),
    doubling: undefined,
  };
  const doubled = table.doublings.map((doubling): Aim => {
    const [one, other] = doubling.ends;
    return {
      ...base,
      roots: ends.filter((node) => has(node, one)),
      fromEnd: true,
      mayEnd: network.mayEnd.map((may, node) => (may === 1 && has(node, other) ? 1 : 0)),
      gain: gainWith((place) => mostTimes(table, place)),
      doubling,
    };
  });
  return [...doubled, plain];
}

function nodesWhere({ nodes }: Network, holds: (node: number) => boolean): number[] {
  return Array.from({ length: nodes }, (_, node) => node).filter(holds);
}

export function nodeHas(table: KindTable, node: number, kind: string): boolean {
  return table.marksOfNode[node]?.some((mark) => table.marks[mark]?.kind === kind) ?? false;
}

/** By all doublings at once: more than one may hold. */
function mostTimes(table: KindTable, place: number): number {
  const nodes = table.places[place]?.nodes ?? [];
  return table.doublings.reduce(
    (times, doubling) =>
      doubling.times > 1 && nodes.some((node) => nodeHas(table, node, doubling.mark)) ? times * doubling.times : times,
    1,
  );
}
