import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../testing/property.ts';
import { canonical, clone } from '../kernel/json.ts';
import {
  freeSlots,
  hasMarkerIn,
  markersOf,
  openSlots,
  placeMarker,
  printedPosition,
  release,
  removeMarker,
  replaceTile,
  slotsOn,
  tileOn,
  withTile,
} from './position.ts';
import { CITY, METROPOLIS, sampleMap, TILES, TWO_CITIES } from './sample.fixture.ts';
import type { TileSupply } from './supply.ts';
import { rotationsOf } from './tile.ts';

const map = sampleMap({
  A3: { ...CITY, nodes: [{ id: 'city0', kind: 'city', slots: 1, reservedFor: ['BE'] }] },
  C3: TWO_CITIES,
  C5: METROPOLIS,
  D4: { ...TWO_CITIES, homeOf: ['QR'] },
});
const box = (): TileSupply => Object.fromEntries([...TILES.keys()].map((id) => [id, 2]));

describe('what lies on a hex', () => {
  it('is what the map has printed, until a tile is laid', () => {
    const position = printedPosition(map);
    expect(tileOn(map, position, 'C5').id).toBe('C5');
    replaceTile(map, position, box(), 'C5', { tile: 'ferry', rotation: 0 });
    expect(tileOn(map, position, 'C5').id).toBe('ferry');
  });

  it('is turned as it lies', () => {
    const position = printedPosition(map);
    replaceTile(map, position, box(), 'A3', { tile: '57', rotation: 1 });
    expect(tileOn(map, position, 'A3').exits).toEqual([1, 4]);
  });
});

describe('station markers', () => {
  it('stand in a slot of a node', () => {
    const position = printedPosition(map);
    placeMarker(map, position, { hex: 'C3', node: 'city1', slot: 0 }, 'AA');
    expect(slotsOn(map, position, 'C3', 'city1')).toEqual(['AA']);
    expect(slotsOn(map, position, 'C3', 'city0')).toEqual([null]);
    expect(freeSlots(map, position, 'C3', 'city1')).toEqual([]);
    expect(hasMarkerIn(position, 'C3', 'AA')).toBe(true);
    expect(markersOf(map, position, 'AA')).toEqual([{ hex: 'C3', node: 'city1', slot: 0 }]);
  });

  it('need a free slot that exists', () => {
    const position = printedPosition(map);
    placeMarker(map, position, { hex: 'C3', node: 'city1', slot: 0 }, 'AA');
    expect(() => placeMarker(map, position, { hex: 'C3', node: 'city1', slot: 0 }, 'BB')).toThrow(/not free/);
    expect(() => placeMarker(map, position, { hex: 'C3', node: 'city0', slot: 1 }, 'BB')).toThrow(/not free/);
    expect(() => placeMarker(map, position, { hex: 'A1', node: 'city0', slot: 0 }, 'BB')).toThrow(/no node/);
  });

  it('taken away they leave no trace', () => {
    const position = printedPosition(map);
    const before = canonical(position);
    placeMarker(map, position, { hex: 'C3', node: 'city1', slot: 0 }, 'AA');
    expect(removeMarker(map, position, { hex: 'C3', node: 'city1', slot: 0 })).toBe('AA');
    expect(canonical(position)).toBe(before);
    expect(() => removeMarker(map, position, { hex: 'C3', node: 'city1', slot: 0 })).toThrow(/no marker/);
  });
});

describe('homes', () => {
  it('are kept for their company until it comes', () => {
    const position = printedPosition(map);
    expect(openSlots(map, position, 'A3', 'city0', 'AA')).toEqual([]);
    expect(openSlots(map, position, 'A3', 'city0', 'BE')).toEqual([0]);
    placeMarker(map, position, { hex: 'A3', node: 'city0', slot: 0 }, 'BE');
    expect(position.reserved['A3']).toBeUndefined();
  });

  it('leave a second slot to others, and only that', () => {
    const position = printedPosition(map);
    replaceTile(map, position, box(), 'A3', { tile: '14', rotation: 0 });
    expect(openSlots(map, position, 'A3', 'city0', 'AA')).toEqual([0, 1]);
    placeMarker(map, position, { hex: 'A3', node: 'city0', slot: 0 }, 'AA');
    expect(openSlots(map, position, 'A3', 'city0', 'CC')).toEqual([]);
    expect(openSlots(map, position, 'A3', 'city0', 'BE')).toEqual([1]);
  });

  it('not yet at a node close every node with no more room than they need', () => {
    const position = printedPosition(map);
    expect(openSlots(map, position, 'D4', 'city0', 'AA')).toEqual([]);
    expect(openSlots(map, position, 'D4', 'city1', 'AA')).toEqual([]);
    replaceTile(map, position, box(), 'D4', { tile: '237', rotation: 0 });
    expect(openSlots(map, position, 'D4', 'city0', 'AA')).toEqual([0, 1]);
  });

  it('go along to the city of their bank', () => {
    const position = printedPosition(map);
    replaceTile(map, position, box(), 'C5', { tile: 'ferry', rotation: 0 });
    expect(openSlots(map, position, 'C5', 'city0', 'AA')).toEqual([]);
    expect(openSlots(map, position, 'C5', 'city1', 'AA')).toEqual([0]);
    release(position, 'C5', 'CE');
    expect(openSlots(map, position, 'C5', 'city0', 'AA')).toEqual([0, 1]);
  });
});

