import { EDGES, edgeBetween, oppositeEdge } from '@stellwerk/engine/board';
import { BANK } from '@stellwerk/engine/finance';
import { isFixed, nodeOf, printedOn, sideFault, tileOn } from '@stellwerk/engine/track';
import { expect } from 'vitest';
import { maps } from '../board.ts';
import { mapOf } from '../state.ts';
import {
  acting,
  building,
  cash,
  circles,
  fitting,
  hexesFor,
  intoOperatingRound,
  laying,
  offeredLays,
  standing,
  tileAt,
  tilesFor,
  verdict,
} from './building.ts';
import { offers, play, refusedBy, rule, type Situation } from './situation.ts';

const map = maps.standard;

// 7.1 General

rule('18rhl/7.1-a', 'the sixteen grey and fourteen red hexes take no tile, the other 59 may', () => {
  const game = building('BME', { phase: '8', markers: { BME: ['J15', 'E2', 'C2'] } });
  const fixed = map.grid.names.filter((hex) => ['gray', 'red'].includes(printedOn(map, hex).color));
  expect(map.grid.names.filter((hex) => printedOn(map, hex).color === 'gray')).toHaveLength(16);
  expect(fixed).toHaveLength(30);
  expect(map.grid.names).toHaveLength(89);
  for (const hex of fixed) {
    for (const tile of ['9/0', '57/0', '932/0', '948/0']) {
      expect(refusedBy(game, laying(hex, tile)), hex).toBe('18rhl/7.1-a');
    }
  }
  expect(hexesFor(game).filter((hex) => fixed.includes(hex))).toEqual([]);
  expect(refusedBy(game, laying('Z9', '9/0'))).toBe('18rhl/7.1-a');
});

rule('18rhl/7.1-b', 'in the yellow phase RhE finds no tile but yellow ones', () => {
  const site = { tiles: { J9: '9/0' } };
  const yellow = building('RhE', site);
  expect(refusedBy(yellow, laying('J9', '23/0'))).toBe('18rhl/7.1-b');
  expect(refusedBy(yellow, laying('I10', '923/0'))).toBe('18rhl/7.1-b');
  const colours = (lays: readonly string[]) =>
    new Set(lays.map((lay) => map.tiles.get(lay.split(/[ /]/)[1] ?? '')?.color));
  expect(colours(offeredLays(yellow))).toEqual(new Set(['yellow']));
  const green = building('RhE', { ...site, phase: '3' });
  expect(verdict(green, laying('J9', '24/3'))).toBe('legal');
  expect(colours(offeredLays(green))).toEqual(new Set(['yellow', 'green']));
});

rule('18rhl/7.1-c', 'RhE builds on from the open end of its line, not beyond a gap', () => {
  const game = building('RhE');
  expect(hexesFor(game)).toEqual(['J9']);
  expect(refusedBy(game, laying('K8', '9/1'))).toBe('18rhl/7.1-c');
  // On the right hex, but with track past the line.
  expect(refusedBy(game, laying('J9', '8/0'))).toBe('18rhl/7.1-c');
  play(game, laying('J9', '9/0'));
  const next = building('RhE', { tiles: { J9: '9/0' } });
  expect(hexesFor(next)).toEqual(['K8']);
  expect(verdict(next, laying('K8', '8/1'))).toBe('legal');
});

rule('18rhl/7.1-c', 'a marker of CME in Bonn cuts RhE off; a free circle or an own marker does not', () => {
  const beyond = laying('K8', '9/1');
  const tiles = { J9: '8/3', K10: '5/1' };
  const free = building('RhE', { tiles });
  expect(offers(free, beyond)).toBe(true);
  play(free, beyond);
  const own = building('RhE', { tiles, markers: { RhE: ['K10'] } });
  expect(offers(own, beyond)).toBe(true);
  const cut = building('RhE', { tiles, markers: { CME: ['K10'] } });
  expect(refusedBy(cut, beyond)).toBe('18rhl/7.1-c');
  expect(hexesFor(cut)).toEqual([]);
  // With a second circle in Bonn the way is open again.
  const wide = building('RhE', { tiles: { ...tiles, K10: '15/5' }, markers: { CME: ['K10'] }, phase: '3' });
  expect(tileOn(mapOf(wide.state), wide.state.track, 'K10').exits).toEqual([0, 1, 2, 5]);
  expect(offers(wide, beyond)).toBe(true);
});

