/**
 * The best routes found so far, by the contested track they use. A route is outdone by one that uses no contested track
 * beyond its own and scores at least as much: in any set of routes the other can take its place.
 */
interface ParetoFront {
  isOutdone(used: Int32Array, score: number): boolean;
  add(used: Int32Array, score: number): void;
}

/** The number of routes kept for the comparison: those with the highest scores outdo the most others. */
const MOST = 100;

export function makeParetoFront(contested: Int32Array): ParetoFront {
  const scores: number[] = [];
  const sets: Int32Array[] = [];
  const isWithin = (some: Int32Array | undefined, all: Int32Array): boolean => {
    if (some === undefined) return false;
    for (let word = 0; word < some.length; word++) if (((some[word] ?? 0) & ~(all[word] ?? 0)) !== 0) return false;
    return true;
  };
  return {
    isOutdone: (used, score) => {
      for (let i = 0; i < scores.length && (scores[i] ?? 0) >= score; i++) if (isWithin(sets[i], used)) return true;
      return false;
    },
    add: (used, score) => {
      const set = used.map((word, i) => word & (contested[i] ?? 0));
      let at = scores.length;
      while (at > 0 && (scores[at - 1] ?? 0) < score) at -= 1;
      scores.splice(at, 0, score);
      sets.splice(at, 0, set);
      for (let i = scores.length - 1; i > at; i--) {
        if (!isWithin(set, sets[i] ?? set)) continue;
        scores.splice(i, 1);
        sets.splice(i, 1);
      }
      if (scores.length > MOST) {
        scores.pop();
        sets.pop();
      }
    },
  };
}
