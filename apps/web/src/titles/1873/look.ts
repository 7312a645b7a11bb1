import { EDGES } from '@stellwerk/engine/board';
import { type MapLook, PLAIN_LOOK } from '../../draw/look.ts';
import { type Companies, type CompanyLook, discs } from '../../draw/palette.ts';

export const mapLook: MapLook = {
  ...PLAIN_LOOK,
  marksOf: (tile) => {
    const works = tile.own['works'];
    if (typeof works !== 'object' || works === null || Array.isArray(works)) return [];
    // The mines are numbered; a quarry or a factory has only its sign.
    const [, number] = /^W(\d+)$/.exec('id' in works ? String(works['id']) : '') ?? [];
    return [number === undefined ? { kind: 'mine' } : { kind: 'mine', text: number }];
  },
  framed: (node, tile) => tile.own['cityFrame'] === true && node.kind === 'city',
  plannedOn: (tile) => {
    const plan = tile.own['concession'];
    if (typeof plan !== 'object' || plan === null || Array.isArray(plan)) return [];
    const exits = 'exits' in plan && Array.isArray(plan['exits']) ? plan['exits'] : [];
    const railway = 'railway' in plan && Array.isArray(plan['railway']) ? plan['railway'] : [];
    return [{ ends: EDGES.filter((edge) => exits.includes(edge)), company: railway.map(String).join('/') }];
  },
};

const RAILWAYS = discs([
  ['HBE', '#45966b', 'pales'],
  ['GHE', '#67c4f9', 'top'],
  ['NWE', '#ef3e20', 'bend'],
  ['SHE', '#fad327', 'check'],
  ['KEZ', '#bd6a9f', 'dots'],
  ['WBE', '#154eab', 'plain'],
  ['QLB', '#6c290b', 'caps'],
  ['MHE', '#1c1d25', 'rim'],
]);

const MINE_COMPANIES = discs([
  ['HW', '#0f9487', 'chevron'],
  ['CO', '#8d45bf', 'lozenge'],
  ['MO', '#fd7404', 'quarter'],
  ['SN', '#94c47c', 'pale'],
  ['UN', '#502619', 'twin'],
]);

export const companyLooks: Companies = { ...RAILWAYS, ...MINE_COMPANIES };

/** A mine is a square with its number, as on the map. */
export function mineLook(id: string): CompanyLook {
  return { letters: id.replace(/^W/, ''), colour: '#2a2d33', pattern: 'plain', shape: 'square' };
}
