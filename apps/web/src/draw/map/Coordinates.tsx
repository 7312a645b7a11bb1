import type { HexMap as Grid } from '@stellwerk/engine/board';
import { memo } from 'react';
import { centreOn } from '../geometry/hexagon.ts';
import { boundsOf } from './bounds.ts';

const SIZE = 24;

/** Letters and numbers at the rim of the map: rows at the left, columns on top. */
export const Coordinates = memo(function Coordinates({ grid }: { readonly grid: Grid }) {
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
        <text key={`row ${text}`} className="dw-coordinate" x={left - 20} y={y + SIZE * 0.355} fontSize={SIZE}>
          {text}
        </text>
      ))}
      {[...columns].map(([text, x]) => (
        <text key={`column ${text}`} className="dw-coordinate" x={x} y={top - 14} fontSize={SIZE}>
          {text}
        </text>
      ))}
    </>
  );
});