rule('18rhl/7.1-d', 'in its first turn CCE builds on its home Krefeld or on from its home Köln, nowhere else', () => {
  const { game } = intoOperatingRound(['CCE'], { fresh: ['CCE'], treasury: { CCE: 500 } });
  expect([acting(game), standing(game, 'CCE')]).toEqual(['CCE', ['E6.city0', 'I10.city1']]);
  expect(hexesFor(game)).toEqual(['E6', 'H9']);
  expect(refusedBy(game, laying('J9', '9/0'))).toBe('18rhl/7.1-c');
  play(game, laying('E6', '201/3'));
  expect(circles(game, 'E6.city0')).toEqual(['CCE']);
});

rule('18rhl/7.1-d', 'in its first turn ADR goes on where others have built from Aachen', () => {
  const { game } = intoOperatingRound(['ADR'], {
    fresh: ['ADR'],
    treasury: { ADR: 500 },
    tiles: { K4: '4/1', K8: '8/1' },
  });
  // K4 leads to Düren, Düren to K8, and K8 on to the north; J3 lies at Aachen’s other exit.
  expect(hexesFor(game)).toEqual(['J3', 'J9']);
  play(game, laying('J9', '9/0'));
});

rule('18rhl/7.1-e', 'plain, one town, two towns, one city, two cities: tile and hex agree', () => {
  const plain = building('CME');
  for (const tile of ['4/0', '58/0', '3/0', '56/0', '57/0']) {
    expect(refusedBy(plain, laying('H11', tile)), tile).toBe('18rhl/7.1-e');
  }
  expect(tilesFor(plain, 'H11')).toEqual(['7', '8', '9']);
  const town = building('CCE');
  for (const tile of ['9/2', '56/5', '57/2']) expect(refusedBy(town, laying('H9', tile)), tile).toBe('18rhl/7.1-e');
  expect(tilesFor(town, 'H9')).toEqual(['3', '4', '58']);
  const towns = building('GVE');
  for (const tile of ['9/2', '4/2', '58/5', '57/2']) {
    expect(refusedBy(towns, laying('F5', tile)), tile).toBe('18rhl/7.1-e');
  }
  expect(tilesFor(towns, 'F5')).toEqual(['1', '2', '55', '56', '69']);
  const city = building('RhE', { tiles: { J9: '8/3' } });
  for (const tile of ['9/2', '4/2', '56/5']) expect(refusedBy(city, laying('K10', tile)), tile).toBe('18rhl/7.1-e');
  expect(tilesFor(city, 'K10')).toEqual(['5', '6', '57']);
  const cities = building('RhE', { tiles: { D13: '202/0' }, markers: { RhE: ['D13'] } });
  expect(tilesFor(cities, 'C12')).toEqual(['937']);
  expect(map.tiles.get('937')?.nodes.map(({ kind }) => kind)).toEqual(['city', 'city']);
});

rule('18rhl/7.1-f', 'Y and OO: letters only on the same letters, and nothing else there', () => {
  const krefeld = building('CCE', { tiles: { H9: '4/2' } });
  expect(refusedBy(krefeld, laying('E6', '57/0'))).toBe('18rhl/7.1-f');
  expect(refusedBy(krefeld, laying('E6', '937/0'))).toBe('18rhl/7.1-f');
  expect(tilesFor(krefeld, 'E6')).toEqual(['201', '202']);

  const bonn = building('RhE', { tiles: { J9: '8/3' } });
  expect(refusedBy(bonn, laying('K10', '202/0'))).toBe('18rhl/7.1-f');

  const essen = building('RhE', { tiles: { D13: '202/0' }, markers: { RhE: ['D13'] } });
  for (const tile of ['57/2', '201/2']) expect(refusedBy(essen, laying('C12', tile))).toBe('18rhl/7.1-f');
  expect(tilesFor(essen, 'C12')).toEqual(['937']);
});

