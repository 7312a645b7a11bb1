import { oppositeEdge } from '@stellwerk/engine/board';
import { printedOn, tileOn } from '@stellwerk/engine/track';
import { expect } from 'vitest';
import { fixedWorks, localityIn, mapFor } from '../board.ts';
import { RAILWAY_IDS, railways } from '../companies.ts';
import { STATE_TOWNS } from '../data/board.ts';
import { allMines } from '../mines.ts';
import { networkOf } from '../network.ts';
import { phases, units } from '../units.ts';
import { laying, loco, machine, passing } from './moves.ts';
import {
  ANN,
  BOB,
  capital,
  offers,
  opening,
  play,
  refusedBy,
  rule,
  type Situation,
  situation,
  starting,
  told,
  types,
} from './situation.ts';

const map = mapFor('rulebook', 50);
const TOWNS = 'B9 B13 B19 D9 D15 E4 E20 F11 F15 G4 G6 G20 H13 I2 I4 I18 J7'.split(' ');

/** The HBE with both homes and its route, building. */
const HBE: Situation = {
  phase: '3',
  railways: { HBE: { shares: [[ANN, 5]], capital: 1000 } },
  turn: 'HBE',
  step: 'track',
};

rule(
  ['1873/map-a', '1873/4.4.1-w'],
  'hills 50, upland 100, mountains 150 for the first tile, printed yellow hexes too',
  () => {
    const hbe = (hex: string, laid: string, more: Situation = {}) => {
      const game = situation({ ...HBE, ...more });
      play(game, laying(hex, laid));
      return 1000 - capital(game, 'HBE');
    };
    expect(hbe('B15', '78/5'), 'hills').toBe(50);
    expect(hbe('D13', '76/4'), 'mountains').toBe(150);
    const upland = situation({ ...HBE, railways: { GHE: { shares: [[ANN, 5]], capital: 100 } }, turn: 'GHE' });
    play(upland, laying('I16', '76/1'));
    expect(capital(upland, 'GHE')).toBe(0);
    const short = situation({ ...HBE, railways: { HBE: { shares: [[ANN, 5]], capital: 49 } } });
    expect(refusedBy(short, laying('B15', '78/5'))).toBe('1873/4.4.1-w');
    const again = { tiles: { E16: '76/2' } };
    expect(hbe('E16', '963/1', again), 'an upgrade is free').toBe(0);
    const town = { railways: { HBE: { shares: [[ANN, 5]], capital: 1000, markers: ['D9'] } } } as const;
    expect(hbe('D9', '973/2', town), 'a printed town').toBe(50);
  },
);

rule(['1873/map-b', '1873/4.4.1-j'], 'no track to a bar, off the map or against a blank side', () => {
  const game = situation(HBE);
  expect(offers(game, { type: 'layTile', hex: 'D13', tile: '956', rotation: 1 })).toBe(true);
  expect(refusedBy(game, laying('D13', '76/2')), 'a bar at side 2').toBe('1873/4.4.1-j');
  expect(refusedBy(game, laying('B15', '79/2')), 'off the map').toBe('1873/4.4.1-j');
  expect(refusedBy(game, laying('E16', '956/2')), 'a grey hex without track there').toBe('1873/4.4.1-j');
});

rule(['1873/map-c'], 'nobody reaches anything over state railway track', () => {
  const { graph, nodes } = networkOf(situation(HBE).state, 'HBE');
  const reached = graph.nodes.filter(({ id }) => nodes[id] === 1).map(({ hex }) => hex);
  expect(reached.sort()).toEqual(['B19', 'C16', 'D15']);
  expect([...STATE_TOWNS].every((hex) => localityIn(map, hex) === 'town')).toBe(true);
});

rule(['1873/map-d', '1873/map-e'], 'printed track is track, a thin line is not', () => {
  expect(printedOn(map, 'C16').segments).toHaveLength(3);
  expect(printedOn(map, 'B17').segments).toHaveLength(0);
  const game = starting('HBE', {
    railways: { HBE: { shares: [[ANN, 5]], acted: false, concession: ANN, capital: 600 } },
  }).game;
  expect(game.state.track.laid['B17'], 'built on the line').toEqual({ tile: '78', rotation: 4 });
});

