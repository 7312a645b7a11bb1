/** Revenue first, then the fewest stops: one whole number to compare by. */
const STEP = 1024;

export function scoreOf(revenue: number, stops: number): number {
  return revenue * STEP - stops;
}

/** The most revenue that a score can stand for. */
export function revenueOf(score: number): number {
  return Math.ceil(score / STEP);
}
