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
import hexes from './data/hexes.json' with { type: 'json' };
import counts from './data/tile-counts.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };

const TILES: ReadonlyMap<string, Tile> = readTiles(tiles);

/** Derenburg's values as a peer has them, which look garbled. */
const PEER_B13 = {
  ...hexes.B13,
  nodes: [{ id: 'city0', kind: 'city', slots: 2, revenue: { yellow: 30, green: 70, brown: 60, gray: 60 } }],
};
const DEAR_F7 = { ...hexes.F7, terrain: { cost: 100, types: ['upland'] } };

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

/**
 * In Thale the sign of the MHE takes no circle. 1873/4.4.2-j. Town circles with state railway track: from here goods
 * leave the Harz. 1873/4.2.1-g
 */
export const STATE_TOWNS: ReadonlySet<string> = new Set(['B9', 'B19', 'E20', 'F15', 'G20', 'I2', 'I4', 'J7']);

/** Fields of the WBE that take no tile before phase 3. 1873/4.4.1-f */
export const CLOSED_BEFORE_3: ReadonlySet<string> = new Set(['C10', 'C12', 'C14']);

export const QUEDLINBURG = 'E20';

/** Green tiles with two unconnected pieces of track, of which two may be laid. 1873/4.4.1-u */
export const DOUBLE_TILES: ReadonlySet<string> = new Set(
  '914 957 958 959 960 961 964 965 966 967 968 969 970'.split(' '),
);

/**
 * The five lettered mines, always open, by hex: what they bring a railway. 1873/4.4.4-g; Derenburg is a stand-in
 * (A27).
 */
export function fixedWorks(derenburg: Derenburg): Readonly<Record<string, number>> {
  return derenburg === 'peer' ? PEER_WORKS : WORKS;
}

const WORKS = { B13: 60, C6: 60, E18: 40, F11: 50, H9: 50 };
const PEER_WORKS = { ...WORKS, B13: 70 };
