import { expect } from 'vitest';
import { routeRules } from '../index.ts';
import { TRAIN_TYPES } from '../trains.ts';
import { about, along, earns, pays, says } from './building.ts';
import { PASS, play, refusedBy, rule, run, trip, verdict } from './situation.ts';

/** Krefeld – Dormagen – Neuss – Osterath – Linn – Uerdingen. */
const TILES = { G11: '9/2', H12: '9/2', I13: '3/2', G13: '4/2' };
const FURTHER = { ...TILES, F12: '56/3' };
const TO_DORMAGEN = 'F10.city1 F10/5 G11/5 H12/5 I13.town0';
const TO_NEUSS = along(TO_DORMAGEN, 'I13.town0 I13/3 H14.city0');
const TO_OSTERATH = along(TO_NEUSS, 'H14.city0 H14/2 G13.town0');
const TO_UERDINGEN = along(TO_OSTERATH, 'G13.town0 G13/2 F12.town0 F12/3 E13.city0');

rule(
  ['18lra/E-01', '18lra/6.2.3-c', '18lra/6.1.2-f', '18lra/6.2.3-b'],
  'a town at an end counts: two of a 2-train, three of a 3-train',
  () => {
    const game = about('KEG', { trains: ['2', '3'], tiles: TILES });
    expect(says(game, '2', TO_DORMAGEN)).toBe('legal');
    expect(says(game, '2', TO_OSTERATH)).toBe('18lra/6.2.3-b');
    expect(says(game, '3', TO_OSTERATH)).toBe('legal');
  },
);

rule('18lra/E-02', 'town, city, town with both towns at the ends needs a 3-train', () => {
  const game = about('KEG', { trains: ['2', '3'], tiles: { ...TILES, F12: '55/1' } });
  const way = along('F12.town0 F12/1 F10.city1', TO_DORMAGEN);
  expect([says(game, '2', way), says(game, '3', way)]).toEqual(['18lra/6.2.3-b', 'legal']);
});

rule(['18lra/E-03', '18lra/6.2.2-b', '18lra/6.1.2-f'], 'two towns alone are no route: no own marker', () => {
  const game = about('KEG', { trains: ['2'], tiles: FURTHER });
  expect(says(game, '2', 'G13.town0 G13/2 F12.town0')).toBe('18lra/6.2.2-b');
});

rule(
  ['18lra/X-01', '18lra/X-02', '18lra/6.2.3-c'],
  'the end of the line counts as a town; once the line goes on it does not, and still pays',
  () => {
    const end = about('KEG', { trains: ['3'], tiles: TILES });
    expect(pays(end, 'KEG', '3', TO_OSTERATH)).toEqual({
      'F10.city1': 30,
      'I13.town0': 10,
      'H14.city0': 20,
      'G13.town0': 10,
    });
    const on = about('KEG', { trains: ['3'], tiles: FURTHER });
    expect(pays(on, 'KEG', '3', TO_UERDINGEN)).toEqual({
      ...{ 'F10.city1': 30, 'I13.town0': 10, 'H14.city0': 20, 'G13.town0': 10, 'F12.town0': 10, 'E13.city0': 20 },
    });
  },
);

rule(['18lra/6.2.3-d', '18lra/6.2.2-c', '18lra/6.1.2-d'], 'a blocked city may be an end but not be passed', () => {
  const game = about('KEG', { trains: ['3'], tiles: TILES, markers: { CME: ['H14.city0'] } });
  expect([says(game, '3', TO_NEUSS), says(game, '3', TO_OSTERATH)]).toEqual(['legal', '18lra/6.2.2-c']);
  const own = about('KEG', { trains: ['3'], tiles: { ...TILES, H14: 'L27/0' }, markers: { CME: ['H14.city0'] } });
  expect(says(own, '3', TO_OSTERATH), 'the harbour place is free').toBe('legal');
});

rule(['18lra/6.2.2.1-j', '18lra/6.2.2-c'], 'circle and harbour of others together block', () => {
  const tiles = { ...TILES, H14: 'L27/0' };
  const game = about('KEG', {
    trains: ['3'],
    tiles,
    markers: { CME: ['H14.city0'], BME: [] },
    harbours: { BME: 'H14' },
  });
  expect([says(game, '3', TO_NEUSS), says(game, '3', TO_OSTERATH)]).toEqual(['legal', '18lra/6.2.2-c']);
});

