import type { TileSupply, TrackMap } from '@stellwerk/engine/track';
import { mapWith, printedHexes } from '../rhineland/board.ts';
import counts from './data/tile-counts.json' with { type: 'json' };

/** SITES: 18rhl/2.2-a */
export {
  AACHEN,
  DUEREN,
  KOELN,
  METROPOLES,
  MOERS,
  OSTERATH,
  OSTERATH_TILE,
  PRINZ_WILHELM,
  RATINGEN,
  ROERMOND,
  SITES,
} from '../rhineland/board.ts';

const KINDS = Object.keys({ ...counts.base, ...counts.promotion, ...counts.ratingen });

/** The printed map; `ratingen` is the variant with its two overlays. */
export const maps: Readonly<Record<'standard' | 'ratingen', TrackMap>> = {
  standard: mapWith({}, KINDS),
  // The peer's reading of the variant: a passage and a place for Ratingen's own tiles.
  ratingen: mapWith(
    {
      E10: {
        ...printedHexes.E10,
        mustConnectEdges: [0, 2],
        nodes: [{ id: 'city0', kind: 'city', slots: 1, revenue: 0 }],
        label: 'R',
      },
      E12: { ...printedHexes.E12, mustConnectEdges: [1] },
    },
    KINDS,
  ),
};

/** 18rhl/1-g, 18rhl/18.3-a */
export function tileStock(promotion: boolean, ratingen: boolean): TileSupply {
  const stock: TileSupply = { ...counts.base };
  if (promotion) {
    delete stock['932'];
    Object.assign(stock, counts.promotion);
  }
  if (ratingen) Object.assign(stock, counts.ratingen);
  return stock;
}
