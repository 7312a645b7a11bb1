import { type Edge, type HexMap as Grid, hexNeighbour } from '@stellwerk/engine/board';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The two edges an arrow key may mean; where a hex lies straight ahead both are the same. */
const WAYS: Readonly<Record<Grid['layout']['orientation'], Readonly<Record<Arrow, readonly [Edge, Edge]>>>> = {
  pointy: { ArrowLeft: [1, 1], ArrowRight: [4, 4], ArrowUp: [2, 3], ArrowDown: [0, 5] },
  flat: { ArrowUp: [3, 3], ArrowDown: [0, 0], ArrowLeft: [2, 1], ArrowRight: [4, 5] },
};

export interface Step {
  readonly hex: string;
  /** Which of the two ways was taken, so that the next step takes the other and a walk goes straight. */
  readonly lean: 0 | 1;
}

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/** Where an arrow key leads to from a hex; the same hex at the rim. */
export function stepFrom(grid: Grid, { hex, lean }: Step, arrow: Arrow): Step {
  const ways = WAYS[grid.layout.orientation][arrow];
  const other = lean === 0 ? 1 : 0;
  for (const next of [other, lean] as const) {
    const found = hexNeighbour(grid, hex, ways[next]);
    if (found !== undefined) return { hex: found, lean: ways[0] === ways[1] ? lean : next };
  }
  return { hex, lean };
}
