import { describe, expect, it } from 'vitest';
import { METROPOLIS, sampleMap, TILES, TWO_CITIES } from './sample.fixture.ts';
import { newTrack, nodeMapping } from './succession.ts';
import { type Rotation, rotatedTile } from './tile.ts';

const tile = (id: string, rotation: Rotation = 0) =>
  rotatedTile(TILES.get(id) ?? expect.unreachable(`no tile ${id}`), rotation);

describe('what becomes of the nodes', () => {
  const became = (old: string, next: string, rotation: Rotation = 0) =>
    Object.fromEntries(nodeMapping(tile(old), tile(next, rotation)));

  it('each follows its exits', () => {
    expect(became('236', '236', 3)).toEqual({ city0: 'city1', city1: 'city0' });
    expect(became('236', '237')).toEqual({ city0: 'city0', city1: 'city0' });
  });

  it('a city without track takes the city left over', () => {
    expect(became('235', '236', 0)).toEqual({ city0: 'city0', city1: 'city1' });
    expect(became('235', '236', 3)).toEqual({ city0: 'city1', city1: 'city0' });
  });

  it('two cities without track take one each, in their order', () => {
    const white = sampleMap({ C3: TWO_CITIES }).printed.find((hex) => hex.id === 'C3') ?? expect.unreachable();
    expect(Object.fromEntries(nodeMapping(white, tile('235', 2)))).toEqual({ city0: 'city0', city1: 'city1' });
  });

  it('the cities of one bank become the one city of that bank', () => {
    const printed = sampleMap({ C3: METROPOLIS }).printed.find((hex) => hex.id === 'C3') ?? expect.unreachable();
    expect(Object.fromEntries(nodeMapping(printed, tile('ferry')))).toEqual({
      city0: 'city0',
      city1: 'city0',
      city2: 'city1',
    });
  });

  it('a city stays the city where a suburb takes one of its exits', () => {
    expect(became('bridge', 'suburb')).toEqual({ city0: 'city0' });
  });
});

describe('new track', () => {
  const added = (old: string, next: string, rotation: Rotation = 0) => newTrack(tile(old), tile(next, rotation));

  it('is every segment that was not there', () => {
    expect(added('9', '23')).toEqual({ segments: [1], joined: [] });
    expect(added('57', '14')).toEqual({ segments: [1, 3], joined: [] });
  });

  it('is the join of two towns, without any new exit', () => {
    expect(added('55', '88')).toEqual({ segments: [], joined: ['town0'] });
  });

  it('is no join where a ferry joined them already, or where one of them had no track', () => {
    expect(added('ferry', 'bridge')).toEqual({ segments: [3], joined: [] });
    expect(added('235', '237').joined).toEqual([]);
  });
});
