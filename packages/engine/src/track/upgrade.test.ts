import { describe, expect, it } from 'vitest';
import { type LaidTile, printedPosition, replaceTile } from './position.ts';
import { CITY, METROPOLIS, sampleMap, TOWN, TWO_CITIES, TWO_TOWNS, VILLAGE } from './sample.fixture.ts';
import type { Rotation } from './tile.ts';
import {
  colorFault,
  fittingRotations,
  type LayCheck,
  labelFault,
  layFault,
  layOf,
  nodeAddedFault,
  nodeCountFault,
  nodeKindsFault,
  sidesFault,
  stubFault,
  trackLostFault,
} from './upgrade.ts';

const FIRST: readonly LayCheck[] = [
  colorFault,
  labelFault,
  nodeKindsFault,
  nodeCountFault,
  trackLostFault,
  sidesFault,
  stubFault,
];
const UPGRADE: readonly LayCheck[] = [
  colorFault,
  labelFault,
  nodeKindsFault,
  nodeAddedFault,
  trackLostFault,
  sidesFault,
];

/** C3 lies in the middle of the sample map, all its neighbours empty. */
function onC3(printed: object, laid?: LaidTile, around: Record<string, object> = {}) {
  const map = sampleMap({ C3: printed, ...around });
  const position = printedPosition(map);
  if (laid) replaceTile(map, position, { [laid.tile]: 1 }, 'C3', laid);
  return {
    fault: (tile: string, rotation: Rotation, checks = laid ? UPGRADE : FIRST) =>
      layFault(layOf(map, position, 'C3', tile, rotation), checks),
    rotations: (tile: string, checks = laid ? UPGRADE : FIRST) => fittingRotations(map, position, 'C3', tile, checks),
  };
}

describe('the colour', () => {
  it('follows white, yellow, green, brown, gray, and leaves none out', () => {
    expect(onC3({}).fault('9', 0)).toBeUndefined();
    expect(onC3({}).fault('20', 0)).toBe('color');
    expect(onC3({}, { tile: '9', rotation: 0 }).fault('20', 0)).toBeUndefined();
    expect(onC3({}, { tile: '9', rotation: 0 }).fault('9', 1)).toBe('color');
    expect(onC3(CITY, { tile: '57', rotation: 0 }).fault('63', 0)).toBe('color');
  });

  it('a printed yellow hex is upgraded like a yellow tile', () => {
    expect(onC3(METROPOLIS).fault('ferry', 0, UPGRADE)).toBeUndefined();
  });

  it.each(['gray', 'red', 'blue'])('a %s hex takes no tile', (color) => {
    expect(onC3({ color }).fault('9', 0)).toBe('fixed-hex');
  });
});

describe('the letters', () => {
  it('a lettered hex takes only a tile with its letters, a plain one only a plain tile', () => {
    expect(onC3(TWO_CITIES).fault('235', 0)).toBeUndefined();
    expect(onC3({ ...CITY, label: 'Y' }).fault('57', 0)).toBe('label');
    expect(onC3({ ...TWO_CITIES, label: undefined }).fault('235', 0)).toBe('label');
  });

  it('a tile that answers to several letters fits each of them', () => {
    expect(onC3(METROPOLIS, { tile: 'ferry', rotation: 0 }).fault('bridge', 0)).toBeUndefined();
  });
});

describe('the nodes', () => {
  it('plain, town and city tiles never stand for one another', () => {
    expect(onC3({}).fault('57', 0)).toBe('node-kinds');
    expect(onC3(TOWN).fault('57', 0)).toBe('node-kinds');
    expect(onC3(CITY).fault('9', 0)).toBe('node-kinds');
    expect(onC3(TOWN).fault('4', 0)).toBeUndefined();
  });

  it('the first tile has as many towns as the hex', () => {
    expect(onC3(TWO_TOWNS).fault('4', 0)).toBe('node-count');
    expect(onC3(TWO_TOWNS).fault('55', 0)).toBeUndefined();
    expect(onC3(TOWN).fault('55', 0)).toBe('node-count');
  });

  it('an upgrade may join two towns but not part one', () => {
    expect(onC3(TWO_TOWNS, { tile: '55', rotation: 0 }).fault('88', 0)).toBeUndefined();
    expect(onC3(VILLAGE, { tile: 'village1', rotation: 0 }).fault('village2', 0)).toBe('node-added');
  });

  it('a title that lets a stop become one of two leaves that check out', () => {
    const checks = UPGRADE.filter((check) => check !== nodeAddedFault);
    expect(onC3(VILLAGE, { tile: 'village1', rotation: 0 }).rotations('village2', checks)).toEqual([0, 2]);
  });

  it('a medium town becomes a town or a city, two of them the same', () => {
    const medium = (i: number) => ({ id: `medium${i}`, kind: 'medium', becomes: ['town', 'city'] });
    expect(onC3({ nodes: [medium(0)] }).fault('4', 0)).toBeUndefined();
    expect(onC3({ nodes: [medium(0)] }).fault('57', 0)).toBeUndefined();
    expect(onC3({ nodes: [medium(0)] }).fault('9', 0)).toBe('node-kinds');
    expect(onC3({ nodes: [medium(0)] }).fault('55', 0)).toBe('node-count');
    expect(onC3({ nodes: [medium(0), medium(1)] }).fault('55', 0)).toBeUndefined();
    expect(onC3({ nodes: [medium(0), medium(1)], label: 'OO' }).fault('235', 0)).toBeUndefined();
  });
});