rule('18rhl/7.1-f', 'each lettered tile has one kind of hex to lie on', () => {
  const hexesOf = (letters: string) =>
    map.grid.names.filter((hex) => !isFixed(printedOn(map, hex)) && printedOn(map, hex).labels.includes(letters));
  expect(Object.fromEntries(['AC', 'D', 'DU', 'K', 'Moers', 'OO', 'Y'].map((id) => [id, hexesOf(id)]))).toEqual({
    AC: ['K2'],
    D: ['F9'],
    DU: ['D9'],
    K: ['I10'],
    Moers: ['D7'],
    OO: ['C12', 'D11', 'G6', 'G12'],
    Y: ['D13', 'E6', 'F13'],
  });
});

rule('18rhl/7.1-g', 'no track off the map, against a blank grey side or a red side without entry', () => {
  const bme = building('BME');
  expect(refusedBy(bme, laying('G14', '8/2'))).toBe('18rhl/7.1-g');
  expect(verdict(bme, laying('G14', '9/2'))).toBe('legal');
  // K8: L7 in the south-west is blank, L9 in the south-east has an entry.
  const rhe = building('RhE', { tiles: { J9: '9/0' } });
  expect(refusedBy(rhe, laying('K8', '9/0'))).toBe('18rhl/7.1-g');
  expect(verdict(rhe, laying('K8', '8/3'))).toBe('legal');
  // E4: Venlo E2 in the west has entries in the north-east and south-east only.
  const gve = building('GVE', { tiles: { F5: '55/5' } });
  expect(refusedBy(gve, laying('E4', '8/5'))).toBe('18rhl/7.1-g');
  expect(verdict(gve, laying('E4', '9/2'))).toBe('legal');
  // G4: the entry of Roermond in the west is open.
  const west = building('GVE', { markers: { GVE: ['G2'] } });
  expect(verdict(west, laying('G4', '9/1'))).toBe('legal');
});

rule('18rhl/7.1-h', 'track may end at a bare hex, at a tile or at a printed hex that shows no track there', () => {
  const bare = building('RhE');
  expect(verdict(bare, laying('J9', '9/0'))).toBe('legal');
  const beside = building('RhE', { tiles: { K8: '9/1' } });
  expect(verdict(beside, laying('J9', '9/0'))).toBe('legal');
  const printed = building('RhE', { tiles: { J9: '8/1' } });
  // J7 from the east to the south-west, where Düren K6 has no track.
  expect(verdict(printed, laying('J7', '8/4'))).toBe('legal');
});

rule('18rhl/7.1-i', 'the first tile on a mountain costs 30 or 60 M, paid to the bank out of the treasury', () => {
  for (const [company, hex, laid, cost] of [
    ['BME', 'E14', '9/0', 30],
    ['BME', 'G14', '9/2', 60],
    ['DEE', 'F11', '9/1', 60],
  ] as const) {
    const game = building(company, { treasury: { [company]: cost } });
    const bank = cash(game, BANK);
    play(game, laying(hex, laid));
    expect([cash(game, company), cash(game, BANK) - bank], hex).toEqual([0, cost]);

    const poor = building(company, { treasury: { [company]: cost - 1 } });
    expect(refusedBy(poor, laying(hex, laid)), hex).toBe('18rhl/7.1-i');
    expect(hexesFor(poor)).not.toContain(hex);
  }
});

