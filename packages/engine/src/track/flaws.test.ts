import { describe, expect, it } from 'vitest';
import { markerFlaws, tilesInGame, trackFlaws } from './flaws.ts';
import { placeMarker, printedPosition, replaceTile } from './position.ts';
import { CITY, sampleMap, TWO_CITIES } from './sample.fixture.ts';
import type { TileSupply } from './supply.ts';

const map = sampleMap({ A3: CITY, C3: TWO_CITIES });

describe('a map that cannot be', () => {
  it('has more of a tile than there are, or track into nowhere', () => {
    const position = printedPosition(map);
    const supply: TileSupply = { '57': 0, '9': 'unlimited' };
    expect(trackFlaws(map, position, supply)).toEqual([]);
    replaceTile(map, position, supply, 'A3', { tile: '57', rotation: 0 });
    expect(trackFlaws(map, position, supply)).toContain('too many of tile 57 are laid');
    // A3 lies at the northern rim.
    expect(trackFlaws(map, position, supply).some((flaw) => flaw.includes('A3 leads off'))).toBe(true);
  });

  it('has two markers of a company on one hex, or more than it owns', () => {
    const position = printedPosition(map);
    for (const node of ['city0', 'city1']) placeMarker(map, position, { hex: 'C3', node, slot: 0 }, 'BE');
    expect(markerFlaws(map, position, 'BE', 2)).toEqual(['BE has two markers on one hex']);
    expect(markerFlaws(map, position, 'BE', 1)).toContain('BE has too many markers on the map');
    expect(markerFlaws(map, position, 'QR', 1)).toEqual([]);
  });
});

it('tiles on the map and in the box are always as many; of an unlimited one nothing is counted', () => {
  const position = printedPosition(map);
  const supply: TileSupply = { '57': 3, '9': 'unlimited' };
  const before = tilesInGame(position, supply);
  replaceTile(map, position, supply, 'A3', { tile: '57', rotation: 0 });
  expect(tilesInGame(position, supply)).toEqual(before);
  expect(before).toEqual({ 'tile 57': 3 });
});