describe('the old track', () => {
  it('a straight stays under a switch, a curve under its branch', () => {
    expect(onC3({}, { tile: '9', rotation: 0 }).rotations('23')).toEqual([0, 3]);
    expect(onC3({}, { tile: '8', rotation: 0 }).rotations('23')).toEqual([2]);
  });

  it('exits that met in a town still meet there', () => {
    expect(onC3(TOWN, { tile: '4', rotation: 0 }).rotations('141')).toEqual([0, 3]);
  });

  it('two cities stay apart, each with its exits, or become one', () => {
    const lone = onC3(TWO_CITIES, { tile: '235', rotation: 1 });
    expect(lone.rotations('236')).toEqual([0, 1]);
    const pair = onC3(TWO_CITIES, { tile: '236', rotation: 0 });
    expect(pair.fault('237', 0)).toBeUndefined();
    expect(pair.fault('237', 2)).toBe('track-lost');
  });

  it('a joined stop keeps what belonged together: exits of one stop never part', () => {
    const checks = [trackLostFault];
    expect(onC3(VILLAGE, { tile: 'village1', rotation: 1 }).fault('village2', 0, checks)).toBeUndefined();
    expect(onC3(TOWN, { tile: '3', rotation: 0 }).fault('55', 0, checks)).toBe('track-lost');
  });

  it('a ferry may become a bridge, and a suburb may come to lie on an exit', () => {
    expect(onC3(METROPOLIS, { tile: 'ferry', rotation: 0 }).fault('bridge', 0)).toBeUndefined();
    expect(
      onC3(METROPOLIS, { tile: 'bridge', rotation: 0 }).fault('suburb', 0, [colorFault, trackLostFault]),
    ).toBeUndefined();
  });

  it('state track stays state track', () => {
    const printed = (state: number, own: number) => ({
      ...CITY,
      color: 'green',
      segments: [
        { a: state, b: 'city0', state: true },
        { a: own, b: 'city0' },
      ],
    });
    expect(onC3(printed(0, 1)).rotations('stateCity', UPGRADE)).toEqual([0]);
    expect(onC3(printed(0, 3)).rotations('stateCity', UPGRADE)).toEqual([]);
  });
});

describe('the sides', () => {
  it('no track runs off the map', () => {
    const map = sampleMap();
    expect(fittingRotations(map, printedPosition(map), 'A1', '7', FIRST)).toEqual([4]);
  });

  it('no track crosses a barrier, on whichever of the two hexes it is noted', () => {
    expect(onC3({ barriers: [0] }).rotations('9')).toEqual([1, 2]);
    expect(onC3({}, undefined, { D2: { barriers: [3] } }).rotations('9')).toEqual([1, 2]);
    expect(onC3({ barriers: [0] }).fault('9', 0)).toBe('barrier');
  });

  it('no track runs against the blank side of a fixed hex, but into its track', () => {
    const red = { color: 'red', nodes: [{ id: 'offboard0', kind: 'offboard' }], segments: [{ a: 3, b: 'offboard0' }] };
    expect(onC3({}, undefined, { D2: red }).fault('9', 0)).toBeUndefined();
    expect(onC3({}, undefined, { D4: red }).fault('9', 2)).toBe('fixed-side');
    expect(onC3({}, undefined, { D4: { color: 'gray' } }).fault('9', 2)).toBe('fixed-side');
  });

  it('track may end at an empty hex or a tile without track there', () => {
    expect(onC3({}, undefined, { D2: METROPOLIS }).fault('9', 0)).toBeUndefined();
  });

  it('the first tile joins a printed stub', () => {
    expect(onC3({ mustConnectEdges: [4] }).rotations('8')).toEqual([2, 4]);
    expect(onC3({ mustConnectEdges: [4] }).fault('8', 0)).toBe('stub');
  });
});
