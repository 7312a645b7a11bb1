/** An entry of a table's log. A `play` adds one move; an `undo` takes back all beyond `moves`. */
interface LogEntry {
  readonly kind: 'play' | 'undo';
  /** How many moves stand after this entry. */
  readonly moves: number;
}

/** The entries of a log whose moves stand at its end. */
export function standingEntries<E extends LogEntry>(log: readonly E[]): readonly E[] {
  const standing: E[] = [];
  for (const entry of log) {
    standing.length = Math.min(standing.length, entry.kind === 'undo' ? entry.moves : entry.moves - 1);
    if (entry.kind === 'play') standing.push(entry);
  }
  return standing;
}
