import { recordOf } from '@stellwerk/engine/kernel';
import type { TileSupply, TrackMap } from '@stellwerk/engine/track';
import { mapWith } from '../rhineland/board.ts';
import type { Replaceable } from '../rhineland/components.ts';
import { allCompanies } from './companies.ts';
import changes from './data/changed-hexes.json' with { type: 'json' };
import counts from './data/tile-counts.json' with { type: 'json' };
import { CERTIFICATE_LIMIT } from './preparation.ts';
import { PRIVATE_IDS, startItems } from './start-items.ts';
import { TRAIN_TYPES } from './trains.ts';

export { METROPOLES, MOERS, OSTERATH, OSTERATH_TILE, PRINZ_WILHELM, ROERMOND, VENLO } from '../rhineland/board.ts';

/** The map of 18Rhl with what is new on it: B7, Moers for MKB, Roermond and Antwerpen. 18rhi/6.2.1.3-f, 18rhi/6.2.4.1-d, 18rhi/6.2.4.1-e */
export const map: TrackMap = mapWith(changes, Object.keys(counts));

/** What a file of figures may replace. */
export const replaceable: Replaceable = {
  tiles: counts,
  trains: TRAIN_TYPES,
  map,
  mapWith: (hexes, drawings) => mapWith({ ...changes, ...hexes }, Object.keys(counts), drawings),
  // No. 6 is a share of RhE and costs what the rulebook says. 18rhi/4.1-c
  privates: recordOf(PRIVATE_IDS, (id) => startItems[id]),
  companies: allCompanies,
  certificateLimit: CERTIFICATE_LIMIT,
};

/** Without the overlays and the tiles lettered RA and RS. 18rhi/3.2-b, 18rhi/2-c */
export function tileStock(): TileSupply {
  return { ...counts };
}

/** The only end of a route in the west that earns the Iron Rhine. 18rhi/6.2.4.1-a */
export const ANTWERPEN = 'H1';
/** Red areas that a marker closes. 18rhi/6.2.2-d */
export const RED_CIRCLES: readonly string[] = ['A14', 'B15', 'C2', 'E2'];
/** The 8-train starts in the north; from there to the south its metropolises count double. 18rhi/6.2.4.4-a, 18rhi/6.2.4.4-d */
export const RHEINGOLD = { north: ['A4', 'A6'], south: ['L11', 'L13'] } as const;
