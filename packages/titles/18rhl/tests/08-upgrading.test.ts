import { printedOn, tileOn } from '@stellwerk/engine/track';
import { expect } from 'vitest';
import type { CompanyId } from '../companies.ts';
import { mapOf } from '../state.ts';
import type { TrainType } from '../trains.ts';
import {
  acting,
  building,
  circles,
  fitting,
  laying,
  marking,
  offeredMarkers,
  standing,
  tileAt,
  tilesFor,
  verdict,
} from './building.ts';
import { offers, play, refusedBy, rule, type Situation, typesOffered } from './situation.ts';

rule('18rhl/8-a', 'CME lays yellow or upgrades, one of both; only a power brings a second tile', () => {
  const site: Situation = { phase: '3', tiles: { H11: '9/0' }, privates: { no3: 0 } };
  const yellow = laying('G12', '937/0');
  const green = laying('H11', '24/0');
  for (const [first, second] of [
    [yellow, green],
    [green, yellow],
  ] as const) {
    const game = building('CME', { ...site, tiles: { H11: '9/0', G14: '7/1' } });
    expect(verdict(game, second)).toBe('legal');
    play(game, first);
    expect(refusedBy(game, second)).toBe('18rhl/6.3-b');
    play(game, laying('F11', '9/1', 'no3'));
    expect(typesOffered(game)).not.toContain('layTile');
  }
});

rule(
  '18rhl/8-b',
  'green with the 3-train, brown with the 5-train, grey with the 8-train, each on the one before',
  () => {
    const steps: readonly (readonly [string, string | undefined, string, TrainType, TrainType])[] = [
      ['H11', '9/0', '24/0', '2', '3'],
      ['H11', '19/0', '45/0', '4', '5'],
      ['I10', undefined, '924/0', '2', '3'],
      ['I10', '924/0', '928/0', '4', '5'],
      ['I10', '928/0', '932/0', '6', '8'],
    ];
    for (const [hex, before, next, tooEarly, now] of steps) {
      const at = (phase: TrainType) => building('CME', { phase, tiles: before ? { [hex]: before } : {} });
      const label = `${next} on ${hex}`;
      expect(refusedBy(at(tooEarly), laying(hex, next)), label).toBe(tooEarly === '2' ? '18rhl/7.1-b' : '18rhl/8-b');
      expect(fitting(at(tooEarly), hex), label).not.toContain(next);
      expect(offers(at(now), laying(hex, next)), label).toBe(true);
      expect(verdict(at(now), laying(hex, next)), label).toBe('legal');
    }
  },
);

rule('18rhl/8-b', 'no colour is skipped or repeated, however late it is', () => {
  const late = building('CME', { phase: '8', tiles: { H11: '9/0' } });
  for (const skipping of ['41/0', '43/0', '8/0', '9/0']) {
    expect(refusedBy(late, laying('H11', skipping)), skipping).toBe('18rhl/8-b');
  }
  for (const skipping of ['928/0', '932/0']) expect(refusedBy(late, laying('I10', skipping))).toBe('18rhl/8-b');
  const empty = building('CME', { phase: '8' });
  expect(refusedBy(empty, laying('H11', '24/0'))).toBe('18rhl/8-b');
  const brown = building('CME', { phase: '8', tiles: { I10: '928/0' } });
  expect(tilesFor(brown, 'I10')).toEqual(['932']);
});