describe('a tile replaced', () => {
  it('goes back to the supply, the new one is taken out', () => {
    const position = printedPosition(map);
    const supply = box();
    replaceTile(map, position, supply, 'A3', { tile: '57', rotation: 0 });
    expect(supply['57']).toBe(1);
    replaceTile(map, position, supply, 'A3', { tile: '14', rotation: 0 });
    expect(supply).toMatchObject({ '57': 2, '14': 1 });
  });

  it('hands its markers on: each stays with its exits', () => {
    const position = printedPosition(map);
    replaceTile(map, position, box(), 'C3', { tile: '235', rotation: 0 });
    placeMarker(map, position, { hex: 'C3', node: 'city0', slot: 0 }, 'AA');
    placeMarker(map, position, { hex: 'C3', node: 'city1', slot: 0 }, 'BB');
    replaceTile(map, position, box(), 'C3', { tile: '236', rotation: 3 });
    expect(position.markers['C3']).toEqual({ city0: ['BB'], city1: ['AA'] });
    replaceTile(map, position, box(), 'C3', { tile: '237', rotation: 0 });
    expect(position.markers['C3']).toEqual({ city0: ['BB', 'AA'] });
  });

  it('a marker keeps its slot where it can', () => {
    const position = printedPosition(map);
    replaceTile(map, position, box(), 'C5', { tile: 'ferry', rotation: 0 });
    placeMarker(map, position, { hex: 'C5', node: 'city0', slot: 1 }, 'AA');
    placeMarker(map, position, { hex: 'C5', node: 'city1', slot: 0 }, 'BB');
    replaceTile(map, position, box(), 'C5', { tile: 'bridge', rotation: 0 });
    expect(position.markers['C5']).toEqual({ city0: ['BB', 'AA', null] });
  });

  it('a marker without room in its city goes to the other one', () => {
    const joined = { ...CITY, color: 'yellow', label: 'OO', nodes: TWO_CITIES.nodes };
    const narrow = sampleMap({
      C3: {
        ...joined,
        segments: [
          { a: 0, b: 'city0' },
          { a: 1, b: 'city1' },
        ],
      },
    });
    const position = printedPosition(narrow);
    placeMarker(narrow, position, { hex: 'C3', node: 'city0', slot: 0 }, 'AA');
    placeMarker(narrow, position, { hex: 'C3', node: 'city1', slot: 0 }, 'BB');
    replaceTile(narrow, position, box(), 'C3', { tile: '236', rotation: 0 });
    expect(position.markers['C3']).toEqual({ city0: ['AA'], city1: ['BB'] });
  });

  it('a tile with too few slots for the markers is a fault of the title', () => {
    const position = printedPosition(map);
    placeMarker(map, position, { hex: 'C3', node: 'city0', slot: 0 }, 'AA');
    placeMarker(map, position, { hex: 'C3', node: 'city1', slot: 0 }, 'BB');
    expect(() => replaceTile(map, position, box(), 'C3', { tile: '57', rotation: 0 })).toThrow(/no room/);
  });

  it('may be thought of without being laid', () => {
    const position = printedPosition(map);
    placeMarker(map, position, { hex: 'C3', node: 'city1', slot: 0 }, 'AA');
    const before = clone(position);
    const after = withTile(map, position, 'C3', { tile: '236', rotation: 1 });
    expect(position).toEqual(before);
    expect(tileOn(map, after, 'C3').id).toBe('236');
  });
});

describe('whatever is laid', () => {
  const cityTiles = [...TILES.values()].filter((tile) => tile.nodes.some((node) => node.slots > 0));
  const lays = fc.array(
    fc.record({
      hex: fc.constantFrom('A3', 'C3', 'C5', 'D4', 'E5'),
      lay: fc
        .constantFrom(...cityTiles)
        .chain((tile) => fc.record({ tile: fc.constant(tile.id), rotation: fc.constantFrom(...rotationsOf(tile)) })),
      company: fc.constantFrom('AA', 'BB', 'CC'),
    }),
    { maxLength: 12 },
  );

  it('no tile, marker or reservation is made or lost', () => {
    holds(
      fc.property(lays, (moves) => {
        const position = printedPosition(map);
        const supply: TileSupply = Object.fromEntries([...TILES.keys()].map((id) => [id, 20]));
        const companies: string[] = [];
        for (const { hex, lay, company } of moves) {
          const before = canonical([position, supply]);
          try {
            replaceTile(map, position, supply, hex, lay);
          } catch {
            expect(canonical([position, supply])).toBe(before);
          }
          const node = tileOn(map, position, hex).nodes.find(({ id }) => freeSlots(map, position, hex, id).length > 0);
          const slot = node && freeSlots(map, position, hex, node.id)[0];
          if (node && slot !== undefined && !hasMarkerIn(position, hex, company)) {
            placeMarker(map, position, { hex, node: node.id, slot }, company);
            companies.push(company);
          }
          expect(canonical(clone(position))).toBe(canonical(position));
        }
        const tiles = Object.values(supply).reduce<number>((sum, left) => sum + Number(left), 0);
        expect(tiles + Object.keys(position.laid).length).toBe(20 * TILES.size);
        const found = ['AA', 'BB', 'CC'].flatMap((company) => markersOf(map, position, company).map(() => company));
        expect(found).toEqual(companies.sort());
        expect(Object.values(position.reserved).flat()).toHaveLength(4);
      }),
    );
  });
});
