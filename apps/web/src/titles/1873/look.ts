import { EDGES } from '@stellwerk/engine/board';
import { type MapLook, PLAIN_LOOK } from '../../draw/look.ts';

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
