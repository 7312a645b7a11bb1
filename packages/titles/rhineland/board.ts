import { type PrintedHex, readHexes, type TrackMap, trackMap } from '@stellwerk/engine/track';
import { tileSet } from '../shared/tiles/index.ts';
import hexes from './data/hexes.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };

const OWN = { tile: ['ferryRevenue', 'riverThrough', 'blank'], node: ['site'] };

/** The map of the whole Rhineland; a game prints some hexes otherwise. */
export const printedHexes = hexes;

/** The map with hexes that are printed otherwise, and the tiles of these numbers. */
export function mapWith(
  overlays: Readonly<Record<string, unknown>>,
  kinds: Iterable<string>,
  drawings: Readonly<Record<string, unknown>> = {},
): TrackMap {
  const printed: readonly PrintedHex[] = readHexes({ ...hexes, ...overlays }, OWN);
  return trackMap({ orientation: 'pointy', letters: 'rows' }, printed, tileSet(kinds, { ...tiles, ...drawings }, OWN));
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

/** Where the movable coal mine and steel mill lie, by the number drawn. */
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
