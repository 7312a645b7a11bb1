import { expect, it } from 'vitest';
import { giveBackTile, type TileSupply, takeTile, tilesLeft } from './supply.ts';

it('tiles are taken and come back', () => {
  const supply: TileSupply = { '9': 2 };
  takeTile(supply, '9');
  expect(tilesLeft(supply, '9')).toBe(1);
  giveBackTile(supply, '9');
  expect(supply).toEqual({ '9': 2 });
});

it('an unlimited tile never runs out', () => {
  const supply: TileSupply = { '9': 'unlimited' };
  takeTile(supply, '9');
  expect(tilesLeft(supply, '9')).toBe(Number.POSITIVE_INFINITY);
  expect(supply).toEqual({ '9': 'unlimited' });
});

it('a tile that is not in the box can be neither counted nor taken', () => {
  expect(() => tilesLeft({}, '9')).toThrow(/tile 9/);
  expect(() => takeTile({}, '9')).toThrow(/tile 9/);
});