rule(['18lra/6.2.3-e', '18lra/E-95', '18lra/6.1.2-g'], 'no train runs through Aachen, not even one of ADR', () => {
  const game = about('ADR', { trains: ['3'], tiles: { J4: '4/0' } });
  expect(says(game, '3', 'J2.town0 J2/5 K3.offboard0 K3/3 J4.town0')).toBe('18lra/6.2.3-e');
  expect(says(game, '3', 'K3.offboard0 K3/3 J4.town0')).toBe('legal');
});

rule(['18lra/6.2.3-f', '18lra/6.1.1-a'], 'nothing on the way is left out: city, town, red area, grey field', () => {
  const game = about('KEG', { trains: ['3'], tiles: TILES });
  const skipping = { train: '3', path: TO_OSTERATH.split(' '), counts: ['F10.city1', 'H14.city0', 'G13.town0'] };
  expect(verdict(game, { type: 'run', routes: [skipping] })).toBe('18lra/6.2.3-f');
});

/** Aachen – Herzogenrath – Dalheim – Erkelenz, and back to Herzogenrath. */
const LOOP = { I3: '619/3', J4: '3/1' };

rule('18lra/6.2.3-g', 'no field twice', () => {
  const game = about('ADR', { trains: ['4'], phase: '4', tiles: LOOP });
  const way = 'K3.offboard0 K3/2 J2.town0 J2/3 I3.city0 I3/5 J4.town0';
  expect(says(game, '4', way)).toBe('legal');
  expect(says(game, '4', along(way, 'J4.town0 J4/1 J2.town0'))).toBe('18lra/6.2.3-g');
});

rule(
  ['18lra/6.1.2-b', '18lra/6.1.2-c'],
  'a terrain hex may be crossed twice, but nobody turns off at the crossing',
  () => {
    const tiles = { G11: '20/1', H12: '7/1', H10: '8/2', G9: '3/4', G13: '3/1' };
    const game = about('KEG', { trains: ['2'], phase: '3', tiles });
    expect(says(game, '2', 'F10.city1 F10/5 G11/5 H12/1 H10/2 G9.town0 G9/4 G11/4 G13.town0')).toBe('legal');
    expect(says(game, '2', 'F10.city1 F10/5 G11/4 G13.town0')).toBe('18lra/6.1.2-f');
  },
);

rule(
  ['18lra/E-79', '18lra/6.2.3-i', '18lra/6.2.2-d'],
  'a floated RhE has Köln for itself; a face-down marker or a blank closes nothing',
  () => {
    const way = 'J10.city0 J10/5 K11.offboard0';
    const line = { trains: ['2'], tiles: { J10: '6/3' }, markers: { CME: ['J10'] } } as const;
    expect(says(about('CME', line), '2', way)).toBe('legal');
    expect(says(about('CME', { ...line, floated: ['CME', 'RhE'] }), '2', way)).toBe('18lra/6.2.3-i');
    const blank = about('ADR', { ...line, players: 3, options: { scenario: '2' }, markers: { ADR: ['J10'] } });
    expect(says(blank, '2', way)).toBe('legal');
  },
);

rule('18lra/6.2.2-d', 'by option a foreign home area is a legal end', () => {
  const game = about('CME', {
    ...{ trains: ['2'], tiles: { J10: '6/3' }, markers: { CME: ['J10'] }, floated: ['CME', 'RhE'] },
    options: { redMarkers: 'stay-open' },
  });
  expect(says(game, '2', 'J10.city0 J10/5 K11.offboard0')).toBe('legal');
});

rule(
  ['18lra/6.2.3-j', '18lra/6.2.3-k', '18lra/6.2.4-a'],
  'two trains meet in a city on separate track, never on the same',
  () => {
    const game = about('KEG', { trains: ['2', '2'], tiles: { ...TILES, F12: '55/1' } });
    const other = 'F10.city1 F10/4 F12.town0';
    expect(earns(game, trip('2', TO_DORMAGEN), trip('2.2', other))).toBe(80);
    expect(verdict(game, run(trip('2', TO_DORMAGEN), trip('2.2', TO_DORMAGEN)))).toBe('18lra/6.2.3-j');
  },
);

