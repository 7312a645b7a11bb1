import { map as china } from '@stellwerk/titles/1880';
import { expect, test } from 'vitest';
import { mapLook } from '../../titles/1880/look.ts';
import { hexExtent } from '../geometry/hexagon.ts';
import { boundsOf } from '../map/bounds.ts';
import { SIZES, sizeFor } from './sizes.ts';

test('the map of 1880 shows its names at 1440 x 900, in letters of 7 pixels or more', () => {
  const { height } = boundsOf(china.grid, 40);
  // What header and timeline leave of the height; the pane is wider than the map needs.
  const scale = 790 / height;
  const size = sizeFor(scale * hexExtent(china.grid.layout.orientation)[0]);
  expect(SIZES[size].name * scale).toBeGreaterThanOrEqual(7);
  expect(china.printed.filter((hex) => mapLook.nameOf(hex).length > 0).length).toBeGreaterThan(30);
});