rule('18rhl/8-c', 'printed hexes are upgraded like tiles: yellow ones to green, Moers from green to brown', () => {
  const yellow = ['B3', 'D9', 'F9', 'F13', 'G6', 'I10', 'I14', 'K2', 'K6'];
  const game = building('CME', { phase: '8' });
  const map = mapOf(game.state);
  expect(map.grid.names.filter((hex) => printedOn(map, hex).color === 'yellow')).toEqual(yellow);
  expect(map.grid.names.filter((hex) => printedOn(map, hex).color === 'green')).toEqual(['D7']);
  for (const hex of yellow) expect(refusedBy(game, laying(hex, '9/0')), hex).toBe('18rhl/8-b');
  const green: readonly (readonly [CompanyId, string, readonly string[], Situation?])[] = [
    ['GVE', 'G6', ['938/0', '938/2', '941/0', '942/3']],
    ['BME', 'F13', ['934/5']],
    ['ADR', 'K2', ['930/0']],
    ['ADR', 'K6', ['15/1'], { tiles: { K4: '4/1' } }],
    ['RhE', 'I10', ['923/0', '924/0']],
    ['DEE', 'F9', ['921/0', '922/0']],
    ['BME', 'D9', ['925/0', '926/0'], { markers: { BME: ['D9.city2'] } }],
  ];
  for (const [company, hex, tiles, site] of green) {
    expect(fitting(building(company, { phase: '3', ...site }), hex), hex).toEqual(tiles);
    expect(fitting(building(company, { phase: '2', ...site }), hex), hex).toEqual([]);
  }
  const rope = building('ADR', { phase: '3', privates: { no3: 0 } });
  expect(fitting(rope, 'I14', 'no3')).toEqual(['23/5', '24/3', '25/3', '25/5', '30/5', '31/3']);
  const kkk = (phase: TrainType) => fitting(building('KKK', { phase }), 'D7');
  expect(kkk('4')).toEqual([]);
  expect(kkk('5')).toEqual(['947/0', '947/1', '947/2']);
});

rule('18rhl/8-d', 'CME upgrades H11 only where its own way gains: the new branch must be reached from Köln', () => {
  const game = building('CME', { phase: '3', tiles: { H11: '9/0' } });
  // A branch that begins at Köln, and one that only a train from the other end could take.
  expect(verdict(game, laying('H11', '24/0'))).toBe('legal');
  expect(refusedBy(game, laying('H11', '24/3'))).toBe('18rhl/8-d');
  // A second track that crosses or passes CME’s own without touching it.
  expect(refusedBy(game, laying('H11', '19/0'))).toBe('18rhl/8-d');
  expect(refusedBy(game, laying('H11', '18/3'))).toBe('18rhl/8-d');
  for (const lay of ['24/3', '19/0', '18/3']) expect(fitting(game, 'H11')).not.toContain(lay);
  // Who has nothing there upgrades nothing.
  const far = building('ADR', { phase: '3', tiles: { H11: '9/0' } });
  expect(refusedBy(far, laying('H11', '24/0'))).toBe('18rhl/8-d');
});

rule(
  '18rhl/8-d',
  'judged after the placement: the second track of H11 counts if CME comes to it from elsewhere',
  () => {
    const apart = building('CME', { phase: '3', tiles: { H11: '9/0', H13: '8/1' } });
    expect(refusedBy(apart, laying('H11', '19/0'))).toBe('18rhl/8-d');
    // A city on G12 joins H11 with G14; G14 leads to H13, and H13 back to the east side of H11.
    const tiles = { H11: '9/0', G12: '938/2', G14: '7/0', H13: '8/1' };
    const joined = building('CME', { phase: '3', tiles });
    expect(verdict(joined, laying('H11', '19/0'))).toBe('legal');
  },
);

rule('18rhl/8-e', 'ADR raises Düren, which it reaches by K4; RhE, which does not, may not', () => {
  const site: Situation = { phase: '3', tiles: { K4: '4/1' } };
  const adr = building('ADR', site);
  expect(offers(adr, laying('K6', '15/1'))).toBe(true);
  expect(refusedBy(building('RhE', site), laying('K6', '15/1'))).toBe('18rhl/8-e');
  // A city full of foreign markers ends ADR’s way, but it is on it, and it gains.
  const full = building('ADR', { ...site, markers: { RhE: ['K6'] } });
  expect(verdict(full, laying('K6', '15/1'))).toBe('legal');
});

rule(
  '18rhl/8-e',
  'Moers is worth 30 before and after: its grey tile is only for a company that reaches the new exit',
  () => {
    const site: Situation = {
      phase: '8',
      options: { promotionTiles: true },
      floated: ['CCE', 'KKK', 'BME', 'RhE'],
      tiles: { E6: '201/2', D7: '947/0' },
    };
    // The tile adds an eastern exit with a town. CCE enters Moers from Krefeld and may go on while a circle is free.
    const open = building('CCE', site);
    expect(tilesFor(open, 'D7')).toEqual(['950']);
    expect(verdict(open, laying('D7', '950/0'))).toBe('legal');
    const shut = building('CCE', { ...site, markers: { RhE: ['D7'] } });
    expect(refusedBy(shut, laying('D7', '950/0'))).toBe('18rhl/8-e');
    expect(tilesFor(shut, 'D7')).toEqual([]);
    const standing = building('KKK', { ...site, markers: { RhE: ['D7'] } });
    expect(verdict(standing, laying('D7', '950/0'))).toBe('legal');
  },
);