rule('18rhl/7.1-i', 'the green tile on a printed yellow mountain is its first and costs the mountain', () => {
  for (const [company, hex, laid, cost] of [
    ['BME', 'F13', '934/5', 30],
    ['ADR', 'K2', '930/0', 30],
    ['BME', 'I14', '23/5', 60],
  ] as const) {
    const site: Situation = { phase: '3', markers: hex === 'I14' ? { BME: ['J15'] } : {} };
    const game = building(company, { ...site, treasury: { [company]: cost } });
    play(game, laying(hex, laid));
    expect(cash(game, company), hex).toBe(0);
    const poor = building(company, { ...site, treasury: { [company]: cost - 1 } });
    expect(refusedBy(poor, laying(hex, laid)), hex).toBe('18rhl/7.1-i');
  }
});

rule(
  '18rhl/7.1-i',
  'an upgrade costs only what the old tile shows: nothing on F11 and F13, 30 M on the green AC',
  () => {
    const free = building('BME', { phase: '3', treasury: { BME: 0 }, tiles: { G14: '9/2' } });
    expect(verdict(free, laying('G14', '23/2'))).toBe('legal');
    const barmen = building('BME', { phase: '5', treasury: { BME: 0 }, tiles: { F13: '934/5' } });
    expect(tilesFor(barmen, 'F13')).toEqual(['216']);
    const aachen = building('ADR', { phase: '5', treasury: { ADR: 30 }, tiles: { K2: '930/0' } });
    play(aachen, laying('K2', '931/0'));
    expect(cash(aachen, 'ADR')).toBe(0);
    const poor = building('ADR', { phase: '5', treasury: { ADR: 29 }, tiles: { K2: '930/0' } });
    expect(refusedBy(poor, laying('K2', '931/0'))).toBe('18rhl/7.1-i');
  },
);

rule('18rhl/7.1-i', 'the mountains of the map: nine small ones and four large ones', () => {
  const cost = (amount: number) =>
    map.printed
      .filter((hex) => hex.upgradeCost?.types.includes('mountain') && hex.upgradeCost.cost === amount)
      .map(({ id }) => id);
  expect(cost(30)).toEqual(['D13', 'E12', 'E14', 'F13', 'G12', 'I12', 'J13', 'K2', 'K12']);
  expect(cost(60)).toEqual(['F11', 'G14', 'H13', 'I14']);
});

rule('18rhl/7.1-k', 'Remscheid’s printed exit to the east is part of the first tile on G12', () => {
  const game = building('BME', { tiles: { G14: '7/1' } });
  expect(tileOn(mapOf(game.state), game.state.track, 'G14').exits).toEqual([1, 2]);
  expect(fitting(game, 'G12')).toEqual(['937/0', '937/4']);
  for (const rotation of [1, 2, 3, 5]) {
    expect(refusedBy(game, laying('G12', `937/${rotation}`))).toBe('18rhl/7.1-k');
  }
  play(game, laying('G12', '937/0'));
  // The city that has the printed exit keeps it.
  const { state } = game;
  expect(tileOn(mapOf(state), state.track, 'G12').segments).toContainEqual({ a: 4, b: 'city1', kind: 'track' });
});

rule('18rhl/7.1-k', 'the track of a printed yellow hex goes on in the green tile laid over it', () => {
  const dueren = building('ADR', { phase: '3', tiles: { K4: '4/1' } });
  expect(fitting(dueren, 'K6')).toEqual(['15/1']);
  expect(refusedBy(dueren, laying('K6', '15/2'))).toBe('18rhl/8-f');
  // Nijmegen – C4 stays; the one other open side of B3 is in the east, and ADR comes from C4.
  const b3 = building('ADR', { phase: '3', markers: { ADR: ['C2'] }, tiles: { C4: '3/1' } });
  expect(fitting(b3, 'B3')).toEqual(['28/5']);
  expect(refusedBy(b3, laying('B3', '29/5'))).toBe('18rhl/8-f');
});

