import { memo } from 'react';
import { outlinePoints } from '../geometry/hexagon.ts';
import { pair } from '../geometry/point.ts';
import type { Cell } from './cells.ts';

/** A soft tint and a dotted rim on the hexes that are not as they were. */
export const ChangedHexes = memo(function ChangedHexes({
  cells,
  changed,
}: {
  readonly cells: readonly Cell[];
  readonly changed: readonly string[];
}) {
  return cells
    .filter(({ hex }) => changed.includes(hex))
    .map(({ hex, centre, face: { layout } }) => (
      <polygon
        key={hex}
        className="dw-changed"
        points={outlinePoints(layout.orientation, 93)}
        transform={`translate(${pair(centre)})`}
      />
    ));
});