rule(['18lra/6.2.3-a', '18lra/6.2.3-l'], 'a company with a route runs at least one train, before it buys any', () => {
  const game = about('KEG', { trains: ['2', '3'], tiles: TILES });
  expect(verdict(game, { type: 'run', routes: [] })).toBe('18lra/6.2.3-a');
  expect(verdict(game, run(trip('2', TO_DORMAGEN), trip('2', TO_DORMAGEN)))).toBe('18lra/6.2.3-a');
  expect(verdict(game, run(trip('3', TO_NEUSS))), 'one may stand').toBe('legal');
  play(game, run(trip('3', TO_NEUSS)), { type: 'withhold' });
  expect(refusedBy(game, run(trip('2', TO_DORMAGEN)))).toBe('18lra/6.2-a');
});

rule(['18lra/E-81', '18lra/6.2.3-m'], 'Jülich is one place: by both halves for two trains, never twice for one', () => {
  const tiles = { I7: 'L06/0', J6: '58/1', J4: '3/4', H8: 'L06/5', J8: '4/0' };
  const game = about('GVE', { trains: ['2', '2'], tiles, markers: { GVE: ['I7.city0', 'H8.city0'] } });
  const west = 'I7.city0 I7/0 J6.town0 J6/1 J4.town0 J4/5 K5.offboard0';
  const east = 'H8.city0 H8/5 I9.town0 I9/0 J8.town0 J8/0 K7.offboard0';
  expect(earns(game, trip('2', west), trip('2.2', east))).toBe(120);
  const joined = about('GVE', { trains: ['4'], phase: '4', tiles: { J4: '3/4', J6: '142/4', J8: '3/0' } });
  expect(says(joined, '4', 'K5.offboard0 K5/2 J4.town0 J4/4 J6.town0 J6/4 J8.town0 J8/0 K7.offboard0')).toBe(
    '18lra/6.2.3-m',
  );
});

rule(
  ['18lra/E-82', '18lra/6.2.3-n', '18lra/6.1.1-b', '18lra/6.2.4-b'],
  'Venlo is run through unless others hold both circles; it pays 20, in brown 40',
  () => {
    const way = 'B4.city0 B4/0 C3.town0 C3/0 D2/0 E1.city0 E1/5 F2.town0';
    const line = (phase: '3' | '5', markers: Readonly<Record<string, readonly string[]>>) =>
      about('CCE', { trains: ['3'], phase, tiles: { F2: '4/2' }, markers: { CCE: ['B4.city0'], ...markers } });
    expect(pays(line('3', {}), 'CCE', '3', way)['E1.city0']).toBe(20);
    expect(pays(line('5', { GVE: ['E1'] }), 'CCE', '3', way)['E1.city0']).toBe(40);
    expect(says(line('3', { GVE: ['E1'], BME: ['E1'] }), '3', way)).toBe('18lra/6.2.2-c');
  },
);

rule(
  ['18lra/6.2.3-n', '18lra/4.1.2-no6-m'],
  'Kevelaer ends a route and counts as a city, with or without the marker of the Kreisbahn',
  () => {
    const way = 'E1.city0 E1/3 D2/3 C3.town0 C3/2 B2.town0 B2/2 A1.offboard0';
    const line = { tiles: { B2: '4/2' }, markers: { GVE: ['E1'] } } as const;
    expect(pays(about('GVE', { ...line, trains: ['2'] }), 'GVE', '2', way)).toEqual({
      ...{ 'E1.city0': 20, 'C3.town0': 10, 'B2.town0': 10, 'A1.offboard0': 10 },
    });
    const brown = about('GVE', { ...line, trains: ['5'], gkb: 'GVE' });
    expect(says(brown, '5', way)).toBe('legal');
  },
);

