import { makeBlocks } from './blocks.ts';
import { scoreOf } from './score.ts';
import { endOf, isTaken, skippable, slotsOf, type Walk } from './walk.ts';

const NONE = Number.NEGATIVE_INFINITY;

/** Says how much a way can come to at most. */
export interface Bound {
  /** If it goes on at the head, or with `bothSides` at the root too. Takes care only of whether it exceeds the floor. */
  ahead(head: number, bothSides: boolean, floor: number): number;
  /**
   * A place, one with an own station or not, that brings no more than this cannot be counted by a route above the
   * floor.
   */
  leastWorth(floor: number, isOwn: boolean): number;
}

/**
 * The most valuable places that can still be come to, as many as the train can count; of those where no way goes on only as
 * many as the route has open ends. Whether one way leads to them all is not asked: the figure is too large rather than too
 * small, and cheap. Where stops may be skipped, those visited compete with those ahead, one counted must be an own station,
 * and if the figure exceeds the floor, it is asked whether it does for one chain of blocks, or two, at least.
 *
 * The number of stops is right in this sense: a route that brings as much revenue as the bound counts at least as many.
 */
export function makeBound(walk: Walk): Bound {
  const { aim, lookahead, skips, visitedPlace } = walk;
  const { network, gain, fromEnd } = aim;
  const { nodes, table } = network;
  const { skipped, free, byGain, ownPlace, overLegs } = lookahead;
  const { gross, through, endOnly, mustEnd, ownPlaces, richestOwn, tail, distance } = lookahead.distant();
  const blocks = skips ? makeBlocks(walk) : undefined;
  const freeOnes = skips ? [...free.keys()].filter((place) => free[place] === 1 && (gain[place] ?? 0) > 0) : [];
  /** The most valuable n places together, by n. */
  const richest = new Float64Array(network.places + 1);

  const allSlots = slotsOf(walk);

  /** 0: not ahead; 1: ahead, and no way goes on from it; 2: ahead. */
  const sight = (place: number, head: number, other: number, count: number): 0 | 1 | 2 => {
    if (isTaken(walk, place)) return 0;
    const members = table.places[place]?.nodes ?? [];
    let best: 0 | 1 | 2 = 0;
    for (const node of members) {
      const near =
        (distance[head * nodes + node] ?? 0) <= count ||
        (other !== -1 && (distance[other * nodes + node] ?? 0) <= count);
      if (!near) continue;
      if (blocks === undefined) return 2;
      if (!blocks.isIn(node)) continue;
      if (members.length > 1 || blocks.goesOn(node)) return 2;
      best = 1;
    }
    return best;
  };

  /** One of the places is ahead, or behind if that will do. */
  const isAnyAhead = (
    list: ArrayLike<number>,
    orBehind: boolean,
    head: number,
    other: number,
    count: number,
  ): boolean => {
    for (let n = 0; n < list.length; n++) {
      const place = list[n] ?? -1;
      if ((orBehind && visitedPlace[place] !== 0) || sight(place, head, other, count) !== 0) return true;
    }
    return false;
  };

  /** Through what the blocks show, if stops may be skipped. */
  const within = (head: number, bothSides: boolean): number => {
    let count = slotsOf(walk);
    const other = bothSides ? walk.root : -1;
    if (fromEnd && !isAnyAhead(ownPlaces, true, head, other, count)) return NONE;
    if (mustEnd && !isAnyAhead(endOnly, false, head, other, count)) return NONE;
    let base = walk.gained - walk.tally.toll;
    let stops = walk.stops;
    let hasOwn = !skips || walk.certainOwn > 0;
    // An end that lies fixed is counted, whatever it brings.
    const fixed = !skips
      ? -1
      : fromEnd
        ? skippable(walk, walk.root)
        : walk.turnedAt > 0
          ? skippable(walk, endOf(walk, walk.turnedAt))
          : -1;
    if (fixed !== -1) {
      base += gain[fixed] ?? 0;
      stops += 1;
      count -= 1;
      hasOwn ||= ownPlace[fixed] === 1;
    }
    if (skips) base += overLegs;
    for (const place of freeOnes) if (sight(place, head, other, count) !== 0) base += gain[place] ?? 0;
    const ends = Math.min(bothSides ? 2 : 1, count);
    let firstEnd = 0;
    let secondEnd = 0;
    let taken = 0;
    let sum = 0;
    let lowest = 0;
    for (let n = 0; n < through.length && taken < count; n++) {
      const place = through[n] ?? -1;
      const value = gross[place] ?? 0;
      // The rest adds nothing, and would make the route look longer than it must be.
      if (value === 0) break;
      if (place === fixed) continue;
      const visited = skips && skipped[place] === 1 && visitedPlace[place] !== 0;
      const how = visited ? 2 : sight(place, head, other, count);
      if (how === 0) continue;
      hasOwn ||= ownPlace[place] === 1;
      if (how === 1) {
        if (value > firstEnd) {
          secondEnd = firstEnd;
          firstEnd = value;
        } else if (value > secondEnd) secondEnd = value;
        continue;
      }
      sum += value;
      taken += 1;
      lowest = value;
      richest[taken] = sum;
    }
    for (let n = 0, noted = 0; n < endOnly.length && noted < ends; n++) {
      const place = endOnly[n] ?? -1;
      const value = gross[place] ?? 0;
      if (value <= secondEnd || sight(place, head, other, count) === 0) continue;
      hasOwn ||= ownPlace[place] === 1;
      noted += 1;
      if (value > firstEnd) {
        secondEnd = firstEnd;
        firstEnd = value;
      } else secondEnd = value;
    }
    let best = mustEnd ? NONE : sum;
    let counted = taken;
    let atEnds = 0;
    for (let n = 1; n <= ends; n++) {
      const value = n === 1 ? firstEnd : secondEnd;
      if (value === 0 && (n > 1 || !mustEnd)) break;
      atEnds += value;
      const beside = Math.min(taken, count - n);
      const withEnds = atEnds + (richest[beside] ?? 0);
      if (withEnds > best) {
        best = withEnds;
        counted = n + beside;
        const least = beside === 0 ? value : (richest[beside] ?? 0) - (richest[beside - 1] ?? 0);
        lowest = Math.min(value, least);
      }
    }
    // One of those counted must give way to an own station, of which the richest is no better than the richest there is.
    if (!hasOwn && counted === count) best -= Math.max(0, lowest - richestOwn);
    return scoreOf(base + best + tail * (bothSides ? 2 : 1), stops + counted) - walk.paid;
  };

  const ahead = (head: number, bothSides: boolean, floor: number): number => {
    if (blocks === undefined) return within(head, bothSides);
    const chains = blocks.from(head, bothSides ? walk.root : -1);
    const all = within(head, bothSides);
    if (all <= floor || chains < 2) return all;
    // Is there a chain, or a pair of them, that suffices?
    let most = NONE;
    for (let i = 0; i < chains && most <= floor; i++) {
      let isPaired = false;
      for (let j = bothSides ? 0 : chains; j < chains && most <= floor; j++) {
        if (!blocks.fit(i, j)) continue;
        isPaired = true;
        if (j < i) continue;
        blocks.show(i, j);
        most = Math.max(most, within(head, bothSides));
      }
      if (isPaired) continue;
      blocks.show(i, -1);
      most = Math.max(most, within(head, bothSides));
    }
    return most <= floor ? most : all;
  };

  const leastWorth = (floor: number, isOwn: boolean): number => {
    const freely = gain.reduce((sum, value, place) => sum + (free[place] === 1 ? value : 0), 0);
    let left = allSlots - 1;
    let sum = freely + overLegs;
    let ends = 2;
    let hasOwn = isOwn;
    let lowest = 0;
    for (const place of byGain) {
      if (left === 0) break;
      if (endOnly.includes(place) && ends-- <= 0) continue;
      lowest = gain[place] ?? 0;
      sum += lowest;
      left -= 1;
      hasOwn ||= ownPlace[place] === 1;
    }
    if (!hasOwn && left === 0) sum -= Math.max(0, lowest - richestOwn);
    return Math.floor(floor / scoreOf(1, 0)) - sum;
  };

  return { ahead, leastWorth };
}