rule('18rhl/8-f', 'all old track goes on: a straight stays a straight, and who was apart stays apart', () => {
  const game = building('CME', { phase: '3', tiles: { H11: '9/0' } });
  for (const lost of ['25/0', '16/0', '29/0']) expect(refusedBy(game, laying('H11', lost)), lost).toBe('18rhl/8-f');
  // Two exits at one city are not kept by giving each a city of its own.
  const oberhausen = building('BME', {
    phase: '5',
    tiles: { D11: '938/0', D13: '201/0' },
    markers: { BME: ['D11.city1'] },
  });
  expect(verdict(oberhausen, laying('D11', '919/2'))).toBe('legal');
  expect(refusedBy(oberhausen, laying('D11', '918/4'))).toBe('18rhl/8-f');
});

rule(['18rhl/8-f', '18rhl/8-l'], 'Gladbach and Rheydt stay two cities: no tile leads both old tracks into one', () => {
  const game = building('GVE', { phase: '3' });
  expect(refusedBy(game, laying('G6', '938/4'))).toBe('18rhl/8-f');
  expect(fitting(game, 'G6')).not.toContain('938/4');
});

rule('18rhl/8-g', 'plain stays plain, a town a town, a city a city', () => {
  const plain = building('CME', { phase: '3', tiles: { H11: '9/0' } });
  for (const tile of ['141/0', '15/0']) expect(refusedBy(plain, laying('H11', tile)), tile).toBe('18rhl/8-g');
  const town = building('CCE', { phase: '3', tiles: { H9: '4/2' } });
  for (const tile of ['23/2', '15/2']) expect(refusedBy(town, laying('H9', tile)), tile).toBe('18rhl/8-g');
  const city = building('ADR', { phase: '3', tiles: { K4: '4/1' } });
  for (const tile of ['23/1', '141/1', '87/1']) expect(refusedBy(city, laying('K6', tile)), tile).toBe('18rhl/8-g');
});

rule('18rhl/8-h', 'AC, D, DU, K, Moers, OO and Y replace their like only, and none of them goes elsewhere', () => {
  const tiles = { E6: '201/0', D11: '937/0', J9: '8/3', K10: '5/1' };
  const game = building('RhE', { phase: '3', tiles, markers: { RhE: ['E6', 'D11.city0', 'K10'] } });
  const wrong: readonly (readonly [string, readonly string[]])[] = [
    ['I10', ['921/0', '925/0', '15/0', '930/0']],
    ['E6', ['15/0', '938/0', '930/1']],
    ['D11', ['15/0', '934/0']],
    ['K10', ['934/5', '923/0', '938/0']],
  ];
  for (const [hex, lays] of wrong) {
    for (const lay of lays) expect(refusedBy(game, laying(hex, lay)), `${lay} on ${hex}`).toBe('18rhl/8-h');
  }
  expect(['I10', 'E6', 'K10'].map((hex) => tilesFor(game, hex))).toEqual([['923', '924'], ['934'], ['15']]);
  const moers = building('KKK', { phase: '5' });
  expect(refusedBy(moers, laying('D7', '216/0'))).toBe('18rhl/8-h');
  expect(tilesFor(moers, 'D7')).toEqual(['947']);
});

rule('18rhl/8-i', 'the replaced tile goes back to the stock, and the next company takes it', () => {
  const game = building('CME', { phase: '3', tiles: { H11: '9/0' } });
  expect([game.state.tiles['9'], game.state.tiles['24']]).toEqual([8, 2]);
  play(game, laying('H11', '24/0'));
  expect([game.state.tiles['9'], game.state.tiles['24']]).toEqual([9, 1]);

  // The only 57 lies in Bonn: RhE, which wants it for Wesel, gets it once CME has upgraded Bonn.
  const wesel = laying('B9', '57/1');
  const site: Situation = {
    phase: '3',
    tiles: { K10: '57/2', C12: '937/2', B11: '8/5' },
    markers: { CME: ['K10'], RhE: ['C12.city0'] },
    treasury: { CME: 500, RhE: 500 },
    at: { CME: [1, 2] },
  };
  expect(refusedBy(building('RhE', site), wesel)).toBe('18rhl/1-g');
  expect(tilesFor(building('RhE', site), 'B9')).toEqual(['5', '6']);
  const bonn = building('CME', site);
  expect(bonn.state.tiles['57']).toBe(0);
  const train = { type: 'buyTrain', train: '3', from: 'depot', price: 200 };
  play(bonn, laying('K10', '15/5'), { type: 'pass' }, train, { type: 'pass' });
  expect([acting(bonn), bonn.state.tiles['57']]).toEqual(['RhE', 1]);
  play(bonn, wesel);
});