rule('18lra/6.2.3-o', 'one train links both areas of Köln', () => {
  const game = about('RhE', { trains: ['3'], tiles: { J10: '5/4', J12: '9/1', J14: '8/5' } });
  expect(pays(game, 'RhE', '3', 'K11.offboard0 K11/2 J10.city0 J10/4 J12/4 J14/5 K15.offboard0')).toEqual({
    ...{ 'K11.offboard0': 30, 'J10.city0': 20, 'K15.offboard0': 30 },
  });
});

rule('18lra/6.2.3-o', 'by option both areas of Köln are one place, visited once', () => {
  const line = { trains: ['3'], tiles: { J10: '5/4', J12: '9/1', J14: '8/5' } } as const;
  const way = 'K11.offboard0 K11/2 J10.city0 J10/4 J12/4 J14/5 K15.offboard0';
  const one = about('RhE', { ...line, options: { koeln: 'one-area' } });
  expect([says(about('RhE', line), '3', way), says(one, '3', way)]).toEqual(['legal', '18lra/6.2.3-m']);
});

rule('18lra/E-96', 'one train may stop in both cities of green M.Gladbach', () => {
  const tiles = { H8: 'L21/0', I7: 'L07/3', J8: '3/2' };
  const game = about('GVE', { trains: ['3'], tiles, markers: { GVE: ['H8.city0'] } });
  expect(pays(game, 'GVE', '3', 'H8.city0 H8/0 I7.city0 I7/5 J8.town0 J8/3 I9.town0 I9/2 H8.city1')).toEqual({
    ...{ 'H8.city0': 40, 'I7.city0': 30, 'J8.town0': 10, 'I9.town0': 10, 'H8.city1': 40 },
  });
});

// Crossing the Rhine

const RUHR = { C13: 'L01/0', B14: 'L30/0', C15: 'L16/0', D14: 'L29/0' };

rule(
  ['18lra/E-73', '18lra/6.2.3.2-a', '18lra/6.2.3.2-b', '18lra/6.2.3.2-d'],
  'the ferry lowers its own tile, also at the end of a route; the tile opposite pays in full',
  () => {
    const game = about('ADR', { trains: ['3', '3'], tiles: RUHR, markers: { ADR: ['B14', 'C15'] } });
    const north = 'B14.city0 B14/3 A15.offboard0';
    expect(pays(game, 'ADR', '3', along('C13.town0 C13/3 B14.city0', north))['B14.city0']).toBe(10);
    expect(pays(game, 'ADR', '3', 'C13.town0 C13/3 B14.city0')['B14.city0']).toBe(10);
    expect(pays(game, 'ADR', '3', along('C15.city0 C15/2 B14.city0', north))['B14.city0']).toBe(20);
    expect(pays(game, 'ADR', '3', 'D14.city0 D14/3 C15.city0')).toEqual({ 'D14.city0': 10, 'C15.city0': 40 });
  },
);

rule(
  ['18lra/6.2.3.2-b', '18lra/6.2.3.2-c', '18lra/6.2.3.2-d'],
  'green Düsseldorf pays 30 over the ferry, else 40; brown it has one figure',
  () => {
    const way = 'H14.city0 H14/3 G15.city0';
    const game = about('BME', { trains: ['3'], tiles: { H14: 'L27/0', G15: 'L15/0' } });
    expect(pays(game, 'BME', '3', way)).toEqual({ 'H14.city0': 30, 'G15.city0': 30 });
    expect(pays(game, 'BME', '3', 'G15.city0 G15/5 H16.offboard0')['G15.city0']).toBe(40);
    const brown = about('BME', { trains: ['5'], tiles: { H14: 'L27/0', G15: 'L34/0' } });
    expect(pays(brown, 'BME', '5', way)['G15.city0']).toBe(60);
  },
);

rule('18lra/6.2.3.2-e', 'Wesel pays in full', () => {
  const game = about('CCE', { trains: ['3'], tiles: { B4: 'L14/0' } });
  expect(pays(game, 'CCE', '3', 'C3.town0 C3/3 B4.city0 B4/3 A5.offboard0')).toEqual({
    ...{ 'C3.town0': 10, 'B4.city0': 20, 'A5.offboard0': 20 },
  });
});

// Bonuses