rule(
  ['18rhl/7.1-e', '18rhl/7.1-g', '18rhl/7.2-e'],
  'how many ways there are to lay the first tile on hexes of every kind, reached from one side',
  () => {
    const cases: readonly (readonly [string, number, Parameters<typeof building>[0], Situation?])[] = [
      // Plain hexes: to each other open side.
      ['J9', 4, 'RhE'],
      ['H11', 4, 'CME'],
      ['H7', 5, 'CCE', { tiles: { H9: '58/5' } }],
      ['B7', 1, 'RhE', { tiles: { B9: '5/0' }, markers: { RhE: ['B9'] } }],
      ['C8', 3, 'RhE', { tiles: { B9: '5/0' }, markers: { RhE: ['B9'] } }],
      ['D3', 3, 'GVE', { markers: { GVE: ['E2'] } }],
      // Towns: one on H9; two on F5 with six open sides, on E8 and C10 with five.
      ['H9', 3, 'CCE'],
      ['F5', 16, 'GVE'],
      ['E8', 6, 'CCE', { tiles: { E6: '201/3' } }],
      ['C10', 6, 'RhE', { markers: { RhE: ['D9.city1'] } }],
      ['J3', 6, 'ADR'],
      // Cities: Bonn on the river, Krefeld as a home, Gelsenkirchen with two.
      ['K10', 3, 'RhE', { tiles: { J9: '8/3' } }],
      ['E6', 12, 'CCE'],
      ['C12', 2, 'RhE', { tiles: { D13: '202/0' }, markers: { RhE: ['D13'] } }],
    ];
    for (const [hex, count, company, site] of cases) {
      expect(fitting(building(company, site ?? {}), hex), hex).toHaveLength(count);
    }
  },
);

// 7.2 The Rhine

/** The hexes on both sides of the Rhine, from Arnhem to Basel. */
const RHINE = 'A6-B5 B5-B7 B7-C6 B7-C8 C8-C10 E8-E10 G8-G10 G10-H9 H9-H11 J9-J11 J11-K10 K10-K12 K12-L11';

rule('18rhl/7.2-a', 'no hex side along the Rhine lets track pass; the crossings are D9, F9, I10 and C8', () => {
  for (const pair of RHINE.split(' ')) {
    const [west = '', east = ''] = pair.split('-');
    const edge = edgeBetween(map.grid, west, east);
    if (edge === undefined) throw new Error(`${pair} do not touch`);
    expect(sideFault(map, west, edge), pair).toBe('barrier');
    expect(sideFault(map, east, oppositeEdge(edge)), pair).toBe('barrier');
  }
  const barred = map.grid.names.flatMap((hex) => EDGES.filter((edge) => sideFault(map, hex, edge) === 'barrier'));
  expect(barred).toHaveLength(2 * 13);
  // A ferry on each green metropolis, a bridge on each brown one.
  for (const [hex, green, brown] of [
    ['D9', ['925', '926'], '929'],
    ['F9', ['921', '922'], '927'],
    ['I10', ['923', '924'], '928'],
  ] as const) {
    expect(new Set(printedOn(map, hex).nodes.map(({ bank }) => bank))).toEqual(new Set(['west', 'east']));
    for (const tile of green) {
      const ferries = map.tiles.get(tile)?.segments.filter(({ kind }) => kind === 'ferry');
      expect(ferries, tile).toEqual([{ a: 'city0', b: 'city1', kind: 'ferry' }]);
    }
    expect(map.tiles.get(brown)?.nodes, brown).toHaveLength(1);
  }
});

rule('18rhl/7.2-b', 'Köln costs 30 M to make green, 50 M to make brown and 50 M to make grey', () => {
  for (const [phase, before, laid, cost] of [
    ['3', undefined, '923/0', 30],
    ['5', '923/0', '928/0', 50],
    ['8', '928/0', '932/0', 50],
  ] as const) {
    const site: Situation = { phase, tiles: before ? { I10: before } : {} };
    const game = building('RhE', { ...site, treasury: { RhE: cost } });
    const bank = cash(game, BANK);
    expect(offers(game, laying('I10', laid))).toBe(true);
    play(game, laying('I10', laid));
    expect([cash(game, 'RhE'), cash(game, BANK) - bank]).toEqual([0, cost]);
    const poor = building('RhE', { ...site, treasury: { RhE: cost - 1 } });
    expect(refusedBy(poor, laying('I10', laid))).toBe('18rhl/7.2-b');
    expect(hexesFor(poor)).not.toContain('I10');
  }
});

