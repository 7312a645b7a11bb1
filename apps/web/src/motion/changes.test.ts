import { expect, test } from 'vitest';
import { changedHexes, laidBetween, shiftsBetween } from './changes.ts';

const BARE = { laid: {}, markers: {}, reserved: {} };
const LAID = {
  ...BARE,
  laid: { K6: { tile: '57', rotation: 0 }, K8: { tile: '9', rotation: 1 } },
  markers: { K6: { city0: ['BME'] } },
} as const;

test('a tile laid, upgraded or turned is a change of its hex, and so is one taken back', () => {
  expect(laidBetween(BARE, LAID)).toEqual(['K6', 'K8']);
  expect(laidBetween(LAID, BARE)).toEqual(['K6', 'K8']);
  const upgraded = { ...LAID, laid: { ...LAID.laid, K6: { tile: '14', rotation: 0 } } } as const;
  expect(laidBetween(LAID, upgraded)).toEqual(['K6']);
  const turned = { ...LAID, laid: { ...LAID.laid, K8: { tile: '9', rotation: 2 } } } as const;
  expect(laidBetween(LAID, turned)).toEqual(['K8']);
});

test('a position read again has not changed', () => {
  expect(changedHexes(LAID, structuredClone(LAID))).toEqual([]);
});

test('a station marker changes its hex without a tile being laid, and a hex is named once', () => {
  const marked = { ...LAID, markers: { ...LAID.markers, M4: { city0: ['RhE'] } } };
  expect(laidBetween(LAID, marked)).toEqual([]);
  expect(changedHexes(LAID, marked)).toEqual(['M4']);
  expect(changedHexes(BARE, LAID)).toEqual(['K6', 'K8']);
});

test('what is drawn elsewhere comes from where it was; what is new or gone has no way', () => {
  expect(
    shiftsBetween({ BME: [10, 20], RhE: [5, 5], old: [0, 0] }, { BME: [50, 0], RhE: [5, 5], young: [1, 1] }),
  ).toEqual([{ id: 'BME', x: -40, y: 20 }]);
});
