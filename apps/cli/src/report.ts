/** Rows in columns, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? figure(cell) : cell)))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const right = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (right[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...cells.slice(1).map(line)].join('\n');
}

function figure(value: number): string {
  if (Number.isInteger(value)) return String(value).replace(/\B(?=(\d{3})+$)/g, ' ');
  return value >= 100 ? figure(Math.round(value)) : value.toFixed(2);
}

/** The value that a share `part` (0 to 1) of the sorted values does not exceed. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(part * sorted.length) - 1))] ?? 0;
}

export interface Summary {
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
}

export function summary(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    min: sorted[0] ?? 0,
    median: quantile(sorted, 0.5),
    mean: Math.round(meanOf(values) * 100) / 100,
    max: sorted.at(-1) ?? 0,
  };
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
}

/** The mean and its standard error. */
export function spreadOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const count = Math.max(1, values.length);
  const mean = meanOf(values);
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, count - 1) / count) };
}

/** Wilson's interval for a share seen as `wins` of `games`, with 95 % confidence. */
export function confidence(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const p = wins / games;
  const centre = p + (z * z) / (2 * games);
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [(centre - spread) / scale, (centre + spread) / scale];
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
