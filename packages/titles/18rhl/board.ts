import {
  type PrintedHex,
  readHexes,
  readTiles,
  type Tile,
  type TileSupply,
  type TrackMap,
  trackMap,
} from '@stellwerk/engine/track';
import hexes from './data/hexes.json' with { type: 'json' };
import counts from './data/tile-counts.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };

const OWN = { tile: ['ferryRevenue', 'riverThrough', 'blank'], node: ['site'] };

/** The printed map; `ratingen` is the variant with its two overlays. */
export const maps: Readonly<Record<'standard' | 'ratingen', TrackMap>> = {
  standard: mapWith({}),
  // The peer's reading of the variant: a passage and a place for Ratingen's own tiles.
  ratingen: mapWith({
    E10: {
      ...hexes.E10,
      mustConnectEdges: [0, 2],
      nodes: [{ id: 'city0', kind: 'city', slots: 1, revenue: 0 }],
      label: 'R',
    },
    E12: { ...hexes.E12, mustConnectEdges: [1] },
  }),
};

function mapWith(overlays: Readonly<Record<string, unknown>>): TrackMap {
  const printed: readonly PrintedHex[] = readHexes({ ...hexes, ...overlays }, OWN);
  const all: ReadonlyMap<string, Tile> = readTiles(tiles, OWN);
  return trackMap({ orientation: 'pointy', letters: 'rows' }, printed, all);
}

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

/** The three cities on both banks of the river. */
export const METROPOLES: ReadonlySet<string> = new Set(['D9', 'F9', 'I10']);
export const VENLO = 'E2';
export const ROERMOND = 'G2';
export const KOELN = 'I10';
export const DUEREN = 'K6';
export const AACHEN = 'K2';
export const OSTERATH = 'E8';
export const PRINZ_WILHELM = 'E14';
export const RATINGEN = 'E12';
export const MOERS = 'D7';

/** The tile of private No. 2. */
export const OSTERATH_TILE = '935';

/** 18rhl/2.2-a: where the movable coal mine and steel mill lie, by the number drawn. */
export const SITES: readonly { readonly coal: string; readonly steel: string }[] = [
  { coal: 'J3', steel: 'E6' },
  { coal: 'K4', steel: 'D9' },
  { coal: 'D9', steel: 'E6' },
  { coal: 'D9', steel: 'D13' },
  { coal: 'C12', steel: 'E6' },
  { coal: 'C12', steel: 'D9' },
  { coal: 'J3', steel: 'D13' },
  { coal: 'D11', steel: 'E6' },
  { coal: 'D11', steel: 'D9' },
];