rule(
  '18rhl/7.2-b',
  'Düsseldorf and Duisburg cost the same, on either green tile; No. 4 saves the first 30 M only',
  () => {
    for (const [hex, tiles, brown] of [
      ['F9', ['921/0', '922/0'], '927/0'],
      ['D9', ['925/0', '926/0'], '929/0'],
    ] as const) {
      const markers = { DEE: [hex === 'D9' ? 'D9.city1' : 'K6'] };
      for (const green of tiles) {
        const first = building('DEE', { phase: '3', markers });
        play(first, laying(hex, green));
        expect(cash(first, 'DEE')).toBe(470);
        const second = building('DEE', { phase: '5', markers, tiles: { [hex]: green } });
        play(second, laying(hex, brown));
        expect(cash(second, 'DEE')).toBe(450);
      }
    }
    const ferry = building('DEE', { phase: '3', privates: { no4: 0 } });
    play(ferry, laying('F9', '921/0', 'no4'));
    expect(cash(ferry, 'DEE')).toBe(500);
  },
);

const AT_WESEL: Situation = { tiles: { B9: '5/0' }, markers: { RhE: ['B9'] } };

rule('18rhl/7.2-c', 'C8 is crossed along the printed track to Wesel only; the first tile has to join it', () => {
  const wesel = building('RhE', AT_WESEL);
  expect(fitting(wesel, 'C8')).toEqual(['8/1', '8/3', '9/0']);
  // From the left bank the tile must join the printed track all the same.
  const left = building('RhE', { tiles: { C6: '4/1' }, markers: { RhE: ['C2', 'K6'] } });
  expect(fitting(left, 'C8')).toEqual([]);
  const reached = building('RhE', { tiles: { C4: '4/1', C6: '4/1' }, markers: { RhE: ['C2'] } });
  expect(refusedBy(reached, laying('C8', '7/0'))).toBe('18rhl/7.2-c');
  expect(refusedBy(reached, laying('C8', '9/1'))).toBe('18rhl/7.2-e');
  expect(fitting(reached, 'C8')).toEqual(['8/1']);
  // A later tile keeps it, and still no other side of C8 leads over the river.
  const green = building('RhE', { ...AT_WESEL, phase: '3', tiles: { B9: '5/0', C8: '9/0' } });
  const exits = fitting(green, 'C8').map((lay) => {
    const [tile = '', rotation] = lay.split('/');
    return (map.tiles.get(tile)?.exits ?? []).map((edge) => (edge + Number(rotation)) % 6);
  });
  expect(exits.length).toBeGreaterThan(0);
  for (const sides of exits) {
    expect(sides).toContain(3);
    expect(sides).toContain(0);
    expect(sides.filter((edge) => edge === 2 || edge === 4)).toEqual([]);
  }
});

rule('18rhl/7.2-d', 'a metropolis tile lies one way only, and each bank keeps its number of places', () => {
  for (const [hex, company, tiles, left, right] of [
    ['I10', 'RhE', ['923', '924'], 2, 1],
    ['F9', 'DEE', ['921', '922'], 1, 2],
    ['D9', 'BME', ['925', '926'], 1, 2],
  ] as const) {
    const site: Situation = { phase: '3', markers: hex === 'D9' ? { BME: ['D9.city1'] } : {} };
    for (const tile of tiles) {
      const game = building(company, site);
      expect(tilesFor(game, hex)).toEqual([...tiles]);
      for (const rotation of [1, 2, 3, 4, 5]) {
        expect(refusedBy(game, laying(hex, `${tile}/${rotation}`)), tile).toBe('18rhl/7.2-d');
      }
      play(game, laying(hex, `${tile}/0`));
      const banks = tileOn(map, game.state.track, hex).nodes.map(({ bank, slots }) => [bank, slots]);
      expect(banks, tile).toEqual([
        ['west', left],
        ['east', right],
      ]);
    }
  }
  const brown = building('RhE', { phase: '5', tiles: { I10: '924/0' } });
  expect(refusedBy(brown, laying('I10', '928/3'))).toBe('18rhl/7.2-d');
  play(brown, laying('I10', '928/0'));
  expect(nodeOf(tileOn(map, brown.state.track, 'I10'), 'city0')?.slots).toBe(3);
});

