/**
 * Sides of a hex, clockwise. Pointy-top: 0 south-west, 1 west, 2 north-west, 3 north-east, 4 east, 5 south-east.
 * Flat-top: 0 south, 1 south-west, 2 north-west, 3 north, 4 north-east, 5 south-east.
 */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5;
export const EDGES: readonly Edge[] = [0, 1, 2, 3, 4, 5];

export function isEdge(value: unknown): value is Edge {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5;
}

export function rotatedEdge(edge: Edge, sixths: number): Edge {
  return EDGES[(((edge + sixths) % 6) + 6) % 6] ?? 0;
}

export function oppositeEdge(edge: Edge): Edge {
  return rotatedEdge(edge, 3);
}

/**
 * How a map is drawn and named. In a row of pointy-top hexes the columns go up by 2, in a column of flat-top hexes the
 * rows do. A name is a letter and a number ("E8"); the letter counts rows on some maps, columns on others.
 */
export interface HexLayout {
  readonly orientation: 'pointy' | 'flat';
  readonly letters: 'rows' | 'columns';
}

interface Coordinates {
  readonly column: number;
  readonly row: number;
}

const STEPS: Readonly<Record<HexLayout['orientation'], readonly Coordinates[]>> = {
  pointy: [
    { column: -1, row: 1 },
    { column: -2, row: 0 },
    { column: -1, row: -1 },
    { column: 1, row: -1 },
    { column: 2, row: 0 },
    { column: 1, row: 1 },
  ],
  flat: [
    { column: 0, row: 2 },
    { column: -1, row: 1 },
    { column: -1, row: -1 },
    { column: 0, row: -2 },
    { column: 1, row: -1 },
    { column: 1, row: 1 },
  ],
};

/** The hexes of a map, numbered in the order of their names. Built once; every lookup is an array access. */
export interface HexMap {
  readonly layout: HexLayout;
  readonly names: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** For hex number h and edge e, at 6h + e: the number of the hex on the other side, -1 off the map. */
  readonly neighbours: Int16Array;
  readonly coordinates: readonly Coordinates[];
}

/** Throws if a name is malformed, occurs twice, or lies between the places of the grid. */
export function hexMap(layout: HexLayout, names: readonly string[]): HexMap {
  const numbers = new Map<string, number>();
  const coordinates = names.map((name, number) => {
    if (numbers.has(name)) throw new RangeError(`hex ${name} is listed twice`);
    numbers.set(name, number);
    return coordinatesOf(layout, name);
  });
  const parity = parityOf(coordinates[0]);
  const neighbours = new Int16Array(6 * names.length);
  coordinates.forEach((at, number) => {
    if (parityOf(at) !== parity) throw new RangeError(`hex ${names[number]} lies off the grid of the others`);
    STEPS[layout.orientation].forEach((step, edge) => {
      const name = nameOf(layout, { column: at.column + step.column, row: at.row + step.row });
      neighbours[6 * number + edge] = numbers.get(name) ?? -1;
    });
  });
  return { layout, names: [...names], numbers, neighbours, coordinates };
}

export function hexNumber(map: HexMap, hex: string): number {
  const number = map.numbers.get(hex);
  if (number === undefined) throw new RangeError(`no hex ${hex} on this map`);
  return number;
}

/** The hex on the other side of an edge, undefined off the map. */
export function hexNeighbour(map: HexMap, hex: string, edge: Edge): string | undefined {
  return map.names[map.neighbours[6 * hexNumber(map, hex) + edge] ?? -1];
}

/** The edge of `from` that `to` lies at, undefined if they do not touch. */
export function edgeBetween(map: HexMap, from: string, to: string): Edge | undefined {
  return EDGES.find((edge) => hexNeighbour(map, from, edge) === to);
}

/** Steps from hex to hex; gaps in the map do not count. */
export function hexDistance(map: HexMap, a: string, b: string): number {
  const from = placeOf(map, a);
  const to = placeOf(map, b);
  const columns = Math.abs(from.column - to.column);
  const rows = Math.abs(from.row - to.row);
  const [along, aside] = map.layout.orientation === 'pointy' ? [columns, rows] : [rows, columns];
  return aside + Math.max(0, (along - aside) / 2);
}

/** The centre of a hex for drawing, x to the right and y downwards, in lengths of a hex side. */
export function hexCentre(map: HexMap, hex: string): { readonly x: number; readonly y: number } {
  const { column, row } = placeOf(map, hex);
  const half = Math.sqrt(3) / 2;
  return map.layout.orientation === 'pointy' ? { x: column * half, y: row * 1.5 } : { x: column * 1.5, y: row * half };
}

function placeOf(map: HexMap, hex: string): Coordinates {
  return map.coordinates[hexNumber(map, hex)] ?? { column: 0, row: 0 };
}

function parityOf(at: Coordinates | undefined): number {
  return at === undefined ? 0 : (at.column + at.row) & 1;
}

function coordinatesOf(layout: HexLayout, name: string): Coordinates {
  if (!/^[A-Z](0|[1-9]\d?)$/.test(name)) throw new RangeError(`${name} is no name of a hex`);
  const letter = name.charCodeAt(0) - 64;
  const number = Number(name.slice(1));
  return layout.letters === 'rows' ? { column: number, row: letter } : { column: letter, row: number };
}

function nameOf(layout: HexLayout, at: Coordinates): string {
  const [letter, number] = layout.letters === 'rows' ? [at.row, at.column] : [at.column, at.row];
  return String.fromCharCode(letter + 64) + number;
}
