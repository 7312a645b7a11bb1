import { linesOf, type MapLook, PLAIN_LOOK, stepsOfRecord } from '../../draw/look.ts';
import { type Companies, discs } from '../../draw/palette.ts';

/** The companies of the Rhineland that every edition of its map has. */
export const companyLooks: Companies = discs([
  ['ADR', '#45966b', 'pales'],
  ['BME', '#6c290b', 'caps'],
  ['CCE', '#67c4f9', 'top'],
  ['CME', '#ef3e20', 'bend'],
  ['DEE', '#fad327', 'check'],
  ['GVE', '#bd6a9f', 'dots'],
  ['RhE', '#154eab', 'plain'],
]);

const METROPOLES: readonly string[] = ['D', 'DU', 'K'];
/** The boxes of the eastern Ruhr stand once, on its southern hex. */
const RUHR_NORTH = 'C14';

/** The map of the Rhineland, whatever its edition. */
export const mapLook: MapLook = {
  ...PLAIN_LOOK,
  barrierIs: () => 'river',
  bridges: [{ hex: 'C8', edge: 3 }],
  riverThrough: (tile) => tile.labels.some((label) => METROPOLES.includes(label)),
  nameOf: (hex) => {
    if (hex.id === 'D15') return [];
    return linesOf(hex.id === RUHR_NORTH ? 'Östliches / Ruhrgebiet' : hex.name);
  },
  siteOf: ({ own }) => (own['site'] === 'coal' || own['site'] === 'steel' ? own['site'] : undefined),
  stepsOf: (tile, node) => {
    if (typeof node.revenue === 'number') return [];
    const { base, perLink } = node.revenue;
    if (base === undefined || perLink === undefined) return stepsOfRecord(node);
    if (tile.id === RUHR_NORTH || node.id !== tile.nodes[0]?.id) return [];
    return [1, 2, 3, 4].map((links) => ({ step: null, value: base + links * perLink }));
  },
  ferryValueOf: ({ own }) => (typeof own['ferryRevenue'] === 'number' ? own['ferryRevenue'] : undefined),
};
