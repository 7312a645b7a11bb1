import { remembered } from '../kernel/remember.ts';
import type { Bound } from './bound.ts';
import { legsBetween } from './network.ts';
import type { Walk } from './walk.ts';

/** Ways round that a train need not try, because a shorter one serves as well. Only for trains that may skip stops. */
interface Detours {
  /** Says from now on what is worth counting: only what can be part of a route above the floor. */
  weigh(floor: number): void;
  /** The way runs from some node to the head only through nodes not worth counting, and a single leg would do instead. */
  isDetour(head: number, next: number, leg: number): boolean;
}

export function makeDetours(walk: Walk, bound: Bound, contested: Int32Array | null): Detours {
  const { aim, lookahead, ways, used, visitedNode, legPrice, specialLeg, notedLeg } = walk;
  const { network, gain, legGain } = aim;
  const { legs, nodes, placeOf, table, target, legBits } = network;
  const { legBetween, nextBetween } = legsBetween(network);
  const { words } = network.bits;
  const { skipped, free, ownPlace } = lookahead;
  const isWorth = new Uint8Array(nodes);
  const saved = new Int32Array(words);
  const rivals = new Map<number, readonly number[]>();

  const weigh = (floor: number): void => {
    const least = [bound.leastWorth(floor, false), bound.leastWorth(floor, true)] as const;
    for (let node = 0; node < nodes; node++) {
      const number = placeOf[node] ?? -1;
      const place = table.places[number];
      const value = gain[number] ?? 0;
      const idle = place?.isStop
        ? skipped[number] === 1 && value <= (free[number] === 1 ? 0 : least[ownPlace[number] === 1 ? 1 : 0])
        : value === 0;
      isWorth[node] = idle && place?.nodes.length === 1 ? 0 : 1;
    }
  };

  /** Legs between other nodes that share track with a leg. */
  const rivalsOf = (leg: number): readonly number[] =>
    remembered(rivals, leg, () => {
      const { from, to } = legs[leg] ?? { from: -1, to: -1 };
      return legs.flatMap((other, number) => {
        if (other.from === from && other.to === to) return [];
        for (let word = 0; word < words; word++) {
          if (((legBits[leg * words + word] ?? 0) & (legBits[number * words + word] ?? 0)) !== 0) return number;
        }
        return [];
      });
    });

  /** The way, which comes to `next` now, could later run over the leg. */
  const mayFollow = (leg: number, next: number): boolean => {
    const { from, to } = legs[leg] ?? { from: -1, to: -1 };
    const isAhead = (node: number) => visitedNode[node] === 0 || node === next || node === walk.root;
    if (!isAhead(from) || !isAhead(to)) return false;
    for (let word = 0, at = leg * words; word < words; word++, at++) {
      if (((legBits[at] ?? 0) & ((used[word] ?? 0) | (saved[word] ?? 0))) !== 0) return false;
    }
    return true;
  };

  /**
   * The leg could stand in for the stretch: its track is free or part of it, costs no more, is not special, and will not be
   * needed by what follows.
   */
  const serves = (leg: number, price: number, next: number): boolean => {
    if (specialLeg[leg] === 1 || notedLeg[leg] === 1 || (legPrice[leg] ?? 0) > price) return false;
    for (let word = 0, at = leg * words; word < words; word++, at++) {
      const bits = (legBits[at] ?? 0) & ~(saved[word] ?? 0);
      if ((bits & ((used[word] ?? 0) | (contested?.[word] ?? 0))) !== 0) return false;
    }
    return !rivalsOf(leg).some((rival) => mayFollow(rival, next));
  };
  const save = (leg: number): void => {
    for (let word = 0, at = leg * words; word < words; word++, at++) {
      saved[word] = (saved[word] ?? 0) | (legBits[at] ?? 0);
    }
  };

  const isDetour = (head: number, next: number, leg: number): boolean => {
    if (isWorth[head] === 1 || (legGain[leg] ?? 0) > 0) return false;
    saved.fill(0);
    save(leg);
    let price = legPrice[leg] ?? 0;
    const first = walk.turnedAt === -1 ? 0 : walk.turnedAt;
    for (let i = ways.length - 1; i >= first; i--) {
      const before = (ways[i] ?? 0) >> 1;
      if ((legGain[before] ?? 0) > 0) return false;
      save(before);
      price += legPrice[before] ?? 0;
      const from = i === first ? walk.root : (target[ways[i - 1] ?? -1] ?? -1);
      for (let short = legBetween[from * nodes + next] ?? -1; short !== -1; short = nextBetween[short] ?? -1) {
        if (serves(short, price, next)) return true;
      }
      if (isWorth[from] === 1) return false;
    }
    return false;
  };
  return { weigh, isDetour };
}