/** Moers – Homberg – Ruhrort – Duisburg – Essen. */
const COAL_AND_STEEL = { C11: 'L08/4', C13: 'L02/1', B14: 'L30/0', C15: 'L16/0' };
const TO_DUISBURG = 'C11.city0 C11/4 C13.town0 C13/3 B14.city0 B14/5 C15.city0';
const TO_ESSEN = along(TO_DUISBURG, 'C15.city0 C15/3 B16.offboard0');

rule(
  ['18lra/6.2.4.2-a', '18lra/6.2.4.2-b', '18lra/6.2.4.2-c', '18lra/3.3-l'],
  'coal and steel bring 20, two of each 40; from brown on 40 and 80',
  () => {
    const green = about('MKB', { trains: ['4'], tiles: COAL_AND_STEEL });
    expect(pays(green, 'MKB', '4', TO_DUISBURG)['montan']).toBe(20);
    expect(pays(green, 'MKB', '4', TO_ESSEN)).toEqual({
      ...{ 'C11.city0': 20, 'C13.town0': 10, 'B14.city0': 10, 'C15.city0': 40, 'B16.offboard0': 20, montan: 40 },
    });
    expect(pays(green, 'MKB', '4', 'C11.city0 C11/4 C13.town0'), 'coal alone').not.toHaveProperty('montan');
    const brown = about('MKB', { trains: ['5'], tiles: COAL_AND_STEEL });
    expect([TO_DUISBURG, TO_ESSEN].map((way) => pays(brown, 'MKB', '5', way)['montan'])).toEqual([40, 80]);
  },
);

rule(['18lra/6.2.4.2-d', '18lra/6.2.4.2-e'], 'a site counts once for its hex, and each route for itself', () => {
  const game = about('KEG', { trains: ['3'], tiles: { F10: 'L17/0' } });
  const { graph, node } = routeRules(game.state, 'KEG');
  const marksIn = (hexes: readonly string[]) =>
    graph.nodes.filter(({ hex }) => hexes.includes(hex)).map((one) => node(one, '3').marks);
  expect(marksIn(['F10']), 'both cities of Krefeld').toEqual(Array(2).fill([{ kind: 'steel', id: 'F10' }]));
  expect(marksIn(['K1', 'K3']), 'both halves of Aachen').toEqual(Array(2).fill([{ kind: 'coal', id: 'Aachen' }]));
  const both = about('ADR', { trains: ['3', '3'], tiles: RUHR, markers: { ADR: ['B14', 'C15'] } });
  const coal = trip('3', 'C13.town0 C13/3 B14.city0 B14/3 A15.offboard0');
  const steel = trip('3.2', 'C15.city0 C15/3 B16.offboard0');
  expect(earns(both, coal, steel), 'two coal mines here and two steel mills there').toBe(10 + 10 + 20 + 40 + 20);
});

rule(['18lra/E-80', '18lra/6.2.4.1-d'], 'Oberhausen to Essen shows two logos and is no Iron Rhine', () => {
  const game = about('ADR', { trains: ['4'], tiles: RUHR, markers: { ADR: ['B14'] } });
  const way = 'A15.offboard0 A15/0 B14.city0 B14/5 C15.city0 C15/3 B16.offboard0';
  expect(pays(game, 'ADR', '4', way)).toEqual({
    ...{ 'A15.offboard0': 20, 'B14.city0': 20, 'C15.city0': 40, 'B16.offboard0': 20, montan: 20 },
  });
  const closed = about('ADR', { trains: ['4'], tiles: RUHR, markers: { ADR: ['B14'], BME: ['B16'] } });
  expect(says(closed, '4', way)).toBe('18lra/6.2.3-i');
});

