const lines: string[] = [];

/** Notes a figure to be printed at the end of the run: the middle and the 95th of a hundred. */
export function percentile(what: string, values: readonly number[], unit: string): void {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
  const figures = sorted.length > 3 ? `median ${at(0.5).toFixed(0)}, p95 ${at(0.95).toFixed(0)}` : at(0.5).toFixed(0);
  lines.push(`  ${what}: ${figures} ${unit}${sorted.length > 3 ? ` (${sorted.length} times)` : ''}`);
}

export function report(head = 'the table in the browser'): void {
  if (lines.length > 0) console.log([head, ...lines].join('\n'));
}
