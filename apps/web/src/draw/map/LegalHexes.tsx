import { memo } from 'react';
import { outlinePoints } from '../geometry/hexagon.ts';
import { pair } from '../geometry/point.ts';
import type { Cell } from './cells.ts';

/** The hexes something can be done on. */
export const LegalHexes = memo(function LegalHexes({
  cells,
  legal,
}: {
  readonly cells: readonly Cell[];
  readonly legal: ReadonlySet<string>;
}) {
  return cells
    .filter(({ hex }) => legal.has(hex))
    .map(({ hex, centre, face: { ground, layout } }) => (
      <g key={hex} transform={`translate(${pair(centre)})`}>
        <polygon className="dw-legal-band" points={outlinePoints(layout.orientation, 92)} />
        <polygon
          className={ground === 'land' || ground === 'hills' ? 'dw-legal dw-bare' : 'dw-legal'}
          points={outlinePoints(layout.orientation, 95.5)}
        />
        <polygon className="dw-legal-line" points={outlinePoints(layout.orientation, 91.3)} />
      </g>
    ));
});
