import type { HexMap as Grid } from '@stellwerk/engine/board';
import { memo } from 'react';
import type { Size } from '../face/sizes.ts';
import { centreOn } from '../geometry/hexagon.ts';
import { boundsOf } from './bounds.ts';

/** Small hexes want larger letters, to be read at all. */
const SIZES: Readonly<Record<Size, number>> = { XS: 36, S: 32, M: 24, L: 20 };

interface CoordinatesProps {
  readonly grid: Grid;
  readonly size: Size;
}

/** Letters and numbers at the rim of the map: rows at the left, columns on top. */
export const Coordinates = memo(function Coordinates({ grid, size }: CoordinatesProps) {
  const height = SIZES[size];
  const { x: left, y: top } = boundsOf(grid, 0);
  const rows = new Map<string, number>();
  const columns = new Map<string, number>();
  for (const hex of grid.names) {
    const [x, y] = centreOn(grid, hex);
    const [letter, number] = [hex.slice(0, 1), hex.slice(1)];
    const isRows = grid.layout.letters === 'rows';
    rows.set(isRows ? letter : number, y);
    columns.set(isRows ? number : letter, x);
  }
  return (
    <>
      {[...rows].map(([text, y]) => (
        <text key={`row ${text}`} className="dw-coordinate" x={left - 22} y={y + height * 0.355} fontSize={height}>
          {text}
        </text>
      ))}
      {[...columns].map(([text, x]) => (
        <text key={`column ${text}`} className="dw-coordinate" x={x} y={top - 8} fontSize={height}>
          {text}
        </text>
      ))}
    </>
  );
});
