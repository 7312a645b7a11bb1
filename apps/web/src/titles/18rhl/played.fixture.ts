import {
  placeMarker,
  printedPosition,
  type Rotation,
  type TrackMap,
  type TrackPosition,
  withTile,
} from '@stellwerk/engine/track';
import type { RouteView } from '../../draw/map/Routes.tsx';

/** A made-up position of 18Rhl in its brown phase. */
const LAID: readonly (readonly [hex: string, tile: string, rotation: Rotation])[] = [
  ['K2', '930', 0],
  ['K4', '4', 1],
  ['K6', '15', 1],
  ['K8', '9', 1],
  ['K10', '15', 5],
  ['J3', '204', 0],
  ['J7', '9', 0],
  ['J9', '8', 3],
  ['I8', '8', 4],
  ['I10', '928', 0],
  ['H5', '9', 0],
  ['H9', '4', 2],
  ['H11', '9', 0],
  ['G4', '8', 1],
  ['G6', '938', 0],
  ['G8', '40', 1],
  ['G12', '942', 1],
  ['F3', '8', 2],
  ['F5', '69', 3],
  ['F9', '922', 0],
  ['F11', '23', 1],
  ['F13', '216', 5],
  ['E6', '934', 4],
  ['E8', '935', 1],
  ['E12', '55', 2],
  ['D9', '925', 0],
  ['D11', '941', 5],
  ['D13', '934', 1],
  ['C10', '56', 3],
  ['C12', '942', 1],
];

const MARKERS: readonly (readonly [hex: string, node: string, slot: number, company: string])[] = [
  ['I10', 'city0', 0, 'RhE'],
  ['I10', 'city0', 1, 'CCE'],
  ['I10', 'city0', 2, 'CME'],
  ['K2', 'city0', 0, 'ADR'],
  ['K2', 'city0', 1, 'RhE'],
  ['K6', 'city0', 0, 'ADR'],
  ['E6', 'city0', 0, 'CCE'],
  ['E8', 'city0', 0, 'CCE'],
  ['F9', 'city0', 0, 'RhE'],
  ['F9', 'city1', 0, 'DEE'],
  ['F9', 'city1', 1, 'BME'],
  ['F13', 'city0', 0, 'BME'],
  ['F13', 'city0', 1, 'DEE'],
  ['D13', 'city0', 0, 'CME'],
  ['D13', 'city0', 1, 'BME'],
  ['D9', 'city1', 0, 'CME'],
  ['G6', 'city1', 0, 'GVE'],
];

export function playedPosition(map: TrackMap): TrackPosition {
  let position = printedPosition(map);
  for (const [hex, tile, rotation] of LAID) position = withTile(map, position, hex, { tile, rotation });
  for (const [hex, node, slot, company] of MARKERS) placeMarker(map, position, { hex, node, slot }, company);
  return position;
}

export const ROUTES: readonly RouteView[] = [
  {
    train: 0,
    path: [
      ...['L11.offboard0', 'L11/2', 'K10.city0', 'K10/2', 'J9/3', 'I10.city0', 'I10/2', 'H9.town0', 'H9/2', 'G8/3'],
      ...['F9.city0', 'F9.city1', 'F9/4', 'F11/4', 'F13.city0'],
    ],
  },
  {
    train: 1,
    path: [
      ...['L1.offboard0', 'L1/3', 'K2.city0', 'K2/4', 'K4.town0', 'K4/4', 'K6.city0', 'K6/3', 'J7/3', 'I8/4'],
      'I10.city0',
    ],
  },
];

export const LEGAL: ReadonlySet<string> = new Set([
  ...['I2', 'J5', 'I12', 'J7', 'I8', 'J9', 'K8', 'H9', 'H11', 'K4', 'F9'],
]);
