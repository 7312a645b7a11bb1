/** Hexes and tiles that a rule names, and what other editions print otherwise. */
import hexes from './hexes.json' with { type: 'json' };

/** Derenburg's values as a peer has them, which look garbled. */
export const PEER_B13 = {
  ...hexes.B13,
  nodes: [{ id: 'city0', kind: 'city', slots: 2, revenue: { yellow: 30, green: 70, brown: 60, gray: 60 } }],
};
export const DEAR_F7 = { ...hexes.F7, terrain: { cost: 100, types: ['upland'] } };

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

/** The five lettered mines, always open, by hex: what they bring a railway. Derenburg is a stand-in. (A27) */
export const WORKS = { B13: 60, C6: 60, E18: 40, F11: 50, H9: 50 };
export const PEER_WORKS = { ...WORKS, B13: 70 };
