import type { Seat } from '@stellwerk/engine/kernel';

/** What each seat was expected to own at the end, at a position. */
export interface Prospect {
  readonly move: number;
  readonly wealth: readonly number[];
}

/** A stretch of the game in which a seat gained on the others, or lost. */
interface Swing {
  readonly from: number;
  readonly seat: Seat;
  /** By how much the seat's lead over the mean of the others changed. */
  readonly change: number;
}

/** Less than this part of what a seat is expected to own is no swing. */
const NOTABLE = 0.03;

/** The largest changes from one prospect to the next, the earliest first; of each stretch one. */
export function swingsIn(prospects: readonly Prospect[], most: number): readonly Swing[] {
  const largest = prospects.slice(1).flatMap((after, i): Swing[] => {
    const before = prospects[i];
    if (!before) return [];
    // Nothing is said of whoever only stands still while others move, a bankrupt player above all.
    const changes = after.wealth.map((own, seat) =>
      own === before.wealth[seat] ? 0 : leadOf(after.wealth, seat) - leadOf(before.wealth, seat),
    );
    const change = changes.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
    const seat = changes.indexOf(change);
    const isNotable = Math.abs(change) > NOTABLE * Math.abs(after.wealth[seat] ?? 0);
    return isNotable ? [{ from: before.move, seat, change: Math.round(change) }] : [];
  });
  return largest
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.from - b.from);
}

function leadOf(wealth: readonly number[], seat: Seat): number {
  const own = wealth[seat] ?? 0;
  const others = wealth.reduce((sum, one) => sum + one, 0) - own;
  return own - others / Math.max(1, wealth.length - 1);
}
