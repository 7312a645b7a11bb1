import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../testing/property.ts';
import { rotatedEdge } from '../board/hex.ts';
import { TILES } from './sample.fixture.ts';
import { exitsOf, type Rotation, rotatedTile, rotationsOf, type Tile } from './tile.ts';

const tile = (id: string): Tile => TILES.get(id) ?? expect.unreachable(`no tile ${id}`);
const tiles = fc.constantFrom(...TILES.values());
const rotations = fc.constantFrom<Rotation>(0, 1, 2, 3, 4, 5);

describe('a tile turned', () => {
  it('has its track and exits turned and its nodes kept', () => {
    const turned = rotatedTile(tile('57'), 4);
    expect(turned.exits).toEqual([1, 4]);
    expect(turned.nodes).toEqual(tile('57').nodes);
    expect(exitsOf(turned, 'city0')).toEqual([1, 4]);
  });

  it('is the same object each time, so that it can be compared and cached by it', () => {
    expect(rotatedTile(tile('57'), 4)).toBe(rotatedTile(tile('57'), 4));
    expect(rotatedTile(tile('57'), 0)).toBe(tile('57'));
  });

  it('is itself again after six sixths', () => {
    holds(
      fc.property(tiles, rotations, (any, first) => {
        let turned = rotatedTile(any, first);
        for (let sixths = 0; sixths < 6; sixths++) turned = rotatedTile(turned, 1);
        expect(turned).toEqual(rotatedTile(any, first));
      }),
    );
  });

  it('turned twice is turned by the sum', () => {
    holds(
      fc.property(tiles, rotations, rotations, (any, first, second) => {
        expect(rotatedTile(rotatedTile(any, first), second)).toEqual(rotatedTile(any, rotatedEdge(first, second)));
      }),
    );
  });
});

describe('the distinct rotations', () => {
  it.each([
    ['a straight', '9', [0, 1, 2]],
    ['a gentle curve', '8', [0, 1, 2, 3, 4, 5]],
    ['two crossing straights', '20', [0, 1, 2]],
    ['a triangle of curves', '40', [0, 1]],
    ['a city with six exits', '63', [0]],
    ['two towns on two straights, which change places after three sixths', '55', [0, 1, 2]],
    ['a tile the river allows to lie in one way only', 'ferry', [0]],
  ])('%s', (_, id, expected) => {
    expect(rotationsOf(tile(id))).toEqual(expected);
  });

  it('stand for all others: each rotation draws the same exits as one of them', () => {
    holds(
      fc.property(tiles, rotations, (any, rotation) => {
        if (any.rotations) return;
        const exits = rotatedTile(any, rotation).exits.join();
        expect(rotationsOf(any).map((known) => rotatedTile(any, known).exits.join())).toContain(exits);
      }),
    );
  });
});
