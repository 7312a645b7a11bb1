import { seatOf } from '@stellwerk/engine/finance';
import { allMines, fixedWorks, type MineId, mapOf, RAILWAY_IDS, railways, type State } from '@stellwerk/titles/1873';
import { type MapLook, type Mark, PLAIN_LOOK } from '../../draw/look.ts';
import { type Companies, type CompanyLook, discs } from '../../draw/palette.ts';
import type { Speaker } from '../../text/speaker.ts';
import { playerLook } from '../railway/players.ts';

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

export const companyLooks: Companies = {
  ...RAILWAYS,
  ...Object.fromEntries(Object.entries(MINE_COMPANIES).map(([id, look]) => [id, { ...look, shape: 'octagon' }])),
};

type Marks = Readonly<Record<string, readonly Mark[]>>;

function worksMarks(works: Readonly<Record<string, number>>): Marks {
  return Object.fromEntries(
    Object.entries(works).map(([hex, amount]) => [hex, [{ kind: 'works', text: String(amount) }]]),
  );
}

/** The mines by their number, the works by what they bring. */
export const printedMarks: Marks = {
  ...worksMarks(fixedWorks('rulebook')),
  ...Object.fromEntries(allMines.map(({ id, hex }) => [hex, [{ kind: 'mine', text: id.slice(1) }]])),
};

/** The mines with their machines and switchers, the works, and the tiles set aside. */
export function marksOf(state: State, speaker: Speaker): Marks {
  const all = new Map(Object.entries(worksMarks(fixedWorks(state.options.derenburg))));
  for (const { id, hex } of allMines) all.set(hex, [minePlate(state, id, speaker)]);
  const { tiles } = mapOf(state);
  for (const [hex, { tile }] of Object.entries(state.setAside)) {
    const colour = tiles.get(tile)?.color ?? 'gray';
    all.set(hex, [...(all.get(hex) ?? []), { kind: 'tile', text: tile, colour }]);
  }
  return Object.fromEntries(all);
}

function minePlate(state: State, id: MineId, speaker: Speaker): Mark {
  const { machine, switcher, connected } = state.mines[id];
  const owner = ownerLook(state.mines[id].owner, speaker);
  const isClosed = owner === undefined;
  // What is not sold yet is not closed.
  const isOnSale = state.flow.some(({ kind }) => kind === 'startAuction' || kind === 'premiumAuction');
  if (isClosed && isOnSale) return { kind: 'mine', text: id.slice(1) };
  return {
    kind: 'mine',
    text: id.slice(1),
    plate: {
      state: isClosed ? 'closed' : connected ? 'connected' : 'unconnected',
      machine,
      switcher,
      ...(owner ? { owner } : {}),
    },
  };
}

/** A player or a mine company; the bank has none. */
function ownerLook(owner: string, speaker: Speaker): CompanyLook | undefined {
  const seat = seatOf(owner);
  return seat >= 0 ? playerLook(speaker.player(seat), seat) : companyLooks[owner];
}

/** Hex → the railways whose marker there is inactive. */
export function inactiveOf({ railways: all }: State): Readonly<Record<string, readonly string[]>> {
  const byHex: Record<string, string[]> = {};
  for (const id of RAILWAY_IDS) for (const hex of all[id].inactive) byHex[hex] = [...(byHex[hex] ?? []), id];
  return byHex;
}

/** The parts of concession routes for which no track is printed, by hex. */
const planned = Object.values(railways).flatMap(({ id, concession }) =>
  concession.routes
    .flat()
    .filter(({ hex }) => concession.tiles.some((tile) => tile.hex === hex))
    .map(({ hex, exits }) => ({ hex, ends: exits, colour: companyLooks[id]?.colour ?? '' })),
);

export const mapLook: MapLook = {
  ...PLAIN_LOOK,
  marksOf: () => [],
  framed: ({ kind }) => kind === 'city',
  plannedOn: ({ id }) => planned.filter(({ hex }) => hex === id),
};

/** A mine is a square with its number, as on the map. */
export function mineLook(id: string): CompanyLook {
  return { letters: id.replace(/^W/, ''), colour: '#2a2d33', pattern: 'plain', shape: 'square' };
}