/** The upgrades of town tiles, as the tile list has them. */
const ONE_TOWN: Readonly<Record<string, readonly string[]>> = {
  '3': ['141', '142', '143'],
  '4': ['141', '142'],
  '58': ['141', '142', '143', '144'],
};
const TWO_TOWNS: Readonly<Record<string, readonly string[]>> = {
  '1': ['88'],
  '2': ['87'],
  '55': ['88'],
  '56': ['87'],
  '69': ['204'],
};

rule(
  '18rhl/8-j',
  'a yellow town becomes a green one with three exits, never with four, and that is its last tile',
  () => {
    // ADR enters C4 from its marker in Boxtel, at the west side.
    const at = (laid: string, phase: TrainType) =>
      building('ADR', { phase, markers: { ADR: ['C2'] }, tiles: { C4: laid } });
    for (const [old, next] of Object.entries(ONE_TOWN)) {
      expect(tilesFor(at(`${old}/1`, '3'), 'C4'), old).toEqual(next);
    }
    expect(refusedBy(at('4/1', '3'), laying('C4', '87/1'))).toBe('18rhl/8-j');
    expect(refusedBy(at('58/1', '3'), laying('C4', '204/1'))).toBe('18rhl/8-j');
    for (const green of ['141', '142', '143', '144']) {
      const game = at(`${green}/1`, '8');
      expect(tilesFor(game, 'C4'), green).toEqual([]);
      for (const rotation of [0, 1, 2, 3, 4, 5]) {
        expect(refusedBy(game, laying('C4', `933/${rotation}`)), green).toBe('18rhl/8-j');
      }
    }
  },
);

rule('18rhl/8-k', 'two yellow towns become one green town with four exits, and that one may turn brown', () => {
  // GVE enters F5 from Gladbach, at its south-east side.
  const at = (laid: string, phase: TrainType) => building('GVE', { phase, tiles: { F5: laid } });
  for (const [old, next] of Object.entries(TWO_TOWNS)) {
    for (const rotation of [0, 1, 2, 3, 4, 5]) {
      const game = at(`${old}/${rotation}`, '3');
      const reached = tileOn(mapOf(game.state), game.state.track, 'F5').exits.includes(5);
      expect(tilesFor(game, 'F5'), `${old}/${rotation}`).toEqual(reached ? next : []);
    }
  }
  expect(refusedBy(at('56/5', '3'), laying('F5', '141/5'))).toBe('18rhl/8-k');
  for (const green of ['87/2', '88/1', '204/1']) {
    expect(tilesFor(at(green, '4'), 'F5'), green).toEqual([]);
    expect(tilesFor(at(green, '5'), 'F5'), green).toEqual(['933']);
  }
  expect(tilesFor(at('933/0', '8'), 'F5')).toEqual([]);
});

rule('18rhl/8-l', 'GVE stays in the city whose track is continued, whichever tile comes to Gladbach', () => {
  for (const [laid, rheydt] of [
    ['938/0', 'city1'],
    ['938/2', 'city0'],
    ['941/0', 'city1'],
    ['942/3', 'city1'],
  ] as const) {
    const game = building('GVE', { phase: '3', markers: { RhE: ['G6.city0'] } });
    play(game, laying('G6', laid));
    const { state } = game;
    const { segments } = tileOn(mapOf(state), state.track, 'G6');
    expect(standing(game, 'GVE'), laid).toEqual([`G6.${rheydt}`]);
    expect(segments.some(({ a, b }) => a === 2 && b === rheydt)).toBe(true);
    expect(standing(game, 'RhE')).toEqual([`G6.${rheydt === 'city0' ? 'city1' : 'city0'}`, 'I10.city0']);
  }
});

