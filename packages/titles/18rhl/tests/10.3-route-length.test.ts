import { expect } from 'vitest';
import {
  AACHEN_DUEREN,
  AACHEN_GLADBACH,
  ARNHEM_WESEL,
  BONN_BASEL,
  DUEREN_AACHEN,
  DUEREN_BONN,
  duesseldorfKoeln,
  duisburgDuesseldorf,
  GLADBACH_KREFELD,
  koelnDueren,
  koelnFrankfurt,
  RHEINGOLD,
  SOUTH,
  WEST,
  weselDuisburg,
} from './boards.ts';
import { about, along, back, earns, forbids, type Line, most, pays, trip } from './lines.ts';
import { rule } from './situation.ts';

const LEGS = [
  ARNHEM_WESEL,
  weselDuisburg('city0'),
  duisburgDuesseldorf('city0', 'city0'),
  duesseldorfKoeln('city0', 'city0'),
  koelnDueren('city0'),
  DUEREN_AACHEN,
  AACHEN_GLADBACH,
  GLADBACH_KREFELD,
];
const TO_KOELN = along(...LEGS.slice(0, 4));

/** The line from Arnhem to Köln and on to Frankfurt and Krefeld; CME has markers in Köln and in Wesel. */
const cme = (line: Partial<Line>) =>
  about('CME', { trains: ['8'], phase: '8', tiles: { ...RHEINGOLD, ...WEST }, markers: { CME: ['B9'] }, ...line });

rule('18rhl/10.3-a', 'a train has no more cities and areas on its route than its number says', () => {
  for (const [train, phase] of [
    ['2', '5'],
    ['3', '5'],
    ['4', '5'],
    ['5', '5'],
    ['6', '6'],
  ] as const) {
    const game = cme({ trains: [train], phase });
    const stops = Number(train);
    expect(earns(game, trip(train, along(...LEGS.slice(0, stops - 1)))), `${train} stops`).toBeGreaterThan(0);
    expect(forbids(game, trip(train, along(...LEGS.slice(0, stops)))), 'one more').toBe('18rhl/10.3-a');
  }
});

rule('18rhl/10.3-a', 'the 8-train counts eight stops of nine', () => {
  const game = cme({});
  const way = along(...LEGS);
  const nine = 'A6.offboard0 B9.city0 D9.city0 F9.city0 I10.city0 K6.city0 K2.city0 G6.city0 E6.city0';
  expect(forbids(game, trip('8', way, nine))).toBe('18rhl/10.3-a');
  expect(earns(game, trip('8', way, nine.replace('B9.city0 ', '')))).toBe(60 + 3 * 50 + 20 + 30 + 30 + 30);
});

rule('18rhl/10.3-b', 'a 2-train passes any number of towns on its way', () => {
  const tiles = { B9: '5/0', C8: '8/1', C6: '4/1', C4: '58/2' };
  const game = about('CME', { trains: ['2'], tiles, markers: { CME: ['B9'] } });
  const way = 'B9.city0 B9/0 C8/1 C6.town0 C6/1 C4.town0 C4/2 B3/3 A4.offboard0';
  expect(pays(game, trip('2', way))).toEqual({ 'B9.city0': 20, 'C6.town0': 10, 'C4.town0': 10, 'A4.offboard0': 40 });
  expect(earns(game, trip('2', way))).toBe(80);
});

rule('18rhl/10.3-c', 'no train from 2 to 6 leaves out a city on its way', () => {
  for (const train of ['2', '3', '4', '5', '6'] as const) {
    const game = about('ADR', { trains: [train], phase: '3', tiles: SOUTH });
    const way = along(AACHEN_DUEREN, DUEREN_BONN);
    expect(forbids(game, trip(train, way, 'K2.city0 K4.town0 K10.city0')), train).toBe('18rhl/10.3-c');
  }
});

