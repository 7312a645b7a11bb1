/** One observation: what was seen, and what came of it. */
export interface Observation {
  readonly seen: readonly number[];
  readonly came: number;
}

/**
 * The weights near `prior` for which seen values, weighted and added up, come nearest to what came. The penalty is in
 * observations of the mean size of each value, so that a value seldom seen stays near its prior.
 */
export function ridge(observations: readonly Observation[], prior: readonly number[], penalty: number): number[] {
  const size = prior.length;
  const matrix = prior.map(() => new Array<number>(size + 1).fill(0));
  for (const { seen, came } of observations) {
    const rest = came - dot(seen, prior);
    for (let i = 0; i < size; i++) {
      const row = matrix[i] ?? [];
      for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + (seen[i] ?? 0) * (seen[j] ?? 0);
      row[size] = (row[size] ?? 0) + (seen[i] ?? 0) * rest;
    }
  }
  const count = Math.max(1, observations.length);
  const trace = matrix.reduce((sum, row, i) => sum + (row[i] ?? 0), 0) / size;
  for (let i = 0; i < size; i++) {
    const row = matrix[i] ?? [];
    row[i] = (row[i] ?? 0) + (penalty * trace) / count + Number.EPSILON;
  }
  return solved(matrix).map((change, i) => (prior[i] ?? 0) + change);
}

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}

/** Elimination with the largest pivot; the last column is the right side. */
function solved(matrix: readonly number[][]): number[] {
  const rows = matrix.map((row) => [...row]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    const rest = rows.slice(at);
    const best = rest.reduce((a, b) => (Math.abs(b[at] ?? 0) > Math.abs(a[at] ?? 0) ? b : a));
    const other = rows[at] ?? best;
    rows[rows.indexOf(best)] = other;
    rows[at] = best;
    for (const row of rows) {
      if (row === best) continue;
      const part = (row[at] ?? 0) / (best[at] || 1);
      for (let j = at; j <= size; j++) row[j] = (row[j] ?? 0) - part * (best[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] || 1));
}
