/** Sides of a square field, clockwise from north. */
const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;

export type Side = 0 | 1 | 2 | 3;
export const SIDES: readonly Side[] = [NORTH, EAST, SOUTH, WEST];

const OPPOSITE: readonly Side[] = [SOUTH, WEST, NORTH, EAST];

export function opposite(side: Side): Side {
  return OPPOSITE[side] ?? SOUTH;
}

export function rotated(side: Side, quarterTurns: number): Side {
  return SIDES[(side + quarterTurns) & 3] ?? NORTH;
}

/** A rectangle of fields, numbered row by row from 0. */
export interface SquareGrid {
  readonly columns: number;
  readonly rows: number;
}

/** The field on the other side, or -1 off the grid. */
export function neighbour(grid: SquareGrid, field: number, side: Side): number {
  const column = field % grid.columns;
  switch (side) {
    case NORTH:
      return field - grid.columns < 0 ? -1 : field - grid.columns;
    case EAST:
      return column === grid.columns - 1 ? -1 : field + 1;
    case SOUTH:
      return field + grid.columns >= grid.columns * grid.rows ? -1 : field + grid.columns;
    case WEST:
      return column === 0 ? -1 : field - 1;
  }
}

/** Steps along rows and columns. */
export function stepsBetween(grid: SquareGrid, a: number, b: number): number {
  const rows = Math.abs(Math.floor(a / grid.columns) - Math.floor(b / grid.columns));
  return rows + Math.abs((a % grid.columns) - (b % grid.columns));
}

/** A field's name: column as a letter, row as a number from the north, so A1 is in the north-west. */
export function fieldName(grid: SquareGrid, field: number): string {
  return String.fromCharCode(65 + (field % grid.columns)) + (Math.floor(field / grid.columns) + 1);
}

/** The field of that name, or -1. */
export function fieldNamed(grid: SquareGrid, name: string): number {
  if (!/^[A-Z][1-9]\d?$/.test(name)) return -1;
  const column = name.charCodeAt(0) - 65;
  const row = Number(name.slice(1)) - 1;
  return column < grid.columns && row < grid.rows ? row * grid.columns + column : -1;
}
