import { iconsAsMarks, type MapLook, type Mark, PLAIN_LOOK } from '../../draw/look.ts';
import { type Companies, discs } from '../../draw/palette.ts';
import { companyLooks as rhineland } from '../rhineland/look.ts';

const { DEE: _, ...common } = rhineland;

export const companyLooks: Companies = {
  ...common,
  ...discs([
    ['KEG', '#fad327', 'check'],
    ['MKB', '#1c1d25', 'rim'],
    ['GKB', '#e9e0c5', 'base'],
  ]),
};

const HARBOUR: Mark = { kind: 'harbour' };
/** No tile lies here before green. */
const CLOSED: Mark = { kind: 'closed' };

export const mapLook: MapLook = {
  ...PLAIN_LOOK,
  barrierIs: () => 'river',
  marksOf: ({ icons, nodes }) => [
    ...iconsAsMarks(icons),
    ...(icons.includes('closedBeforeGreen') ? [CLOSED] : []),
    ...(nodes.some(({ own }) => typeof own['harbour'] === 'number') ? [HARBOUR] : []),
  ],
  ferryValueOf: ({ own }) => (typeof own['ferryRevenue'] === 'number' ? own['ferryRevenue'] : undefined),
};
