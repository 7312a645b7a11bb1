import { type TrackMap, trackMap } from './map.ts';
import { readHex, readTiles } from './read.ts';

const segment = (a: number | string, b: number | string) => ({ a, b });
const plain = (color: string, ...joins: [number, number][]) => ({
  color,
  segments: joins.map(([a, b]) => segment(a, b)),
});
const stop = (color: string, kind: string, slots: number, ...exits: number[]) => ({
  color,
  nodes: [{ id: `${kind}0`, kind, slots, revenue: 20 }],
  segments: exits.map((edge) => segment(edge, `${kind}0`)),
});
const twoStops = (color: string, kind: string, slots: number, first: number[], second: number[]) => ({
  color,
  nodes: [0, 1].map((i) => ({ id: kind + i, kind, slots, revenue: 20 })),
  segments: [...first.map((edge) => segment(edge, `${kind}0`)), ...second.map((edge) => segment(edge, `${kind}1`))],
});

/** A small box of tiles for tests; numbers as in the common tile lists where there is one. */
export const TILES = readTiles({
  '7': plain('yellow', [0, 1]),
  '8': plain('yellow', [0, 2]),
  '9': plain('yellow', [0, 3]),
  '20': plain('green', [0, 3], [1, 4]),
  '23': plain('green', [0, 3], [0, 4]),
  '24': plain('green', [0, 3], [0, 2]),
  '25': plain('green', [0, 2], [0, 4]),
  '26': plain('green', [0, 3], [0, 5]),
  '39': plain('brown', [0, 1], [0, 2], [1, 2]),
  '40': plain('brown', [0, 2], [0, 4], [2, 4]),
  '43': plain('brown', [0, 3], [0, 2], [1, 3], [1, 2]),
  '4': stop('yellow', 'town', 0, 0, 3),
  '3': stop('yellow', 'town', 0, 0, 1),
  '58': stop('yellow', 'town', 0, 0, 2),
  '141': stop('green', 'town', 0, 0, 1, 3),
  '55': twoStops('yellow', 'town', 0, [0, 3], [1, 4]),
  '88': stop('green', 'town', 0, 0, 1, 3, 4),
  '5': stop('yellow', 'city', 1, 0, 1),
  '6': stop('yellow', 'city', 1, 0, 2),
  '57': stop('yellow', 'city', 1, 0, 3),
  '14': stop('green', 'city', 2, 0, 1, 3, 4),
  '15': stop('green', 'city', 2, 0, 1, 2, 3),
  '63': stop('brown', 'city', 2, 0, 1, 2, 3, 4, 5),
  '235': { ...twoStops('yellow', 'city', 1, [0], []), label: 'OO' },
  '236': { ...twoStops('green', 'city', 1, [0, 1], [3, 4]), label: 'OO' },
  '237': { ...stop('brown', 'city', 2, 0, 1, 2, 3, 4), label: 'OO' },
  village1: stop('yellow', 'village', 1, 0, 3),
  village2: twoStops('green', 'village', 1, [0, 3], [1, 4]),
  village3: stop('brown', 'village', 2, 0, 1, 3, 4),
  ferry: {
    color: 'green',
    label: 'M',
    nodes: [
      { id: 'city0', kind: 'city', slots: 2, revenue: 40, bank: 'west' },
      { id: 'city1', kind: 'city', slots: 1, revenue: 40, bank: 'east' },
    ],
    segments: [
      ...[segment(0, 'city0'), segment(2, 'city0'), segment(3, 'city1')],
      { a: 'city0', b: 'city1', ferry: true },
    ],
    rotations: [0],
    upgradeCost: { cost: 50, types: ['river'] },
  },
  bridge: { ...stop('brown', 'city', 3, 0, 2, 3, 5), label: 'M/N' },
  suburb: {
    color: 'gray',
    label: 'M',
    nodes: [
      { id: 'city0', kind: 'city', slots: 3, revenue: 60 },
      { id: 'town0', kind: 'town', revenue: 20 },
    ],
    segments: [
      ...[segment(0, 'city0'), segment(2, 'city0'), segment(3, 'city0')],
      ...[segment(5, 'town0'), segment('town0', 'city0')],
    ],
  },
  stateCity: {
    color: 'brown',
    nodes: [{ id: 'city0', kind: 'city', slots: 2, revenue: 90 }],
    segments: [
      { a: 0, b: 'city0', state: true },
      segment(1, 'city0'),
      segment(2, 'city0'),
      { a: 3, b: 'city0', state: true },
    ],
  },
});

/**
 * Five rows of hexes, pointy-top, all empty but those given:
 *     A1  A3  A5  A7
 *       B2  B4  B6  B8
 *     C1  C3  C5  C7
 *       D2  D4  D6  D8
 *     E1  E3  E5  E7
 */
export function sampleMap(printed: Readonly<Record<string, object>> = {}): TrackMap {
  const names = [...'ABCDE'].flatMap((row, i) => [1, 3, 5, 7].map((column) => row + (column + (i & 1))));
  return trackMap(
    { orientation: 'pointy', letters: 'rows' },
    names.map((hex) => readHex(hex, { color: 'white', ...printed[hex] })),
    TILES,
  );
}

export const CITY = { nodes: [{ id: 'city0', kind: 'city', slots: 1 }] };
export const TOWN = { nodes: [{ id: 'town0', kind: 'town' }] };
export const TWO_TOWNS = { nodes: [0, 1].map((i) => ({ id: `town${i}`, kind: 'town' })) };
export const TWO_CITIES = { nodes: [0, 1].map((i) => ({ id: `city${i}`, kind: 'city', slots: 1 })), label: 'OO' };
export const VILLAGE = { nodes: [{ id: 'village0', kind: 'village' }] };
/** Three cities on two banks, each with its own track. */
export const METROPOLIS = {
  color: 'yellow',
  label: 'M',
  nodes: [
    { id: 'city0', kind: 'city', slots: 1, bank: 'west', reservedFor: ['RE'] },
    { id: 'city1', kind: 'city', slots: 1, bank: 'west', reservedFor: ['CE'] },
    { id: 'city2', kind: 'city', slots: 1, bank: 'east' },
  ],
  segments: [segment(0, 'city0'), segment(2, 'city1'), segment(3, 'city2')],
  terrain: { cost: 30, types: ['water'] },
};