rule('18rhl/8-l', 'Elberfeld and Barmen become one city with both markers in it', () => {
  const game = building('BME', { phase: '3', markers: { CME: ['F13.city0'] } });
  expect([standing(game, 'BME'), standing(game, 'CME')]).toEqual([['F13.city1'], ['F13.city0', 'I10.city2']]);
  play(game, laying('F13', '934/5'));
  expect(new Set(circles(game, 'F13.city0'))).toEqual(new Set(['BME', 'CME']));
});

rule('18rhl/8-l', 'in green Köln RhE and CCE stand on the left bank, CME on the right; brown unites them', () => {
  for (const green of ['923/0', '924/0']) {
    const game = building('RhE', { phase: '5', treasury: { RhE: 500, CCE: 500, CME: 500 }, privates: { no4: 0 } });
    play(game, laying('I10', green, 'no4'));
    expect(new Set(circles(game, 'I10.city0'))).toEqual(new Set(['RhE', 'CCE']));
    expect(circles(game, 'I10.city1')).toEqual(['CME']);
    play(game, laying('I10', '928/0'));
    expect(new Set(circles(game, 'I10.city0'))).toEqual(new Set(['RhE', 'CCE', 'CME']));
  }
});

rule('18rhl/8-l', 'two brown OO cities become one grey city with the markers of both', () => {
  const game = building('GVE', { phase: '8', tiles: { G6: '917/2' }, markers: { RhE: ['G6.city0'] } });
  const [lay = ''] = fitting(game, 'G6');
  expect(lay.startsWith('948/')).toBe(true);
  play(game, laying('G6', lay));
  expect(new Set(circles(game, 'G6.city0'))).toEqual(new Set(['GVE', 'RhE', null]));
});

rule('18rhl/8-m', 'joining two towns is new track: to reach one of the four exits is enough', () => {
  // GVE comes in from the south-east, along a straight; the other track is out of its reach before.
  const game = building('GVE', { phase: '3', tiles: { F5: '55/2' } });
  expect(refusedBy(game, laying('E6', '201/0'))).toBe('18rhl/7.1-c');
  expect(offers(game, laying('F5', '88/2'))).toBe(true);
  play(game, laying('F5', '88/2'));
  expect(tileAt(game, 'F5')).toBe('88/2');
  const none = building('RhE', { phase: '3', tiles: { F5: '55/2' } });
  expect(refusedBy(none, laying('F5', '88/2'))).toBe('18rhl/8-d');
});

rule(
  ['18rhl/8-c', '18rhl/8-h'],
  'the upgrades of lettered tiles: each green metropolis has its brown tile, all browns the same grey one',
  () => {
    const at = (company: CompanyId, hex: string, laid: string, phase: TrainType, site: Situation = {}) =>
      tilesFor(building(company, { ...site, phase, tiles: { [hex]: laid } }), hex);
    for (const green of ['921/0', '922/0']) expect(at('DEE', 'F9', green, '5')).toEqual(['927']);
    for (const green of ['923/0', '924/0']) expect(at('RhE', 'I10', green, '5')).toEqual(['928']);
    const duisburg = { markers: { BME: ['D9.city1'] } };
    for (const green of ['925/0', '926/0']) expect(at('BME', 'D9', green, '5', duisburg)).toEqual(['929']);
    expect(at('DEE', 'F9', '927/0', '8')).toEqual(['932']);
    expect(at('RhE', 'I10', '928/0', '8')).toEqual(['932']);
    expect(at('BME', 'D9', '929/0', '8', { markers: { BME: ['D9'] } })).toEqual(['932']);
    expect(at('CCE', 'E6', '201/0', '3')).toEqual(['934']);
    expect(at('CCE', 'E6', '202/0', '3')).toEqual(['934']);
    expect(at('CCE', 'E6', '934/0', '5')).toEqual(['216']);
    expect(at('ADR', 'K2', '930/0', '5')).toEqual(['931']);
    expect(at('GVE', 'G6', '938/0', '5').every((tile) => ['916', '917', '918', '919', '920'].includes(tile))).toBe(
      true,
    );
    for (const brown of ['916/2', '917/2', '918/0', '919/0', '920/0']) {
      const markers = { BME: ['D11.city0'] };
      expect(at('BME', 'D11', brown, '8', { markers }), brown).toEqual(['948']);
    }
    // Nothing follows.
    expect(at('ADR', 'K2', '931/0', '8')).toEqual([]);
    expect(at('CCE', 'E6', '216/0', '8')).toEqual([]);
    expect(at('RhE', 'I10', '932/0', '8')).toEqual([]);
    expect(at('KKK', 'D7', '947/0', '8')).toEqual([]);
    expect(at('BME', 'D11', '948/0', '8', { markers: { BME: ['D11'] } })).toEqual([]);
  },
);