rule(['1873/map-f', '1873/map-g'], 'towns and villages; two circles are one place', () => {
  expect(map.grid.names.filter((hex) => localityIn(map, hex) === 'town')).toEqual(TOWNS);
  expect(localityIn(map, 'C4')).toBe('village');
  expect(localityIn(map, 'C6')).toBeUndefined();
  expect(localityIn(map, 'F17'), 'state track without a circle').toBeUndefined();
  expect([printedOn(map, 'F5').nodes.length, localityIn(map, 'F5')]).toEqual([2, 'village']);
});

rule(['1873/map-h', '1873/2.1-l'], 'fifteen numbered mines and five lettered ones', () => {
  expect(allMines).toHaveLength(15);
  expect(Object.keys(fixedWorks('rulebook')).sort()).toEqual(['B13', 'C6', 'E18', 'F11', 'H9']);
  const faces = [110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 220, 240, 260, 280, 300];
  expect(allMines.map(({ faceValue }) => faceValue)).toEqual(faces);
  expect(allMines.filter(({ vorHarzer }) => vorHarzer).map(({ id }) => id)).toEqual([
    'W1',
    'W4',
    'W5',
    'W6',
    'W10',
    'W11',
    'W12',
    'W14',
  ]);
});

rule(
  ['1873/T1-b', '1873/T1-c', '1873/T1-d', '1873/T1-e', '1873/T1-f', '1873/T1-g', '1873/T1-h', '1873/T1-k'],
  'the table of railways',
  () => {
    const row = (id: (typeof RAILWAY_IDS)[number]) => {
      const { homes, markers, concession } = railways[id];
      return [homes.join(), concession.phase, concession.early, markers[20], markers[10], concession.cost];
    };
    expect(RAILWAY_IDS.map(row)).toEqual([
      ['B19,D15', 1, null, 8, 12, 0],
      ['G20,I18', 1, null, 6, 9, 150],
      ['J7,B9,G6', 3, 2, 6, 9, 500],
      ['I2,E4', 3, 2, 4, 6, 300],
      ['I4,G4', 3, 2, 4, 6, 100],
      ['B9,D15', 4, 3, 4, 6, 0],
      ['E20', 4, null, 4, 6, 0],
    ]);
    expect(RAILWAY_IDS.reduce((sum, id) => sum + railways[id].markers[10], 0)).toBe(54);
    for (const id of RAILWAY_IDS) {
      for (const route of railways[id].concession.routes) {
        expect(localityIn(map, route[0]?.hex ?? '')).toBe('town');
        expect(route.map(({ hex }) => hex).filter((hex) => railways[id].homes.includes(hex))).toHaveLength(2);
      }
    }
    expect(oppositeEdge(0)).toBe(3);
  },
);

rule(
  ['1873/T1-i', '1873/4.6-d', '1873/E18'],
  'building in phase 2 activates only the concession built on, earlier building with the phase',
  () => {
    const build = (phase: '1' | '2') => {
      const game = starting('W9', { phase, mines: { W9: ANN }, capital: { W9: 150 } }).game;
      play(game, laying('G2', '956/0'));
      return game;
    };
    const now = build('2');
    expect([now.state.railways.SHE, now.state.railways.NWE].map(({ concession }) => concession.active)).toEqual([
      true,
      false,
    ]);
    const early = build('1');
    expect(early.state.railways.SHE.concession.active).toBe(false);
    const later = situation({
      phase: '1',
      stock: { 1: 0 },
      tiles: { G2: '956/0' },
      mines: { W6: ANN },
      capital: { W6: 150 },
      turn: 'W6',
      step: 'purchases',
    });
    expect(types(play(later, machine('W6'))), '(A7)').toEqual(['machineBought', 'phaseBegan', 'concessionActive']);
  },
);

rule(['1873/T1-j', '1873/4.4.1-f'], 'the WBE in phase 3 alike; before, its hexes take no tile', () => {
  const wanted: Situation = { ...HBE, tiles: { D15: '974/5' } };
  const two = situation({ ...HBE, phase: '2' });
  for (const hex of ['C10', 'C12', 'C14']) expect(refusedBy(two, laying(hex, '76/1'))).toBe('1873/4.4.1-f');
  const game = situation(wanted);
  expect(game.state.railways.WBE.concession.active).toBe(false);
  expect(told(play(game, laying('C14', '76/5')), 'concessionActive')).toMatchObject({ company: 'WBE' });
});

