import {
  type GraphNode,
  type PrintedHex,
  readHexes,
  type TileSupply,
  type TrackMap,
  trackMap,
} from '@stellwerk/engine/track';
import type { Replaceable } from '../rhineland/components.ts';
import { tileSet } from '../shared/tiles/index.ts';
import { allCompanies, type HomeSet, harbourPrices } from './companies.ts';
import hexes from './data/hexes.json' with { type: 'json' };
import counts from './data/tile-counts.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };
import { BANK, CAPITAL, CERTIFICATE_LIMIT } from './preparation.ts';
import { startItems } from './start-items.ts';
import { TRAIN_TYPES } from './trains.ts';

/**
 * `harbour` is the slot of a node that is its harbour place. It is the same slot on the green and the brown tile, so that a
 * marker there stays in place. 18lra/6.2.2.1-l
 */
const OWN = { tile: ['ferryRevenue', 'blank', 'joinedWith'], node: ['harbour'] };

/** What the public branch prints otherwise. */
const BRANCH = {
  A5: { ...hexes.A5, nodes: hexes.A5.nodes.map((node) => ({ ...node, reservedFor: ['CME'] })) },
  K15: { ...hexes.K15, nodes: hexes.K15.nodes.map((node) => ({ ...node, reservedFor: ['CCE'] })) },
  F10: {
    ...hexes.F10,
    nodes: hexes.F10.nodes.map((node) => ({ ...node, reservedFor: node.id === 'city0' ? ['KEG'] : [] })),
  },
};

export const maps: Readonly<Record<HomeSet, TrackMap>> = { text: mapWith({}), branch: mapWith(BRANCH) };

/** Hexes with something printed on them that no drawing of track shows. */
export const hexLists = {
  /** No tile before the first 3-train. 18lra/6.2.1.1-h */
  closedBeforeGreen: ['B6', 'C11'],
  /** Logos on one half of a double hex hold for both. 18lra/6.2.4.2-c */
  coal: ['A13', 'A15', 'B8', 'C9', 'C11', 'C13', 'J2', 'K1', 'K3'],
  steel: ['B16', 'C15', 'D14', 'F10'],
};

/** What a file of figures may replace; the hexes of the branch stay its own. */
const figures = {
  tiles: counts,
  trains: TRAIN_TYPES,
  privates: startItems,
  companies: allCompanies,
  harbours: harbourPrices,
  bank: BANK.normal,
  capital: CAPITAL.normal,
  certificateLimit: CERTIFICATE_LIMIT.normal,
  hexLists,
};
export const replaceable: Readonly<Record<HomeSet, Replaceable>> = {
  text: { ...figures, map: maps.text, mapWith },
  branch: {
    ...figures,
    map: maps.branch,
    mapWith: (other, drawings) => mapWith({ ...other, ...BRANCH }, drawings),
  },
};

function mapWith(
  overlays: Readonly<Record<string, unknown>>,
  drawings: Readonly<Record<string, unknown>> = {},
): TrackMap {
  const printed: readonly PrintedHex[] = readHexes({ ...hexes, ...overlays }, OWN);
  return trackMap(
    { orientation: 'pointy', letters: 'rows' },
    printed,
    tileSet(Object.keys(counts), { ...tiles, ...drawings }, OWN),
  );
}

/** The tiles of this game and no others. 18lra/3.3-b */
export function tileStock(): TileSupply {
  return { ...counts };
}

/** Each of these is one place. 18lra/6.2.3-m */
export const DOUBLE_HEXES: readonly (readonly [string, string])[] = [
  ['A1', 'A3'],
  ['A13', 'A15'],
  ['D2', 'E1'],
  ['H2', 'I1'],
  ['K1', 'K3'],
  ['K5', 'K7'],
];

export const KEVELAER = 'A1';
/** The marker of the Geldernsche Kreisbahn, whose circle there is kept from the start. 18lra/4.1.2-no6-m, 18lra/4.1.2-no6-a */
export const GKB = 'GKB';

/** Either half of the double hex. 18lra/6.2.3-m */
export function isKevelaer({ node }: GraphNode): boolean {
  return node.group === 'Kevelaer';
}

export const GELDERN = 'B4';
export const VENLO = 'E1';
export const DALHEIM = 'I3';
export const KREFELD = 'F10';
/** Two areas with circles of their own. 18lra/6.2.3-o */
export const KOELN: readonly string[] = ['K11', 'K15'];
export const ORSOY = 'B12';
/** The hexes of Rhineland's Manchester. 18lra/4.1.2-no5-b */
export const MG_HEXES: readonly string[] = ['H8', 'I7'];

/** The harbours and the private that keeps each free; nobody keeps Orsoy. 18lra/4.1.2-harbour-a, 18lra/4.1.2-harbour-f */
export const HARBOURS: Readonly<Record<string, 'no2' | 'no3' | 'no4' | null>> = {
  E13: 'no2',
  H14: 'no3',
  B14: 'no4',
  B12: null,
};

/** Hexes right of the Rhine, and those that count among them once they are green. 18lra/4.1.2-no1-b */
export const RIGHT_BANK: readonly string[] = ['A5', 'A13', 'A15', 'B16', 'D16', 'E15', 'F16', 'H16'];
export const METROPOLES: readonly string[] = ['B14', 'C15', 'G15'];

/** Where the river costs something, printed or on a tile. 18lra/6.2.1.4-d */
export const RIVER_COSTS: readonly string[] = ['B14', 'C15', 'D14', 'E15', 'G15'];

/** The Iron Rhine runs from a western to an eastern end. 18lra/6.2.4.1-a, 18lra/6.2.4.1-d */
export const IRON_RHINE = { west: ['H2', 'I1'], east: ['A13', 'A15', 'B16'] } as const;

/** Sides where the river bars all track, from north to south. 18lra/6.2.1.4-b */
export const RIVER_SIDES: readonly (readonly [string, string])[] = [
  ['A11', 'A13'],
  ['A13', 'B12'],
  ['B12', 'B14'],
  ['C13', 'C15'],
  ['D14', 'D16'],
  ['D14', 'E15'],
  ['E13', 'E15'],
  ['E15', 'F14'],
  ['F14', 'F16'],
  ['F14', 'G15'],
  ['G13', 'G15'],
  ['H14', 'H16'],
  ['H14', 'I15'],
  ['I13', 'I15'],
  ['I15', 'J14'],
  ['J14', 'J16'],
  ['J16', 'K15'],
];

/** The river runs here too, but the green and brown tiles of both hexes cross it. 18lra/6.2.1.4-c */
export const OPENING_SIDE: readonly [string, string] = ['G15', 'H14'];
