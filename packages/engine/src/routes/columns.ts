/**
 * Columns of a table as typed arrays, filled in a loop: `from` of a typed array goes through an iterator, and for the dozen rows
 * of a usual network takes fifteen times as long.
 */
export function flags<T>(rows: ArrayLike<T>, holds: (row: T, number: number) => boolean): Uint8Array {
  const column = new Uint8Array(rows.length);
  for (let number = 0; number < rows.length; number++) {
    const row = rows[number];
    if (row !== undefined && holds(row, number)) column[number] = 1;
  }
  return column;
}

export function figures<T>(rows: ArrayLike<T>, of: (row: T, number: number) => number): Int32Array {
  const column = new Int32Array(rows.length);
  for (let number = 0; number < rows.length; number++) {
    const row = rows[number];
    if (row !== undefined) column[number] = of(row, number);
  }
  return column;
}

/** The numbers of the rows that are flagged, ascending. */
export function flagged(column: Uint8Array): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < column.length; number++) if (column[number] === 1) numbers.push(number);
  return numbers;
}
