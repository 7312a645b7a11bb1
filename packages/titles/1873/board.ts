import {
  type PrintedHex,
  printedOn,
  readHexes,
  readTiles,
  type Tile,
  type TileSupply,
  type TrackMap,
  trackMap,
} from '@stellwerk/engine/track';
import { DEAR_F7, PEER_B13, PEER_WORKS, WORKS } from './data/board.ts';
import hexes from './data/hexes.json' with { type: 'json' };
import counts from './data/tile-counts.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };

const TILES: ReadonlyMap<string, Tile> = readTiles(tiles);

type Derenburg = 'rulebook' | 'peer';

/**
 * Terrain, bars, printed track and thin lines are data: 1873/map-a, 1873/map-b, 1873/map-d, 1873/map-e. The printed
 * map: by the values of Derenburg and the cost of Tanne, which editions print differently.
 */
const maps: Readonly<Record<`${Derenburg}-${50 | 100}`, TrackMap>> = {
  'rulebook-50': mapWith({}),
  'rulebook-100': mapWith({ F7: DEAR_F7 }),
  'peer-50': mapWith({ B13: PEER_B13 }),
  'peer-100': mapWith({ B13: PEER_B13, F7: DEAR_F7 }),
};

function mapWith(overlays: Readonly<Record<string, unknown>>): TrackMap {
  const printed: readonly PrintedHex[] = readHexes({ ...hexes, ...overlays });
  return trackMap({ orientation: 'pointy', letters: 'rows' }, printed, TILES);
}

export function mapFor(derenburg: Derenburg, tanne: 50 | 100): TrackMap {
  return maps[`${derenburg}-${tanne}`];
}

/** The 111 tiles of the box; a later edition has one more and no limit for yellow. 1873/4.4.1-e */
export function tileStock(yellow: 'limited' | 'unlimited', tile914: boolean): TileSupply {
  const stock: TileSupply = { ...counts };
  if (yellow === 'unlimited') for (const id of Object.keys(counts)) if (isYellow(id)) stock[id] = 'unlimited';
  if (tile914) stock['914'] = 1;
  return stock;
}

function isYellow(tile: string): boolean {
  return TILES.get(tile)?.color === 'yellow';
}

/** A locality of a hex. Two unconnected circles of a village are one. 1873/map-f, 1873/map-g */
export function localityIn(map: TrackMap, hex: string): 'town' | 'village' | undefined {
  const [node] = printedOn(map, hex).nodes;
  if (node?.kind === 'city') return 'town';
  return node?.kind === 'village' ? 'village' : undefined;
}

/** 1873/4.4.4-g */
export function fixedWorks(derenburg: Derenburg): Readonly<Record<string, number>> {
  return derenburg === 'peer' ? PEER_WORKS : WORKS;
}