/** Dalheim to the east by towns alone: Grefrath, Niep, Trompet. */
const NORTH_EAST = { I3: '14/0', H4: '9/0', G5: '9/0', F6: '1/0', F8: '8/1', E9: '55/0', D10: '8/4' };
const FROM_DALHEIM = 'I3.city0 I3/3 H4/3 G5/3 F6.town1 F6/4 F8/3 E9.town0 E9/3';
const BY_HOMBERG = { ...NORTH_EAST, D12: '56/0', C13: 'L01/0', B14: 'L30/0', C15: 'L16/0' };
const DALHEIM_RUHRORT = `${FROM_DALHEIM} D10/4 D12.town1 D12/3 C13.town0 C13/3 B14.city0`;
const DALHEIM_DUISBURG = along(DALHEIM_RUHRORT, 'B14.city0 B14/5 C15.city0');
const BY_RHEINHAUSEN = { ...NORTH_EAST, D12: '55/1', D14: 'L29/0', C15: 'L16/0' };
const bonuses = (paid: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(paid).filter(([id]) => !id.includes('.')));

rule(
  ['18lra/X-11', '18lra/6.2.4.1-a', '18lra/6.2.4.1-b', '18lra/X-08'],
  'Antwerpen to Essen over Dalheim: Iron Rhine and camp, no Montan bonus without coal',
  () => {
    const way = along(
      'I1.offboard0 I1/4 I3.city0',
      `${FROM_DALHEIM} D10/4 D12.town0 D12/4 D14.city0 D14/3 C15.city0`,
      'C15.city0 C15/3 B16.offboard0',
    );
    // Antwerpen enters Dalheim from the west; 14/0 has that exit.
    const game = about('CME', { trains: ['5'], tiles: BY_RHEINHAUSEN, markers: { CME: ['I3'] }, camp: 'CME' });
    expect(bonuses(pays(game, 'CME', '5', way))).toEqual({ ironRhine: 80, camp: 20 });
    const other = about('RhE', { trains: ['5'], tiles: BY_RHEINHAUSEN, markers: { RhE: ['I3'] }, camp: 'CME' });
    expect(bonuses(pays(other, 'RhE', '5', way)), 'the marker is on another charter').toEqual({ ironRhine: 80 });
  },
);

rule('18lra/6.2.4.1-c', 'Antwerpen has its own value and ends any route', () => {
  const way = 'I1.offboard0 I1/4 I3.city0';
  const at = (train: '2' | '5') => pays(about('GVE', { trains: [train], markers: { GVE: ['I3'] } }), 'GVE', train, way);
  expect([at('2'), at('5')]).toEqual([
    { 'I1.offboard0': 10, 'I3.city0': 10 },
    { 'I1.offboard0': 30, 'I3.city0': 10 },
  ]);
});

rule(
  ['18lra/E-54', '18lra/X-09', '18lra/6.2.4.5-a', '18lra/6.2.4.5-c', '18lra/4.1.2-no1-g'],
  'green: harbour 30 for three sites, Montan 20, camp 20',
  () => {
    const game = about('CME', { trains: ['4'], tiles: BY_HOMBERG, harbours: { CME: 'B14' }, camp: 'CME' });
    const way = along('J2.town0 J2/3 I3.city0', DALHEIM_DUISBURG);
    expect(bonuses(pays(game, 'CME', '4', way))).toEqual({ harbour: 30, montan: 20, camp: 20 });
  },
);

rule(['18lra/E-55', '18lra/6.2.4.5-c'], 'brown, two and two: harbour 40, Montan 80, camp 20', () => {
  const game = about('CME', { trains: ['5'], tiles: BY_HOMBERG, harbours: { CME: 'B14' }, camp: 'CME' });
  const way = along('J2.town0 J2/3 I3.city0', DALHEIM_DUISBURG, 'C15.city0 C15/3 B16.offboard0');
  expect(bonuses(pays(game, 'CME', '5', way))).toEqual({ harbour: 40, montan: 80, camp: 20 });
});

rule(
  ['18lra/E-56', '18lra/6.2.4.5-f', '18lra/6.2.4.5-d'],
  'one coal mine is 10 over the harbour and no Montan bonus; each route has its own',
  () => {
    const game = about('CME', { trains: ['3', '3'], tiles: RUHR, harbours: { CME: 'B14' } });
    const west = 'C13.town0 C13/3 B14.city0';
    const north = 'B14.city0 B14/3 A15.offboard0';
    expect(bonuses(pays(game, 'CME', '3', west))).toEqual({ harbour: 10 });
    expect(earns(game, trip('3', west), trip('3.2', north))).toBe(10 + 10 + 10 + (20 + 20 + 10));
  },
);

