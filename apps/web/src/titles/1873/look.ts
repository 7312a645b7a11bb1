import { allMines, fixedWorks, railways } from '@stellwerk/titles/1873';
import { type MapLook, type Mark, PLAIN_LOOK } from '../../draw/look.ts';
import { type Companies, type CompanyLook, discs } from '../../draw/palette.ts';

/** The hexes with a mine: those that can be owned by their number, the others by their sign alone. */
export const mineMarks: Readonly<Record<string, readonly Mark[]>> = Object.fromEntries([
  ...Object.keys(fixedWorks('rulebook')).map((hex) => [hex, [{ kind: 'mine' }]] as const),
  ...allMines.map(({ id, hex }) => [hex, [{ kind: 'mine', text: id.slice(1) }]] as const),
]);

/** The parts of concession routes for which no track is printed, by hex. */
const planned = Object.values(railways).flatMap(({ id, concession }) =>
  concession.routes
    .flat()
    .filter(({ hex }) => concession.tiles.some((tile) => tile.hex === hex))
    .map(({ hex, exits }) => ({ hex, ends: exits, company: id })),
);

export const mapLook: MapLook = {
  ...PLAIN_LOOK,
  marksOf: ({ id }) => mineMarks[id] ?? [],
  framed: ({ kind }) => kind === 'city',
  plannedOn: ({ id }) => planned.filter(({ hex }) => hex === id),
};

const RAILWAYS = discs([
  ['HBE', '#1e624b', 'top'],
  ['GHE', '#65caf9', 'chevron'],
  ['NWE', '#bf2b1e', 'rim'],
  ['SHE', '#f5d116', 'lozenge'],
  ['KEZ', '#e499b0', 'base'],
  ['WBE', '#072e6a', 'dots'],
  ['QLB', '#502619', 'twin'],
  ['MHE', '#212227', 'plain'],
]);

const MINE_COMPANIES = discs([
  ['HW', '#0f9487', 'bend'],
  ['CO', '#8d45bf', 'caps'],
  ['MO', '#fd7404', 'pales'],
  ['SN', '#94c47c', 'pale'],
  ['UN', '#e9e0c5', 'check'],
]);

export const companyLooks: Companies = { ...RAILWAYS, ...MINE_COMPANIES };

/** A mine is a square with its number, as on the map. */
export function mineLook(id: string): CompanyLook {
  return { letters: id.replace(/^W/, ''), colour: '#2a2d33', pattern: 'plain', shape: 'square' };
}