rule('18rhl/7.2-e', 'no track into or over the river: not in yellow, not with a town, not in green', () => {
  const rhe = building('RhE', { phase: '3', tiles: { J9: '9/0' } });
  expect(refusedBy(rhe, laying('J9', '27/3'))).toBe('18rhl/7.2-e');
  expect(refusedBy(building('RhE'), laying('J9', '7/3'))).toBe('18rhl/7.2-e');
  const cce = building('CCE');
  expect(refusedBy(cce, laying('H9', '3/4'))).toBe('18rhl/7.2-e');
  expect(refusedBy(cce, laying('H9', '58/3'))).toBe('18rhl/7.2-e');
  const cme = building('CME');
  expect(refusedBy(cme, laying('H11', '7/0'))).toBe('18rhl/7.2-e');
  const osterath = building('CCE', { tiles: { E6: '201/3' } });
  expect(refusedBy(osterath, laying('E8', '55/0'))).toBe('18rhl/7.2-e');
  const bonn = building('RhE', { tiles: { J9: '8/3' } });
  expect(refusedBy(bonn, laying('K10', '6/2'))).toBe('18rhl/7.2-e');
});

rule('18rhl/7.2-f', 'the first tile on C8 costs 30 M; the rope of No. 3 does not help there', () => {
  const game = building('RhE', { ...AT_WESEL, treasury: { RhE: 30 }, privates: { no3: 0 } });
  expect(refusedBy(game, laying('C8', '9/0', 'no3'))).toBe('18rhl/4.2-no3-e');
  expect(hexesFor(game, 'no3')).not.toContain('C8');
  play(game, laying('C8', '9/0'));
  expect(cash(game, 'RhE')).toBe(0);
  const poor = building('RhE', { ...AT_WESEL, treasury: { RhE: 29 } });
  expect(refusedBy(poor, laying('C8', '9/0'))).toBe('18rhl/7.2-f');
  const upgrade = building('RhE', {
    ...AT_WESEL,
    phase: '3',
    treasury: { RhE: 0 },
    tiles: { B9: '5/0', C8: '9/0' },
  });
  expect(verdict(upgrade, laying('C8', '24/3'))).toBe('legal');
  expect(tileAt(upgrade, 'C8')).toBe('9/0');
});

// 7.3 Special hexes

rule('18rhl/7.3-a', 'the concession’s #935 is the only city tile for E8; by a normal lay E8 takes two towns', () => {
  const game = building('CCE', { phase: '3', tiles: { E6: '201/3' }, privates: { no2: 0 } });
  expect(tilesFor(game, 'E8')).toEqual(['2', '56', '69']);
  expect(tilesFor(game, 'E8', 'no2')).toEqual(['935']);
  expect(refusedBy(game, laying('E8', '935/1'))).toBe('18rhl/4.2-no2-g');
});

rule(
  '18rhl/7.3-b',
  'the first build on E14 is No. 1’s; once somebody has built there it is a hex like any other',
  () => {
    const reserved = building('BME', { privates: { no1: 1 } });
    expect(hexesFor(reserved)).toEqual(['G14']);
    const open = building('BME');
    expect(hexesFor(open)).toEqual(['E14', 'G14']);
    expect(fitting(open, 'E14')).toEqual(['7/0', '7/5', '8/0', '9/0']);
    const built = building('BME', { privates: { no1: 1 }, usedPowers: ['no1'], tiles: { E14: '9/0' }, phase: '3' });
    expect(hexesFor(built)).toContain('E14');
  },
);