rule(
  ['18lra/6.2.4.5-b', '18lra/6.2.4.5-a'],
  'sites anywhere on the route count, a harbour off it or of another does not',
  () => {
    const tiles = { ...RUHR };
    const foreign = about('ADR', {
      trains: ['3'],
      tiles,
      markers: { ADR: ['B14'], CME: [] },
      harbours: { CME: 'B14' },
    });
    expect(bonuses(pays(foreign, 'ADR', '3', 'C13.town0 C13/3 B14.city0'))).toEqual({});
  },
);

rule('18lra/6.2.4.5-e', 'a harbour marker turned over brings nothing', () => {
  const game = about('KEG', { trains: ['5'], tiles: RUHR, markers: { KEG: ['E7', 'B14'] } });
  expect(bonuses(pays(game, 'KEG', '5', 'C13.town0 C13/3 B14.city0'))).toEqual({});
});

rule(
  ['18lra/4.1.2-no1-e', '18lra/4.1.2-no1-f', '18lra/X-08'],
  'each route with Dalheim and the right bank earns the camp',
  () => {
    const south = { I5: '8/1', H6: '8/4', H8: 'L06/1', H10: '9/1', H12: '9/1', H14: 'L27/0', G15: 'L15/0' };
    const game = about('CME', {
      trains: ['5', '5'],
      tiles: { ...BY_HOMBERG, ...south },
      markers: { CME: ['I3'] },
      camp: 'CME',
    });
    const toDuesseldorf = 'I3.city0 I3/4 I5/3 H6/4 H8.city0 H8/4 H10/4 H12/4 H14.city0 H14/3 G15.city0';
    expect(bonuses(pays(game, 'CME', '5', toDuesseldorf))).toEqual({ camp: 20 });
    expect(bonuses(pays(game, 'CME', '5', DALHEIM_RUHRORT))).toEqual({ camp: 20 });
    const alone = (way: string) => Object.values(pays(game, 'CME', '5', way)).reduce((sum, value) => sum + value, 0);
    expect(earns(game, trip('5', toDuesseldorf), trip('5.2', DALHEIM_RUHRORT))).toBe(
      alone(toDuesseldorf) + alone(DALHEIM_RUHRORT),
    );
    expect(
      bonuses(pays(game, 'CME', '5', along('I3.city0 I3/4 I5/3 H6/4 H8.city0', 'H8.city0 H8/4 H10/4 H12/4 H14.city0'))),
      'still on the left bank',
    ).toEqual({});
  },
);

rule(['18lra/6.2.4.3-a', '18lra/6.2.4.4-a'], 'there is no Eastern Ruhr and no 8-train', () => {
  const game = about('KEG', { trains: ['2'], tiles: TILES });
  const rules = routeRules(game.state, 'KEG');
  expect(rules.doublings).toBeUndefined();
  expect(Object.keys(rules.kinds)).toEqual([...TRAIN_TYPES, '2+4']);
  expect(rules.graph.nodes.some(({ node }) => node.group === 'EasternRuhr')).toBe(false);
});

rule('18lra/short-n', 'the short game has Montan bonus, harbour bonus and Iron Rhine', () => {
  const game = about('CME', {
    players: 3,
    options: { length: 'short' },
    trains: ['3'],
    tiles: RUHR,
    harbours: { CME: 'B14' },
  });
  const ids = routeRules(game.state, 'CME').bonuses?.map(({ id }) => id);
  expect(ids).toEqual(['montan', 'ironRhine', 'harbour']);
});

// The 2+4 train

const WEST_LINE = { B2: '4/2', F2: '4/2', G3: '4/2' };
const FOUR_TOWNS = 'A1.offboard0 A1/5 B2.town0 B2/5 C3.town0 C3/0 D2/0 E1.city0 E1/5 F2.town0 F2/5 G3.town0';