/** Nijmegen – town – Venlo – town – Krefeld, and Boxtel beside it. */
const VENLO = { C4: '58/0', D3: '9/0', F3: '8/2', F5: '56/0', E6: '202/0' };
const VENLO_KREFELD = 'E2.offboard0 E2/5 F3/4 F5.town1 F5/3 E6.city0';
const NIJMEGEN_VENLO = 'A4.offboard0 A4/0 B3/5 C4.town0 C4/0 D3/0 E2.offboard0';

rule('18rhl/10.3-d', 'Venlo is passed like a city by all but the 8-train', () => {
  const through = along(NIJMEGEN_VENLO, VENLO_KREFELD);
  const cce = (line: Partial<Line>) => about('CCE', { trains: ['3'], tiles: VENLO, phase: '2', ...line });
  expect(earns(cce({}), trip('3', through))).toBe(40 + 10 + 20 + 10 + 30);
  expect(earns(cce({ trains: ['6'], phase: '6' }), trip('6', through))).toBe(60 + 10 + 40 + 10 + 30);
  expect(forbids(cce({ trains: ['8'], phase: '8' }), trip('8', through))).toBe('18rhl/10.3-d');

  const own = cce({ markers: { CCE: ['E2'] } });
  expect(earns(own, trip('3', through)), 'an own marker').toBe(110);
  const foreign = cce({ markers: { GVE: ['E2'] } });
  expect(forbids(foreign, trip('3', through)), 'a foreign marker').toBe('18rhl/9-d');
  expect(earns(foreign, trip('3', VENLO_KREFELD)), 'which leaves it an end').toBe(60);
});

rule('18rhl/10.3-d', 'to the letter Venlo only begins or ends a route', () => {
  const game = about('CCE', { trains: ['3'], tiles: VENLO, options: { venlo: 'end-only' } });
  expect(forbids(game, trip('3', along(NIJMEGEN_VENLO, VENLO_KREFELD)))).toBe('18rhl/10.3-d');
  expect(earns(game, trip('3', VENLO_KREFELD))).toBe(60);
  expect(earns(game, trip('3', back(VENLO_KREFELD)))).toBe(60);
});

/** Düren – L9 – Bonn – Basel. */
const L9 = { K8: '8/5', K10: '15/5' };
const DUEREN_L9_BONN = 'K6.city0 K6/4 K8/5 L9.town0 L9/3 K10.city0';

rule(['18rhl/10.3-d', '18rhl/10.3-g'], 'the red town of L9 is passed like a town, but not by the 8-train', () => {
  const rhe = (train: '2' | '3' | '8') =>
    about('RhE', { trains: [train], tiles: L9, phase: '8', markers: { RhE: ['K6'] } });
  expect(pays(rhe('2'), trip('2', DUEREN_L9_BONN))).toEqual({ 'K6.city0': 20, 'L9.town0': 10, 'K10.city0': 30 });
  expect(earns(rhe('3'), trip('3', along(DUEREN_L9_BONN, BONN_BASEL)))).toBe(130);
  expect(forbids(rhe('8'), trip('8', along(DUEREN_L9_BONN, BONN_BASEL)))).toBe('18rhl/10.3-g');
});

rule('18rhl/10.3-e', 'the 8-train leaves out cities: they neither count nor pay', () => {
  const game = cme({});
  expect(pays(game, trip('8', TO_KOELN, 'A6.offboard0 F9.city0 I10.city0'))).toEqual({
    'A6.offboard0': 60,
    'F9.city0': 50,
    'I10.city0': 50,
  });
  expect(earns(game, trip('8', TO_KOELN, 'A6.offboard0 I10.city0'))).toBe(110);
});

