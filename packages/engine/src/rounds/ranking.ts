import type { Score, Seat } from '../kernel/index.ts';

/** Scores with their ranks, the highest value first; equal values share a rank. The parts add up to the value. */
export function ranked(
  seats: readonly Seat[],
  partsOf: (seat: Seat) => Readonly<Record<string, number>>,
  worthOf: (parts: Readonly<Record<string, number>>) => number = sumOfParts,
): readonly Score[] {
  const totals = seats.map((seat) => {
    const parts = partsOf(seat);
    return { seat, value: worthOf(parts), parts };
  });
  return totals.map((total) => ({ ...total, rank: 1 + totals.filter(({ value }) => value > total.value).length }));
}

function sumOfParts(parts: Readonly<Record<string, number>>): number {
  return Object.values(parts).reduce((sum, part) => sum + part, 0);
}