rule(
  ['18lra/4.1.2-no6-d', '18lra/6.2.3-n', '18lra/4.1.2-no6-l'],
  'the 2+4 train runs from Kevelaer to one city and four towns, ends or not',
  () => {
    const game = about('BME', { trains: [], phase: '5', gkb: 'BME', tiles: WEST_LINE });
    expect(pays(game, 'BME', '2+4', FOUR_TOWNS)).toEqual({
      ...{ 'A1.offboard0': 20, 'B2.town0': 10, 'C3.town0': 10, 'E1.city0': 40, 'F2.town0': 10, 'G3.town0': 10 },
    });
    expect(says(game, '2+4', 'A1.offboard0 A1/5 B2.town0')).toBe('legal');
    expect(refusedBy(game, PASS), 'it must run').toBe('18lra/6.2.3-a');
    play(game, run(trip('2+4', FOUR_TOWNS)));
    expect(game.state.flow.at(-1)).toMatchObject({ income: 100, apart: 100 });
  },
);

rule(
  ['18lra/E-67', '18lra/4.1.2-no6-d'],
  'five towns, two more cities, a red area or a route without Kevelaer are refused',
  () => {
    const five = about('BME', {
      trains: [],
      phase: '5',
      gkb: 'BME',
      tiles: { ...WEST_LINE, H4: '9/2', I5: '9/2', J6: '4/2' },
    });
    expect(says(five, '2+4', along(FOUR_TOWNS, 'G3.town0 G3/5 H4/5 I5/5 J6.town0'))).toBe('18lra/4.1.2-no6-d');
    const two = about('BME', { trains: [], phase: '5', gkb: 'BME', tiles: { ...WEST_LINE, H4: '8/0', I3: '14/0' } });
    expect(says(two, '2+4', along(FOUR_TOWNS, 'G3.town0 G3/5 H4/0 I3.city0'))).toBe('18lra/4.1.2-no6-d');
    const red = about('BME', { trains: [], phase: '5', gkb: 'BME', tiles: { ...WEST_LINE, B4: 'L14/0' } });
    const wesel = 'A1.offboard0 A1/5 B2.town0 B2/5 C3.town0 C3/3 B4.city0 B4/3 A5.offboard0';
    expect(says(red, '2+4', wesel)).toBe('18lra/4.1.2-no6-d');
    expect(says(red, '2+4', 'C3.town0 C3/0 D2/0 E1.city0')).toBe('18lra/4.1.2-no6-d');
  },
);

rule('18lra/4.1.2-no6-e', 'it passes a blocked city if its company has a marker there', () => {
  const line = { trains: [], phase: '5', gkb: 'BME', tiles: WEST_LINE } as const;
  const blocked = about('BME', { ...line, markers: { GVE: ['E1'], CME: ['E1'] } });
  expect(says(blocked, '2+4', FOUR_TOWNS)).toBe('18lra/6.2.2-c');
  const own = about('BME', { ...line, markers: { GVE: ['E1'], BME: ['E1'] } });
  expect(says(own, '2+4', FOUR_TOWNS)).toBe('legal');
});

rule(['18lra/E-66', '18lra/4.1.2-no6-i'], 'it earns no bonus', () => {
  const game = about('CME', { trains: [], phase: '5', gkb: 'CME', camp: 'CME', tiles: RUHR, harbours: { CME: 'B14' } });
  const all = routeRules(game.state, 'CME').bonuses ?? [];
  expect(all.map(({ id }) => id)).toEqual(['montan', 'ironRhine', 'camp', 'harbour']);
  expect(all.filter(({ kinds }) => kinds === undefined || kinds.includes('2+4'))).toEqual([]);
});

rule('18lra/4.1.2-no6-k', 'its track is its own', () => {
  const game = about('GVE', { trains: ['5'], gkb: 'GVE', tiles: WEST_LINE, markers: { GVE: ['E1'] } });
  const west = 'A1.offboard0 A1/5 B2.town0 B2/5 C3.town0 C3/0 D2/0 E1.city0';
  expect(verdict(game, run(trip('5', 'E1.city0 E1/3 D2/3 C3.town0'), trip('2+4', west)))).toBe('18lra/6.2.3-j');
  expect(earns(game, trip('5', 'E1.city0 E1/5 F2.town0'), trip('2+4', west))).toBe(50 + 80);
});
