import { readHexes, type TileSupply, type TrackMap, trackMap } from '@stellwerk/engine/track';
import { tileSet } from '../shared/tiles/index.ts';
import hexes from './data/hexes.json' with { type: 'json' };
import counts from './data/tile-counts.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };

const OWN = { node: ['port'] };

/** The printed map and all tiles. */
export const map: TrackMap = trackMap(
  { orientation: 'pointy', letters: 'rows' },
  readHexes(hexes, OWN),
  tileSet(Object.keys(counts), tiles, OWN),
);

/** 1880/III-mat-a */
export function tileStock(): TileSupply {
  return { ...counts };
}

export const BEIJING = 'F8';
export const TAIWAN = 'N16';

/** Both ends of the Trans-Siberian line. 1880/X-transsib-a */
export const TRANS_SIBERIAN: readonly [string, string] = ['A3', 'A15'];
export const TRANS_SIBERIAN_BONUS = 50;

/** The ferries by the blue hexes they cross: two hexes of one name are one ferry. 1880/X-revenue-d */
export const FERRIES: Readonly<Record<string, string>> = {
  F12: 'tianjin-dalian',
  F14: 'dalian-shandong',
  I15: 'qingdao-shanghai',
  J16: 'qingdao-shanghai',
};
export const FERRY_FEE = 10;

/** What a red or blue area pays is named by these in the map data, a step for each phase letter. 1880/X-revenue-c */
export const VALUE_STEPS = { A: 'yellow', B: 'green', C: 'brown', D: 'gray' } as const;

/** The first tile on a river costs the owner of P4 so much less. 1880/VI-P4-a */
export const RIVER = 'river';
export const RIVER_DISCOUNT = 20;

/** The brown city with five exits, and the one with six that goes before it. 1880/X-upgrade-j */
export const FIVE_EXITS = '611';
export const SIX_EXITS = '63';
