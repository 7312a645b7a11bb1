import type { KindTable } from './kind.ts';
import type { RouteBonus } from './types.ts';

/** Above this number of combinations none is tried, and each mark stands for the whole bonus. */
const MOST_TRIED = 4096;

/**
 * By mark of the kind: its share of these bonuses. The shares of the marks on any route sum to at least the bonus that the
 * route earns. So the search treats a share like the value of a stop, and far from the marks it expects no bonus.
 */
export function bonusShares(table: KindTable, bonuses: readonly RouteBonus[]): readonly number[] {
  const byKind = new Map<string, number>();
  for (const bonus of bonuses) {
    const share = shareOf(bonus, (kind) => table.marks.filter((mark) => mark.kind === kind).length);
    for (const kind of new Set(bonus.reads)) byKind.set(kind, (byKind.get(kind) ?? 0) + share);
  }
  return table.marks.map(({ kind }) => byKind.get(kind) ?? 0);
}

/** The largest part of the bonus that falls to one mark, over all numbers of marks that a route could have. */
function shareOf(bonus: RouteBonus, marksOf: (kind: string) => number): number {
  const kinds = [...new Set(bonus.reads)];
  const states = kinds.map((kind) => countsUpTo(marksOf(kind)));
  const combinations = states.reduce((product, { length }) => product * length, 1);
  if (combinations > MOST_TRIED) return bonus.upTo;
  let share = 0;
  for (let number = 0; number < combinations; number++) {
    let rest = number;
    const now = new Map<string, Counts>();
    for (const [i, kind] of kinds.entries()) {
      const choices = states[i] ?? [];
      now.set(kind, choices[rest % choices.length] ?? { on: 0, atEnds: 0 });
      rest = Math.floor(rest / choices.length);
    }
    const marks = [...now.values()].reduce((sum, { on }) => sum + on, 0);
    const amount = bonus.amount({
      on: (kind) => now.get(kind)?.on ?? 0,
      atEnds: (kind) => now.get(kind)?.atEnds ?? 0,
    });
    if (marks > 0) share = Math.max(share, Math.ceil(amount / marks));
  }
  return Math.min(share, bonus.upTo);
}

interface Counts {
  readonly on: number;
  readonly atEnds: number;
}

function countsUpTo(most: number): Counts[] {
  const counts: Counts[] = [];
  for (let on = 0; on <= most; on++) {
    for (let atEnds = 0; atEnds <= on; atEnds++) counts.push({ on, atEnds });
  }
  return counts;
}