rule(
  ['18rhl/10.3-e', '18rhl/E-40'],
  'it leaves out neither its only own marker nor a city that foreign markers fill',
  () => {
    const game = about('CCE', { trains: ['8'], phase: '8', tiles: RHEINGOLD, markers: { GVE: ['B9'] } });
    const closed = trip('8', TO_KOELN, 'A6.offboard0 I10.city0');
    expect(forbids(game, closed)).toBe('18rhl/9-d');

    const open = about('CCE', { trains: ['8'], phase: '8', tiles: RHEINGOLD });
    expect(earns(open, closed)).toBe(110);
    const through = along(TO_KOELN, koelnFrankfurt('city0'));
    expect(forbids(open, trip('8', through, 'A6.offboard0 D9.city0 L13.offboard0'))).toBe('18rhl/10.1-d');
    expect(earns(open, trip('8', through, 'A6.offboard0 I10.city0 L13.offboard0'))).toBe(60 + 2 * 50 + 60);
  },
);

rule('18rhl/10.3-f', 'the 8-train begins in Nijmegen, Arnhem, Basel or Frankfurt', () => {
  const game = cme({});
  expect(forbids(game, trip('8', duesseldorfKoeln('city0', 'city0')))).toBe('18rhl/10.3-f');
  expect(earns(game, trip('8', ARNHEM_WESEL))).toBe(80);
  expect(earns(game, trip('8', back(ARNHEM_WESEL))), 'at either end').toBe(80);
  expect(earns(game, trip('8', koelnFrankfurt('city0')))).toBe(110);

  const south = about('RhE', { trains: ['8'], phase: '8', tiles: SOUTH, markers: { RhE: ['K10'] } });
  expect(earns(south, trip('8', BONN_BASEL))).toBe(90);
  expect(forbids(south, trip('8', DUEREN_BONN))).toBe('18rhl/10.3-f');
  const north = about('CCE', { trains: ['8'], phase: '8', tiles: VENLO, markers: { CCE: ['E2'] } });
  expect(forbids(north, trip('8', NIJMEGEN_VENLO)), 'Venlo is no city to it').toBe('18rhl/10.3-g');
  expect(most(north)).toBe(0);
});

rule(
  '18rhl/10.3-g',
  'its other end is any city or an RGE hex across the map, never a second one on the same edge',
  () => {
    const game = cme({});
    expect(earns(game, trip('8', TO_KOELN)), 'a city halfway').toBe(60 + 20 + 3 * 50);
    expect(earns(game, trip('8', along(...LEGS.slice(0, 6)))), 'a city off the Rhine').toBe(280);
    expect(earns(game, trip('8', along(TO_KOELN, koelnFrankfurt('city0')))), 'the opposite edge').toBe(440);

    const tiles = { B7: '8/2', B9: '5/0', C8: '8/1', C6: '4/1', C4: '58/2' };
    const north = about('CME', { trains: ['8'], phase: '8', tiles, markers: { CME: ['B9'] } });
    const nijmegen = 'B9.city0 B9/0 C8/1 C6.town0 C6/1 C4.town0 C4/2 B3/3 A4.offboard0';
    expect(forbids(north, trip('8', along(ARNHEM_WESEL, nijmegen)))).toBe('18rhl/10.1-g');
  },
);

rule('18rhl/10.3-g', 'from Arnhem it does not go on to Liège', () => {
  const game = cme({});
  const liege = 'K2.city0 K2/0 L1.offboard0';
  expect(forbids(game, trip('8', along(...LEGS.slice(0, 6), liege)))).toBe('18rhl/10.3-g');
});

rule(['18rhl/10.3-g', '18rhl/E-39'], 'Arnhem – Hamburg is open to a 6-train and closed to the 8-train', () => {
  const tiles = { B7: '8/2', B9: '57/1', B11: '9/1', B13: '1/0' };
  const line = { phase: '8', tiles, markers: { CME: ['B9'] } } as const;
  const hamburg = along(ARNHEM_WESEL, 'B9.city0 B9/4 B11/4 B13.town0 B13/3 A14.offboard0');
  expect(forbids(about('CME', { ...line, trains: ['8'] }), trip('8', hamburg))).toBe('18rhl/10.3-g');
  expect(earns(about('CME', { ...line, trains: ['6'] }), trip('6', hamburg))).toBe(60 + 20 + 10 + 60);
});
