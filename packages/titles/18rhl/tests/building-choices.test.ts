import type { Game } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import { acceptedLays } from '../../rhineland/tests/building.ts';
import { POWERS } from '../actions.ts';
import { mapOf, type State } from '../state.ts';
import { building, marking, offeredLays, offeredMarkers, verdict } from './building.ts';
import type { Situation } from './situation.ts';

const ALL_POWERS: Situation['privates'] = { no1: 0, no2: 0, no3: 0, no4: 0 };

const positions: readonly (readonly [name: string, hexes: string, game: () => Game<State>])[] = [
  [
    'the yellow phase, RhE with all powers',
    'J9 K8 K10 E8 E14 F11 F13 G12 C8 D9 L9 J15',
    () => building('RhE', { tiles: { J9: '8/3' }, privates: ALL_POWERS }),
  ],
  [
    'the green phase, CCE with all powers and Duisburg’s ferry',
    'E6 E8 D9 E10 F9 I10 H9 G8 K2 I14 E14 D7',
    () =>
      building('CCE', {
        phase: '3',
        tiles: { E6: '201/3', E8: '56/0', D9: '925/0', H9: '4/2', G8: '8/3' },
        markers: { RhE: ['D9.city0'] },
        privates: ALL_POWERS,
      }),
  ],
  [
    'the brown phase, GVE between Gladbach and the coal',
    'F5 G6 G4 F3 E2 D3 H5 F13 I10 D7',
    () =>
      building('GVE', {
        phase: '5',
        tiles: { F5: '87/2', G6: '942/3', F3: '8/2', H5: '24/3', I10: '923/0', F7: '9/1' },
        treasury: { GVE: 40 },
      }),
  ],
  [
    'the end, BME with promotion tiles and everything brown',
    'D11 D13 F13 F9 D9 C12 D7 E12 F11',
    () =>
      building('BME', {
        phase: '8',
        options: { promotionTiles: true },
        tiles: {
          D11: '917/0',
          D13: '216/0',
          F13: '216/5',
          F9: '927/0',
          D9: '929/0',
          C12: '938/5',
          D7: '947/0',
          F11: '41/1',
        },
        markers: { BME: ['D13', 'D9', 'D11.city1'] },
      }),
  ],
];

describe.each(positions)('%s', (_, hexes, make) => {
  test('what is offered to be laid is what is accepted, over all tiles, rotations and powers', () => {
    const game = make();
    const names = hexes.split(' ');
    for (const power of POWERS) {
      const offered = offeredLays(game, power).filter((lay) => names.includes(lay.split(' ')[0] ?? ''));
      expect(offered, power).toEqual(acceptedLays(game, mapOf(game.state), names, power));
    }
    expect(offeredLays(game).length).toBeGreaterThan(0);
  });

  test('a marker is offered where it is accepted, over all hexes', () => {
    const game = make();
    const map = mapOf(game.state);
    const nodes = ['city0', 'city1', 'city2', 'town0', 'town1', 'offboard0', 'offboard1'];
    const places = map.grid.names.flatMap((hex) => nodes.map((node) => `${hex}.${node}`));
    const legal = places.filter((place) => verdict(game, marking(place)) === 'legal');
    expect(Object.keys(offeredMarkers(game)).sort()).toEqual(legal.sort());
  });
});