rule(
  '18rhl/E-58',
  'in unimproved Köln RhE cannot use the northern track nor CCE the southern; in green both can',
  () => {
    const tiles = { H9: '4/2', J9: '9/0' };
    const build = (company: CompanyId, more: Situation = {}) =>
      building(company, { tiles, treasury: { RhE: 500, CCE: 500 }, ...more });
    const north = laying('G8', '9/2');
    const south = laying('K8', '8/1');
    expect(refusedBy(build('RhE'), north)).toBe('18rhl/7.1-c');
    expect(verdict(build('RhE'), south)).toBe('legal');
    expect(refusedBy(build('CCE'), south)).toBe('18rhl/7.1-c');
    expect(verdict(build('CCE'), north)).toBe('legal');
    const green: Situation = { phase: '3', tiles: { ...tiles, I10: '923/0' } };
    for (const company of ['RhE', 'CCE'] as const) {
      expect([verdict(build(company, green), north), verdict(build(company, green), south)]).toEqual([
        'legal',
        'legal',
      ]);
    }

    // Running: Köln North – Neuss is CCE’s line, Köln South – Bonn that of RhE.
    const lines = { H9: '4/2', G8: '8/3', J9: '8/3', K10: '6/0' };
    const toNeuss = ['I10/2', 'H9.town0', 'H9/2', 'G8/3', 'F9.city0'];
    const toBonn = ['I10/0', 'J9/5', 'K10.city0'];
    const runs = (company: CompanyId, path: readonly string[], laid: Situation['tiles']) => {
      const trains = { [company]: ['2'] };
      const game = build(company, { tiles: { ...lines, ...laid }, trains, turn: { company, step: 'run' } });
      return verdict(game, { type: 'run', routes: [{ train: '2', path, counts: null }] });
    };
    expect(runs('CCE', ['I10.city1', ...toNeuss], {})).toBe('legal');
    expect(runs('RhE', ['I10.city1', ...toNeuss], {})).toBe('18rhl/10.1-d');
    expect(runs('RhE', ['I10.city0', ...toNeuss], {})).toBe('18rhl/10.1-c');
    expect(runs('RhE', ['I10.city0', ...toBonn], {})).toBe('legal');
    expect(runs('CCE', ['I10.city0', ...toBonn], {})).toBe('18rhl/10.1-d');
    for (const company of ['RhE', 'CCE'] as const) {
      for (const way of [toNeuss, toBonn]) {
        expect(runs(company, ['I10.city0', ...way], { I10: '923/0' })).toBe('legal');
      }
    }
  },
);

rule(
  '18rhl/E-59',
  'brown Moers: KKK lays it any way, CCE only so that it meets its own track; one circle waits',
  () => {
    const site: Situation = { phase: '5', tiles: { E6: '201/2' }, treasury: { CCE: 500, RhE: 500 } };
    expect(fitting(building('KKK', { phase: '5' }), 'D7')).toEqual(['947/0', '947/1', '947/2']);
    expect(fitting(building('CCE', site), 'D7')).toEqual(['947/0', '947/1']);
    expect(refusedBy(building('CCE', site), laying('D7', '947/2'))).toBe('18rhl/8-e');
    const far = building('CCE', { ...site, tiles: {} });
    expect(fitting(far, 'D7')).toEqual([]);

    const game = building('CCE', site);
    play(game, laying('D7', '947/0'));
    expect(offeredMarkers(game)).toEqual({ 'D7.city0': 80 });
    play(game, marking('D7'));
    expect(circles(game, 'D7.city0')).toEqual(['CCE', null]);
    // The other circle is KKK’s, which has not begun.
    const third = building('RhE', {
      ...site,
      tiles: { E6: '201/2', D7: '947/0', D5: '8/1' },
      markers: { CCE: ['D7'], RhE: ['C2'] },
    });
    expect(refusedBy(third, marking('D7'))).toBe('18rhl/9-k');
  },
);
