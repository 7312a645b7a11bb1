import type { Game } from '@stellwerk/engine/kernel';
import { describe, expect, test } from 'vitest';
import { acceptedLays } from '../../rhineland/tests/building.ts';
import { POWERS } from '../actions.ts';
import type { State } from '../index.ts';
import { mapOf } from '../state.ts';
import { building, offeredHarbours, offeredLays, offeredMarkers } from './building.ts';
import { harbour, lay, mark, play, refusedBy, rule, run, verdict } from './situation.ts';

const positions: readonly (readonly [name: string, hexes: string, game: () => Game<State>])[] = [
  [
    'the yellow phase, KEG before its second tile',
    'G11 F12 H12 H14 F10 E13 B6 C11 I13',
    () => {
      const game = building('KEG', { privates: { no5: 0 } });
      play(game, lay('G11', '9/2'));
      return game;
    },
  ],
  [
    'the green phase, CCE with No. 5 and Geldern',
    'B4 B6 H8 I7 C11 B12 D14 A5 C5',
    () => building('CCE', { phase: '3', tiles: { B6: '9/2', H8: 'L06/0' }, privates: { no5: 0, no4: 0 } }),
  ],
  [
    'the brown phase, BME with the 2+4 train',
    'B2 B4 D4 F2 G15 H14 E15 C3 C15',
    () =>
      building('BME', {
        phase: '5',
        gkb: 'BME',
        tiles: { B2: '4/2', G15: 'L15/0', H14: 'L27/0', E15: '58/3', C15: 'L16/0' },
        treasury: { BME: 130 },
      }),
  ],
];

describe.each(positions)('%s', (_, hexes, make) => {
  test('what is offered to be laid is what is accepted, over all tiles, rotations and powers', () => {
    const game = make();
    const names = hexes.split(' ');
    for (const power of POWERS) {
      const offered = offeredLays(game, power).filter((laid) => names.includes(laid.split(' ')[0] ?? ''));
      expect(offered, power).toEqual(acceptedLays(game, mapOf(game.state), names, power));
    }
    expect(offeredLays(game).length).toBeGreaterThan(0);
  });

  test('markers and harbours are offered where they are accepted, over all hexes', () => {
    const game = make();
    const { names } = mapOf(game.state).grid;
    const places = names.flatMap((hex) => ['city0', 'city1', 'town0', 'offboard0'].map((node) => `${hex}.${node}`));
    const legal = places.filter((place) => verdict(game, mark(place)) === 'legal');
    expect(Object.keys(offeredMarkers(game)).sort()).toEqual(legal.sort());
    const built = names.filter((hex) => verdict(game, harbour(hex)) === 'legal');
    expect(Object.keys(offeredHarbours(game)).sort()).toEqual(built.sort());
  });
});

rule('18lra/6.2-a', 'build, run, pay, price, trains: no step comes before its time or after it', () => {
  const game = building('BME', { trains: { BME: ['2'] } });
  expect(refusedBy(game, run())).toBe('18lra/6.2-a');
  expect(refusedBy(game, { type: 'payDividend' })).toBe('18lra/6.2-a');
  expect(refusedBy(game, { type: 'buyTrain', train: '2', from: 'depot', price: 100 })).toBe('18lra/6.2.6-a');
  const running = building('BME', { turn: { company: 'BME', step: 'trains' } });
  for (const move of [lay('G15', 'L04/0'), mark('G15'), harbour('H14')]) {
    expect(refusedBy(running, move)).toBe('18lra/6.2-a');
  }
});
