import { scoreOf } from './score.ts';
import { endOf, skippable, slotsOf, type Walk } from './walk.ts';

/** Says what a way scores as it is; exactly, unless there is something special about it. */
export function makeNow(walk: Walk): () => number {
  const { aim, lookahead, skips, visitedPlace, ways } = walk;
  const { gain } = aim;
  const { skipped, byGain, ownPlace } = lookahead;
  return () => {
    const last = endOf(walk, ways.length);
    const first = walk.turnedAt === -1 ? walk.root : endOf(walk, walk.turnedAt);
    // Where only `judge` knows the revenue, the shares alone are a safe upper bound of the bonuses.
    const bonus = walk.special > 0 ? walk.bonusShare : walk.tally.bonus(first, last);
    const certain = walk.gained - walk.bonusShare + bonus - walk.tally.toll;
    if (!skips) return scoreOf(certain, walk.stops) - walk.paid;
    let left = slotsOf(walk);
    let sum = certain;
    let counted = walk.stops;
    let hasOwn = walk.certainOwn > 0;
    let lowest = -1;
    const one = skippable(walk, last);
    const other = skippable(walk, first);
    for (const end of [one, other]) {
      if (end === -1) continue;
      sum += gain[end] ?? 0;
      left -= 1;
      counted += 1;
      hasOwn ||= ownPlace[end] === 1;
    }
    if (left < 0) return Number.NEGATIVE_INFINITY;
    let spare = -1;
    for (let i = 0; i < byGain.length; i++) {
      const place = byGain[i] ?? -1;
      if (visitedPlace[place] === 0 || skipped[place] === 0 || place === one || place === other) continue;
      const value = gain[place] ?? 0;
      if (left > 0 && value > 0) {
        sum += value;
        left -= 1;
        counted += 1;
        lowest = value;
        hasOwn ||= ownPlace[place] === 1;
      } else if (hasOwn) break;
      else if (ownPlace[place] === 1) {
        spare = value;
        break;
      }
    }
    if (hasOwn) return scoreOf(sum, counted) - walk.paid;
    if (spare === -1) return Number.NEGATIVE_INFINITY;
    if (left > 0) return scoreOf(sum + spare, counted + 1) - walk.paid;
    return lowest === -1 ? Number.NEGATIVE_INFINITY : scoreOf(sum + spare - lowest, counted) - walk.paid;
  };
}