rule(
  ['1873/T2-a', '1873/T2-b', '1873/T2-c', '1873/T2-d', '1873/T2-e', '1873/T2-f', '1873/4.4.1-a', '1873/4.1-d'],
  'the table of phases',
  () => {
    const rows = Object.values(phases).map(({ operatingRounds, tiles, machines, locos, switchers }) => [
      operatingRounds,
      tiles.at(-1),
      machines.slice(0, 3).join(),
      locos.slice(0, 3).join(),
      switchers.slice(1, 3).join(),
    ]);
    expect(rows).toEqual([
      [1, 'yellow', '0,0,0', '0,0,0', '0,0'],
      [1, 'yellow', '0,0,0', '0,0,0', '0,0'],
      [2, 'green', '50,0,0', '50,0,0', '0,0'],
      [2, 'green', '100,50,0', '100,100,0', '20,0'],
      [3, 'brown', '100,50,0', '100,100,0', '20,0'],
      [3, 'gray', '150,100,50', '150,150,150', '50,30'],
    ]);
    expect(Object.values(units).map(({ count, machine: price, loco: dear }) => [count, price, dear])).toEqual([
      [1, null, 100],
      [10, 150, 250],
      [7, 300, 450],
      [3, 500, 750],
      [null, 800, 1200],
    ]);
    const game = situation({ ...HBE, phase: '2', tiles: { E16: '76/2' } });
    expect(refusedBy(game, laying('E16', '963/1'))).toBe('1873/4.4.1-a');
    expect(refusedBy(situation({ ...HBE, tiles: { E16: '76/2' } }), laying('E16', '976/2'))).toBe('1873/4.4.1-a');
  },
);

rule(['1873/T2-c', '1873/T2-d', '1873/5-a'], 'phases make concessions active', () => {
  const at = (phase: '2' | '3', size: 2 | 3) => {
    const stock = size === 2 ? { 2: 0 } : { 3: 0 };
    const game = situation({
      phase,
      stock,
      railways: { HBE: { shares: [[ANN, 5]], capital: 900 } },
      turn: 'HBE',
      step: 'purchases',
    });
    return types(play(game, loco)).filter((type) => type === 'concessionActive').length;
  };
  expect([at('2', 2), at('3', 3)], 'NWE, SHE, KEZ; then WBE and QLB').toEqual([3, 2]);
  expect(opening().state.railways.WBE.concession.active).toBe(false);
});

rule(
  ['1873/5-b', '1873/E17'],
  'a phase begins in mid-round: the second railway buys a 2 and mines have acted already',
  () => {
    const railway = { shares: [[ANN, 5]], acted: false, concession: ANN, capital: 600 } as const;
    const { game } = starting('HBE', {
      phase: '1',
      waiting: ['GHE'],
      mines: { W6: BOB },
      railways: { HBE: { ...railway, value: 150 }, GHE: { ...railway, value: 120, capital: 600 } },
    });
    play(game, passing);
    expect(told(play(game, loco), 'locoBought')).toMatchObject({ size: 1, price: 100 });
    while (game.state.flow.at(-1)?.kind === 'railwayTurn' && !offers(game, { type: 'buyLoco' })) play(game, passing);
    play(game, passing);
    while (!offers(game, { type: 'buyLoco' })) play(game, passing);
    const events = play(game, loco);
    expect(told(events, 'locoBought')).toMatchObject({ company: 'GHE', size: 2, price: 250 });
    expect(game.state.phase).toBe('2');
    expect(game.state.flow.at(-1)?.kind, 'no mine acts any more').toBe('railwayTurn');
  },
);

rule('1873/4.4.1-l', 'markers keep their stop when a tile is upgraded', () => {
  const game = situation({
    ...HBE,
    phase: '5',
    railways: { HBE: { shares: [[ANN, 5]], capital: 500, markers: ['C16'] } },
  });
  play(game, laying('C16', '976/0'));
  expect(game.state.track.markers['C16']).toEqual({ village0: ['HBE', null] });
  expect(tileOn(map, game.state.track, 'C16').exits).toEqual([0, 1, 2, 3]);
});
