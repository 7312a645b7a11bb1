import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../testing/property.ts';
import {
  EDGES,
  type Edge,
  edgeBetween,
  type HexLayout,
  hexCentre,
  hexDistance,
  hexMap,
  hexNeighbour,
  oppositeEdge,
  rotatedEdge,
} from './hex.ts';

const POINTY: HexLayout = { orientation: 'pointy', letters: 'rows' };
const FLAT: HexLayout = { orientation: 'flat', letters: 'columns' };

/** All places of a grid with 9 letters and numbers up to 18. */
const ALL = [...'ABCDEFGHI'].flatMap((letter, i) =>
  Array.from({ length: 9 }, (_, n) => letter + (2 * n + 1 + (i & 1))),
);
const pointy = hexMap(POINTY, ALL);
const flat = hexMap(FLAT, ALL);

const around = (map: typeof pointy, hex: string) => EDGES.map((edge) => hexNeighbour(map, hex, edge));
const edges = fc.constantFrom<Edge>(0, 1, 2, 3, 4, 5);
const maps = fc.constantFrom(pointy, flat);
const hexes = fc.constantFrom(...ALL);

describe('a pointy-top map with a letter for each row', () => {
  it('has the neighbours south-west, west, north-west, north-east, east, south-east', () => {
    expect(around(pointy, 'F8')).toEqual(['G7', 'F6', 'E7', 'E9', 'F10', 'G9']);
  });

  it('ends at the rim', () => {
    expect(around(pointy, 'A1')).toEqual([undefined, undefined, undefined, undefined, 'A3', 'B2']);
  });

  it('draws rows one and a half sides apart', () => {
    expect(hexCentre(pointy, 'C5').y - hexCentre(pointy, 'B4').y).toBeCloseTo(1.5);
    expect(hexCentre(pointy, 'C5').x - hexCentre(pointy, 'C3').x).toBeCloseTo(Math.sqrt(3));
  });
});

describe('a flat-top map with a letter for each column', () => {
  it('has the neighbours south, south-west, north-west, north, north-east, south-east', () => {
    expect(around(flat, 'F8')).toEqual(['F10', 'E9', 'E7', 'F6', 'G7', 'G9']);
  });
});

describe('names with the letter on the other axis', () => {
  it('a pointy-top map may letter its columns', () => {
    const map = hexMap({ orientation: 'pointy', letters: 'columns' }, ['C3', 'A3', 'E3', 'B4', 'D4', 'B2', 'D2']);
    expect(around(map, 'C3')).toEqual(['B4', 'A3', 'B2', 'D2', 'E3', 'D4']);
  });

  it('a flat-top map may letter its rows', () => {
    const map = hexMap({ orientation: 'flat', letters: 'rows' }, ['C3', 'A3', 'E3', 'B4', 'D4', 'B2', 'D2']);
    expect(around(map, 'C3')).toEqual(['E3', 'D2', 'B2', 'A3', 'B4', 'D4']);
  });
});

describe('a list of hexes that makes no map', () => {
  it.each([
    ['a name twice', ['A1', 'A3', 'A1'], /A1 is listed twice/],
    ['a name between two places of the grid', ['A1', 'A2'], /A2 lies off the grid/],
    ['no name of a hex', ['A1', 'a3'], /a3 is no name/],
    ['a name with a leading zero', ['A01'], /A01 is no name/],
  ])('%s', (_, names, fault) => {
    expect(() => hexMap(POINTY, names)).toThrow(fault);
  });

  it('a hex that is not on the map has no neighbours to ask for', () => {
    expect(() => hexNeighbour(pointy, 'Z1', 0)).toThrow(/no hex Z1/);
  });
});

describe('laws of the grid', () => {
  it('six turns are none, and turns add up', () => {
    holds(
      fc.property(edges, fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }), (edge, r, s) => {
        expect(rotatedEdge(edge, 6)).toBe(edge);
        expect(rotatedEdge(rotatedEdge(edge, r), s)).toBe(rotatedEdge(edge, r + s));
        expect(rotatedEdge(edge, 3)).toBe(oppositeEdge(edge));
      }),
    );
  });

  it('the way across an edge leads back over the opposite one', () => {
    holds(
      fc.property(maps, hexes, edges, (map, hex, edge) => {
        const beyond = hexNeighbour(map, hex, edge);
        if (beyond === undefined) return;
        expect(hexNeighbour(map, beyond, oppositeEdge(edge))).toBe(hex);
        expect(edgeBetween(map, hex, beyond)).toBe(edge);
        expect(hexDistance(map, hex, beyond)).toBe(1);
      }),
    );
  });

  it('neighbours are drawn side by side, at the angle of their edge', () => {
    holds(
      fc.property(maps, hexes, edges, (map, hex, edge) => {
        const beyond = hexNeighbour(map, hex, edge);
        if (beyond === undefined) return;
        const [from, to] = [hexCentre(map, hex), hexCentre(map, beyond)];
        const first = map.layout.orientation === 'pointy' ? 120 : 90;
        const angle = ((first + 60 * edge) * Math.PI) / 180;
        expect(to.x - from.x).toBeCloseTo(Math.sqrt(3) * Math.cos(angle));
        expect(to.y - from.y).toBeCloseTo(Math.sqrt(3) * Math.sin(angle));
      }),
    );
  });

  it('distance is the number of steps', () => {
    holds(
      fc.property(maps, hexes, hexes, (map, from, to) => {
        let reached = new Set([from]);
        let steps = 0;
        while (!reached.has(to)) {
          reached = new Set([...reached].flatMap((hex) => around(map, hex)).filter((hex) => hex !== undefined));
          steps += 1;
        }
        expect(hexDistance(map, from, to)).toBe(steps);
      }),
      50,
    );
  });

  it('hexes that do not touch have no edge between them', () => {
    expect(edgeBetween(pointy, 'A1', 'C1')).toBeUndefined();
    expect(edgeBetween(pointy, 'A1', 'A1')).toBeUndefined();
  });
});
