import { bonusShares } from './bonus-shares.ts';
import { figures, flagged, flags } from './columns.ts';
import type { KindTable } from './kind.ts';
import type { Network } from './network.ts';
import type { Doubling, RouteBonus } from './types.ts';

/**
 * Where a search begins and what it looks for. Routes are found from an own station outwards, or from an end where one end
 * must be of a certain sort. A doubling, and a bonus that takes two ends, has a search of its own, so that all others need
 * not hope for it.
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
  readonly bonusShare: Int32Array;
  /** By leg: the share of a bonus that it carries itself. */
  readonly legGain: Int32Array;
  /** Only routes for which this doubling holds; undefined: only those for which none does. */
  readonly doubling: Doubling | undefined;
}

export function aimsOf(network: Network): readonly Aim[] {
  const { table } = network;
  const hopingFor = (bonuses: readonly RouteBonus[], times: (place: number) => number) => {
    const shares = bonusShares(table, bonuses);
    const sharesOf = (marks: readonly number[]) => marks.reduce((sum, mark) => sum + (shares[mark] ?? 0), 0);
    const bonusShare = figures(table.places, ({ nodes }) => sharesOf(marksIn(table, nodes)));
    return {
      network,
      bonusShare,
      legGain: figures(network.legs, (leg) => sharesOf(leg.marks)),
      gain: figures(table.places, ({ value }, place) => value * times(place) + (bonusShare[place] ?? 0)),
    };
  };
  const has = (node: number, kind: string) => nodeHas(table, node, kind);
  const ends = flagged(network.mayEnd);

  const { oneEnd } = table.train;
  const forTwoEnds = table.bonuses.filter((bonus) => takesTwoEnds(network, bonus));
  const plain: Aim = {
    ...hopingFor(
      table.bonuses.filter((bonus) => !forTwoEnds.includes(bonus)),
      () => 1,
    ),
    roots: oneEnd === undefined ? flagged(network.own) : ends.filter((node) => has(node, oneEnd)),
    fromEnd: oneEnd !== undefined,
    mayEnd: network.mayEnd,
    doubling: undefined,
  };
  const paired = forTwoEnds.flatMap((bonus): readonly Aim[] => {
    const roots = ends.filter((node) => bonus.reads.some((kind) => has(node, kind)));
    if (roots.length < 2) return [];
    const mayEnd = flags(network.mayEnd, (_, node) => roots.includes(node));
    return [{ ...hopingFor(table.bonuses, () => 1), roots, fromEnd: true, mayEnd, doubling: undefined }];
  });
  const doubled = table.doublings.map((doubling): Aim => {
    const [one, other] = doubling.ends;
    return {
      ...hopingFor(table.bonuses, (place) => mostTimes(table, place)),
      roots: ends.filter((node) => has(node, one)),
      fromEnd: true,
      mayEnd: flags(network.mayEnd, (may, node) => may === 1 && has(node, other)),
      doubling,
    };
  });
  return [...doubled, ...paired, plain];
}

/** Only a route gets the bonus whose ends both have marks for it: none can be passed, and one alone brings nothing. */
function takesTwoEnds({ table, legs, mayPass }: Network, { reads, amount }: RouteBonus): boolean {
  const isRead = (mark: number) => reads.includes(table.marks[mark]?.kind ?? '');
  const one = (kind: string) => (other: string) => (kind === other ? 1 : 0);
  return (
    !legs.some((leg) => leg.marks.some(isRead)) &&
    table.places.every(({ nodes }) => {
      const marks = marksIn(table, nodes).filter(isRead).length;
      return marks === 0 || (marks === 1 && nodes.every((node) => mayPass[node] === 0));
    }) &&
    reads.every((kind) => amount({ on: one(kind), atEnds: one(kind) }) <= 0)
  );
}

function marksIn(table: KindTable, nodes: readonly number[]): readonly number[] {
  const [only = -1] = nodes;
  if (nodes.length === 1) return table.marksOfNode[only] ?? [];
  return [...new Set(nodes.flatMap((node) => table.marksOfNode[node] ?? []))];
}

function nodeHas(table: KindTable, node: number, kind: string): boolean {
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
