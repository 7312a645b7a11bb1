import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../testing/property.ts';
import { readHex, readHexes, readTile, readTiles } from './read.ts';

const CITY = {
  id: '57',
  color: 'yellow',
  nodes: [{ id: 'city0', kind: 'city', slots: 1, revenue: 20 }],
  segments: [
    { a: 0, b: 'city0' },
    { a: 'city0', b: 3 },
  ],
  exits: [0, 3],
};

describe('a tile from data', () => {
  it('has every field, empty where the data has none', () => {
    expect(readTile('57', CITY)).toEqual({
      id: '57',
      color: 'yellow',
      labels: [],
      nodes: [
        {
          id: 'city0',
          kind: 'city',
          slots: 1,
          revenue: 20,
          group: null,
          bank: null,
          reservedFor: [],
          countsAs: null,
          becomes: [],
          at: null,
          own: {},
        },
      ],
      segments: [
        { a: 0, b: 'city0', kind: 'track' },
        { a: 'city0', b: 3, kind: 'track' },
      ],
      exits: [0, 3],
      upgradeCost: null,
      icons: [],
      rotations: null,
      own: {},
    });
  });

  it('answers to several letters', () => {
    expect(readTile('57', { ...CITY, label: 'D/DU/K' }).labels).toEqual(['D', 'DU', 'K']);
  });

  it('tells ferries and state railways from ordinary track', () => {
    const segments = [
      { a: 0, b: 3 },
      { a: 1, b: 4, ferry: true },
      { a: 2, b: 5, state: true },
    ];
    expect(readTile('x', { color: 'green', segments }).segments.map(({ kind }) => kind)).toEqual([
      'track',
      'ferry',
      'state',
    ]);
  });

  it('keeps what only the title reads, if the title says so', () => {
    const data = { ...CITY, cityFrame: true, nodes: [{ ...CITY.nodes[0], site: 'coal' }] };
    const tile = readTile('57', data, { tile: ['cityFrame'], node: ['site'] });
    expect(tile.own).toEqual({ cityFrame: true });
    expect(tile.nodes[0]?.own).toEqual({ site: 'coal' });
  });
});

describe('a printed hex from data', () => {
  it('has the fields of a tile and of a place on the map', () => {
    const hex = readHex('K3', {
      name: 'Westport',
      color: 'red',
      nodes: [
        {
          id: 'offboard0',
          kind: 'offboard',
          revenue: { yellow: 20, brown: 40 },
          group: 'West',
          countsAs: 'city',
          at: 2.5,
        },
      ],
      segments: [{ a: 3, b: 'offboard0' }],
      terrain: { cost: 30, types: ['water'] },
      barriers: [4, 1],
      mustConnectEdges: [3],
      homeOf: ['WR'],
    });
    expect(hex).toMatchObject({
      id: 'K3',
      name: 'Westport',
      upgradeCost: { cost: 30, types: ['water'] },
      barriers: [1, 4],
      mustConnectEdges: [3],
      homeOf: ['WR'],
      nodes: [{ revenue: { yellow: 20, brown: 40 }, group: 'West', countsAs: 'city', at: 2.5 }],
    });
  });
});

describe('data that is not as it should be names the tile and the field', () => {
  const node = (change: object) => ({ ...CITY, nodes: [{ ...CITY.nodes[0], ...change }] });
  it.each([
    ['an unknown field', { ...CITY, segmnts: [] }, 'tile 57: segmnts is unknown'],
    ['another id', { ...CITY, id: '58' }, 'tile 57: id is another one'],
    ['no colour', { ...CITY, color: null }, 'tile 57: color is none of white'],
    ['exits that are not those of the track', { ...CITY, exits: [0, 2] }, 'tile 57: exits differ from the track'],
    ['a seventh edge', { ...CITY, segments: [{ a: 6, b: 'city0' }] }, 'segment 0: a is neither an edge nor a node'],
    ['a node that is not there', { ...CITY, segments: [{ a: 0, b: 'city1' }] }, 'segment 0: b is neither'],
    ['track from an edge to itself', { ...CITY, segments: [{ a: 1, b: 1 }] }, 'segment 0: b is the same end as a'],
    ['the same track twice', { ...CITY, exits: [0], segments: [CITY.segments[0], { a: 'city0', b: 0 }] }, 'twice'],
    ['a flag that is false', { ...CITY, segments: [{ a: 0, b: 3, ferry: false }] }, 'ferry is not true'],
    ['a node kind nobody knows', node({ kind: 'hamlet' }), 'node 0: kind is none of city'],
    ['half a slot', node({ slots: 0.5 }), 'node 0: slots is not a whole number'],
    ['a revenue in words', node({ revenue: { green: 'much' } }), 'revenue green is not a whole number'],
    ['two nodes of one id', { ...CITY, nodes: [CITY.nodes[0], CITY.nodes[0]] }, 'nodes have an id twice'],
    ['an edge twice', { ...CITY, rotations: [1, 1] }, 'rotations has an edge twice'],
    ['no record at all', 'city', 'tile 57: data is not a record'],
  ])('%s', (_, data, fault) => {
    expect(() => readTiles({ '57': data })).toThrow(fault);
  });

  it('a hex is named too', () => {
    expect(() => readHexes({ E8: { color: 'white', barier: [4] } })).toThrow('hex E8: barier is unknown');
  });

  it('anything else is refused with a fault of ours, never with a broken tile', () => {
    holds(
      fc.property(fc.record({ color: fc.constant('green'), nodes: fc.json(), segments: fc.anything() }), (data) => {
        try {
          readTile('x', data);
        } catch (fault) {
          expect(fault).toBeInstanceOf(TypeError);
          expect(String(fault)).toContain('tile x');
        }
      }),
    );
  });
});
