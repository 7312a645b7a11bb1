import type { KindTable } from './kind.ts';
import type { Visit } from './visit.ts';

/**
 * Which visits a train counts that may skip some: the most valuable that its limits have room for. Only stops with marks
 * that a bonus asks for, and an own station where none is counted yet, need to be tried in and out; the rest follows by
 * value. Among equals the fewest stops, then those that come first.
 */
export function bestCounting(
  table: KindTable,
  visits: readonly Visit[],
  bonus: (counts: readonly boolean[]) => number,
): readonly boolean[] {
  const must = visits.map((visit) => !visit.maySkip);
  if (!must.includes(false)) return must;
  const asked = new Set(table.bonuses.flatMap(({ reads }) => reads));
  const tried = visits.flatMap((visit, i) =>
    visit.maySkip && visit.marks.some((mark) => asked.has(table.marks[mark]?.kind ?? '')) ? [i] : [],
  );
  const byValue = visits
    .flatMap((visit, i) => (visit.maySkip && !tried.includes(i) ? [i] : []))
    .sort((a, b) => (visits[b]?.value ?? 0) - (visits[a]?.value ?? 0) || a - b);

  let best: readonly boolean[] = must;
  let bestScore = Number.NEGATIVE_INFINITY;
  const consider = (counts: readonly boolean[] | undefined): boolean => {
    if (counts === undefined) return false;
    const counted = visits.filter((visit, i) => visit.isStop && counts[i]);
    const legal = counted.some(({ own }) => own) && counted.length >= table.fewest;
    // Something that breaks a rule is still better than nothing: the fault to tell is then the one that matters.
    const score = (legal ? 0 : -BROKEN) + valueIn(counted) + bonus(counts) - counted.length * LESS;
    if (score > bestScore) {
      best = counts;
      bestScore = score;
    }
    return legal;
  };
  for (let subset = 0; subset < 1 << tried.length; subset++) {
    const chosen = [...must];
    for (const [bit, i] of tried.entries()) chosen[i] = ((subset >> bit) & 1) === 1;
    if (consider(filledUp(table, visits, chosen, byValue))) continue;
    for (const i of byValue) {
      if (visits[i]?.own) consider(filledUp(table, visits, chosen.with(i, true), byValue));
    }
  }
  return best;
}

const BROKEN = 1e9;
/** Revenue is whole, and no route has that many stops. */
const LESS = 1 / 4096;

/** The chosen and what else has room, the most valuable first; undefined if not even the chosen have. */
function filledUp(
  table: KindTable,
  visits: readonly Visit[],
  chosen: readonly boolean[],
  byValue: readonly number[],
): readonly boolean[] | undefined {
  const counts = [...chosen];
  const room = table.train.limits.map(({ most }) => most);
  let stops = 0;
  const take = (visit: Visit | undefined): boolean => {
    if (visit === undefined || visit.weights.some((weight, limit) => weight > (room[limit] ?? 0))) return false;
    visit.weights.forEach((weight, limit) => {
      room[limit] = (room[limit] ?? 0) - weight;
    });
    stops += visit.isStop ? 1 : 0;
    return true;
  };
  for (const [i, isChosen] of chosen.entries()) {
    if (isChosen && !take(visits[i])) return undefined;
  }
  for (const i of byValue) {
    const visit = visits[i];
    if (counts[i] || ((visit?.value ?? 0) === 0 && stops >= table.fewest)) continue;
    if (take(visit)) counts[i] = true;
  }
  return counts;
}

function valueIn(counted: readonly Visit[]): number {
  return counted.reduce((sum, { value }) => sum + value, 0);
}
