import { expect } from 'vitest';
import { mapFor } from '../board.ts';
import { issuing, laying, marking, passing } from './moves.ts';
import {
  ANN,
  BOB,
  capital,
  offers,
  play,
  type RailwaySetting,
  refusedBy,
  rule,
  type Situation,
  situation,
  stepOf,
} from './situation.ts';

const station = (wanted: Situation = {}, more: RailwaySetting = {}) =>
  situation({
    phase: '3',
    turn: 'HBE',
    step: 'station',
    ...wanted,
    railways: { HBE: { shares: [[ANN, 5]], capital: 500, ...more }, ...wanted.railways },
  });

rule(['1873/4.4.2-a', '1873/E59'], 'inactive markers are turned at the start of the step', () => {
  const game = situation({
    phase: '3',
    railways: { HBE: { shares: [[ANN, 5]], capital: 500, markers: ['E16'], inactive: ['E16'] } },
    tiles: { E16: '76/2' },
    turn: 'HBE',
    step: 'track',
  });
  play(game, passing);
  expect([stepOf(game), game.state.railways.HBE.inactive]).toEqual(['station', []]);
});

rule(['1873/4.4.2-b', '1873/4.4.2-c', '1873/4.4.2-e'], 'one station for 100 in a free circle within reach', () => {
  const wanted: Situation = { tiles: { E16: '76/2', G14: '956/1' } };
  const game = station(wanted);
  expect(refusedBy(game, marking('G14'))).toBe('1873/4.4.2-e');
  expect(refusedBy(game, marking('D17')), 'no circle').toBe('1873/4.4.2-c');
  play(game, marking('E16'));
  expect([capital(game, 'HBE'), stepOf(game)]).toEqual([400, 'run']);
  expect(refusedBy(game, marking('C16'))).toBe('1873/4.4-a');
  expect(refusedBy(station(wanted, { capital: 99 }), marking('E16'))).toBe('1873/4.4.2-c');
});

rule(
  ['1873/4.4.2-b', '1873/4.4.8-c', '1873/E41'],
  'all markers of the 20 % number are out; after the issue there are more, for the next round',
  () => {
    const kez: Situation = {
      phase: '3',
      tiles: { G12: '956/0', G14: '956/1', G16: '956/1' },
      railways: { KEZ: { shares: [[ANN, 5]], capital: 900, markers: ['G12', 'G14'] } },
      turn: 'KEZ',
    };
    expect(refusedBy(situation({ ...kez, step: 'station' }), marking('G16'))).toBe('1873/4.4.2-b');
    const game = situation({ ...kez, step: 'issue' });
    play(game, issuing);
    expect(game.state.certificates['KEZ']).toHaveLength(10);
    const after = situation({
      ...kez,
      railways: { KEZ: { shares: [[ANN, 5]], percent: 10, offering: 5, capital: 900, markers: ['G12', 'G14'] } },
      step: 'station',
    });
    expect(offers(after, { type: 'placeMarker', hex: 'G16' }), 'six markers now').toBe(true);
  },
);

rule(
  ['1873/4.4.2-d', '1873/4.4.2-f', '1873/E40'],
  'an inactive marker of another is replaced for 50, which that railway gets',
  () => {
    const wanted: Situation = {
      tiles: { E16: '76/2' },
      railways: { GHE: { shares: [[BOB, 5]], markers: ['E16'], inactive: ['E16'] } },
    };
    const game = station(wanted);
    expect(refusedBy(game, marking('E16')), 'the circle is taken').toBe('1873/4.4.2-c');
    play(game, marking('E16', 'GHE'));
    expect([capital(game, 'HBE'), capital(game, 'GHE')]).toEqual([450, 50]);
    expect([game.state.track.markers['E16'], game.state.railways.GHE.inactive]).toEqual([{ village0: ['HBE'] }, []]);
    const active = station({ ...wanted, railways: { GHE: { shares: [[BOB, 5]], markers: ['E16'] } } });
    expect(refusedBy(active, marking('E16', 'GHE'))).toBe('1873/4.4.2-d');
    expect(refusedBy(active, marking('E16', 'NWE')), 'not there').toBe('1873/4.4.2-d');
    const both = station(
      {
        tiles: { E16: '976/2' },
        phase: '5',
        railways: { GHE: { shares: [[BOB, 5]], markers: ['E16'], inactive: ['E16'] } },
      },
      { markers: ['E16'] },
    );
    expect(refusedBy(both, marking('E16', 'GHE'))).toBe('1873/4.4.2-f');
  },
);

rule(
  ['1873/4.4.2-g', '1873/E75', '1873/W13'],
  'a railway that has not acted must find a free circle on its route',
  () => {
    // Eisfelder Talmühle has two circles, of which one must stay free.
    const talmuehle = (taken: readonly string[]) =>
      station(
        { tiles: { I8: '956/0' }, railways: { GHE: { shares: [[BOB, 5]], markers: taken } } },
        { markers: ['I8'] },
      );
    expect(offers(talmuehle([]), { type: 'placeMarker', hex: 'H9' })).toBe(true);
    expect(refusedBy(talmuehle(['H9']), marking('H9.village0'))).toBe('1873/4.4.2-g');
    // Sorge: the stop 1–4 lies off the route, the stop 3–5 on it.
    const sorge = station({ tiles: { E6: '956/0', F3: '956/1' } }, { markers: ['E6', 'F3'] });
    expect(refusedBy(sorge, marking('F5.village1'))).toBe('1873/4.4.2-g');
    play(sorge, marking('F5.village0'));
    const langenstein = situation({
      phase: '3',
      railways: {
        GHE: { shares: [[BOB, 5]], capital: 500, markers: ['B13'] },
        HBE: { shares: [[ANN, 5]], acted: false, concession: ANN },
      },
      tiles: { B15: '78/5' },
      turn: 'GHE',
      step: 'station',
    });
    expect(refusedBy(langenstein, marking('C16'))).toBe('1873/4.4.2-g');
  },
);

rule(['1873/4.4.2-g', '1873/E76'], 'with a larger tile set aside there is room', () => {
  const game = station({ tiles: { D9: '972/5', D7: '100/3' } }, { markers: ['D9'] });
  expect(game.state.setAside['D7']?.tile).toMatch(/97[567]/);
  play(game, marking('D7'));
});

rule(['1873/4.4.2-h'], 'a marker cannot be removed', () => {
  const game = station();
  expect(refusedBy(game, { type: 'scrap', item: 'marker', size: 1 })).toBe('kernel/shape');
  expect(refusedBy(game, laying('C16', '976/0'))).toBe('1873/4.4-a');
});

rule(['1873/4.4.2-i'], 'circles of homes are kept', () => {
  const game = station({ railways: { GHE: { shares: [[BOB, 5]], capital: 500, markers: ['C16'] } }, turn: 'GHE' });
  expect(refusedBy(game, marking('D15.city0')), 'kept for the WBE').toBe('1873/4.4.2-i');
});

rule(['1873/4.4.2-j'], 'Thale has one circle, and none for the MHE’s sign (A51)', () => {
  const thale = mapFor('rulebook', 50).printed.find(({ id }) => id === 'F15');
  expect(thale?.nodes.map(({ slots }) => slots)).toEqual([1]);
  const game = station({ tiles: { E16: '76/0' } });
  play(game, marking('F15.city0'));
  expect(game.state.track.markers['F15']).toEqual({ city0: ['HBE'] });
});
