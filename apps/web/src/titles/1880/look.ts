import { FERRIES, FERRY_FEE } from '@stellwerk/titles/1880';
import { iconsAsMarks, type MapLook, PLAIN_LOOK } from '../../draw/look.ts';
import { type Companies, type CompanyLook, discs } from '../../draw/palette.ts';

const COMPANIES = discs([
  ['JHA', '#fd7404', 'pales'],
  ['JHU', '#212227', 'plain'],
  ['JGG', '#8d45bf', 'caps'],
  ['JLR', '#0f9487', 'bend'],
  ['BZU', '#e9e0c5', 'check'],
  ['LHR', '#072e6a', 'dots'],
  ['SCR', '#1e624b', 'top'],
  ['CKR', '#65caf9', 'chevron'],
  ['BCR', '#bf2b1e', 'rim'],
  ['NXR', '#e499b0', 'base'],
  ['HKR', '#94c47c', 'pale'],
  ['NJR', '#502619', 'twin'],
  ['QSR', '#f5d116', 'lozenge'],
  ['WNR', '#a37a55', 'quarter'],
]);

const NATIONS: readonly (readonly [number: string, nation: string, colour: string])[] = [
  ['A1', 'RU', '#bc1e13'],
  ['A2', 'JP', '#f89daf'],
  ['A3', 'BE', '#fce346'],
  ['A4', 'DE', '#232328'],
  ['A5', 'GB', '#0a53b9'],
  ['A6', 'PT', '#02986e'],
  ['A7', 'FR', '#87cffd'],
];

const INVESTORS: Companies = Object.fromEntries(
  NATIONS.map(([number, letters, colour]) => [
    number,
    { letters, colour, pattern: 'plain' as const, shape: 'square' as const, number },
  ]),
);

/** Companies are discs, investors squares with their nation. */
export const companyLooks: Companies = { ...COMPANIES, ...INVESTORS };

export function lookOf(id: string): CompanyLook {
  return companyLooks[id] ?? { letters: id, colour: '#4d5661', pattern: 'plain' };
}

/** Over two hexes the fee of a ferry stands once, on the first. */
const FEE_HEXES = new Set(
  Object.keys(FERRIES).filter((hex, i, all) => all.findIndex((one) => FERRIES[one] === FERRIES[hex]) === i),
);

export const mapLook: MapLook = {
  ...PLAIN_LOOK,
  ferryValueOf: ({ id }) => (FEE_HEXES.has(id) ? -FERRY_FEE : undefined),
  marksOf: (tile) => [
    ...iconsAsMarks(tile.icons),
    ...(tile.nodes.some(({ own }) => own['port'] === true) ? [{ kind: 'harbour' as const }] : []),
  ],
};
